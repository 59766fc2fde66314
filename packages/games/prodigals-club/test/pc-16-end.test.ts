import { expect, test } from 'vitest';
import { closing, matchAt, type PlayerSpot, player, sending, view } from './position.ts';

test('PC-16.1 a score at zero or less after Hyde Park and Dame Beatrice ends the game at once', () => {
  const match = closing({
    mode: 'ep',
    round: 2,
    players: [{ votes: 2, megaphones: 3, reserved: 2, hand: Array(6).fill('forty-waistcoats') }, {}],
  });
  expect(match.state.outcome).toBeDefined();
  expect(match.state.order).toEqual([0, 1]); // no new turn order
  expect(player(match, 0).hand).toHaveLength(6); // no hand limit
  expect(match.events.at(-1)).toMatchObject({ type: 'matchEnded', round: 2, early: true });
});
test('PC-16.1 a score below zero earlier in the round does not count', () => {
  const match = closing({ mode: 'ep', round: 2, players: [{ votes: 0 }, { votes: 20, megaphones: 1 }] });
  expect(player(match, 0).election?.votes).toBe(1); // Hyde Park gave it back
  expect(match.state.outcome).toBeUndefined();
});

test('PC-16.2 reserved places first, the others fill the free ones in their order', () => {
  const players: PlayerSpot[] = [{ reserved: 1 }, {}, {}, { reserved: 4 }];
  expect(closing({ mode: 'ep', seats: 4, players }).state.order).toEqual([0, 1, 2, 3]);
  const others: PlayerSpot[] = [{ reserved: 4 }, {}, {}, { reserved: 2 }];
  expect(closing({ mode: 'ep', seats: 4, players: others }).state.order).toEqual([1, 3, 2, 0]);
});
test('PC-16.2 no reservations: unchanged', () => {
  expect(closing({ mode: 'ep', seats: 3, order: [2, 0, 1] }).state.order).toEqual([2, 0, 1]);
});

const five = [
  'forty-waistcoats',
  'a-bit-more-time-early',
  'mayfair-agent',
  'cow-for-a-bean',
  'night-at-the-tables',
] as const;
test('PC-16.3 hands are cut in the turn order of the round just played', () => {
  const match = closing({
    mode: 'ep',
    order: [1, 0],
    players: [{ hand: five, reserved: 1 }, { hand: five }],
  });
  expect(match.asked).toEqual([1]);
  expect(match.options(1)).toHaveLength(5); // black cards and More Time count as well
  match.play(1, { do: 'discard', card: 'mayfair-agent' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'discard', card: 'a-bit-more-time-early' });
  expect(match.state.round).toBe(2);
  expect(view(match).discards.cards).toEqual(['mayfair-agent', 'a-bit-more-time-early']);
});
test('PC-16.3 white cards played are discarded at the end of the round, not before', () => {
  const pending = [
    { kind: 'closing', at: 0 },
    { kind: 'actions', seat: 0 },
  ] as const;
  const match = matchAt({
    mode: 'ep',
    pending,
    players: [{ hand: ['forty-waistcoats', 'night-at-the-tables'] }],
  });
  match.play(0, { do: 'play', card: 'forty-waistcoats' });
  expect(view(match).discards.cards).toEqual([]);
  match.play(0, { do: 'end' });
  expect(view(match).discards.cards).toEqual(['forty-waistcoats']);
  expect(player(match, 0)).toMatchObject({ whites: [], hand: ['night-at-the-tables'] });
});

test('PC-16.4 untaken pieces leave the game; errand boys and tiles come back', () => {
  const match = closing({
    mode: 'esp',
    central: 'confidence-broker',
    dame: 'dame-same-row',
    circles: ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-04'],
    bundles: { 'society-b': ['forgotten-name', 'six-of-one'] },
    boys: { renaissance: [0], 'election-vote': [0, 1] },
    renaissance: 0,
    players: [
      { bonus: 'bonus-sell', megaphones: 2, reserved: 2, unplaced: 0, immune: true },
      { immune: true },
    ],
  });
  const { discards, central, boys } = view(match);
  expect(discards.cards).toEqual(['confidence-broker', 'forgotten-name', 'six-of-one']);
  expect(discards.circles).toEqual(['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-04']);
  expect(discards.dames).toEqual(['dame-same-row']);
  expect(central.bonusTiles).toHaveLength(6);
  expect(central.renaissance).toBeUndefined();
  expect(boys).toEqual({});
  expect(player(match, 0)).toMatchObject({
    unplaced: 6,
    election: { megaphones: 0 },
    society: { immune: false },
  });
  expect(player(match, 0).reserved).toBeUndefined();
});

