import { expect, test, vi } from 'vitest';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';

const { ahead } = vi.hoisted(() => {
  const clock = { ahead: 0 };
  const { now } = Date;
  Date.now = () => now() + clock.ahead; // the server reads it when it starts
  return { ahead: clock };
});
const { comes } = guests();

test('the host lets a bot play for a player who is away; the seat is theirs again when they come back', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${shortestGame.id}/friends` });
  await anna.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.locator('.code').innerText();
  const { page: bruno } = await comes('Bruno', { path: `#/join/${code}` });
  await bruno.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [anna, bruno]) await page.getByRole('checkbox', { name: 'I’m ready' }).click();
  for (const page of [anna, bruno]) await page.locator('#asked').waitFor();
  const address = bruno.url();
  await bruno.goto('about:blank');
  const letPlay = { name: 'Let a bot play for Bruno until they are back' };
  const log = anna.getByRole('log');
  const ask = async () => {
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('dialog').getByRole('button', letPlay).click();
  };
  await ask();
  await anna.getByText('Bruno hasn’t been away for long').waitFor();
  await anna.keyboard.press('Escape');
  ahead.ahead += 11 * 60_000;
  await ask();
  await anna.keyboard.press('Escape');
  await log.getByText('A bot now plays for Bruno.').first().waitFor();
  await bruno.goto(address);
  await log.getByText('Bruno takes over from the bot again.').first().waitFor();
  await bruno.locator('#asked').waitFor();
  expect(await bruno.getByText('A bot is playing for you').count()).toBe(0);
});
