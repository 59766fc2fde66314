import type { Locator, Page } from 'playwright-core';

const listName = /Choose from a list|Choisir dans une liste/;

/** Plays one of the options if this page is asked; returns whether the match is over. */
export async function playOn(page: Page, choice: number): Promise<boolean> {
  if (await page.getByRole('dialog', { name: /^(The end|Fin de la partie)$/ }).isVisible()) return true;
  const options = page.getByRole('dialog').locator('.option');
  if ((await options.count()) === 0) {
    const list = page.getByRole('button', { name: listName });
    if (!(await list.isVisible())) return false;
    await press(list);
    // The first time its code has to come.
    await options
      .first()
      .waitFor({ timeout: 1000 })
      .catch(() => undefined);
  }
  const count = await options.count();
  if (count > 0) await press(options.nth(choice % count));
  else await page.keyboard.press('Escape');
  return false;
}

/** Clicks without waiting for animations: a match takes hundreds of clicks. A button that has gone is left alone. */
async function press(button: Locator): Promise<void> {
  await button
    .evaluate((element) => (element as unknown as { click(): void }).click(), undefined, { timeout: 1000 })
    .catch(() => undefined);
}
