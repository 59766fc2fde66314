import { readFileSync } from 'node:fs';
import type { Puzzle, PuzzleFile } from '@manigance/bots/puzzle';
import { canonical, imagine, Runner, rngFrom, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { catalog, type GameManifest, withGames } from '../index.ts';
import { manifest as noughts } from './noughts/manifest.ts';

const withPuzzles = withGames(catalog, [noughts]).manifests.filter(({ puzzles }) => puzzles !== undefined);
const each = test.each(withPuzzles.map((manifest) => [manifest.id, manifest] as const));

function read({ puzzles }: GameManifest): PuzzleFile {
  return JSON.parse(readFileSync(new URL(puzzles ?? ''), 'utf8')) as PuzzleFile;
}

/** Fewest puzzles of a game. */
const fewest = 60;
/** Everything a puzzle may hold: what its seat is shown, and what the bots think of the options. */
const fields = ['best', 'id', 'kind', 'next', 'others', 'seats', 'shown', 'why', 'worth'];

each('%s: there are puzzles, checked at ten times the thinking, of these rules', async (id, manifest) => {
  const [header, ...puzzles] = read(manifest);
  const { game } = await manifest.rules();
  expect(header).toMatchObject({ game: id, rulesVersion: game.rulesVersion });
  expect(header.checkedAt).toBe(10 * header.iterations);
  expect(puzzles.length).toBeGreaterThanOrEqual(id === noughts.id ? 1 : fewest);
  expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map(({ shown }) => canonical(shown))).size).toBe(puzzles.length);
});

each(
  '%s: a puzzle holds nothing but what its seat is shown, and replays on the rules',
  async (_id, manifest) => {
    const [, ...puzzles] = read(manifest);
    const { game } = await manifest.rules();
    const runner = new Runner(game);
    for (const puzzle of puzzles) {
      expect(Object.keys(puzzle).toSorted(), puzzle.id).toEqual(fields);
      for (const seed of [1, 2, 3]) {
        // Any arrangement of what is hidden is shown like this: nothing hidden can have come in.
        const state = imagine(game, puzzle.shown, rngFrom(seedFromNumber(seed)));
        expect(canonical(show(game, state, puzzle.shown.viewer)), puzzle.id).toBe(canonical(puzzle.shown));
        runner.play(state, Number(puzzle.shown.viewer), answerOf(puzzle));
        expect(game.faults(state), puzzle.id).toEqual([]);
      }
    }
  },
);

each('%s: the answer of a puzzle leads clearly, and every other option has a reason', (_id, manifest) => {
  const [, ...puzzles] = read(manifest);
  for (const { id, best, worth, next, others, shown, kind } of puzzles) {
    expect(worth - next, id).toBeGreaterThanOrEqual(0.099);
    expect(others.length, id).toBe(shown.asked?.options.length);
    expect(others.length, id).toBeGreaterThan(2);
    expect(
      others.flatMap((other, at) => (other === null ? [at] : [])),
      id,
    ).toEqual([best]);
    for (const other of others) if (other?.worth !== undefined) expect(other.worth, id).toBeLessThan(worth);
    if (kind === 'win') expect(worth, id).toBeGreaterThan(0.9);
  }
});

function answerOf({ id, shown, best }: Puzzle) {
  const move = shown.asked?.options[best];
  if (move === undefined) throw new Error(`${id} has no answer`);
  return move;
}
