import type { Locator, Page } from 'playwright-core';

/** A page that shares its processor with others may close a sheet for seconds, and takes no keys meanwhile. */
const mostPresses = 10;

/** Presses a key, again where the page does not take keys yet: what is drawn is there a moment before its keys are. */
export async function pressUntil(
  page: Page,
  key: string,
  wanted: Locator,
  waits: { readonly timeout?: number } = {},
): Promise<void> {
  for (let press = 1; press < mostPresses; press++) {
    await page.keyboard.press(key);
    const isThere = await wanted.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  await page.keyboard.press(key);
  await wanted.waitFor(waits);
}
