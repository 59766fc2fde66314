import { expect, test } from 'vitest';
import type { DameId } from '../rules/competitions/society/dame-tiles.ts';
import { closing, kinds, matchAt, type PlayerSpot, playAll, player, standing } from './position.ts';

type Markers = NonNullable<PlayerSpot['markers']>;
const apart: Markers = standing('left 4', 'middle 2', 'right 0', 'left 14');

/** The second player is spared, so that only the first is visited. */
function visited(dame: DameId, markers: Markers, more: PlayerSpot = {}) {
  return closing({
    mode: 'es',
    dame,
    players: [{ markers, votes: 20, hand: [], ...more }, { immune: true }],
  });
}
const values = (match: ReturnType<typeof closing>, seat = 0) => {
  const markers = player(match, seat).society?.markers;
  return (['gentleman-1', 'gentleman-2', 'lady-1', 'lady-2'] as const).map((id) => markers?.[id].value);
};

test('PC-15.1 players are checked in turn order, those with immunity are spared', () => {
  const match = closing({
    mode: 'es',
    order: [1, 0],
    dame: 'dame-not-left',
    players: [{ markers: apart, immune: true }, { markers: apart }],
  });
  const visits = match.events.filter(({ type }) => type === 'dame');
  expect(visits).toMatchObject([
    { seat: 1, spared: false, affected: 2 },
    { seat: 0, spared: true, affected: 0 },
  ]);
  expect(values(match, 0)).toEqual([4, 2, 0, 14]);
  expect(values(match, 1)).toEqual([4, 3, 1, 14]);
});

test.each([
  ['dame-not-left', [4, 3, 1, 14]],
  ['dame-not-middle', [5, 2, 1, 16]],
  ['dame-not-right', [5, 3, 0, 16]],
] as const)('PC-15.2 %s moves the other two columns up a row', (dame, after) => {
  expect(values(visited(dame, apart))).toEqual(after);
});
test('PC-15.2 dame-rows moves the markers from 6 to 12', () => {
  const markers: Markers = standing('left 6', 'middle 12', 'right 5', 'left 14');
  expect(values(visited('dame-rows', markers))).toEqual([7, 14, 5, 14]);
});
test('PC-15.2 dame-same-row moves those who share a row, adjacent or not', () => {
  const markers: Markers = standing('left 6', 'right 6', 'middle 3', 'left 14');
  expect(values(visited('dame-same-row', markers))).toEqual([7, 7, 3, 14]);
});
test('PC-15.2 dame-adjacent moves a group of neighbours as a block', () => {
  const markers: Markers = standing('left 6', 'left 5', 'middle 5', 'right 10');
  expect(values(visited('dame-adjacent', markers))).toEqual([7, 6, 6, 10]);
});

test('PC-15.3 a corner is not a side', () => {
  const markers: Markers = standing('left 6', 'middle 5', 'right 4', 'left 14');
  const match = visited('dame-adjacent', markers);
  expect(values(match)).toEqual([6, 5, 4, 14]);
  expect(match.events.find(({ type }) => type === 'dame')).toMatchObject({ affected: 0 });
});

test('PC-15.4 all affected markers rise at once: one below another follows it', () => {
  const markers: Markers = standing('middle 6', 'middle 5', 'middle 4', 'left 1');
  expect(values(visited('dame-not-left', markers))).toEqual([7, 6, 5, 1]);
});
test('PC-15.4 a marker is blocked in the top row or by one that does not move', () => {
  const markers: Markers = standing('middle 5', 'middle 6', 'right 5', 'left 1');
  const match = visited('dame-same-row', markers); // the marker on 6 stays and blocks the one on 5
  expect(match.events).toContainEqual({ type: 'dameBlocked', seat: 0, markers: 1 });
  expect(values(match)).toEqual([5, 6, 6, 1]);
});

test('PC-15.5 for each blocked marker the owner must move another one up, his choice', () => {
  const markers: Markers = standing('middle 5', 'middle 6', 'right 5', 'left 1');
  const match = visited('dame-same-row', markers);
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([
    { do: 'raise', marker: 'gentleman-2' },
    { do: 'raise', marker: 'lady-1' },
    { do: 'raise', marker: 'lady-2' },
  ]);
  expect(match.ruleAgainst(0, { do: 'raise', marker: 'gentleman-1' })).toBe('PC-15.5 cannot-rise');
  match.play(0, { do: 'raise', marker: 'lady-2' });
  expect(values(match)).toEqual([5, 6, 6, 2]);
  expect(match.state.round).toBe(2);
});
test('PC-15.5 if no marker can move, nothing more happens', () => {
  const markers: Markers = standing('left 16', 'middle 16', 'right 16', 'left 14');
  const match = visited('dame-not-middle', markers);
  expect(values(match)).toEqual([16, 16, 16, 14]);
  expect(match.state.round).toBe(2);
});

