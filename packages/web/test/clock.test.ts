import { protocolVersion } from '@manigance/protocol/limits';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';

const { comes, server } = guests();

/** The page offers no bank as short as this one; the server does. */
async function quickTable(atZero: 'bot' | 'default'): Promise<string> {
  const guest = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hanna', token: true }),
  });
  const { token } = (await guest.json()) as { readonly token: string };
  const setup = {
    game: shortestGame.id,
    options: {},
    seats: [{ for: 'anyone' }, { for: 'bot', level: (await shortestGame.bot?.())?.bots.levels[0]?.id }],
    pace: { kind: 'live', bank: 10, increment: 0 },
    access: 'private',
    atZero,
    spectators: true,
  };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  const answers = new Promise<string>((found, failed) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { readonly type: string; readonly code?: string };
      if (message.type === 'welcome') socket.send(JSON.stringify({ type: 'create', id: 1, ...setup }));
      if (message.code !== undefined) found(message.code);
      if (message.type === 'refused') failed(new Error(String(data)));
    };
  });
  socket.onopen = () =>
    socket.send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token }));
  const code = await answers;
  socket.close();
  return code;
}

test('when time is up a bot plays on, the page says so, and the seat can be taken back', async () => {
  const { page, complaints } = await comes('Anna', { path: `#/join/${await quickTable('bot')}` });
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('checkbox', { name: 'I’m ready' }).click();
  await page.getByRole('img', { name: /^Anna’s clock: 0:0\d$/ }).waitFor();
  await page.getByText('A bot is playing for you').waitFor({ timeout: 60_000 });
  const lines = () => page.getByRole('log').locator('li').count();
  const seen = await lines();
  await expect.poll(lines).toBeGreaterThan(seen);
  await page.getByRole('button', { name: 'Play myself again' }).click();
  await page.getByText('A bot is playing for you').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('when time is up the rules can answer instead, and the match goes on', async () => {
  const { page, complaints } = await comes('Anna', { path: `#/join/${await quickTable('default')}` });
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('checkbox', { name: 'I’m ready' }).click();
  await page.getByRole('img', { name: 'Anna’s clock: 0:00' }).waitFor({ timeout: 60_000 });
  // What was played, and why: in a notice that stays, and in the log, which the sheet at the end may cover.
  const played = 'Your time ran out, so this was played for you: ';
  await page.locator('.notice').getByText(played).first().waitFor();
  await expect.poll(() => page.locator('.log').getByText(played).count()).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test('without a connection the clock stops and says so', async () => {
  const { page } = await comes('Anna', { path: `#/join/${await quickTable('bot')}` });
  let isCut = false;
  let cut = () => {};
  await page.routeWebSocket(/\/ws$/, async (line) => {
    if (isCut) return line.close();
    line.connectToServer();
    cut = () => void line.close();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('checkbox', { name: 'I’m ready' }).click();
  const clock = page.getByRole('img', { name: /^Anna’s clock: / });
  await expect.poll(() => clock.innerText()).toBe('0:09'); // it runs
  isCut = true;
  cut();
  await page.getByRole('img', { name: 'stopped' }).waitFor();
  const left = await clock.innerText();
  await page.waitForTimeout(2_500);
  expect(await clock.innerText()).toBe(left);
});
