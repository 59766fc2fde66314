import { newState, rngFrom, seedFromNumber, start } from '@manigance/core';
import { scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { TgState } from '../rules/state.ts';

/** A table of two with this many stones left, the first seat to move. */
const table = (stones: number) =>
  scenario(game, newState<TgState>(2, rngFrom(seedFromNumber(1)), [{ kind: 'turn', seat: 0 }], { stones }));

test.each(game.settings.stones)(
  'TG-1.1 a match begins with the chosen number of stones, here %i',
  (stones) => {
    expect(start(game, { seats: 2, options: { stones }, seed: seedFromNumber(1) }).stones).toBe(stones);
  },
);

test('TG-1.2 the first seat begins', () => {
  const state = start(game, { seats: 4, options: { stones: 15 }, seed: seedFromNumber(1) });
  expect(state.pending).toEqual([{ kind: 'turn', seat: 0 }]);
});

test('TG-2.1 a player takes one, two or three stones, and the next player is asked', () => {
  const match = table(10);
  expect(match.refused(0, { do: 'take', count: 4 })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'take', count: 3 });
  expect(match.state.stones).toBe(7);
  expect(match.asked).toEqual([1]);
});

test('TG-2.2 nobody takes more stones than there are', () => {
  expect(table(2).refused(0, { do: 'take', count: 3 })).toMatchObject({ why: { rule: 'TG-2.2' } });
});

test('TG-3.1 the player who takes the last stone wins', () => {
  const match = table(3);
  match.play(0, { do: 'take', count: 2 });
  match.play(1, { do: 'take', count: 1 });
  expect(match.state.outcome).toEqual({ winners: [1], how: 'last-stone' });
});
