import { expect, test } from 'vitest';
import { cardOf } from '../rules/ids.ts';
import { cardsInPlay } from '../rules/setup.ts';
import { areaAt, handIds, idsOf, table } from './position.ts';
import { barred, offered, reach, reacting, start, symbolAsked } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const sonky = { do: 'react', card: 'wallace-sonky' } as const;

test('AM-13.1 each other player, clockwise, gives $2 before the next is asked, and has no choice', () => {
  const match = start('mr-boggis', { seats: 4, active: 1, hands: [['ruby'], [], ['groat'], []] });
  expect(reacting(match)).toBe(2); // seat 1 plays: seat 2 sits on the left
  expect(offered(match, 2)).toEqual(['pass']);
  expect(match.state.money).toEqual([10, 10, 10, 10]);
  match.play(2, pass);
  expect(match.state.money).toEqual([10, 14, 8, 8]); // seat 3 holds no card: not asked, and pays
  expect(reacting(match)).toBe(0);
  match.play(0, pass);
  expect(match.state.money).toEqual([8, 16, 8, 8]);
  expect(match.asked).toEqual([1]);
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.1 a player with less gives all they have; a player with nothing is not asked', () => {
  const match = start('thieves-guild', { hands: [[], ['ruby'], ['groat']], money: [10, 1, 0] });
  match.play(1, pass);
  expect(match.state.money).toEqual([11, 0, 0]);
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.1 Wallace Sonky spares only the player of it; the card goes on', () => {
  const match = start('thieves-guild', { hands: [[], ['wallace-sonky'], ['groat']] });
  expect(offered(match, 1)).toEqual(['pass', 'react wallace-sonky']);
  match.play(1, sonky);
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  expect(match.state.money).toEqual([12, 10, 8]);
  expect(idsOf(match.state.discard)).toEqual(['wallace-sonky']);
  expect(symbolAsked(match)).toBe('place');
});

test.each(['mr-bent', 'bank-of-ankh-morpork'] as const)(
  'AM-13.2 %s lies in front of you and lends $10',
  (card) => {
    const match = start(card, { hands: [['ruby'], ['wallace-sonky'], ['groat']] });
    expect(match.state.money).toEqual([20, 10, 10]);
    expect(match.events[0]).toEqual({ type: 'borrowed', seat: 0, card });
    expect(idsOf(match.state.loans[0] ?? [])).toEqual([card]);
    expect(match.asked).toEqual([0]); // nobody is threatened
    match.play(0, { do: 'skip' });
    expect(handIds(match.state, 0)).toHaveLength(5); // it takes no place in the hand
    expect(match.state.discard).toEqual([]);
    expect(match.state.loans.map((loans) => loans.length)).toEqual([1, 0, 0]);
  },
);

test('AM-13.4 each other player, clockwise, gives $1 or one card of their choice', () => {
  const match = start('sunshine-dragon-sanctuary', {
    hands: [[], ['ruby', 'groat'], ['modo', 'hex']],
    money: [10, 1, 10],
  });
  expect(reacting(match)).toBe(1);
  match.play(1, pass);
  expect(match.asked).toEqual([1]);
  expect(offered(match, 1)).toEqual(['give groat', 'give ruby', 'pay']); // no refusing
  expect(match.refused(1, pass)).toEqual({ code: 'unknown' });
  match.play(1, { do: 'give', card: 'ruby' });
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  match.play(2, { do: 'pay' });
  expect(match.state.money).toEqual([11, 1, 9]);
  expect([0, 1, 2].map((seat) => handIds(match.state, seat))).toEqual([['ruby'], ['groat'], ['hex', 'modo']]);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.4 with one thing to give it is given unasked: the dollar, or the only card', () => {
  const match = start('sunshine-dragon-sanctuary', { hands: [[], [], ['ruby']], money: [10, 3, 0] });
  expect(match.state.money).toEqual([11, 2, 0]);
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  expect(handIds(match.state, 0)).toEqual(['ruby']);
  expect(handIds(match.state, 2)).toEqual([]);
});

test('AM-13.4 without money one of several cards has to go', () => {
  const match = start('sunshine-dragon-sanctuary', { hands: [[], ['ruby', 'groat'], []], money: [10, 0, 0] });
  match.play(1, pass);
  expect(offered(match, 1)).toEqual(['give groat', 'give ruby']);
  expect(match.whyNot(1, { do: 'pay' })).toEqual({ rule: 'AM-13.4', code: 'cannotPay', cost: 1, money: 0 });
});

