import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { site } from './site.ts';

const { visit } = site();

/** How the animation of each poster stands. */
const states = (page: Page) =>
  page.evaluate(
    `[...document.querySelectorAll('.poster img')].map((one) => one.getAnimations()[0]?.playState ?? 'none')`,
  );

test('posters drift by transform alone, and stand still behind a sheet', async () => {
  const { page, close } = await visit({ settings: { speed: 'normal' } });
  await page.locator('.poster').first().waitFor();
  await page.mouse.move(0, 0);
  expect(new Set((await states(page)) as string[])).toEqual(new Set(['running']));
  const moved = await page.evaluate(`[...new Set(
    document.querySelector('.poster img').getAnimations()[0].effect.getKeyframes().flatMap(Object.keys)
  )].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))`);
  expect(moved).toEqual(['transform']);
  await page.getByRole('button', { name: `Play ${firstGame.title} against bots` }).click();
  await page.getByRole('dialog').waitFor();
  expect(new Set((await states(page)) as string[])).toEqual(new Set(['paused']));
  await close();
});

test.each([
  { settings: { speed: 'none' } },
  { settings: { speed: 'normal' }, context: { reducedMotion: 'reduce' as const } },
])('posters do not move where motion is unwanted: %j', async (wish) => {
  const { page, close } = await visit(wish);
  await page.locator('.poster').first().waitFor();
  expect(new Set((await states(page)) as string[])).toEqual(new Set(['none']));
  await close();
});
