import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { personalityId } from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import { handIds, idsOf } from './position.ts';
import { barred, offered, reacting, start, symbolAsked } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const stop = { do: 'stop' } as const;
const sonky = { do: 'react', card: 'wallace-sonky' } as const;
/** The rolls give each position a different generator. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test('AM-13.3 the player named gives two hand cards of their choice', () => {
  const match = start('beggars-guild', { hands: [['groat'], ['ruby', 'hex', 'modo'], ['dysk']] });
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1);
  match.play(1, pass);
  expect(offered(match, 1)).toEqual(['give hex', 'give modo', 'give ruby']);
  match.play(1, { do: 'give', card: 'modo' });
  expect(offered(match, 1)).toEqual(['give hex', 'give ruby']);
  match.play(1, { do: 'give', card: 'ruby' });
  expect([0, 1, 2].map((seat) => handIds(match.state, seat))).toEqual([
    ['groat', 'modo', 'ruby'],
    ['hex'],
    ['dysk'],
  ]);
  const given = match.events.find(({ type }) => type === 'gaveCards');
  if (given === undefined) throw new Error('nothing was given');
  expect(game.witness(given, 0)).toMatchObject({ cards: ['ruby'] });
  expect(game.witness(given, 2)).toEqual({ type: 'gaveCards', seat: 1, to: 0, count: 1 });
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.3 with two or fewer all are given, unasked, after the window', () => {
  const match = start('queen-molly', {
    hands: [[], ['ruby', 'hex'], ['dysk']],
    stuck: [[], ['fools-guild'], []],
  });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, pass);
  expect(handIds(match.state, 0)).toEqual(['hex', 'ruby']);
  expect(handIds(match.state, 1)).toEqual([]);
  expect(idsOf(match.state.stuck[1] ?? [])).toEqual(['fools-guild']);
});

test('AM-13.3 an empty hand may be chosen, to no effect; Wallace Sonky keeps the cards', () => {
  const empty = start('beggars-guild', { hands: [['groat'], [], ['dysk']] });
  empty.play(0, { do: 'target', seat: 1 });
  expect(symbolAsked(empty)).toBe('place');
  expect(handIds(empty.state, 0)).toEqual(['groat']);
  const match = start('beggars-guild', { hands: [['groat'], ['wallace-sonky', 'hex', 'ruby'], []] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, sonky);
  expect(handIds(match.state, 1)).toEqual(['hex', 'ruby']);
  expect(symbolAsked(match)).toBe('place');
});

test.each([
  [2, 3],
  [3, 3],
  [4, 2],
])('AM-13.11 with %i players you see %i unused Personalities, the others how many', (seats, count) => {
  const leftOut = new Set<string>();
  const orders = new Set<string>();
  for (const roll of seeds) {
    const match = start('mrs-cake', { seats, rolls: [roll], hands: [[], ['wallace-sonky']] });
    const unused = match.state.unused;
    const told = match.events.find((event) => event.type === 'peeked');
    if (told === undefined) throw new Error('nobody peeked');
    expect(told.count).toBe(count);
    expect(new Set(told.personalities).size).toBe(count);
    expect(game.witness(told, 0)).toEqual(told);
    expect(game.witness(told, 1)).toEqual({ type: 'peeked', seat: 0, count });
    expect([...match.state.personalities, ...unused].toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].filter((personality) => seats > 2 || personality !== 5), // AM-2.1 Chrysoprase
    );
    orders.add(unused.map((personality) => told.personalities?.indexOf(personalityId(personality))).join());
    leftOut.add((told.personalities ?? []).toSorted().join());
    expect(symbolAsked(match)).toBe('money:2');
  }
  expect(leftOut.size).toBe(count + 1); // any of them may be the one set aside
  expect(orders.size).toBeGreaterThan(1); // put back and shuffled: the order seen tells nothing
});

test('AM-13.19 four cards of the discard pile at random, seen by all', () => {
  const discard = ['groat', 'ruby', 'modo', 'hex', 'dysk', 'dwarves'] as const;
  const found = new Set<CardId>();
  for (const roll of seeds) {
    const match = start('history-monks', { discard, rolls: [roll], hands: [[], ['wallace-sonky']] });
    const told = match.events.find((event) => event.type === 'recovered');
    if (told === undefined) throw new Error('nothing was recovered');
    expect(told.cards).toHaveLength(4);
    expect(game.witness(told, 'spectator')).toEqual(told);
    expect(handIds(match.state, 0)).toEqual(told.cards.toSorted());
    expect([...handIds(match.state, 0), ...idsOf(match.state.discard)].toSorted()).toEqual(
      discard.toSorted(),
    );
    expect(symbolAsked(match)).toBe('place');
    for (const card of told.cards) found.add(card);
  }
  expect(found.size).toBe(6);
});

test('AM-13.19 fewer than four are all taken; an empty pile bars it', () => {
  const match = start('history-monks', { discard: ['groat', 'ruby'] });
  expect(handIds(match.state, 0)).toEqual(['groat', 'ruby']);
  expect(match.state.discard).toEqual([]);
  expect(barred('history-monks')).toEqual({ rule: 'AM-13.19', code: 'emptyDiscard' });
});

test.each([
  ['hex', 3],
  ['librarian', 4],
  ['leonard-of-quirm', 4],
  ['sergeant-cheery-littlebottom', 2],
  ['the-clacks', 2],
  ['moist-von-lipwig', 2],
  ['professor-of-recent-runes', 2],
] as const)('AM-13.20 %s draws %i from the top of the draw pile', (card, count) => {
  const draws = ['groat', 'ruby', 'modo', 'dysk', 'dwarves'] as const;
  const match = start(card, { draws, hands: [['susan'], ['wallace-sonky'], []] });
  expect(handIds(match.state, 0)).toEqual([...draws.slice(0, count), 'susan'].toSorted());
  const told = match.events.find((event) => event.type === 'drew');
  if (told === undefined) throw new Error('nothing was drawn');
  expect(game.witness(told, 1)).toEqual({ type: 'drew', seat: 0, count });
  expect(match.asked).toEqual([0]);
});

test('AM-13.20 the last card ends the match; a draw for more takes the cards that are left', () => {
  const match = start('librarian', { deckSize: 3, hands: [[], ['hex'], []] });
  expect(match.state.hands[0]).toHaveLength(3);
  expect(match.state.outcome).toMatchObject({ how: 'points' });
  const four = start('librarian', { deckSize: 4 });
  expect(four.state.outcome).toMatchObject({ how: 'points' });
  const five = start('librarian', { deckSize: 5, hands: [['susan']] });
  expect(five.state.outcome).toBe(undefined);
});

test('AM-13.21 one card per own building on the board, demons or not, and none for other players’ buildings', () => {
  const areas = {
    'small-gods': { building: 0, demons: 1, trouble: true },
    longwall: { building: 0, gainedNow: true },
    dimwell: { building: 1 },
  };
  const match = start('gargoyles', { areas, draws: ['groat', 'ruby', 'modo'] });
  expect(handIds(match.state, 0)).toEqual(['groat', 'ruby']);
});

test('AM-13.21 without a building it draws none; it may draw the last card', () => {
  const none = start('gargoyles', { areas: { dimwell: { building: 1 } }, hands: [['susan']] });
  expect(handIds(none.state, 0)).toEqual(['susan']);
  const areas = {
    'small-gods': { building: 0, gainedNow: true },
    longwall: { building: 0, gainedNow: true },
  };
  expect(start('gargoyles', { areas, deckSize: 2 }).state.outcome).toMatchObject({ how: 'points' });
});

test('AM-13.22 any number of hand cards for $2 each, interrupts too, stuck cards never', () => {
  const match = start('harry-king', {
    hands: [['susan', 'groat', 'hex'], ['wallace-sonky'], []],
    stuck: [['fools-guild'], [], []],
  });
  expect(offered(match, 0)).toEqual(['discard groat', 'discard hex', 'discard susan', 'stop']);
  match.play(0, { do: 'discard', card: 'susan' });
  expect(match.refused(0, { do: 'discard', card: 'fools-guild' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'discard', card: 'hex' });
  match.play(0, stop);
  expect(match.state.money).toEqual([14, 10, 10]);
  expect(handIds(match.state, 0)).toEqual(['groat']);
  expect(idsOf(match.state.discard)).toEqual(['hex', 'susan']);
});

test('AM-13.22 Shonky Shop pays $1 each; zero cards are allowed, and the whole hand', () => {
  const none = start('shonky-shop', { hands: [['groat', 'hex'], ['wallace-sonky'], []] });
  none.play(0, stop);
  expect(none.state.money).toEqual([10, 10, 10]);
  expect(handIds(none.state, 0)).toEqual(['groat', 'hex']);
  const all = start('shonky-shop', { hands: [['groat', 'hex'], ['wallace-sonky'], []] });
  all.play(0, { do: 'discard', card: 'groat' });
  all.play(0, { do: 'discard', card: 'hex' });
  expect(all.state.money).toEqual([12, 10, 10]);
  expect(idsOf(all.state.discard)).toEqual(['groat', 'hex', 'shonky-shop']);
});

test('AM-13.22 needs a hand card, and a stuck card does not count', () => {
  const stuck = [['fools-guild'], [], []] as const;
  expect(barred('harry-king', { stuck })).toEqual({ rule: 'AM-5.4', code: 'noHandCard' });
  expect(barred('shonky-shop')).toEqual({ rule: 'AM-5.4', code: 'noHandCard' });
});

test.each(['modo', 'the-luggage'] as const)('AM-13.23 %s: one hand card of your choice goes', (card) => {
  const match = start(card, { hands: [['groat', 'susan', 'hex'], ['wallace-sonky'], []] });
  expect(offered(match, 0)).toEqual(['discard groat', 'discard hex', 'discard susan']); // begun, it is compulsory
  match.play(0, { do: 'discard', card: 'hex' });
  expect(handIds(match.state, 0)).toEqual(['groat', 'susan']);
  expect(idsOf(match.state.discard)).toEqual(['hex']);
  expect(match.state.money).toEqual([10, 10, 10]);
});

test('AM-13.23 the only card goes unasked; without one it cannot be started', () => {
  const match = start('modo', { hands: [['groat']] });
  expect(idsOf(match.state.discard)).toEqual(['groat']);
  expect(barred('modo')).toEqual({ rule: 'AM-5.4', code: 'noHandCard' });
  expect(barred('the-luggage', { stuck: [['dr-whiteface']] })).toEqual({
    rule: 'AM-5.4',
    code: 'noHandCard',
  });
});

test('AM-13.24 up to three hand cards go, then you draw back up to five', () => {
  const draws = ['ruby', 'dysk', 'dwarves', 'royal-mint', 'hello'] as const;
  const match = start('alchemists-guild', { hands: [['groat', 'susan', 'hex', 'modo']], draws });
  match.play(0, { do: 'discard', card: 'groat' });
  expect(handIds(match.state, 0)).toEqual(['hex', 'modo', 'susan']); // drawn only afterwards
  match.play(0, { do: 'discard', card: 'susan' });
  match.play(0, { do: 'discard', card: 'hex' });
  expect(handIds(match.state, 0)).toEqual([...draws.slice(0, 4), 'modo'].toSorted()); // a fourth was not offered
  expect(idsOf(match.state.discard)).toEqual(['groat', 'hex', 'susan']);
});

test('AM-13.24 none may go; stuck cards count in the refill; an empty hand is no bar', () => {
  const stuck = start('alchemists-guild', {
    hands: [['groat', 'susan']],
    stuck: [['fools-guild', 'dr-whiteface']],
    draws: ['ruby', 'dysk'],
  });
  expect(offered(stuck, 0)).toEqual(['discard groat', 'discard susan', 'stop']);
  stuck.play(0, stop);
  expect(handIds(stuck.state, 0)).toEqual(['groat', 'ruby', 'susan']);
  expect(start('alchemists-guild').state.hands[0]).toHaveLength(5);
});

test('AM-13.24 a hand of six without the card draws none; the last card ends the match', () => {
  const full = start('alchemists-guild', { hands: [['groat', 'susan', 'hex', 'modo', 'dysk', 'ruby']] });
  full.play(0, stop);
  expect(full.state.hands[0]).toHaveLength(6);
  expect(start('alchemists-guild', { deckSize: 4 }).state.outcome).toMatchObject({ how: 'points' });
});
