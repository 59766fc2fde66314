import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { site } from './site.ts';

const { visit } = site();

test('every setting applies at once and is stored', async () => {
  const { page, close } = await visit({ path: '#/settings', settings: { speed: 'normal' } });
  const read = (what: string) => page.evaluate(what) as Promise<string>;
  const style = (name: string) =>
    read(`getComputedStyle(document.documentElement).getPropertyValue('${name}')`);
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });
  await expect.poll(() => style('--t-move')).toBe('400ms');
  for (const [speed, move, fast] of [
    ['Slow', '640ms', '192ms'],
    ['Fast', '200ms', '60ms'],
    ['No movement', '0ms', '0ms'],
    ['Instant', '0ms', '0ms'],
  ] as const) {
    await choose('Speed', speed);
    await expect.poll(() => style('--t-move')).toBe(move);
    expect(await style('--t-fast')).toBe(fast);
  }

  const ground = await read('getComputedStyle(document.body).backgroundColor');
  await choose('Theme', 'Dark');
  await expect.poll(() => read('getComputedStyle(document.body).backgroundColor')).not.toBe(ground);
  const quiet = await style('--ink-2');
  await choose('Contrast', 'High');
  await expect.poll(() => style('--ink-2')).not.toBe(quiet);
  const size = async () =>
    Number.parseFloat(await read('getComputedStyle(document.documentElement).fontSize'));
  const usual = await size();
  await choose('Text size', 'Largest');
  await expect.poll(size).toBeGreaterThan(usual);
  // Nothing sounds unless somebody wants it.
  expect(
    await page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' }).isChecked(),
  ).toBe(true);
  await choose('Confirm each move', 'Yes');
  await choose('Language', 'Français');
  await page.reload();
  await page.getByRole('heading', { name: 'Réglages', level: 1 }).waitFor();
  await expect.poll(() => read('document.documentElement.dataset.theme')).toBe('dark');
  await page.goto(`${page.url().split('#')[0]}#/new/${shortestGame.id}`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: 'Choisir dans une liste' }).click();
  await page.getByRole('dialog').locator('.option').first().click();
  await page.getByRole('button', { name: 'Confirmer' }).waitFor();
  await close();
});

test('forbidden characters are removed from names, typed or stored', async () => {
  const { page, close } = await visit({ path: '#/settings', settings: { name: 'A\u202eda' } });
  const field = page.getByLabel('My name');
  await expect.poll(() => field.inputValue()).toBe('Ada');
  await field.fill('Zo\u200bé\u2066 👩\u200d💻');
  expect(await field.inputValue()).toBe('Zoé 👩\u200d💻');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Zoé 👩\u200d💻');
  await close();
});
