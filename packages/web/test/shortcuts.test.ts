import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { site } from './site.ts';
import { en, fr } from './words.ts';

const { visit } = site();

async function atTable(language: 'en' | 'fr' = 'en', settings: Readonly<Record<string, string>> = {}) {
  const words = language === 'en' ? en : fr;
  const visited = await visit({ path: `#/new/${shortestGame.id}`, language, settings });
  await visited.page.getByRole('button', { name: words.newTable.start }).click();
  await visited.page.getByRole('button', { name: words.table.list }).waitFor();
  return { ...visited, words };
}

const log = (page: Page) => page.getByRole('log').first();
const selectedTab = (page: Page) =>
  page.locator('.side-tabs [role=tab][aria-selected=true]').first().innerText();

test.each(['en', 'fr'] as const)('%s: ? lists the keys, and each key does what it says', async (language) => {
  const { page, words, complaints, close } = await atTable(language);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: words.keys.title });
  await sheet.waitFor();
  expect(await sheet.locator('dd').allInnerTexts()).toEqual(Object.values(words.keys.does));
  // Under a dialog the keys are off.
  await page.keyboard.press('0');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await expect.poll(() => selectedTab(page)).toBe(words.table.rules);
  // The letters of a search are no shortcuts.
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('l');
  expect(await selectedTab(page)).toBe(words.table.rules);
  await page.locator('#asked').focus();
  await page.keyboard.press('Control+l');
  expect(await selectedTab(page)).toBe(words.table.rules);
  await page.keyboard.press('l');
  await expect.poll(() => selectedTab(page)).toContain(words.table.log);
  const before = await log(page).innerText();
  await page.locator('#asked').focus();
  await page.keyboard.press('0');
  const first = page.getByRole('dialog').locator('.option').first();
  await first.waitFor();
  const number = `getComputedStyle(document.querySelector('dialog .option'), '::before').content`;
  expect(await page.evaluate(number)).toContain('counter');
  await page.keyboard.press('1');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => log(page).innerText()).not.toBe(before);
  expect(complaints).toEqual([]);
  await close();
});

test('the keys can be turned off', async () => {
  const { page, words, close } = await atTable('en', { shortcuts: 'off' });
  await page.keyboard.press('0');
  await page.keyboard.press('?');
  await page.keyboard.press('r');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await selectedTab(page)).toContain(words.table.log);
  await close();
});

test('Enter presses the accent button of the question, but leaves a focused control alone', async () => {
  const { page, words, close } = await atTable('en', { confirm: 'always' });
  await page.keyboard.press('0');
  await page.getByRole('dialog').locator('.option').first().waitFor();
  await page.keyboard.press('1');
  const confirm = page.getByRole('button', { name: words.table.confirm });
  await confirm.waitFor();
  await page.getByRole('button', { name: words.table.menu }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: words.table.menu }).waitFor();
  await page.keyboard.press('Escape');
  expect(await confirm.count()).toBe(1);
  await page.locator('#asked').focus();
  await page.keyboard.press('Enter');
  await confirm.waitFor({ state: 'detached' });
  await close();
});

test('U undoes what may be undone, and otherwise says why not', async () => {
  const { page, words, close } = await atTable();
  await page.keyboard.press('u');
  await page.locator('.toast').getByText(words.table.noUndo['no-move']).waitFor();
  const back = log(page).getByText(words.table.tookBack());
  const reasons = Object.values(words.table.noUndo).slice(1);
  const seen = { free: 0, barred: 0 };
  for (let turn = 0; turn < 40 && (seen.free === 0 || seen.barred === 0); turn++) {
    await page.getByRole('button', { name: words.table.list }).click();
    const options = page.getByRole('dialog').locator('.option');
    await options.first().waitFor();
    await options.nth(turn % (await options.count())).click();
    await page.getByRole('button', { name: words.table.list }).waitFor();
    await page.locator('.toast').waitFor({ state: 'detached' });
    const count = await back.count();
    await page.locator('#asked').focus();
    await page.keyboard.press('u');
    const result = async () => {
      if ((await back.count()) > count) return 'free';
      const told = (await page.locator('.toast').allInnerTexts()).join(' ');
      return reasons.some((reason) => told.includes(reason)) ? 'barred' : undefined;
    };
    await expect.poll(result).toBeDefined();
    seen[(await result()) === 'free' ? 'free' : 'barred']++;
  }
  expect(Math.min(seen.free, seen.barred)).toBeGreaterThan(0);
  await close();
});

test('a match against bots is started again after one question', async () => {
  const { page, words, close } = await atTable();
  const url = page.url();
  await page.getByRole('button', { name: words.table.menu }).click();
  await page.getByRole('button', { name: words.menu.again }).click();
  await page.getByRole('button', { name: words.menu.goOn }).click();
  await page.getByRole('button', { name: words.menu.again }).click();
  await page.getByRole('button', { name: words.menu.againSure }).click();
  await expect.poll(() => page.url()).not.toBe(url);
  await page.getByRole('button', { name: words.table.list }).waitFor();
  const kept = `Object.keys(localStorage).filter((key) => key.startsWith('manigance.match.')).length`;
  expect(await page.evaluate(kept)).toBe(1);
  await close();
});
