import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importManifest } from '@manigance/games/import.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './open-site.ts';
import { playOn } from './play-on.ts';
import { en } from './words.ts';

// A whole game that is not in the catalog, served by the program as a stranger would.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const games = ['examples/*/manifest.ts', 'packages/games/test/*/manifest.ts'];
const [file = ''] = games.flatMap((path) => globSync(path, { cwd: root })).map((path) => join(root, path));
const { id, title, seats, text } = await importManifest(pathToFileURL(file).href);
const data = mkdtempSync(join(tmpdir(), 'manigance-added-'));
let server: ChildProcess;
let site: Site;

beforeAll(async () => {
  const program = join(root, 'packages/cli/bin/manigance.js');
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' };
  const started = spawn(process.execPath, [program, 'serve', '--game', dirname(file)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  const address = await new Promise<string>((resolve, reject) => {
    started.on('exit', (status) => reject(new Error(`serve ended with status ${status}`)));
    started.stdout.on('data', (said) => {
      const found = /http:\/\/localhost:\d+/.exec(String(said));
      if (found !== null) resolve(found[0]);
    });
  });
  site = await openSite(address);
}, 240_000);
afterAll(async () => {
  await site?.close();
  server?.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const over = (page: Page) => page.getByRole('dialog', { name: en.table.end });

test('an added game is on the home page and is played against bots to its end', {
  timeout: 300_000,
}, async () => {
  const { page, complaints, close } = await site.visit({ known: [id] });
  await page.getByText(title).first().waitFor();
  await page.goto(page.url().replace(/#.*|$/, `#/new/${id}`));
  await page.getByRole('button', { name: en.newTable.start }).click();
  let ended = false;
  for (let round = 0; !ended && round < 2_000; round++) {
    ended = await playOn(page, round * 7);
    await page.waitForTimeout(30);
  }
  expect(ended).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('two people play an added game, and a move that belongs to no turn is in the menu', {
  timeout: 300_000,
}, async () => {
  const anna = await site.visit({ path: `#/new/${id}/friends`, settings: { name: 'Anna' }, known: [id] });
  const two = anna.page.getByRole('radio', { name: '2', exact: true });
  if (seats.max > 2) await two.check({ force: true });
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.page.locator('.code').innerText();
  const bruno = await site.visit({ path: `#/join/${code}`, settings: { name: 'Bruno' }, known: [id] });
  await bruno.page.getByRole('button', { name: 'Sit here' }).first().click();
  await bruno.page.getByRole('button', { name: 'Sit here' }).waitFor({ state: 'detached' });
  await anna.page.getByRole('button', { name: 'Begin now' }).click();
  await anna.page.getByRole('button', { name: 'Begin anyway' }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.locator('#asked').waitFor()));
  const lines = anna.page.locator('.log-line');
  const before = await lines.count();
  for (let round = 0; (await lines.count()) < before + 4 && round < 400; round++) {
    for (const { page } of [anna, bruno]) await playOn(page, 0);
    await anna.page.waitForTimeout(30);
  }
  expect(await lines.count()).toBeGreaterThanOrEqual(before + 4);

  const move = (await text.en()).text.move({ do: 'leave' }, {}, (seat) => `${seat}`);
  await bruno.page.keyboard.press('Escape');
  await bruno.page.getByRole('button', { name: en.table.menu }).click();
  await bruno.page.getByRole('button', { name: move, exact: true }).click();
  await bruno.page.getByRole('button', { name: en.table.confirm }).click();
  await Promise.all([anna, bruno].map(({ page }) => over(page).waitFor()));
  await Promise.all([anna, bruno].map(({ close }) => close()));
});
