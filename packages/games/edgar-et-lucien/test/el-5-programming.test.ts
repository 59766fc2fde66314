import { show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { edgarOf, table, told } from './position.ts';

const wheels = (seats: number) =>
  table({ players: Array.from({ length: seats }, () => ({})), pending: { kind: 'programme' } });
const stay = { do: 'commit', edgar: 'immobile', lucien: 'immobile' } as const;

test('EL-5.1 everybody is asked at once, for one position of each hand', () => {
  const match = wheels(3);
  expect(match.asked).toEqual([0, 1, 2]);
  expect(match.options(1)).toHaveLength(64);
  match.play(2, stay);
  expect(match.asked).toEqual([0, 1]);
});

test('EL-5.2 positions that lead nowhere may be chosen', () => {
  const match = wheels(2);
  match.play(0, { do: 'commit', edgar: 'metro_pink', lucien: 'black' }); // A01 has neither
  match.play(1, stay);
  expect(edgarOf(match, 0)).toBe('A01');
});

test('EL-5.3 others learn that a seat has committed, not to what, and nothing when it changes its mind', () => {
  const match = wheels(3);
  match.play(0, { do: 'commit', edgar: 'green', lucien: 'orange' });
  expect(match.events).toEqual([{ type: 'committed', seat: 0 }]);
  const seen = ([1, 2, 'spectator'] as const).map((viewer) =>
    JSON.stringify(show(game, match.state, viewer)),
  );
  match.play(0, { do: 'commit', edgar: 'violet', lucien: 'violet' });
  expect(match.events).toEqual([]);
  const after = ([1, 2, 'spectator'] as const).map((viewer) =>
    JSON.stringify(show(game, match.state, viewer)),
  );
  expect(after).toEqual(seen);
  expect(JSON.stringify(show(game, match.state, 'spectator'))).not.toMatch(/green|orange|violet/);
});

test('EL-5.3 the last commitment reveals all; the last programme of each seat counts', () => {
  const match = wheels(2);
  match.play(0, { do: 'commit', edgar: 'green', lucien: 'green' });
  match.play(0, { do: 'commit', edgar: 'violet', lucien: 'orange' });
  expect(game.view(match.state, 1).players[0]?.programme).toBeUndefined();
  match.play(1, stay);
  expect(told(match, 'revealed')).toEqual([
    {
      type: 'revealed',
      programmes: [
        { seat: 0, edgar: 'violet', lucien: 'orange' },
        { seat: 1, edgar: 'immobile', lucien: 'immobile' },
      ],
    },
  ]);
  expect(edgarOf(match, 0)).toBe('A05');
});

test('EL-5.3 a commitment cannot be withdrawn', () => {
  const match = wheels(2);
  match.play(0, stay);
  expect(match.refused(0, { do: 'pass' }).code).toBe('unknown');
  expect(match.asked).toEqual([1]);
});

test('EL-5.4 whose time is up stays put', () => {
  const match = wheels(2);
  match.timeout(1);
  match.play(0, stay);
  expect(game.view(match.state, 0).players[1]?.programme).toEqual({
    edgar: 'immobile',
    lucien: 'immobile',
  });
});

test('EL-5.5 everybody still in the game commits every turn, and nobody else', () => {
  const match = wheels(4);
  match.play(1, { do: 'concede' });
  expect(match.asked).toEqual([0, 2, 3]);
  for (const seat of [0, 2, 3]) match.play(seat, stay);
  expect(match.state.pending.at(-1)?.kind).toBe('act');
});
