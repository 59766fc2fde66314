// Pictures of every screen and of each board at opening, in the middle and at the end, in three sizes and two themes.
// All go to docs/gallery/all (not in git); those named in `kept` also to docs/gallery. An argument selects stages
// by a part of their names.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { openSite } from '../test/open-site.ts';
import { allStages, type Size, sizes, themes, visitStage } from '../test/stages.ts';
import { TestServer } from '../test/test-server.ts';
import { furtherStages } from './further-stages.ts';

const folder = fileURLToPath(new URL('../../../docs/gallery/', import.meta.url));

/** Pictures that are committed. */
const kept = new Set([
  'home-desktop-light',
  ...catalog.ids.flatMap((game) => [`${game}-middle-desktop-light`, `${game}-middle-phone-dark`]),
  `${catalog.ids[0]}-end-desktop-light`,
]);

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  const whole = { fullPage: name.startsWith('home') };
  await page.screenshot({ path: join(folder, 'all', `${name}.png`), ...whole });
  if (kept.has(name)) {
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80, ...whole });
  }
  console.log(name);
}

mkdirSync(join(folder, 'all'), { recursive: true });
const wanted = process.argv[2] ?? '';
const server = new TestServer();
await server.start();
const site = await openSite(server.url);
for (const stage of [...allStages(), ...furtherStages()].filter(({ name }) => name.includes(wanted))) {
  for (const size of Object.keys(sizes) as Size[]) {
    const context = { viewport: sizes[size], deviceScaleFactor: size === 'phone' ? 2 : 1 };
    const { page, close } = await visitStage(site, stage, { language: 'fr', context });
    if (/-end(-won)?$/.test(stage.name)) await page.locator('.end-account').waitFor({ timeout: 120_000 });
    for (const theme of themes) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await take(page, `${stage.name}-${size}-${theme}`);
    }
    await close();
  }
}
await site.close();
await server.close();
