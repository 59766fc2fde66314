import { expect, test } from 'vitest';
import { acting, effecting, playAll, player, standing } from './position.ts';

test('PC-10.3 up to n steps, with the markers of the gender only', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['soup-on-the-satin'] }] });
  match.play(0, { do: 'play', card: 'soup-on-the-satin' });
  expect(match.ruleAgainst(0, { do: 'step', marker: 'gentleman-1', dir: 'down' })).toBe(
    'PC-10.3 wrong-gender',
  );
  playAll(
    match,
    0,
    { do: 'step', marker: 'lady-1', dir: 'down' },
    { do: 'step', marker: 'lady-2', dir: 'down' },
    { do: 'step', marker: 'lady-1', dir: 'down' },
  );
  expect(match.options(0)).toEqual([{ do: 'end' }]);
});

const row = standing('left 9', 'left 8', 'middle 9', 'right 9');
test('PC-10.4 each marker of the chosen row may move once, over empty spaces only', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['fainting-in-formation'], markers: row }] });
  match.play(0, { do: 'play', card: 'fainting-in-formation' });
  expect(match.options(0)).toEqual([{ do: 'row', value: 9 }, { do: 'stop' }]); // no lady elsewhere
  match.play(0, { do: 'row', value: 9 });
  match.play(0, { do: 'drop', marker: 'lady-1', steps: 2 });
  expect(match.refused(0, { do: 'drop', marker: 'lady-1', steps: 1 })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'drop', marker: 'lady-2', steps: 1 });
  expect(player(match, 0).society?.markers).toMatchObject({
    'lady-1': { column: 'middle', value: 7 },
    'lady-2': { column: 'right', value: 8 },
  });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
});
test('PC-10.4 a marker with another one below it stays', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['cricket-indoors'], markers: row }] });
  match.play(0, { do: 'play', card: 'cricket-indoors' });
  match.play(0, { do: 'row', value: 9 });
  // Its only marker cannot move, so that stopping is all that is left, and is taken.
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
  const collapse = acting({
    mode: 'es',
    players: [{ hand: ['collapse-of-the-reviewing-stand'], markers: row }],
  });
  collapse.play(0, { do: 'play', card: 'collapse-of-the-reviewing-stand' });
  collapse.play(0, { do: 'row', value: 9 });
  expect(collapse.ruleAgainst(0, { do: 'drop', marker: 'gentleman-1', steps: 1 })).toBe(
    'PC-10.4 way-not-free',
  );
});
test('PC-10.4 the column form names the column and the gender', () => {
  const match = acting({
    mode: 'es',
    players: [{ hand: ['mice-in-the-left-wing'], markers: { ...row, 'lady-2': ['left', 6] } }],
  });
  match.play(0, { do: 'play', card: 'mice-in-the-left-wing' });
  expect(match.options(0)).toEqual([
    { do: 'drop', marker: 'lady-2', steps: 1 },
    { do: 'drop', marker: 'lady-2', steps: 2 },
    { do: 'stop' },
  ]);
});

const queue = standing('left 8', 'left 7', 'left 9', 'left 5');
test('PC-10.5 a jump passes exactly one marker: below it one must stand, and the space after must be free', () => {
  const match = effecting({ do: 'jump', gender: 'gentleman', maxOver: 3 }, { players: [{ markers: queue }] });
  expect(match.options(0)).toEqual([{ do: 'jump', marker: 'gentleman-1' }, { do: 'stop' }]);
  expect(match.ruleAgainst(0, { do: 'jump', marker: 'gentleman-2' })).toBe('PC-10.5 no-jump');
  expect(match.whyNot(0, { do: 'jump', marker: 'lady-1' })?.code).toBe('wrong-gender');
  match.play(0, { do: 'jump', marker: 'gentleman-1' });
  expect(player(match, 0).society?.markers['gentleman-1']).toEqual({ column: 'left', value: 6 });
});
test('PC-10.5 two markers in a row cannot be passed in one jump', () => {
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers: queue }] });
  expect(match.asked).toEqual([1]);
});
test('PC-10.5 a jump never leads off the board', () => {
  const bottom = standing('left -2', 'right 7', 'left -1', 'right 5');
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers: bottom }] });
  expect(match.asked).toEqual([1]);
});

