import { expect, test } from 'vitest';
import { gamesWith } from './games.ts';
import { pressUntil } from './press-until.ts';
import { site } from './site.ts';
import { en, fr } from './words.ts';

const { visit } = site();
const titles = { en: 'A hint', fr: 'Un conseil' };

const reasoning = gamesWith('bot/reasons.ts');

test.each([
  [reasoning[0] ?? '', 'fr'],
  [reasoning[1] ?? '', 'en'],
] as const)(
  '%s: a hint says what to do and why, stays on the board, and is played',
  async (game, language) => {
    const words = language === 'en' ? en : fr;
    const context = language === 'fr' ? { viewport: { width: 360, height: 740 } } : {};
    const { page, complaints, close } = await visit({ path: `#/new/${game}`, language, context });
    await page.getByRole('button', { name: words.newTable.start }).click();
    await page.getByRole('button', { name: words.table.list }).waitFor();
    const sheet = page.getByRole('dialog', { name: titles[language] });
    await pressUntil(page, 'h', sheet);
    const move = sheet.locator('.hint-move');
    await move.waitFor({ timeout: 90_000 });
    const advice = await move.innerText();
    await sheet.locator('dd').first().waitFor({ timeout: 60_000 });
    await sheet.getByRole('button').nth(1).click();
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('0');
    const kept = page.getByRole('dialog').locator('.option.is-hinted');
    await kept.waitFor();
    expect(await kept.innerText()).toContain(advice);
    await page.keyboard.press('Escape');
    // Asked again for the same question, the hint is the same and is counted once.
    await page.keyboard.press('h');
    await move.waitFor();
    expect(await move.innerText()).toBe(advice);
    await sheet.getByRole('button').nth(2).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.option.is-hinted').count()).toBe(0);
    if (language === 'en') {
      const told = async () =>
        (await page.getByRole('log').first().innerText()).split(words.table.hinted(undefined)).length - 1;
      await expect.poll(told).toBe(1);
    }
    expect(complaints).toEqual([]);
    await close();
  },
  240_000,
);
