import type { Seat } from '@manigance/core';
import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { drawn, isOver } from './event.ts';
import { areaAt, handIds, idsOf, type Position, table } from './position.ts';

const interrupts: readonly CardId[] = [
  'gaspode',
  'susan',
  'wallace-sonky',
  'fresh-start-club',
  'igor',
  'doctor-mossy-lawn',
];

/** The interrupts that a seat is offered, in the order of the list above. */
function fitting(match: ReturnType<typeof table>, seat: Seat): CardId[] {
  return interrupts.filter((card) => match.offers(seat, { do: 'react', card }));
}

/** Seat 0 plays the scroll of this card, which comes first on it, with seat 1 holding every interrupt. */
function scroll(card: CardId, wanted: Position = {}) {
  const match = table({ eventsLeft: 0, ...wanted, hands: wanted.hands ?? [[card, 'ruby'], interrupts] });
  match.play(0, { do: 'play', card });
  match.play(0, { do: 'act' });
  return match;
}

const removable = { dimwell: { minions: [1, 2], trouble: true }, longwall: { minions: [1] } } as const;

test('AM-9.4 against an assassination symbol: Gaspode, Susan, Fresh Start Club and Igor', () => {
  const match = table({ areas: removable, hands: [['mr-gryle', 'ruby'], interrupts] });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(fitting(match, 1)).toEqual(['gaspode', 'susan', 'fresh-start-club', 'igor']);
  for (const card of ['wallace-sonky', 'doctor-mossy-lawn'] as const) {
    expect(match.ruleAgainst(1, { do: 'react', card })).toBe('AM-9.4 doesNotFit');
  }
});

test('AM-9.4 against a removal by scroll Wallace Sonky fits as well', () => {
  const match = scroll('burleigh-and-stronginthearm', { areas: removable });
  match.play(0, { do: 'target', seat: 2 });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(fitting(match, 1)).toEqual(['gaspode', 'susan', 'wallace-sonky', 'fresh-start-club', 'igor']);
});

test('AM-9.4 against a move: Gaspode and Wallace Sonky, not Susan, Igor or Fresh Start Club', () => {
  const match = scroll('duckman', { areas: removable });
  match.play(0, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
  expect(fitting(match, 1)).toEqual(['gaspode', 'wallace-sonky']);
});

test('AM-9.4 against a demand on money: Wallace Sonky alone', () => {
  const match = scroll('nobby-nobbs');
  match.play(0, { do: 'target', seat: 1 });
  expect(fitting(match, 1)).toEqual(['wallace-sonky']);
});

test('AM-9.4 when a scroll makes you remove your own minion, Gaspode and Susan fit', () => {
  const match = scroll('the-auditors', { areas: removable });
  match.play(1, { do: 'pass' });
  match.play(1, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(fitting(match, 1)).toEqual(['gaspode', 'susan', 'fresh-start-club', 'igor']);
  match.play(1, { do: 'react', card: 'gaspode' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: false }); // seat 2 had to
});

test('AM-9.4 against your own cards: Susan, Fresh Start Club and Igor', () => {
  const match = table({
    areas: { dimwell: { minions: [0] } },
    hands: [['carcer', ...interrupts]],
    rolls: [8, 8],
  });
  match.play(0, { do: 'play', card: 'carcer' });
  match.play(0, { do: 'act' }); // the only piece there is chosen without a question
  expect(fitting(match, 0)).toEqual(['susan', 'fresh-start-club', 'igor']);
  match.play(0, { do: 'react', card: 'susan' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([1, 0, 0]);
});

test('AM-9.4 against events: Susan and the two that come back; Gaspode only where another player picks', () => {
  const hands = [[], interrupts] as const;
  const areas = { 'nap-hill': { minions: [1], building: 1 } };
  const dragon = drawn('the-dragon', { areas, hands, rolls: [12] });
  expect(fitting(dragon, 1)).toEqual(['susan', 'fresh-start-club', 'igor']);
  const johnson = drawn('bloody-stupid-johnson', { areas, hands, rolls: [12] });
  expect(fitting(johnson, 1)).toEqual(['susan', 'fresh-start-club', 'igor']);
  const byOther = drawn('mysterious-murders', { areas, hands, rolls: [12] });
  expect(fitting(byOther, 1)).toEqual(['gaspode', 'susan', 'fresh-start-club', 'igor']);
  const byOneself = drawn('mysterious-murders', { areas, hands, rolls: [1, 12] });
  expect(fitting(byOneself, 1)).toEqual(['susan', 'fresh-start-club', 'igor']);
});

test('AM-9.4 Igor and Fresh Start Club: removed, then placed at once in a different area within reach', () => {
  for (const card of ['igor', 'fresh-start-club'] as const) {
    const match = table({
      areas: { dimwell: { minions: [1, 1, 2], trouble: true }, longwall: { minions: [0] } },
      hands: [['mr-gryle', 'ruby'], [card]],
    });
    match.play(0, { do: 'play', card: 'mr-gryle' });
    match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
    match.play(1, { do: 'react', card });
    expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 1], trouble: false });
    expect(match.options(1)).toEqual([
      { do: 'place', area: 'the-scours' },
      { do: 'place', area: 'the-shades' },
      { do: 'place', area: 'longwall' },
    ]);
    expect(match.refused(1, { do: 'place', area: 'dimwell' })).toEqual({
      code: 'not-legal',
      why: { rule: 'AM-6.1.3', code: 'cameFromHere' },
    });
    expect(match.refused(1, { do: 'pass' })).toEqual({ code: 'unknown' });
    match.play(1, { do: 'place', area: 'longwall' });
    expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [1, 1, 0], trouble: true });
    expect(match.state.supply).toEqual([11, 10, 11]);
    expect(match.asked).toEqual([0]);
  }
});

