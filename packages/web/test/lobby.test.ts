import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guests } from './guests.ts';

const { comes } = guests();
const game = catalog.manifests.find(({ seats }) => seats.max >= 4) ?? catalog.get(catalog.ids[0] ?? '');
const key = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const row = (page: Page, name: string) => page.locator('.lobby-seat', { hasText: name });

const evenSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Anna opens a table for three, Bruno sits down. */
async function annaAndBruno() {
  const { page: anna } = await comes('Anna', { path: `#/new/${game.id}/friends` });
  await key(anna, '3');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.locator('.code').innerText();
  const { page: bruno } = await comes('Bruno', { path: `#/join/${code}`, language: 'fr' });
  await bruno.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await row(anna, 'Bruno').waitFor();
  return { anna, bruno };
}

test('nothing begins by surprise: a bot on the last seat waits for everybody to be ready', async () => {
  const { anna, bruno } = await annaAndBruno();
  await anna.getByLabel('Seat 3').selectOption({ index: 1 });
  await bruno.locator('.lobby-seat').nth(2).getByText('Robot').waitFor();
  await bruno.getByRole('checkbox', { name: 'Je suis prêt' }).check();
  await row(anna, 'Bruno').getByText('ready', { exact: true }).waitFor();
  await anna.getByText('Waiting for you.').waitFor();
  await bruno.getByText('On attend Anna.').waitFor();
  // People who were ready for other terms are asked again.
  await anna.getByRole('button', { name: 'Change the terms of this table' }).click();
  await key(anna, 'Live');
  await anna.getByRole('button', { name: 'Save' }).click();
  await row(anna, 'Bruno').getByText('not ready yet').waitFor();
  expect(await anna.locator('.facts').innerText()).toContain('Live');
  for (const [page, mark, line] of [
    [anna, 'changed just now', 'Anna changed: Pace'],
    [bruno, 'changé à l’instant', 'Anna a changé : Rythme'],
  ] as const) {
    await page.locator('.facts').getByText(mark).first().waitFor();
    await expect.poll(() => page.getByRole('log').innerText().then(evenSpaces)).toContain(line);
  }
  expect(await bruno.locator('#asked').count()).toBe(0);
  for (const [page, name] of [
    [anna, 'I’m ready'],
    [bruno, 'Je suis prêt'],
  ] as const)
    await page.getByRole('checkbox', { name }).click();
  await Promise.all([anna, bruno].map((page) => page.locator('#asked').waitFor()));
});

test('the lobby shows who is here and has chat', async () => {
  const { anna, bruno } = await annaAndBruno();
  await row(anna, 'Bruno').getByText('here', { exact: true }).waitFor();
  await bruno.getByRole('button', { name: 'Bonjour !' }).click();
  await anna.getByRole('log').getByText('Hello!').waitFor();
  await bruno.close();
  await row(anna, 'Bruno').getByText('away', { exact: true }).waitFor();
});

test('the host arranges seats and removes a person, who cannot sit down again until let back in', async () => {
  const { anna, bruno } = await annaAndBruno();
  const names = () => anna.locator('.lobby-seat .lobby-name b').allInnerTexts();
  await anna.getByRole('button', { name: 'Move Bruno one seat up' }).click();
  await expect.poll(names).toEqual(['Bruno', 'Anna']);
  await anna.getByRole('button', { name: 'Remove Bruno from the table' }).click();
  await anna.getByRole('button', { name: 'Yes, remove Bruno' }).click();
  await bruno.getByRole('alert').getByText('L’hôte vous a retiré').waitFor();
  expect(await bruno.getByRole('button', { name: 'S’asseoir ici' }).count()).toBe(0);
  await anna.getByRole('button', { name: 'Let Bruno sit down again' }).click();
  await bruno.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await row(anna, 'Bruno').waitFor();
});

test('everybody chooses a colour, by keyboard too; the board wears it', async () => {
  const { anna, bruno } = await annaAndBruno();
  const last = game.colours.at(-1) ?? 'red';
  const nth = game.colours.length - 1;
  await anna.getByRole('group', { name: 'Your colour' }).getByRole('radio').nth(nth).check({ force: true });
  await bruno.locator(`.lobby-seat.seat-${last}`, { hasText: 'Anna' }).waitFor();
  const mine = bruno.getByRole('group', { name: 'Votre couleur' }).getByRole('radio');
  expect(await mine.nth(nth).isDisabled()).toBe(true);
  await mine.nth(1).focus();
  await bruno.keyboard.press('ArrowLeft');
  await anna.locator(`.lobby-seat.seat-${game.colours[0]}`, { hasText: 'Bruno' }).waitFor();
  // Pressed early, the button names who is not ready and asks once; what it asks is no second press of the same place.
  await anna.getByRole('button', { name: 'Begin now' }).dblclick();
  expect(await anna.locator('#asked').count()).toBe(0);
  // The second press reaches the button that took the place of the first, or the first one still.
  await anna.getByRole('button', { name: /^(Begin now|Wait)$/ }).waitFor();
  const wait = anna.getByRole('button', { name: 'Wait' });
  if (await wait.isVisible()) await wait.click();
  await anna.getByRole('button', { name: 'Begin now' }).press('Enter');
  await anna.getByRole('alert').getByText('Bruno isn’t ready yet. Begin anyway?').waitFor();
  const focused = () => anna.evaluate('document.activeElement?.textContent');
  await expect.poll(focused).toBe('Wait');
  await anna.getByRole('button', { name: 'Begin anyway' }).click();
  for (const page of [anna, bruno]) {
    await page.locator('#asked').waitFor();
    await page.locator(`.plate.seat-${last}`, { hasText: 'Anna' }).waitFor();
    await page.locator(`.plate.seat-${game.colours[0]}`, { hasText: 'Bruno' }).waitFor();
  }
});

test.each([...catalog.ids])('%s: at a solo table the player chooses a colour', async (id) => {
  const { colours } = catalog.get(id);
  const { page } = await comes('Anna', { path: `#/new/${id}` });
  const nth = colours.length - 1;
  await page.getByRole('group', { name: 'Your colour' }).getByRole('radio').nth(nth).check({ force: true });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator(`.plate.is-me.seat-${colours[nth]}`).waitFor();
  const plates = await page.locator('.plate').evaluateAll((all) => all.map((one) => one.className));
  const worn = plates.map((name) => /seat-(\w+)/.exec(name)?.[1]);
  expect(new Set(worn).size).toBe(worn.length);
  await page.reload();
  await page.locator(`.plate.is-me.seat-${colours[nth]}`).waitFor();
});
