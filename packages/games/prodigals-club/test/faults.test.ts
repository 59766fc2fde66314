import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { Mode } from '../rules/modes.ts';
import type { PcState } from '../rules/state.ts';
import { fresh, idleUntil } from './position.ts';

/** The faults of a sound state after a change. */
function after(spoil: (state: PcState) => void, mode: Mode = 'esp'): readonly string[] {
  const state = idleUntil(fresh(3, mode), ({ phase }) => phase === 'actions');
  expect(game.faults(state)).toEqual([]);
  spoil(state);
  return game.faults(state);
}

test.each<readonly [string, (state: PcState) => void, RegExp]>([
  ['a card lost', (state) => state.decks[1]?.pop(), /^cards \d+: 0 of them/],
  [
    'a card doubled',
    (state) => state.hands[0]?.push(state.decks[1]?.at(-1) as number),
    /^cards \d+: 2 of them/,
  ],
  ['a circle tile lost', (state) => state.decks[7]?.pop(), /^circles \d+: 0 of them/],
  [
    'a starting tile doubled',
    (state) => state.grids[1]?.push(...(state.grids[0] ?? [])),
    /^circles \d+: 2 of them$/,
  ],
  ['a Dame Beatrice tile lost', (state) => state.decks[8]?.pop(), /^dames \d+: 0 of them$/],
  ['a Dame Beatrice tile doubled', (state) => state.dameDiscards.push(state.dame), /^dames \d+: 2 of them/],
  [
    'a possession doubled',
    (state) => state.possessions[0]?.push(state.possessions[1]?.[0] as number),
    /^possessions \d+: 2/,
  ],
  ['a pool tile lost', (state) => state.decks[9]?.pop(), /^possessions \d+: 0 of them$/],
  [
    'a seventh black card',
    (state) => state.tableaux[0]?.push(...(state.decks[1]?.splice(0, 7) ?? [])),
    /^seat 0 has too many black cards$/,
  ],
  [
    'two markers on a space',
    (state) => state.markers.copyWithin(0, 1, 2),
    /two markers of seat 0 share a space/,
  ],
  ['too many votes', (state) => state.votes.fill(45, 1, 2), /seat 1 has more than 44 votes/],
  ['a debt of an owner', (state) => state.pounds.fill(-1, 2, 3), /seat 2 owns something and is in debt/],
  [
    'too many errand boys placed',
    (state) => state.unplaced.fill(-1, 0, 1),
    /seat 0 has placed more errand boys/,
  ],
  [
    'a bonus tile doubled',
    (state) => {
      state.bonusLeft |= 1 << (state.bonus[0] as number);
    },
    /bonus tiles are lost or doubled/,
  ],
  [
    'a bonus tile lost',
    (state) => {
      state.bonusLeft &= state.bonusLeft - 1;
    },
    /bonus tiles are lost or doubled/,
  ],
  [
    'a player left out',
    (state) => {
      state.order = [0, 1, 1];
    },
    /turn order leaves somebody out/,
  ],
  ['an offer of three', (state) => state.offer.pop(), /the offer does not hold four tiles/],
])('%s is found', (_what, spoil, found) => {
  expect(after(spoil).join('; ')).toMatch(found);
});

test.each<readonly [string, Mode, (state: PcState) => void, RegExp]>([
  ['a circle tile', 'sp', (state) => state.circleDiscards.push(7), /^circles 7: 1 of them$/],
  ['a Dame Beatrice tile', 'ep', (state) => state.dameDiscards.push(1), /^dames 1: 1 of them$/],
  ['a possession', 'es', (state) => state.possessionDiscards.push(3), /^possessions 3: 1 of them$/],
])('%s in %s is found', (_what, mode, spoil, found) => {
  expect(after(spoil, mode).join('; ')).toMatch(found);
});

test('six black cards and a debt without possessions are legal', () => {
  const sound = after((state) => {
    state.tableaux[0] = state.decks[1]?.splice(0, 6) ?? [];
    state.possessionDiscards.push(...(state.possessions[2]?.splice(0) ?? []));
    state.pounds[2] = -1;
  });
  expect(sound).toEqual([]);
});
test('44 votes, no cash and no errand boys are legal', () => {
  const sound = after((state) => {
    state.votes.fill(44);
    state.pounds.fill(0);
    state.unplaced.fill(0);
  });
  expect(sound).toEqual([]);
});
