import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';
import { en, fr } from './words.ts';

const { comes, server } = guests();

test.each([
  ['en', 'Open the table', 'Begin now', 'Choose from a list', en.table.chosen('')],
  ['fr', 'Ouvrir la table', 'Commencer maintenant', 'Choisir dans une liste', fr.table.chosen('')],
] as const)(
  '%s: an answer that the table holds back is shown as chosen, and cannot be given twice',
  async (language, open, begin, choose, prefix) => {
    const chosen = new RegExp(`^${prefix.trim().replace(/\s+/g, '\\s')}`);
    const { page, complaints } = await comes('Anna', { language });
    const held: (() => void)[] = [];
    let isHolding = false;
    let played = 0;
    await page.routeWebSocket(/\/ws$/, (line) => {
      const there = line.connectToServer();
      line.onMessage((text) => {
        if (isHolding && JSON.parse(String(text)).type === 'play') played++;
        there.send(text);
      });
      there.onMessage((text) => {
        if (isHolding) held.push(() => line.send(text));
        else line.send(text);
      });
    });
    await page.goto(`${server.url}/?held#/new/${firstGame.id}/friends`);
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('button', { name: begin }).click();
    const list = page.getByRole('button', { name: choose });
    await list.waitFor({ timeout: 60_000 });
    await list.click();
    isHolding = true;
    await page.getByRole('dialog').locator('.option').first().click();
    const prompt = page.locator('#asked');
    await prompt.getByText(chosen).waitFor();
    expect(await prompt.getByRole('button').count()).toBe(0);
    isHolding = false;
    for (const send of held.splice(0)) send();
    await prompt.getByText(chosen).waitFor({ state: 'detached' });
    expect(played).toBe(1);
    expect(complaints).toEqual([]);
  },
);
