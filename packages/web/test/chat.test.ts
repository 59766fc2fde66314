import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';

const { comes } = guests();

async function opensTable(name: string, seats = 2): Promise<{ readonly page: Page; readonly code: string }> {
  const { page } = await comes(name, { path: `#/new/${shortestGame.id}/friends` });
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  return { page, code: await page.locator('.code').innerText() };
}

/** Anna and Bruno at a table whose match has begun. */
async function annaAndBruno() {
  const { page: anna, code } = await opensTable('Anna');
  const { page: bruno } = await comes('Bruno', { path: `#/join/${code}` });
  await bruno.getByRole('button', { name: 'Sit here' }).click();
  await bruno.getByRole('button', { name: 'Sit here' }).waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await anna.getByRole('button', { name: 'Begin anyway' }).click();
  await Promise.all([anna, bruno].map((page) => page.locator('#asked').waitFor()));
  return { anna, bruno, code };
}

test('unread chat survives a reload, until it is read; lines have their time', async () => {
  const { anna, bruno } = await annaAndBruno();
  const tab = (name: string) => anna.getByRole('tab', { name, exact: true });
  await bruno.getByRole('tab', { name: 'Chat' }).click();
  await bruno.getByRole('button', { name: 'Good luck!' }).click();
  await bruno.getByRole('button', { name: 'It’s your move.' }).click();
  await tab('Chat (2)').waitFor();
  await anna.reload();
  await tab('Chat (2)').click();
  await anna.getByRole('log').getByText('Good luck!').waitFor();
  const time = anna.locator('.chat-line time').first();
  expect(await time.innerText()).toMatch(/^\d?\d:\d\d/);
  expect(Date.parse((await time.getAttribute('datetime')) ?? '')).toBeGreaterThan(0);
  await anna.reload();
  await tab('Chat').waitFor();
  // One’s own lines are not unread.
  await bruno.reload();
  await bruno.getByRole('tab', { name: 'Chat', exact: true }).waitFor();
});

test('the host turns off the chat of spectators, who are told', async () => {
  const { anna, code } = await annaAndBruno();
  const { page: clara } = await comes('Clara', { path: `#/join/${code}` });
  await clara.getByRole('tab', { name: 'Chat' }).click();
  const field = clara.getByLabel('Say something');
  await field.waitFor();
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Turn off spectators’ chat' }).click();
  await clara.getByText('The host has turned off spectators’ chat.').waitFor();
  expect(await field.count()).toBe(0);
  await anna.getByRole('button', { name: 'Let spectators chat' }).click();
  await field.waitFor();
});

test('a second Anna is told that her name is taken, and sits down under another', async () => {
  const { code } = await opensTable('Anna');
  const { page } = await comes('ANNA', { path: `#/join/${code}` });
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('alert').getByText('Somebody at this table has this name').waitFor();
  const field = page.getByLabel('Your name');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('Hannah');
  await field.blur();
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByText('Hannah').first().waitFor();
});

test('guests without a chosen name are numbered', async () => {
  const { page: host, code } = await opensTable('', 3);
  const { page } = await comes('', { path: `#/join/${code}` });
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await host.locator('.lobby-seats').getByText('Guest 2', { exact: true }).waitFor();
});
