import { expect, test } from 'vitest';
import { ladder } from '../rules/competitions/society/board.ts';
import { genderOf, markerIds } from '../rules/competitions/society/markers.ts';
import { acting, effecting, playAll, player, standing } from './position.ts';

const cells = (match: ReturnType<typeof acting>) => player(match, 0).society?.markers;
const bottom = standing('left -2', 'middle -2', 'right -2', 'left -1');

test('PC-14.1 seventeen rows from 16 down to -2; the score is the sum, -7 at least', () => {
  expect(ladder.map(({ value }) => value)).toEqual([
    16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2,
  ]);
  const match = acting({ mode: 'es', players: [{ markers: bottom, hand: ['forgotten-name'] }] });
  expect(player(match, 0).scores.society).toBe(-7);
  match.play(0, { do: 'play', card: 'forgotten-name' });
  expect(match.options(0)).toEqual([{ do: 'end' }]); // nowhere to go
});
test('PC-14.1 a step from 16 to 14 is worth two', () => {
  const match = effecting(
    { do: 'move', n: 1, dirs: ['down'] },
    { mode: 'es', players: [{ markers: { 'lady-1': ['left', 16] } }] },
  );
  const before = player(match, 0).scores.society as number;
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' });
  expect(player(match, 0).scores.society).toBe(before - 2);
});

test('PC-14.2 three spaces of each symbol, where the table has them', () => {
  const all = ladder.flatMap(({ symbols }) => [...symbols]).filter((symbol) => symbol !== 'none');
  expect(all).toHaveLength(15);
  for (const symbol of ['dog', 'horse', 'glass', 'house', 'mask'])
    expect(all.filter((one) => one === symbol)).toHaveLength(3);
  expect(ladder.find(({ value }) => value === 4)?.symbols).toEqual(['none', 'dog', 'glass']);
  expect(ladder.find(({ value }) => value === 12)?.symbols).toEqual(['none', 'none', 'house']);
});

test('PC-14.3 two gentlemen and two ladies', () => {
  expect(markerIds.map((id, at) => [id, genderOf[at]])).toEqual([
    ['gentleman-1', 'gentleman'],
    ['gentleman-2', 'gentleman'],
    ['lady-1', 'lady'],
    ['lady-2', 'lady'],
  ]);
});

test('PC-14.4 a step goes to the neighbouring space, which must be on the board and empty', () => {
  const markers = standing('left 9', 'left 8', 'middle -2', 'right 5');
  const match = effecting(
    { do: 'move', n: 9, dirs: ['down', 'left', 'right', 'down-left', 'down-right'] },
    { mode: 'es', players: [{ markers }] },
  );
  expect(match.ruleAgainst(0, { do: 'step', marker: 'gentleman-1', dir: 'down' })).toBe('PC-14.4 not-empty');
  expect(match.ruleAgainst(0, { do: 'step', marker: 'gentleman-1', dir: 'left' })).toBe('PC-14.4 off-board');
  expect(match.ruleAgainst(0, { do: 'step', marker: 'lady-1', dir: 'down' })).toBe('PC-14.4 off-board');
  match.play(0, { do: 'step', marker: 'gentleman-1', dir: 'down-right' });
  expect(cells(match)?.['gentleman-1']).toEqual({ column: 'middle', value: 8 });
  match.play(0, { do: 'step', marker: 'lady-2', dir: 'left' });
  expect(cells(match)?.['lady-2']).toEqual({ column: 'middle', value: 5 });
  match.play(0, { do: 'step', marker: 'lady-2', dir: 'down-left' });
  expect(cells(match)?.['lady-2']).toEqual({ column: 'left', value: 4 });
});
test('PC-14.4 a direction that is not listed is not open', () => {
  const match = effecting({ do: 'move', n: 1, dirs: ['down'] });
  expect(match.refused(0, { do: 'step', marker: 'lady-1', dir: 'right' })).toEqual({ code: 'unknown' });
});

test('PC-14.5 several steps: same or different markers, fewer or none, and nothing in between', () => {
  const match = acting({
    mode: 'es',
    players: [{ hand: ['forgotten-name'], tableau: ['gossip-columnist'] }],
  });
  match.play(0, { do: 'play', card: 'forgotten-name' });
  playAll(
    match,
    0,
    { do: 'step', marker: 'lady-1', dir: 'down' },
    { do: 'step', marker: 'gentleman-2', dir: 'down' },
  );
  expect(match.refused(0, { do: 'activate', card: 'gossip-columnist' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'stop' });
  expect(match.offers(0, { do: 'activate', card: 'gossip-columnist' })).toBe(true);
});

test('PC-14.6 a marker on a symbol space gives that symbol', () => {
  const match = acting({
    mode: 'es',
    players: [{ markers: { 'lady-1': ['left', 1], 'lady-2': ['right', 4] }, hand: ['forgotten-name'] }],
  });
  expect(player(match, 0).symbols.glass).toBe(2);
  expect(player(match, 1).symbols.glass).toBe(0);
});

test('PC-14.4 the top left space is on the board: a marker there is in the way', () => {
  const match = effecting(
    { do: 'move', n: 1, dirs: ['left'] },
    { players: [{ markers: { 'lady-1': ['left', 16], 'lady-2': ['middle', 16] } }] },
  );
  const step = (marker: 'lady-1' | 'lady-2') => match.whyNot(0, { do: 'step', marker, dir: 'left' })?.code;
  expect([step('lady-1'), step('lady-2')]).toEqual(['off-board', 'not-empty']);
});
test('PC-14.4 no step leads off the sides of the board', () => {
  const sides = standing('left 9', 'right 9', 'left 12', 'right 12');
  const match = effecting(
    { do: 'move', n: 1, dirs: ['left', 'right', 'down-left', 'down-right'] },
    { players: [{ markers: sides }] },
  );
  for (const [marker, way] of [
    ['gentleman-1', 'left'],
    ['lady-2', 'right'],
  ] as const) {
    for (const dir of [way, `down-${way}`] as const)
      expect(match.whyNot(0, { do: 'step', marker, dir })?.code).toBe('off-board');
  }
  expect(match.options(0)).toHaveLength(9); // each inward, in the row and down, or stop
});
