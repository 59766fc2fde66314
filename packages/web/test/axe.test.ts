import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games.ts';
import { site } from './site.ts';

const { visit } = site();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for what glides or fades in, two seconds at most: colours half-way there are nobody's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    'Promise.race([Promise.allSettled(document.getAnimations().map((one) => one.finished)), new Promise((done) => setTimeout(done, 2000))])',
  );
}

/** Everything axe finds, of any impact, as one line each. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe);
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).slice(0, 3).join(" | ")))',
  );
  return found as string[];
}

const screens = {
  home: '',
  'new table': '#/new/edgar-et-lucien',
  rules: '#/rules/edgar-et-lucien/EL-5.2',
  settings: '#/settings',
  credits: '#/about',
};

const themes = ['light', 'dark'] as const;
const cases = Object.entries(screens).flatMap(([name, path]) =>
  themes.map((theme, at) => ({ name, path, theme, language: at === 0 ? 'en' : 'fr' }) as const),
);

test.each(cases)('axe finds nothing on $name, $theme, $language', async ({ path, theme, language }) => {
  const { page, close } = await visit({ path, language, settings: { theme } });
  await page.getByRole('main').waitFor();
  if (path.includes('rules')) await page.locator('.rule').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await close();
});

const tables = gameIds.flatMap((game) =>
  themes.map(
    (theme, at) => ({ game, theme, width: at === 0 ? 360 : 1440, language: at === 0 ? 'fr' : 'en' }) as const,
  ),
);

test.each(tables)(
  'axe finds nothing at a table of $game, $theme, $width px',
  async ({ game, theme, width, language }) => {
    const context = { viewport: { width, height: width === 360 ? 740 : 900 } };
    const { page, close } = await visit({ path: `#/new/${game}`, language, settings: { theme }, context });
    await page.getByRole('button', { name: /^(Begin|Commencer)$/ }).click();
    const list = page.getByRole('button', { name: /Choose from a list|Choisir dans une liste/ });
    await list.waitFor();
    expect(await violations(page)).toEqual([]);
    await list.click();
    await page.getByRole('dialog').locator('.option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  },
);
