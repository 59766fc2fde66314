import { readdirSync, readFileSync } from 'node:fs';
import { type Game, Match, seatsAsked, type Vocabulary } from '@manigance/core';
import { catalog, defaultOptions, expansionsFor, type GameManifest } from '@manigance/games';
import { expect, test } from 'vitest';
import { site } from './site.ts';
import { compressed, weigh } from './weight.ts';

const { visit } = site();
const most = 180_000;
/** What an expansion adds at the tables that play it: its rules, words and board, and the bots where they are asked at once. */
const mostOfExpansion = 43_000;
const mostArt = 60_000;
/** Accounts, friends and lessons cost the home page at most 5 kB over its 147.5 kB of before. */
const mostHome = 152_500;

/** Parts that load seconds after the first drawing are no part of the first load, however busy the machine is. */
function holdLateTimers(): void {
  const start = window.setTimeout.bind(window);
  const hold = (handler: TimerHandler, ms?: number) =>
    ms !== undefined && ms >= 2000 ? 0 : start(handler, ms);
  Object.assign(window, { setTimeout: hold });
}

/** A seed with which the first seat is asked first, alone if possible: then no bot has been loaded. */
function seedFor(game: Game<Vocabulary>, options: Vocabulary['options']): string {
  let together: string | undefined;
  for (let number = 0; number < 100; number++) {
    const seed = number.toString(16).padStart(32, '0');
    const asked = seatsAsked(game, new Match(game, { seats: 2, options, seed }).state);
    if (asked.length === 1 && asked[0] === 0) return seed;
    if (asked.includes(0)) together ??= seed;
  }
  if (together === undefined) throw new Error(`${game.id}: somebody else is always asked first`);
  return together;
}

/** The options of a table for each value of the setting that changes a game most: its mode. */
function tablesOf(manifest: GameManifest) {
  const plain = defaultOptions(manifest);
  const [setting, values = []] = Object.entries(manifest.settings)[0] ?? [];
  return setting === undefined ? [plain] : values.map((value) => ({ ...plain, [setting]: value }));
}

const tables = catalog.manifests.flatMap((manifest) =>
  tablesOf(manifest).map(
    (options) => [`${manifest.id} ${Object.values(options)}`, manifest.id, options] as const,
  ),
);

test.each(tables)(
  'the first load of a table of %s weighs at most 180 kB compressed, fonts included, 43 kB more with an expansion, and 60 kB of card art for each',
  async (_name, game, options) => {
    // A friend who opens a link to a match begins with nothing in the cache.
    const { page, url, close } = await visit({ path: '#/settings', context: { serviceWorkers: 'block' } });
    const manifest = catalog.get(game);
    const match = {
      id: 'weighed',
      game,
      options,
      seats: [{ name: 'Camille' }, { name: 'Odilon', level: 'usual' }],
      seed: seedFor((await manifest.rules()).game, options),
      salt: '00',
      moves: [],
      over: false,
      mine: false,
      touched: 0,
    };
    await page.evaluate(
      `localStorage.setItem('manigance.match.weighed', ${JSON.stringify(JSON.stringify(match))})`,
    );
    await page.goto('about:blank');
    await page.addInitScript(holdLateTimers);
    const weights = await weigh(page, async () => {
      await page.goto(`${url}/?fresh#/match/weighed`);
      await page.locator('#asked').waitFor();
      await page.waitForLoadState('networkidle');
    });
    // Pictures of cards come after the table and have a limit of their own.
    const isArt = (name: string) => /(^|-)art-/.test(name.slice('/assets/'.length));
    const sumOf = (list: readonly (readonly [string, number])[]) =>
      list.reduce((sum, [, size]) => sum + size, 0);
    const art = sumOf([...weights].filter(([name]) => isArt(name)));
    const total = sumOf([...weights].filter(([name]) => !isArt(name)));
    const heaviest = [...weights]
      .toSorted((one, other) => other[1] - one[1])
      .map(([name, size]) => `${name} ${size}`);
    const expansions = expansionsFor(manifest, options).length;
    expect(total, heaviest.join('\n')).toBeLessThanOrEqual(most + expansions * mostOfExpansion);
    expect(art).toBeLessThanOrEqual(mostArt * (1 + expansions));
    await close();
  },
);

test('each set of card pictures weighs at most 60 kB compressed, those of a part that few matches play too', () => {
  const assets = new URL('../dist/assets/', import.meta.url);
  const sets = readdirSync(assets).filter((name) => /-art-[^.]+\.js$/.test(name));
  expect(sets.length).toBeGreaterThanOrEqual(catalog.ids.length);
  for (const name of sets)
    expect(compressed(readFileSync(new URL(name, assets))), name).toBeLessThanOrEqual(mostArt);
});

test('the home page loads no board, and weighs at most 152.5 kB compressed, fonts and posters included', async () => {
  const { page, url, close } = await visit({ path: '#/settings', context: { serviceWorkers: 'block' } });
  await page.goto('about:blank');
  await page.addInitScript(holdLateTimers);
  const weights = await weigh(page, async () => {
    await page.goto(`${url}/?fresh`);
    await page.locator('.poster').first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  const ofAGame = [...weights.keys()].filter(
    (name) => catalog.ids.some((game) => name.includes(game)) && /\.(js|css)$/.test(name),
  );
  expect(weights.size).toBeGreaterThan(5);
  expect(ofAGame).toEqual([]);
  const all = [...weights].toSorted((one, other) => other[1] - one[1]);
  const total = all.reduce((sum, [, size]) => sum + size, 0);
  expect(total, all.map(([name, size]) => `${name} ${size}`).join('\n')).toBeLessThanOrEqual(mostHome);
  await close();
});
