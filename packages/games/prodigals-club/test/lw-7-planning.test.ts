import { undoBar } from '@manigance/core';
import { expect, test } from 'vitest';
import { handOf, heir, lastWillGame, planning, table } from './last-will.ts';
import { fresh } from './position.ts';

test('LW-7.1 beginning with the first player and going clockwise, each takes one free plan', () => {
  const match = planning({ seats: 3, firstPlayer: 1, players: [{}, {}, {}] });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'plan', place: 5 });
  expect(match.asked).toEqual([2]);
  expect(match.ruleAgainst(2, { do: 'plan', place: 5 })).toBe('LW-7.1 lw-plan-taken');
  expect(match.options(2)).toHaveLength(5);
  expect(match.refused(2, { do: 'stop' })).toEqual({ code: 'unknown' });
  expect(match.refused(2, { do: 'plan', place: 7 })).toEqual({ code: 'unknown' });
  expect(table(match).plans[4]).toEqual({ cards: 0, boys: 1, actions: 4, seat: 1 });
});

test('LW-7.1 the time-out takes the leftmost free plan', () => {
  const match = planning({ firstPlayer: 0, plans: [1], players: [{}, {}] });
  match.timeout(0);
  expect(match.events[0]).toMatchObject({ type: 'planTaken', seat: 0, place: 2 });
});

test('LW-7.3 black cards change the plan, never below nothing; cards of others do not', () => {
  const match = planning({
    firstPlayer: 0,
    players: [
      { board: ['lw-uncle-back-from-india-wide-awake'] },
      { board: ['lw-secretary-with-two-diaries', 'lw-butler-who-opens-everybodys-post'] },
    ],
  });
  match.play(0, { do: 'plan', place: 5 });
  expect(match.events[0]).toMatchObject({ cards: 0, actions: 5 });
  match.play(1, { do: 'plan', place: 2 });
  expect(match.events[0]).toMatchObject({ cards: 5, actions: 3 });
});

test('LW-7.4 the player names a deck for each card, draws them all, and only then does the next one plan', () => {
  const match = planning({ firstPlayer: 0, players: [{}, {}] });
  match.play(0, { do: 'plan', place: 2 });
  expect(match.options(0)).toEqual(
    ['event', 'helper', 'property', 'companion'].map((deck) => ({ do: 'drawFrom', deck })),
  );
  match.play(0, { do: 'drawFrom', deck: 'companion' });
  expect([handOf(match, 0), match.asked]).toEqual([[], [0]]);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'naming', left: 1, named: ['companion'] });
  const top = [match.state.lastWill?.decks[3]?.at(-1), match.state.lastWill?.decks[1]?.at(-1)];
  match.play(0, { do: 'drawFrom', deck: 'helper' });
  expect(match.state.hands[0]).toEqual(top);
  expect(heir(match, 0).hand.every(({ closed }) => closed)).toBe(true);
  expect(heir(match, 0, 'spectator').closed).toMatchObject({ helper: 1, companion: 1 });
  expect(match.asked).toEqual([1]);
});

test('LW-7.4 drawn cards are told to their owner alone, their decks to all', () => {
  const match = planning({ firstPlayer: 0, players: [{}, {}] });
  match.play(0, { do: 'plan', place: 2 });
  match.play(0, { do: 'drawFrom', deck: 'event' });
  match.play(0, { do: 'drawFrom', deck: 'event' });
  const [drawn] = match.events;
  if (drawn?.type !== 'drawn') throw new Error('nothing was drawn');
  expect(drawn.cards).toHaveLength(2);
  expect(lastWillGame.witness(drawn, 1)).toEqual({ type: 'drawn', seat: 0, decks: ['event', 'event'] });
  expect(lastWillGame.witness(drawn, 0)).toEqual(drawn);
});

test('LW-7.5 a deck can be named as often as it and its discard pile together hold cards', () => {
  const match = planning({
    firstPlayer: 0,
    decks: { event: ['lw-elephant-to-tea'], helper: [], property: [], companion: [] },
    discards: { event: ['lw-waltz-on-wet-varnish'] },
    players: [{}, {}],
  });
  match.play(0, { do: 'plan', place: 1 }); // five cards: two are there, and no other deck can be named
  expect(match.events).toContainEqual({ type: 'reshuffled', deck: 'event', cards: 1 });
  expect(handOf(match, 0)).toEqual(['lw-elephant-to-tea', 'lw-waltz-on-wet-varnish']);
  expect(match.asked).toEqual([1]);
});

test('LW-7.5 the last deck that can be named is taken without asking', () => {
  const match = planning({
    firstPlayer: 0,
    decks: { helper: [], property: [], companion: [] },
    players: [{}, {}],
  });
  match.play(0, { do: 'plan', place: 2 });
  expect([handOf(match, 0).length, match.asked]).toEqual([2, [1]]);
});

test.each([
  ['lw-e', 3],
  ['lw-s', 3],
  ['lw-es', 4],
] as const)('LW-7.6 in %s the plan 2/2/2 brings %i errand boys', (mode, boys) => {
  const match = planning({ mode, firstPlayer: 0, players: [{}, {}] });
  match.play(0, { do: 'plan', place: 2 });
  expect(match.state.unplaced[0]).toBe(boys);
});

test('LW-7.7 when all have planned, the plans from left to right are the order of play', () => {
  const match = planning({ seats: 3, firstPlayer: 0, players: [{}, {}, {}] });
  for (const [seat, place] of [
    [0, 5],
    [1, 2],
    [2, 4],
  ] as const) {
    match.play(seat, { do: 'plan', place });
    while (match.state.pending.at(-1)?.kind === 'naming') match.timeout(seat);
  }
  expect(match.state.order).toEqual([1, 2, 0]);
  expect([match.state.phase, match.asked]).toEqual(['errands', [1]]);
});

test('LW-7.8 the actions of the plan are the budget of the action turn', () => {
  const match = planning({ firstPlayer: 0, players: [{}, {}] });
  match.play(0, { do: 'plan', place: 5 });
  expect(heir(match, 0, 1)).toMatchObject({ plan: 5, actionsLeft: 4 });
});

test('LW-7.9 until the last plan is taken the seats stand clockwise from the first player', () => {
  for (let seed = 1; seed < 9; seed++) {
    const state = fresh(4, 'lw-e', seed);
    const first = state.lastWill?.firstPlayer ?? 0;
    expect(state.order).toEqual([0, 1, 2, 3].map((step) => (first + step) % 4));
  }
});

test('LW-16.4 a plan can be taken back until its last card is named', () => {
  const match = planning({ firstPlayer: 0, players: [{}, {}] });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'plan', place: 2 })).toBeUndefined();
  expect(undoBar(lastWillGame, match.state, 0, { do: 'plan', place: 5 })).toBeUndefined(); // no cards
  match.play(0, { do: 'plan', place: 2 });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'drawFrom', deck: 'event' })).toBeUndefined();
  match.play(0, { do: 'drawFrom', deck: 'event' });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'drawFrom', deck: 'event' })).toBe('you-learned');
});