test('AM-9.4 a player with no minion left on the board places it in any other area', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [['mr-gryle', 'ruby'], ['igor']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'igor' });
  expect(match.options(1)).toHaveLength(11);
  match.play(1, { do: 'place', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [0, 1, 0], trouble: false });
});

test('AM-9.5 it protects its player alone; the scroll and the symbols go on for the others', () => {
  const match = scroll('mr-boggis', { money: [0, 10, 10] });
  match.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(match.state.money).toEqual([2, 10, 8]);
  expect(match.offers(0, { do: 'place', area: 'nap-hill' })).toBe(true);
});

test('AM-9.5 it does not stop an assassination symbol on the same card, not even after a blocked scroll', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [
      ['nobby-nobbs', 'mr-gryle', 'ruby'],
      ['wallace-sonky', 'groat'],
    ],
  });
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(match.state.money).toEqual([10, 10, 10]);
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 }); // the protection ended with its scroll
  match.play(1, { do: 'pass' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 0]);
});

test('AM-9.5 a blocked target is used up: nobody else can be named instead', () => {
  const match = scroll('beggars-guild', {
    hands: [['beggars-guild', 'ruby'], ['wallace-sonky', 'hex'], ['modo']],
  });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(handIds(match.state, 0)).toEqual(['ruby']);
  expect(handIds(match.state, 1)).toEqual(['hex']);
  expect(handIds(match.state, 2)).toEqual(['modo']);
  expect(match.refused(0, { do: 'target', seat: 2 })).toEqual({ code: 'unknown' });
});

test('AM-9.5 Carcer: the blocked removal is used up, and the second leaves that player alone', () => {
  const carcer = (areas: Position['areas']) => {
    const match = table({
      areas: areas ?? {},
      hands: [
        ['carcer', 'ruby'],
        ['wallace-sonky', 'groat'],
      ],
      rolls: [8, 8],
    });
    match.play(0, { do: 'play', card: 'carcer' });
    match.play(0, { do: 'act' });
    return match;
  };
  const alone = carcer({ dimwell: { minions: [1, 1] } });
  alone.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(areaAt(alone.state, 'dimwell').minions).toEqual([0, 2, 0]);
  expect(alone.asked).toEqual([0]);
  const mixed = carcer({ dimwell: { minions: [1, 1, 2], trolls: 1 } });
  mixed.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  mixed.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(mixed.refused(0, { do: 'remove', area: 'dimwell', piece: 1 })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.5', code: 'scrollBlocked' },
  });
  mixed.play(0, { do: 'remove', area: 'dimwell', piece: 'troll' });
  expect(areaAt(mixed.state, 'dimwell')).toMatchObject({ minions: [0, 2, 1], trolls: 0 });
});

