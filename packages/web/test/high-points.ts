import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { gamesWith, partOf } from './games.ts';
import { momentBefore, momentSeen } from './positions.ts';

/** A match just before a move that a game stages, and the number of that option. */
export interface HighPoint {
  readonly game: string;
  readonly kept: SavedMatch;
  readonly option: number;
  /** Whether the scene goes on beside the board. */
  readonly isBesideBoard: boolean;
}

const stagedIn = 'board/stage/events.ts';

const staged = await Promise.all(
  gamesWith(stagedIn).map(async (game) => {
    const { stagedEvents } = (await import(partOf(game, stagedIn).href)) as {
      readonly stagedEvents: readonly [string, ...string[]];
    };
    return { game, types: stagedEvents };
  }),
);

/** The first kind of high point of each game that has any. */
export const highPoints: readonly HighPoint[] = staged.map(({ game, types: [first] }) => ({
  game,
  ...momentBefore(game, first),
  isBesideBoard: goesOnBeside(game),
}));

/** The further kinds of each game, in finished matches: the move that another player makes comes after so many. */
export const furtherHighPoints = () =>
  staged.flatMap(({ game, types: [, ...further] }) =>
    further.flatMap((type) => {
      const seen = momentSeen(game, type);
      return seen === undefined ? [] : [{ game, type, ...seen }];
    }),
  );

/** Whether a scene of the game has an act beside the board, by its source: the scenes themselves need the page's build. */
function goesOnBeside(game: string): boolean {
  const folder = partOf(game, 'board/stage/');
  return readdirSync(folder)
    .filter((file) => /^index\.tsx?$/.test(file))
    .some((file) => readFileSync(new URL(file, folder), 'utf8').includes("'beside'"));
}

/** Makes the timers of acts that begin from now on wait for good. */
export const holdActs = `
  const plain = window.setTimeout;
  window.setTimeout = (run, ms, ...all) => plain(run, ms > 500 ? 1e6 : ms, ...all);
`;

/** The scenes load a while after the table. */
export async function untilLoaded(page: Page): Promise<void> {
  const isLoaded = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/stage-'))`;
  while (!(await page.evaluate(isLoaded))) await page.waitForTimeout(100);
  await page.waitForLoadState('networkidle');
}

/** Plays the move that leads to a high point. */
export async function playUpTo(page: Page, option: number): Promise<void> {
  await untilLoaded(page);
  await page.getByRole('button', { name: /^(Choose from a list|Choisir dans une liste)$/ }).click();
  await page.locator('dialog .option').nth(option).click();
}

/** Plays it and holds its first act, or the act after this is seen. */
export async function reach(page: Page, option: number, until?: string): Promise<void> {
  if (until === undefined) {
    await untilLoaded(page);
    await page.evaluate(holdActs);
  }
  await playUpTo(page, option);
  if (until !== undefined) {
    await page.locator(until).first().waitFor();
    await page.evaluate(holdActs);
  }
  await page.locator('.stage').waitFor();
}
