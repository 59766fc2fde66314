import type { Page } from 'playwright-core';
import type { HttpPlayer } from './play-out.ts';

/** The guest of this page, as a player by requests. */
export async function playerOfPage(base: string, page: Page, name: string): Promise<HttpPlayer> {
  const token = await page.evaluate(`(async () => {
    const ask = async (type, body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/' + type, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await ask('guest', { name: ${JSON.stringify(name)} });
    localStorage.setItem('manigance.guest', 'yes');
    return (await ask('newToken', { label: 'test' })).token;
  })()`);
  return { base, token: String(token) };
}
