import { describe, expect, test } from 'vitest';
import { type Game, seedFromNumber } from '../src/index.ts';
import { checkLaws, LawError, noTotals } from '../testing/laws.ts';
import { smugglers } from '../testing/smugglers.ts';
import type { SmugglersWords } from '../testing/smugglers-words.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { plantedBugs } from './planted-bugs.ts';

/** The first law that 40 matches find broken. */
function brokenLaw(game: Game<SmugglersWords>): LawError | undefined {
  for (let match = 0; match < 40; match++) {
    const setup = { seats: 2 + (match % 3), options: { nights: 2 as const }, seed: seedFromNumber(match) };
    try {
      checkLaws(game, setup, { oneIn: 1, maxMoves: 100 });
    } catch (error) {
      if (error instanceof LawError) return error;
      throw error;
    }
  }
  return undefined;
}

describe('the laws find', () => {
  test.each(Object.entries(plantedBugs))('%s', (_bug, [law, game]) => {
    expect(brokenLaw(game)?.message.split(': ').slice(0, law.split(': ').length).join(': ')).toBe(law);
  });

  test('nothing wrong in the game without planted bugs', () => {
    expect(brokenLaw(smugglers)).toBeUndefined();
  });
});

test('a LawError includes the match to replay', () => {
  const error = brokenLaw(plantedBugs['a drawn card is lost']?.[1] ?? smugglers);
  expect(error?.name).toBe('LawError');
  const replay = JSON.parse(error?.message.split('\nreplay: ')[1] ?? '') as Record<string, unknown>;
  expect(replay).toMatchObject({ game: 'smugglers', options: { nights: 2 } });
  expect(replay.moves).toContainEqual({ seat: expect.any(Number), move: { do: 'draw' } });
});

test('a LawError names the viewer and the first field that differs', () => {
  const error = brokenLaw(plantedBugs['the view shows the top card of the deck']?.[1] ?? smugglers);
  expect(error?.message).toMatch(/^non-interference: what is shown: to (\d|spectator): view\.next: /);
});

test('totals count the checks', () => {
  const totals = noTotals();
  const setup = { seats: 2, options: {}, seed: seedFromNumber(1) };
  const { moves } = checkLaws(ticTacToe, setup, { oneIn: 1, maxMoves: 9 }, totals);
  expect(totals).toEqual({
    moves: moves.length,
    pairs: 3 * moves.length,
    witnessed: 3 * moves.length,
    undoable: moves.length - 1,
    undoViews: 3 * (moves.length - 1),
    forced: expect.any(Number),
  });
});
