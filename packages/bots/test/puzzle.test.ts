import { Match, seedFromNumber, show } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { plainBrain } from '../src/index.ts';
import { puzzleOf, solve, solveInSteps } from '../src/puzzle/index.ts';

const brain = plainBrain(ticTacToe);
const level = { id: 'only', iterations: 2000, sight: 9, blur: 0, curiosity: 1 };
const seed = seedFromNumber(3);

/** The view of the seat to move after these marks. */
function after(...cells: readonly number[]) {
  const match = new Match(ticTacToe, { seats: 2, options: {}, seed });
  for (const [at, cell] of cells.entries()) expect(match.play(at % 2, { do: 'mark', cell }).ok).toBe(true);
  return show(ticTacToe, match.state, cells.length % 2);
}

const puzzle = (...cells: readonly number[]) => {
  const shown = after(...cells);
  const solution = solve(brain, level, shown, { iterations: 4000, seed, lead: 0.2 });
  return solution && puzzleOf(brain, { id: 'x', seats: 2, shown, seed }, solution);
};

test('the one move that wins whatever the other answers is a puzzle of its own kind', () => {
  // x x .
  // o o .
  // . . .   The third in a row wins at once; every other move loses or draws.
  const found = puzzle(0, 3, 1, 4);
  expect(found).toMatchObject({ kind: 'win', worth: 1 });
  expect(found?.shown.asked?.options[found.best]).toEqual({ do: 'mark', cell: 2 });
  expect(found?.others.filter((other) => other === null)).toEqual([null]);
  expect(found?.others.every((other) => other === null || (other.worth ?? 0) < 0.8)).toBe(true);
});

test('the one move that does not lose is a gap, not a win', () => {
  // x x .
  // . o .
  // . . .   The third in the row of the other has to be kept from them, and the rest is a draw.
  const found = puzzle(0, 4, 1);
  expect(found?.kind).toBe('gap');
  expect(found?.shown.asked?.options[found.best]).toEqual({ do: 'mark', cell: 2 });
});

test('a position without one clearly best move is no puzzle', () => {
  expect(puzzle()).toBeUndefined();
});

test('an answer that a longer look does not lead by enough is dropped', () => {
  const shown = after(0, 3, 1, 4);
  const short = { iterations: 500, lead: 0.1 };
  expect(solveInSteps(brain, level, shown, { seed, looks: [short] })?.best).toEqual({ do: 'mark', cell: 2 });
  expect(
    solveInSteps(brain, level, shown, { seed, looks: [short, { ...short, lead: 1.1 }] }),
  ).toBeUndefined();
});
