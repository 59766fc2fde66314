import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';
import { playOn } from './play-on.ts';

const { comes, server } = guests();

test('two guests and a spectator finish a match despite a reload, a lost connection and a restart', {
  timeout: 600_000,
}, async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${shortestGame.id}/friends` });
  await anna.getByRole('radio', { name: '2' }).check({ force: true });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('img', { name: 'QR code for the link' }).waitFor();
  const code = await anna.locator('.code').innerText();
  const { page: clara } = await comes('Clara', { path: `#/join/${code}` });
  await clara.getByText('Anna').first().waitFor();
  const { page: bruno } = await comes('Bruno', { language: 'fr', path: `#/join/${code}` });
  await bruno.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await bruno.getByRole('checkbox', { name: 'Je suis prêt' }).check();
  await anna.getByText('1 of 2 ready').waitFor();
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await Promise.all([anna, bruno, clara].map((page) => page.locator('#asked').waitFor()));

  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Good luck!' }).click();
  await bruno.getByRole('tab', { name: 'Discussion' }).click();
  await bruno.getByText('Bonne chance !').last().waitFor();

  let over = false;
  for (let round = 0; !over && round < 600; round++) {
    if (round === 6) await bruno.reload();
    if (round === 10) await server.restart();
    if (round === 14) {
      await anna.context().setOffline(true);
      await anna.waitForTimeout(300);
      await anna.context().setOffline(false);
    }
    for (const [at, page] of [anna, bruno].entries()) over = (await playOn(page, round * 7 + at * 3)) || over;
    await anna.waitForTimeout(30);
  }
  expect(over).toBe(true);
  await Promise.all(
    [anna, clara].map((page) => page.getByRole('dialog', { name: 'The end' }).waitFor({ timeout: 10_000 })),
  );
  await bruno.getByRole('dialog', { name: 'Fin de la partie' }).waitFor({ timeout: 10_000 });
  const said = await Promise.all([anna, clara].map((page) => page.locator('.after-how').innerText()));
  expect(said[0]).toBe(said[1]);
});