test('AM-13.4 Wallace Sonky: nothing is given, and the next player is asked', () => {
  const match = start('sunshine-dragon-sanctuary', { hands: [[], ['wallace-sonky', 'ruby'], ['hex']] });
  match.play(1, sonky);
  expect(reacting(match)).toBe(2);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(handIds(match.state, 1)).toEqual(['ruby']);
});

test.each(['dysk', 'opera-house'] as const)(
  'AM-13.5 %s pays $1 for each piece on foot in Isle of Gods',
  (card) => {
    const match = start(card, {
      areas: {
        'isle-of-gods': { minions: [0, 1, 1], trolls: 2, demons: 1, building: 2 },
        longwall: { minions: [0, 1] },
      },
      hands: [[], ['wallace-sonky'], ['groat']],
    });
    expect(match.state.money).toEqual([16, 10, 10]);
    expect(start(card).state.money).toEqual([10, 10, 10]); // nobody there: it can be started, and brings nothing
  },
);

test('AM-13.17 the player named pays exactly $5 and the card is discarded', () => {
  const match = start('fools-guild', {
    areas: { dimwell: { minions: [0] } },
    hands: [[], ['ruby'], ['hex']],
  });
  expect(offered(match, 0)).toEqual(['target 1', 'target 2']);
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1);
  match.play(1, pass);
  expect(offered(match, 1)).toEqual(['pay', 'suffer']);
  match.play(1, { do: 'pay' });
  expect(match.state.money).toEqual([15, 5, 10]);
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(idsOf(match.state.discard)).toEqual(['fools-guild']);
  expect(match.state.stuck).toEqual([[], [], []]);
});

test('AM-13.17 or keeps the card for good; the place symbol follows all the same', () => {
  const match = start('dr-whiteface', {
    areas: { dimwell: { minions: [0] } },
    hands: [[], ['ruby'], ['hex']],
  });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, pass);
  match.play(1, { do: 'suffer' });
  expect(match.events[0]).toEqual({ type: 'stuck', seat: 1, card: 'dr-whiteface' });
  expect(match.state.stuck).toEqual([[], [cardOf('dr-whiteface')], []]);
  expect(handIds(match.state, 1)).toEqual(['ruby']);
  expect(match.state.money).toEqual([10, 10, 10]);
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(match.state.discard).toEqual([]);
});

test('AM-13.17 with $4 it is taken unasked; without a hand card there is a choice but no window', () => {
  const poor = start('fools-guild', { hands: [[], [], []], money: [10, 4, 10] });
  poor.play(0, { do: 'target', seat: 1 });
  expect(poor.state.money).toEqual([10, 4, 10]);
  expect(poor.state.stuck[1]).toEqual([cardOf('fools-guild')]);
  const bare = start('fools-guild', { money: [10, 5, 10] });
  bare.play(0, { do: 'target', seat: 1 });
  expect(offered(bare, 1)).toEqual(['pay', 'suffer']);
});

test('AM-13.17 Wallace Sonky: neither paid nor stuck, and the card is discarded', () => {
  const match = start('fools-guild', { hands: [[], ['wallace-sonky'], ['hex']], money: [10, 4, 10] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, sonky);
  expect(symbolAsked(match)).toBe('place');
  match.play(0, { do: 'skip' });
  expect(match.state.money).toEqual([10, 4, 10]);
  expect(match.state.stuck).toEqual([[], [], []]);
  expect(idsOf(match.state.discard)).toEqual(['fools-guild', 'wallace-sonky']);
});

const built = {
  'the-hippo': { building: 1 },
  'small-gods': { building: 1, trouble: true, minions: [1] },
  longwall: { building: 2 },
};

test('AM-13.18 the player named may buy it off for $5', () => {
  const match = start('fire-brigade', { areas: built, hands: [[], ['ruby'], ['hex']], money: [10, 5, 10] });
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1);
  match.play(1, pass);
  expect(offered(match, 1)).toEqual(['pay', 'suffer']);
  match.play(1, { do: 'pay' });
  expect(match.state.money).toEqual([15, 0, 10]);
  expect(areaAt(match.state, 'the-hippo').building).toBe(1);
  expect(symbolAsked(match)).toBe(undefined); // playAnother is left out: no hand card
});

