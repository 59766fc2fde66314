import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { site } from './site.ts';
import { sizes } from './stages.ts';

const { visit } = site();
const game = catalog.manifests.find(({ book }) => book !== undefined) ?? firstGame;

const focused = (page: Page) => page.evaluate('document.activeElement?.textContent ?? ""');

test('a chapter is read by keyboard: its board is drawn, its example answered, its articles opened', async () => {
  const { page, complaints, close } = await visit({ path: `#/rules/${game.id}` });
  const chapters = page.locator('.book-contents button');
  const title = (await chapters.nth(1).innerText()).replace(/^\d+\s*/, '');
  await chapters.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await focused(page)).toContain(title);
  await page.locator('.book-figure').scrollIntoViewIfNeeded();
  await page.locator('.figure-board .board-area > *').first().waitFor();
  const answers = page.locator('.book-answers .btn');
  const tried = new Set<string>();
  for (let answer = 0; (await page.locator('.book-right').count()) === 0; answer++) {
    await answers.nth(answer).focus();
    await page.keyboard.press('Enter');
    await page.locator('.book-right, .book-wrong').first().waitFor();
    await expect.poll(() => page.locator('.book-wrong, .book-right').last().innerText()).toMatch(/\w{4}/);
    tried.add(await page.locator('.book-wrong, .book-right').last().innerText());
  }
  expect(tried.size).toBeGreaterThan(0);
  expect(await answers.count()).toBe(0);
  const article = page.locator('.book-part .rule-link').first();
  const rule = await article.innerText();
  await article.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'The numbered rules' }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.dataset.id')).toBe(rule);
  await page.goBack();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a search finds book and rules without accents, marks the words, and is walked by arrow keys', async () => {
  const { page, complaints, close } = await visit({ path: `#/rules/${game.id}`, language: 'fr' });
  await page.locator('.book-contents').waitFor();
  await page.getByRole('searchbox').fill('EVENEMENT');
  const marks = page.locator('.book-results mark');
  await marks.first().waitFor();
  for (const mark of await marks.allInnerTexts()) expect(mark).toMatch(/^[ÉEée]v[ée]nement$/i);
  expect(await page.locator('.book-results .rule mark').count()).toBeGreaterThan(1);
  expect(await page.getByRole('status').first().innerText()).toMatch(
    /\d+ passages? du livre, \d+ articles?\./,
  );
  const first = await page.locator('.book-results .result').first().innerText();
  await page.keyboard.press('ArrowDown');
  expect(String(await focused(page)).replace(/\s/g, '')).toBe(first.replace(/\s/g, ''));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  // The passage is shown in its chapter, and the search is cleared.
  await page.locator('.book-chapter').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await expect.poll(() => page.evaluate('document.activeElement?.dataset.part')).toMatch(/\w/);
  expect(complaints).toEqual([]);
  await close();
});

test('inside a table the book opens beside the board, and on a phone over it', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, complaints, close } = await visit({
      path: `#/new/${game.id}`,
      context: { viewport: sizes[size] },
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
    await page.keyboard.press('r');
    await page.locator('.book-contents button').nth(1).click();
    await page.locator('.book-figure').scrollIntoViewIfNeeded();
    await page.locator('.book-figure .board-area > *').first().waitFor();
    // An answer to the example is no move of the match.
    await page.locator('.book-answers .btn').first().click();
    await page.locator('.book-right, .book-wrong').first().waitFor();
    await page.locator('.book-part .rule-link').first().click();
    await page.locator('.rule-text [data-id]').first().waitFor();
    expect(complaints, size).toEqual([]);
    await close();
  }
});