test('PC-15.6 the safe condition of a tile is that no marker is affected', () => {
  const column: Markers = standing('left 9', 'left 7', 'left 5', 'left 3');
  const match = visited('dame-not-left', column);
  expect(values(match)).toEqual([9, 7, 5, 3]);
  expect(kinds(match)).not.toContain('rose');
  expect(values(visited('dame-same-row', column))).toEqual([9, 7, 5, 3]);
});

const example: Markers = standing('left 16', 'left 14', 'right 9', 'middle 3');
test('PC-15.7 the example: two rises are owed', () => {
  const match = visited('dame-not-middle', example);
  expect(values(match)).toEqual([16, 14, 10, 3]);
  playAll(match, 0, { do: 'raise', marker: 'lady-1' }, { do: 'raise', marker: 'lady-2' });
  expect(values(match)).toEqual([16, 14, 11, 4]);
});
test('PC-15.7 or the right one twice', () => {
  const match = visited('dame-not-middle', example);
  playAll(match, 0, { do: 'raise', marker: 'lady-1' }, { do: 'raise', marker: 'lady-1' });
  expect(values(match)).toEqual([16, 14, 12, 3]);
  expect(match.state.round).toBe(2);
});
test('PC-15.3 side by side in the middle and right columns is next to each other, left and right is not', () => {
  const markers: Markers = standing('middle 6', 'right 6', 'left 3', 'right 3');
  expect(values(visited('dame-adjacent', markers))).toEqual([7, 7, 3, 3]);
});

test('PC-15.5 a marker is raised after the action phase', () => {
  const match = matchAt({
    mode: 'es',
    dame: 'dame-not-middle',
    players: [{ markers: example }, { immune: true }],
    pending: [{ kind: 'actionTurns', at: 0 }],
  });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'raise', seat: 0, left: 2, cause: 'dame' });
  expect(match.state.phase).toBe('closing');
});

test('PC-15.4 the upper of two goes first, whichever marker it is', () => {
  const markers: Markers = standing('middle 4', 'middle 5', 'middle 6', 'left 1');
  const match = visited('dame-not-left', markers);
  expect(values(match)).toEqual([5, 6, 7, 1]);
  expect(match.events.filter(({ type }) => type === 'rose')).toMatchObject([
    { marker: 'lady-1', from: { column: 'middle', value: 6 }, to: { column: 'middle', value: 7 } },
    { marker: 'gentleman-2' },
    { marker: 'gentleman-1' },
  ]);
});
test('PC-15.5 nobody raises another player’s marker', () => {
  const top: Markers = standing('left 16', 'middle 16', 'right 16', 'left 14');
  const match = closing({
    mode: 'es',
    dame: 'dame-not-middle',
    players: [{ markers: top }, { markers: { ...apart, 'gentleman-1': ['right', 5] }, immune: true }],
  });
  expect(match.state.round).toBe(2);
  expect(values(match, 1)).toEqual([5, 2, 0, 14]);
});
test('PC-15.4 the second player’s markers block one another as well', () => {
  const markers: Markers = standing('middle 5', 'middle 6', 'right 5', 'left 1');
  const match = closing({ mode: 'es', dame: 'dame-same-row', players: [{ immune: true }, { markers }] });
  expect(match.events).toContainEqual({ type: 'dameBlocked', seat: 1, markers: 1 });
  expect(match.asked).toEqual([1]);
});
test('PC-15.5 where only one marker can rise, it does without asking', () => {
  const markers: Markers = standing('left 16', 'middle 16', 'right 16', 'middle 12');
  const match = visited('dame-not-middle', markers); // two are blocked, and the fourth has one row to go
  expect(match.state.round).toBe(2);
  expect(match.events.filter(({ type }) => type === 'raised')).toHaveLength(1);
  expect(values(match)).toEqual([16, 16, 16, 14]);
});