const stairs = standing('left 8', 'left 6', 'left 9', 'left 4');
const jump = { do: 'jump', marker: 'lady-1' } as const;
test('PC-10.5 a card that allows three allows three jumps in a row, all with the same marker', () => {
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers: stairs }] });
  match.play(0, jump);
  expect(match.options(0)).toEqual([jump, { do: 'stop' }]);
  match.play(0, jump);
  match.play(0, jump);
  expect(match.asked).toEqual([1]);
  expect(player(match, 0).society?.markers['lady-1']).toEqual({ column: 'left', value: 3 });
});
test('PC-10.5 the number of jumps is what the card allows', () => {
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 2 }, { players: [{ markers: stairs }] });
  playAll(match, 0, jump, jump);
  expect(match.asked).toEqual([1]);
  expect(player(match, 0).society?.markers['lady-1']).toEqual({ column: 'left', value: 5 });
});
test('PC-10.5 the player may stop after any jump', () => {
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers: stairs }] });
  playAll(match, 0, jump, { do: 'stop' });
  expect(match.asked).toEqual([1]);
  expect(player(match, 0).society?.markers['lady-1']).toEqual({ column: 'left', value: 7 });
});
test('PC-10.5 after a jump no other marker may jump', () => {
  const pairs = { ...stairs, 'gentleman-2': ['left', 6], 'lady-2': ['left', 7] } as const;
  const markers = { ...pairs, 'lady-1': ['right', 9], 'gentleman-1': ['right', 8] } as const;
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers }] });
  expect(match.options(0)).toEqual([jump, { do: 'jump', marker: 'lady-2' }, { do: 'stop' }]);
  match.play(0, jump);
  expect(match.asked).toEqual([1]); // nobody below it any more, and the other lady stays
  const again = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers: stairs }] });
  again.play(0, jump);
  expect(again.ruleAgainst(0, { do: 'jump', marker: 'lady-2' })).toBe('PC-10.5 other-marker-jumps');
});

test('PC-10.4 a marker goes as far as the way is free, and no farther', () => {
  const markers = standing('left 7', 'right 12', 'left 9', 'right 0');
  const match = effecting(
    { do: 'moveEach', where: { column: 'left' }, gender: 'lady', steps: 2 },
    { players: [{ markers }] },
  );
  expect(match.options(0)).toEqual([{ do: 'drop', marker: 'lady-1', steps: 1 }, { do: 'stop' }]);
  expect(match.whyNot(0, { do: 'drop', marker: 'lady-1', steps: 2 })?.code).toBe('way-not-free');
});

test('PC-10.5 a jump has an event; declining it changes nothing', () => {
  const spot = { players: [{ markers: stairs }] };
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, spot);
  match.play(0, { do: 'jump', marker: 'lady-1' });
  expect(match.events).toEqual([
    {
      type: 'jumped',
      seat: 0,
      marker: 'lady-1',
      from: { column: 'left', value: 9 },
      to: { column: 'left', value: 7 },
    },
  ]);
  const left = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, spot);
  left.play(0, { do: 'stop' });
  expect(left.events).toEqual([]);
});

test('PC-10.12 the event names the owner of a marker raised as a payment', () => {
  const match = effecting(
    { do: 'exchange', times: 1, options: [{ pay: { up: 1 }, get: { do: 'loseVotes', n: 1 } }] },
    { players: [{ markers: queue }] },
  );
  match.play(0, { do: 'exchange', option: 0 });
  expect(match.state.pending.at(-1)).toEqual({ kind: 'raise', seat: 0, left: 1, cause: 'payment' });
  match.play(0, { do: 'raise', marker: 'lady-1' });
  expect(match.events[0]).toMatchObject({ type: 'raised', marker: 'lady-1', to: { value: 10 } });
});

test('PC-10.3 a step has an event, and so has a marker of a row moving down', () => {
  const step = effecting({ do: 'move', n: 1, dirs: ['down'] }, { players: [{ markers: row }] });
  step.play(0, { do: 'step', marker: 'lady-1', dir: 'down' });
  const drop = effecting(
    { do: 'moveEach', where: { column: 'middle' }, steps: 1 },
    { players: [{ markers: row }] },
  );
  drop.play(0, { do: 'drop', marker: 'lady-1', steps: 1 });
  for (const { events } of [step, drop]) {
    expect(events).toEqual([
      {
        type: 'stepped',
        seat: 0,
        marker: 'lady-1',
        from: { column: 'middle', value: 9 },
        to: { column: 'middle', value: 8 },
      },
    ]);
  }
});
test('PC-10.15 on a timeout no marker of a column moves', () => {
  const match = effecting(
    { do: 'moveEach', where: { column: 'left' }, steps: 1 },
    { players: [{ markers: row }] },
  );
  match.timeout(0);
  expect(match.asked).toEqual([1]);
  expect(match.events).toEqual([]);
});
test('PC-10.15 on a timeout no marker jumps', () => {
  const match = effecting({ do: 'jump', gender: 'lady', maxOver: 3 }, { players: [{ markers: stairs }] });
  match.timeout(0);
  expect(match.asked).toEqual([1]);
  expect(match.events).toEqual([]);
});
