import { type Game, Match, recordOf, seedFromNumber } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { Replay } from './replay.ts';

test('opening a record plays its moves once, and verifies what it played', () => {
  const match = new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
  for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) match.play(turn % 2, { do: 'mark', cell });
  const record = recordOf(match, '00');
  let begun = 0;
  const counted = {
    ...ticTacToe,
    setup: (...given: Parameters<typeof ticTacToe.setup>) => {
      begun++;
      return ticTacToe.setup(...given);
    },
  };
  const open = (changed: object) =>
    new Replay('tic-tac-toe', counted as Game, { ...record, ...changed }).card;
  expect(open({})).toMatchObject({ moves: 5, isVerified: true });
  // Once for the opening, once for the moves.
  expect(begun).toBe(2);
  for (const forged of [{ hash: '00' }, { salt: '11' }, { outcome: { winners: [1], how: 'line' } }])
    expect(open(forged).isVerified).toBe(false);
});