test('PC-16.5 the round marker and the pointer move on', () => {
  const match = closing({ mode: 'ep', round: 3, pointer: 'bloomsbury' });
  expect(view(match)).toMatchObject({ round: 4, pointer: 'mayfair' });
});

/** Who wins a match that ends with these votes and pounds. */
function outcome(...scores: readonly (readonly [number, number])[]) {
  const players = scores.map(([votes, pounds]) => ({ votes: votes - 1, pounds, possessions: [] }));
  return closing({ mode: 'ep', round: 5, seats: scores.length, players }).state.outcome;
}
test('PC-16.6 the lowest final score wins, whatever the other scores', () => {
  expect(outcome([9, -20], [8, 8])).toEqual({ winners: [1], how: 'lowest' });
});

test('PC-16.7 ties: the lower second-highest score', () => {
  expect(outcome([9, 4], [3, 9], [12, 0])).toEqual({ winners: [1], how: 'second-score' });
});
test('PC-16.7 still tied: the victory is shared', () => {
  expect(outcome([9, 4], [4, 9], [12, 0])).toEqual({ winners: [0, 1], how: 'shared' });
});
test('PC-16.7 with three competitions the third score decides', () => {
  const markers = (value: number) =>
    ({
      'gentleman-1': ['left', value],
      'gentleman-2': ['middle', -2],
      'lady-1': ['right', -1],
      'lady-2': ['left', 3],
    }) as const;
  const players: PlayerSpot[] = [
    { votes: 8, pounds: 9, possessions: [], markers: markers(4), immune: true },
    { votes: 8, pounds: 9, possessions: [], markers: markers(2), immune: true },
  ];
  expect(closing({ mode: 'esp', round: 5, players }).state.outcome).toEqual({
    winners: [1],
    how: 'third-score',
  });
});

test('PC-16.1 nothing ends while errands are still being sent', () => {
  const match = sending({ mode: 'es', players: [{ votes: 1 }] });
  match.play(0, { do: 'send', space: 'election-vote' });
  expect(player(match, 0).scores.election).toBe(0);
  expect(match.state.outcome).toBeUndefined();
});

test('PC-16.3 equal cards are one choice, and a discard has an event', () => {
  const hand = ['a-bit-more-time-early', 'a-bit-more-time-early', ...five.slice(2)] as const;
  const match = closing({ mode: 'ep', players: [{ hand }] });
  expect(match.options(0)).toEqual([
    { do: 'discard', card: 'a-bit-more-time-early' },
    { do: 'discard', card: 'mayfair-agent' },
    { do: 'discard', card: 'cow-for-a-bean' },
    { do: 'discard', card: 'night-at-the-tables' },
  ]);
  match.play(0, { do: 'discard', card: 'a-bit-more-time-early' });
  expect(match.events[0]).toEqual({ type: 'discarded', seat: 0, card: 'a-bit-more-time-early' });
  expect(player(match, 0).hand).toEqual(hand.slice(1));
});

test('PC-16.4 named symbols and the late errand boy are gone in the next round', () => {
  const match = matchAt({
    mode: 'es',
    renaissance: 0,
    players: [{ hand: ['spaniel-for-chancellor'], unplaced: 0 }, { unplaced: 0 }],
    pending: [
      { kind: 'closing', at: 0 },
      { kind: 'actions', seat: 0 },
    ],
  });
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  match.play(0, { do: 'name', symbols: 2 });
  match.play(0, { do: 'end' });
  expect(match.state.round).toBe(2);
  expect(view(match).late).toBeUndefined();
  match.play(0, { do: 'send', space: 'renaissance' });
  expect(view(match).central.renaissance).toEqual({ seat: 0, named: [] });
  expect(player(match, 0).symbols.dog).toBe(0);
});

test('PC-16.5 the event of a round’s end has the pointer, if it is in play', () => {
  const told = (mode: 'ep' | 'es') =>
    closing({
      mode,
      round: 3,
      pointer: 'mayfair',
      players: [{ immune: true }, { immune: true }],
    }).events.find(({ type }) => type === 'roundEnded');
  expect(told('ep')).toEqual({ type: 'roundEnded', round: 3, pointer: 'belgravia' });
  expect(told('es')).toEqual({ type: 'roundEnded', round: 3 });
});

test('PC-16.6 the event of the match’s end has the scores of every seat', () => {
  const match = closing({
    mode: 'ep',
    round: 5,
    order: [1, 0],
    players: [
      { votes: 9, pounds: 4, possessions: [] },
      { votes: 3, pounds: 9, possessions: [] },
    ],
  });
  expect(match.events.at(-1)).toEqual({
    type: 'matchEnded',
    round: 5,
    early: false,
    scores: [
      { election: 10, possessions: 4 },
      { election: 4, possessions: 9 },
    ],
  });
});
