import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { chaptersOf, walkChapter } from './lesson-walk.ts';
import { site } from './site.ts';
import { sizes } from './stages.ts';

const { visit } = site();
const game = catalog.manifests.find(({ lessons }) => lessons !== undefined) ?? firstGame;

test('a chapter is taken by keyboard from the list of chapters, and has its tick there afterwards', async () => {
  const [chapter = ''] = await chaptersOf(game);
  const { page, complaints, close } = await visit({ path: `#/learn/${game.id}` });
  await page.locator('.learn-foot .btn.main').focus();
  await page.keyboard.press('Enter');
  expect(await walkChapter(page, { game, chapter, language: 'en', hand: 'keys' })).toBeGreaterThan(1);
  // Enter goes on to the next chapter, which is left at its second step.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Lesson 2' }).waitFor();
  await page.getByRole('img', { name: /^Step 1 of/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Step 2 of/ }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: /^Step 2 of/ }).waitFor();
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.locator('.chapters .is-done').waitFor();
  expect(await page.locator('.chapters .is-done').count()).toBe(1);
  expect(await page.locator('.chapters .is-next').innerText()).toContain('2');
  expect(complaints).toEqual([]);
  await close();
});

test('a chapter is taken by touch on a phone, in French; the answer is shown after wrong ones', async () => {
  const [, chapter = ''] = await chaptersOf(game);
  const context = { viewport: sizes.phone, hasTouch: true, isMobile: true };
  const { page, complaints, close } = await visit({
    path: `#/learn/${game.id}/${chapter}`,
    language: 'fr',
    context,
  });
  await walkChapter(page, { game, chapter, language: 'fr', hand: 'touch' });
  // Once more: the answer is shown, and nothing else is offered.
  await page.reload();
  await page.locator('.lesson-next').tap();
  const tools = page.locator('.lesson .asked-tools button');
  for (const wrong of [1, 2]) {
    await tools.tap();
    await page.locator('dialog .option').nth(wrong).tap();
    await page.locator('.lesson-wrong').waitFor();
  }
  await page.getByRole('button', { name: 'Montrez-moi' }).tap();
  await page.locator('.lesson-like').waitFor();
  await tools.tap();
  expect(await page.locator('dialog .option').count()).toBe(1);
  await page.locator('dialog .option').tap();
  await page.locator('.lesson-right').waitFor();
  await page.getByRole('button', { name: 'Retour' }).tap();
  await page.locator('.lesson-try').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a first match has a coach, who comments once a turn and can be dismissed for good', async () => {
  const { page, complaints, close } = await visit({ path: `#/learn/${game.id}` });
  await page.getByRole('button', { name: /with the coach/ }).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await coach.waitFor();
  expect(await coach.getByRole('status').innerText()).toMatch(/\w/);
  await coach.getByRole('button', { name: 'Dismiss the coach' }).click();
  await coach.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /Choose from a list/ }).waitFor();
  expect(await coach.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