test('AM-9.5 the $2 of Burleigh go to anybody but a player who blocked the scroll', () => {
  const paid = (payee: Seat, card: 'gaspode' | 'wallace-sonky') => {
    const match = scroll('burleigh-and-stronginthearm', { areas: removable });
    match.play(0, { do: 'target', seat: payee });
    match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
    expect(match.state.money).toEqual([10, 10, 10]); // paid after the window
    match.play(1, { do: 'react', card });
    expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 1], trouble: true });
    return match.state.money;
  };
  expect(paid(1, 'wallace-sonky')).toEqual([10, 10, 10]);
  expect(paid(1, 'gaspode')).toEqual([8, 12, 10]);
  expect(paid(2, 'wallace-sonky')).toEqual([8, 10, 12]);
});

test('AM-9.5 Cosmo Lavish: blocked before he pays; afterwards Sonky fits for a third player only', () => {
  const cosmo = () => {
    const match = scroll('cosmo-lavish', {
      areas: removable,
      hands: [['cosmo-lavish', 'ruby'], ['wallace-sonky', 'susan'], ['groat']],
    });
    match.play(0, { do: 'target', seat: 1 });
    return match;
  };
  const blocked = cosmo();
  blocked.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(blocked.state.money).toEqual([10, 10, 10]);
  expect(blocked.asked).toEqual([0]);
  const own = cosmo();
  own.play(1, { do: 'pass' });
  expect(own.state.money).toEqual([8, 12, 10]);
  own.play(1, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(fitting(own, 1)).toEqual(['susan']);
  const third = scroll('cosmo-lavish', {
    areas: removable,
    hands: [['cosmo-lavish', 'ruby'], [], ['wallace-sonky']],
  });
  third.play(0, { do: 'target', seat: 1 });
  third.play(1, { do: 'remove', area: 'dimwell', piece: 2 });
  third.play(2, { do: 'react', card: 'wallace-sonky' });
  expect(areaAt(third.state, 'dimwell').minions).toEqual([0, 1, 1]);
  expect(third.state.money).toEqual([8, 12, 10]);
});

test('AM-9.5 The Auditors: a player who blocks the scroll is left out, and Sonky does not fit once a minion is named', () => {
  const blocked = scroll('the-auditors', { areas: removable });
  blocked.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(areaAt(blocked.state, 'dimwell').minions).toEqual([0, 1, 0]);
  expect(areaAt(blocked.state, 'longwall').minions).toEqual([0, 1, 0]);
});

test('AM-9.5 a swap that one owner blocks does not happen at all', () => {
  const match = scroll('the-bursar', { areas: { dimwell: { minions: [1] }, longwall: { minions: [2] } } });
  match.play(0, { do: 'choose', area: 'longwall', piece: 2 });
  match.play(1, { do: 'react', card: 'wallace-sonky' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 0]);
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 0, 1]);
});

test('AM-9.9 one answer to one removal: a stopped removal is not answered by a second card', () => {
  const match = table({ areas: removable, hands: [['mr-gryle', 'ruby'], interrupts] });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'igor' });
  expect(match.refused(1, { do: 'react', card: 'susan' })).toEqual({ code: 'unknown' });
  match.play(1, { do: 'place', area: 'longwall' });
  expect(match.asked).toEqual([0]);
  expect(idsOf(match.state.discard)).toEqual(['igor']);
});

test('AM-9.9 unanswered, the piece goes to its owner’s supply and the marker goes', () => {
  const match = table({ areas: removable, hands: [['mr-gryle', 'ruby'], interrupts] });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'pass' });
  expect(match.state.supply).toEqual([12, 11, 11]);
  expect(areaAt(match.state, 'dimwell').trouble).toBe(false);
});

test('AM-9.9 trolls and demons have no window, and do not come back', () => {
  const match = table({
    areas: { dimwell: { trolls: 1, demons: 1, minions: [1], trouble: true } },
    hands: [['mr-gryle', 'ruby'], interrupts],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 'demon' });
  expect(match.asked).toEqual([0]);
  expect(match.state.demons.every((number) => number === 0)).toBe(true);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ trolls: 1, minions: [0, 1, 0], trouble: false });
});

test('AM-9.9 in an event Small Gods or a card, never both for one minion', () => {
  const match = drawn('mysterious-murders', {
    seats: 2,
    areas: { 'small-gods': { building: 1 }, dimwell: { minions: [1] } },
    hands: [[], ['susan', 'igor']],
    rolls: [8, 1],
  });
  match.play(1, { do: 'gods' });
  expect(isOver(match)).toBe(true);
  expect(handIds(match.state, 1)).toEqual(['igor', 'susan']);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1]);
});
