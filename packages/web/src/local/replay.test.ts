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

/** A match in which each seat holds a secret number, and is told a number nobody else is. */
const secretive: Game = {
  ...(ticTacToe as Game),
  view: (state, viewer) => ({ secret: viewer === 'spectator' ? undefined : viewer * 10, of: state.seats }),
  witness: (event, viewer) => (viewer === 1 ? { ...event, secret: 10 } : event),
};

test('with everything open each seat is shown from its own view, and the log tells what any seat was told', () => {
  const match = new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
  for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) match.play(turn % 2, { do: 'mark', cell });
  const replay = new Replay('secretive', secretive, recordOf(match, '00'));
  const open = replay.at(3, 'everyone');
  expect(open.shown.viewer).toBe('spectator');
  expect(open.seats?.map(({ viewer, view }) => [viewer, (view as { secret: number }).secret])).toEqual([
    [0, 0],
    [1, 10],
  ]);
  expect(open.seats?.every((shown) => shown.asked === undefined)).toBe(true);
  expect(open.events).toEqual(replay.at(3, 1).events);
  expect(open.events).not.toEqual(replay.at(3, 0).events);
  // A seat or a spectator is shown its own view alone.
  for (const viewer of [0, 'spectator'] as const) expect(replay.at(3, viewer).seats).toBeUndefined();
});