test('AM-13.18 otherwise you may remove one of their buildings, your choice, or leave it', () => {
  const match = start('fire-brigade', { areas: built, hands: [['groat'], ['ruby'], ['hex']] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, pass);
  match.play(1, { do: 'suffer' });
  expect(match.asked).toEqual([0]);
  expect(offered(match, 0)).toEqual(['demolish small-gods', 'demolish the-hippo', 'stop']);
  expect(match.refused(0, { do: 'demolish', area: 'longwall' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-13.18', code: 'noBuilding' },
  });
  match.play(0, { do: 'demolish', area: 'small-gods' });
  expect(areaAt(match.state, 'small-gods')).toMatchObject({
    building: -1,
    trouble: true,
    minions: [0, 1, 0],
  });
  expect(areaAt(match.state, 'the-hippo').building).toBe(1);
  expect(areaAt(match.state, 'longwall').building).toBe(2);
  expect(match.state.money).toEqual([10, 10, 10]);
});

test('AM-13.18 with $4 there is no buying off; sparing the buildings stays open to you', () => {
  const match = start('fire-brigade', { areas: built, hands: [['groat'], ['ruby'], []], money: [10, 4, 10] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, pass);
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'stop' });
  expect(areaAt(match.state, 'the-hippo').building).toBe(1);
  expect(areaAt(match.state, 'small-gods').building).toBe(1);
  expect(match.state.money).toEqual([10, 4, 10]);
});

test('AM-13.18 a player without buildings may be named: no window, no effect', () => {
  const match = start('fire-brigade', {
    areas: { longwall: { building: 2 } },
    hands: [['groat'], ['ruby'], []],
  });
  match.play(0, { do: 'target', seat: 1 });
  expect(symbolAsked(match)).toBe('playAnother');
  expect(match.state.money).toEqual([10, 10, 10]);
});

test('AM-13.18 Wallace Sonky: nothing to pay and nothing to lose', () => {
  const match = start('fire-brigade', { areas: built, hands: [['groat'], ['wallace-sonky'], ['hex']] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, sonky);
  expect(symbolAsked(match)).toBe('playAnother');
  expect(areaAt(match.state, 'the-hippo').building).toBe(1);
  expect(match.state.money).toEqual([10, 10, 10]);
});

test('AM-13.25 the player named gives $3 or all they have; the others are not asked', () => {
  const match = start('nobby-nobbs', { hands: [['groat'], ['ruby'], ['hex']], money: [10, 10, 2] });
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1);
  match.play(1, pass);
  expect(match.state.money).toEqual([13, 7, 2]);
  expect(symbolAsked(match)).toBe('playAnother');
  const poor = start('nobby-nobbs', { money: [10, 10, 2] });
  poor.play(0, { do: 'target', seat: 2 });
  expect(poor.state.money).toEqual([12, 10, 0]);
});

test('AM-13.25 a player without money may be named: no window; Wallace Sonky keeps the money', () => {
  const match = start('nobby-nobbs', { hands: [['groat'], ['ruby'], ['wallace-sonky']], money: [10, 0, 9] });
  match.play(0, { do: 'target', seat: 1 });
  expect(symbolAsked(match)).toBe('playAnother');
  const blocked = start('nobby-nobbs', {
    hands: [['groat'], ['ruby'], ['wallace-sonky']],
    money: [10, 0, 9],
  });
  blocked.play(0, { do: 'target', seat: 2 });
  blocked.play(2, sonky);
  expect(blocked.state.money).toEqual([10, 0, 9]);
});

test('AM-13.25 with two players the opponent is named without a question', () => {
  const match = start('nobby-nobbs', { seats: 2, hands: [[], ['ruby']] });
  expect(match.events).toContainEqual({ type: 'aimed', seat: 0, card: 'nobby-nobbs', target: 1 });
  expect(reacting(match)).toBe(1);
});

test.each(['sacharissa-cripslock', 'otto-chriek', 'william-de-worde'] as const)(
  'AM-13.27 %s pays $1 per trouble marker on the board, whoever stands there',
  (card) => {
    const areas = {
      dimwell: { trouble: true },
      longwall: { trouble: true, minions: [1, 2] },
      'nap-hill': {},
    };
    expect(start(card, { areas, hands: [[], ['hex'], []] }).state.money).toEqual([12, 10, 10]);
    expect(start(card).state.money).toEqual([10, 10, 10]);
  },
);

test.each(['sir-charles-lavatory', 'the-post-office'] as const)(
  'AM-13.28 %s pays $1 per building of any colour, demons or not',
  (card) => {
    const match = start(card, {
      areas: {
        'small-gods': { building: 1, demons: 1, trouble: true },
        longwall: { building: 1 },
        'isle-of-gods': { building: 2 },
        dimwell: { minions: [0, 1] },
      },
      hands: [[], ['hex'], []],
    });
    expect(match.state.money).toEqual([13, 10, 10]);
  },
);

test('AM-13.28 your own buildings count too', () => {
  const match = start('the-post-office', {
    areas: { 'nap-hill': { building: 0 }, longwall: { building: 1 } },
  });
  expect(match.state.money).toEqual([12, 10, 10]);
});

test('AM-13.29 $2 per piece on foot in an area in trouble of your choice', () => {
  const match = start('mr-slant', {
    areas: {
      dimwell: { trouble: true, minions: [0, 1, 2], trolls: 1, demons: 1, building: 1 },
      longwall: { trouble: true },
      'the-hippo': { minions: [0, 0, 0, 0, 0, 0, 0] },
    },
    hands: [[], ['hex'], []],
  });
  expect(offered(match, 0)).toEqual(['income dimwell', 'income longwall']);
  expect(match.refused(0, { do: 'income', area: 'the-hippo' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-13.29', code: 'noTrouble' },
  });
  match.play(0, { do: 'income', area: 'dimwell' });
  expect(match.state.money).toEqual([20, 10, 10]);
});

test('AM-13.29 needs a trouble marker; with one only, no question is put', () => {
  const areas = { dimwell: { minions: [1, 1] } };
  expect(barred('mr-slant', { areas })).toEqual({ rule: 'AM-13.29', code: 'noTrouble' });
  const match = start('mr-slant', { areas: { dimwell: { minions: [1, 1], trouble: true } } });
  expect(match.state.money).toEqual([14, 10, 10]);
});

test('AM-13.49 payer and receiver are two different other players; only the payer is asked', () => {
  const match = start('hubert', { seats: 4, hands: [[], ['ruby'], ['hex'], ['modo']] });
  expect(offered(match, 0)).toEqual(['target 1', 'target 2', 'target 3']);
  match.play(0, { do: 'target', seat: 2 });
  expect(offered(match, 0)).toEqual(['target 1', 'target 3']);
  match.play(0, { do: 'target', seat: 1 });
  expect(match.events).toContainEqual({ type: 'orders', seat: 0, from: 2, to: 1 });
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  expect(match.state.money).toEqual([10, 13, 7, 10]);
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.49 with three players the receiver is the one left; a payer short of $3 gives all', () => {
  const match = start('hubert', { hands: [[], [], ['hex']], money: [10, 2, 10] });
  match.play(0, { do: 'target', seat: 1 });
  expect(match.state.money).toEqual([10, 0, 12]);
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.49 a payer without money is not asked; Wallace Sonky keeps the money', () => {
  const broke = start('hubert', { hands: [[], ['ruby'], ['hex']], money: [10, 0, 10] });
  broke.play(0, { do: 'target', seat: 1 });
  expect(broke.events).toContainEqual({ type: 'unharmed', seat: 1 });
  expect(symbolAsked(broke)).toBe('place');
  const match = start('hubert', { hands: [[], ['wallace-sonky'], ['hex']] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, sonky);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(symbolAsked(match)).toBe('place');
});

test('AM-13.49 Hubert is out of the game with two players', () => {
  expect(cardsInPlay(2)).not.toContain(cardOf('hubert'));
  expect(cardsInPlay(3)).toContain(cardOf('hubert'));
  expect(() => table({ seats: 2, hands: [['hubert']] })).toThrow('not in the game');
});

test('AM-13.49 once begun it cannot be broken off', () => {
  const match = reach('hubert', { seats: 4 });
  expect(match.offers(0, { do: 'skip' })).toBe(true);
  match.play(0, { do: 'act' });
  expect(match.refused(0, { do: 'skip' })).toEqual({ code: 'unknown' });
});
