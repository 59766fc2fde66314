import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { areaAt, handIds, idsOf, questionOf, table } from './position.ts';

test('AM-5.1 symbols are resolved in the printed order, none before its time', () => {
  const match = table({
    areas: { dimwell: { minions: [0], trouble: true }, 'the-shades': { minions: [1] } },
    hands: [['captain-carrot', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'captain-carrot' });
  for (const early of [{ do: 'clear', area: 'dimwell' }, { do: 'act' }]) {
    expect(match.refused(0, early)).toEqual({ code: 'unknown' });
  }
  match.play(0, { do: 'place', area: 'the-shades' });
  expect(match.refused(0, { do: 'act' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'clear', area: 'the-shades' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([11, 10, 10]);
  expect(areaAt(match.state, 'dimwell').trouble).toBe(true);
});

test('AM-5.1 an action is finished, its reactions included, before the next one starts', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1], trouble: true } },
    hands: [['dr-cruces', 'ruby'], ['igor']],
  });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'igor' });
  expect(match.asked).toEqual([1]);
  expect(questionOf(match.state)).toBe('placeMinion');
  match.play(1, { do: 'place', area: 'nap-hill' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', seat: 0, at: 1 });
});

test('AM-5.2 every action may be skipped, and a skipped action cannot be taken later', () => {
  const match = table({
    areas: { dimwell: { minions: [0], trouble: true } },
    hands: [['captain-carrot', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'captain-carrot' });
  match.play(0, { do: 'skip' });
  expect(match.refused(0, { do: 'place', area: 'dimwell' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'skip' });
  expect(match.refused(0, { do: 'clear', area: 'dimwell' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0, 0], trouble: true });
});

test.each([
  { card: 'hello', at: 0 },
  { card: 'mended-drum', at: 0 },
  { card: 'sergeant-colon', at: 0 },
  { card: 'harry-king', at: 0 },
  { card: 'royal-mint', at: 1 },
  { card: 'nobby-nobbs', at: 0 },
  { card: 'pink-pussycat-club', at: 1 },
] as const)('AM-5.2 the action at $at of $card may be skipped', ({ card, at }) => {
  const match = table({
    areas: { dimwell: { minions: [0, 1], trouble: true }, 'the-shades': { minions: [0] } },
    hands: [[card, 'ruby']],
  });
  match.play(0, { do: 'play', card });
  for (let done = 0; done < at; done++) match.play(0, { do: 'skip' });
  match.play(0, { do: 'skip' });
  expect(match.events[0]).toMatchObject({ type: 'skipped', seat: 0, card });
  expect(match.state.money).toEqual([10, 10, 10]);
});

test('AM-5.2 the random event is mandatory, and the scroll after it is not', () => {
  const match = table({
    areas: { 'the-hippo': { building: 0 }, dimwell: { minions: [0], trouble: true } },
    hands: [['rincewind', 'ruby']],
    events: ['riots'],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  expect(match.ruleAgainst(0, { do: 'skip' })).toBe('AM-5.2 mandatory');
  match.play(0, { do: 'act' });
  match.play(0, { do: 'skip' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([1, 0, 0]);
});

test('AM-5.3 a scroll that was started cannot be broken off', () => {
  const match = table({ hands: [['nobby-nobbs', 'ruby']] });
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  for (const way of ['skip', 'stop', 'pass', 'finish']) {
    expect(match.refused(0, { do: way })).toEqual({ code: 'unknown' });
  }
  expect(match.options(0)).toEqual([
    { do: 'target', seat: 1 },
    { do: 'target', seat: 2 },
  ]);
});

test('AM-5.3 an optional part of a scroll ("may") can be declined after it was started', () => {
  const match = table({ hands: [['archchancellor-ridcully', 'ruby']], eventsLeft: 0 });
  match.play(0, { do: 'play', card: 'archchancellor-ridcully' });
  match.play(0, { do: 'act' });
  expect(match.refused(0, { do: 'stop' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'place', area: 'small-gods' });
  match.play(0, { do: 'stop' });
  expect(match.state.supply).toEqual([11, 12, 12]);
});

test('AM-5.3 after the die has been rolled the result stands, the bad one too', () => {
  const match = table({
    areas: { dimwell: { minions: [0] }, longwall: { minions: [0, 1] } },
    hands: [['here-n-now']],
    rolls: [1],
  });
  match.play(0, { do: 'play', card: 'here-n-now' });
  match.play(0, { do: 'act' });
  expect(match.options(0)).toEqual([
    { do: 'remove', area: 'dimwell', piece: 0 },
    { do: 'remove', area: 'longwall', piece: 0 },
  ]);
  match.play(0, { do: 'remove', area: 'longwall', piece: 0 });
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 1, 0]);
});

test('AM-5.3 a scroll is carried out as far as possible', () => {
  const match = table({ hands: [['mr-boggis']], money: [10, 1, 0] });
  match.play(0, { do: 'play', card: 'mr-boggis' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([11, 0, 0]);
});

const needy = [
  { card: 'sergeant-colon', missing: 'a marker' },
  { card: 'inigo-skimmer', missing: 'a victim in trouble' },
  { card: 'mended-drum', missing: 'the money to build' },
  { card: 'burleigh-and-stronginthearm', missing: 'the $2 and a victim' },
  { card: 'duckman', missing: 'a piece that is not one’s own' },
  { card: 'history-monks', missing: 'a card in the discard pile' },
  { card: 'willikins', missing: 'a building of one’s own' },
] as const;

test.each(needy)('AM-5.4 the first action of $card is passed over without $missing', ({ card }) => {
  const match = table({ areas: { dimwell: { minions: [0] } }, money: [1], hands: [[card, 'ruby']] });
  match.play(0, { do: 'play', card });
  expect(match.state.pending.at(-1)).not.toMatchObject({ kind: 'symbol', at: 0 });
  expect(match.asked).toEqual([0]);
});

test('AM-5.4 the same actions are asked for when all they need is there', () => {
  for (const { card } of needy) {
    const match = table({
      areas: {
        dimwell: { minions: [0, 1], trouble: true },
        'the-shades': { minions: [0] },
        'the-hippo': { building: 0, gainedNow: true },
      },
      discard: ['modo'],
      hands: [[card, 'ruby']],
    });
    match.play(0, { do: 'play', card });
    expect(match.state.pending.at(-1), card).toMatchObject({ kind: 'symbol', at: 0 });
    expect(match.options(0).length, card).toBeGreaterThan(1);
  }
});

test('AM-5.4 a scroll whose hand card is missing is passed over; any hand card will do', () => {
  for (const [hand, asked] of [
    [[], false],
    [['gaspode'], true],
  ] as const) {
    const match = table({ hands: [['the-luggage', ...hand], ['hex']] });
    match.play(0, { do: 'play', card: 'the-luggage' });
    expect(match.asked).toEqual([asked ? 0 : 1]);
  }
});

test('AM-5.4 where a power might help, the bar is named', () => {
  const match = table({
    areas: { 'the-hippo': { building: 0 }, dimwell: { minions: [1], trouble: true } },
    money: [1],
    hands: [['burleigh-and-stronginthearm', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'burleigh-and-stronginthearm' });
  expect(match.refused(0, { do: 'act' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-5.4', code: 'cannotPay', cost: 2, money: 1 },
  });
  match.play(0, { do: 'power', area: 'the-hippo' });
  expect(match.offers(0, { do: 'act' })).toBe(true);
});

test('AM-5.5 a card goes face up on the discard pile when it is finished, not before', () => {
  const match = table({ hands: [['gimlets-dwarf-delicatessen', 'ruby']], discard: ['hex'] });
  match.play(0, { do: 'play', card: 'gimlets-dwarf-delicatessen' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(questionOf(match.state)).toBe('finishCard');
  expect(idsOf(match.state.discard)).toEqual(['hex']);
  match.play(0, { do: 'finish' });
  expect(idsOf(match.state.discard)).toEqual(['gimlets-dwarf-delicatessen', 'hex']);
  expect(idsOf(match.state.discard.slice(-1))).toEqual(['gimlets-dwarf-delicatessen']);
});

test('AM-5.5 with playAnother the card is in the discard pile before the next one is resolved', () => {
  const match = table({ hands: [['pink-pussycat-club', 'history-monks']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  expect(match.state.discard).toEqual([]);
  match.play(0, { do: 'play', card: 'history-monks' });
  expect(idsOf(match.state.discard)).toEqual(['pink-pussycat-club']);
  match.play(0, { do: 'act' });
  expect(handIds(match.state, 0)).toEqual(['pink-pussycat-club']);
});

test('AM-5.5 a loan that was taken is not discarded; one that was declined is', () => {
  for (const [answer, loans, discard] of [
    ['act', ['mr-bent'], []],
    ['skip', [], ['mr-bent']],
  ] as const) {
    const match = table({ hands: [['mr-bent', 'gaspode'], ['hex']] });
    match.play(0, { do: 'play', card: 'mr-bent' });
    match.play(0, { do: answer });
    match.play(0, { do: 'skip' });
    expect(match.asked).toEqual([1]);
    expect(idsOf(match.state.loans[0] ?? [])).toEqual(loans);
    expect(idsOf(match.state.discard)).toEqual(discard);
  }
});

test('AM-5.5 a stuck card is not discarded, though its place symbol follows', () => {
  const match = table({ hands: [['fools-guild', 'gaspode'], []], money: [10, 4, 10] });
  match.play(0, { do: 'play', card: 'fools-guild' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(0, { do: 'place', area: 'dimwell' });
  match.play(0, { do: 'finish' });
  expect(idsOf(match.state.stuck[1] ?? [])).toEqual(['fools-guild']);
  expect(match.state.discard).toEqual([]);
});

test('AM-5.5 Doctor Mossy Lawn takes the card back to the hand instead', () => {
  const match = table({ hands: [['royal-mint', 'doctor-mossy-lawn']] });
  match.play(0, { do: 'play', card: 'royal-mint' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn']);
  expect(handIds(match.state, 0)).toContain('royal-mint');
});

test('AM-5.8 the card being resolved is not in the hand: it cannot be discarded', () => {
  const match = table({ hands: [['harry-king', 'ruby', 'hex']] });
  match.play(0, { do: 'play', card: 'harry-king' });
  expect(handIds(match.state, 0)).toEqual(['hex', 'ruby']);
  match.play(0, { do: 'skip' });
  match.play(0, { do: 'act' });
  expect(match.refused(0, { do: 'discard', card: 'harry-king' })).toEqual({ code: 'unknown' });
  expect(match.options(0)).toHaveLength(3);
});

test('AM-5.8 the card being resolved cannot be sold or exchanged', () => {
  const sale = table({ hands: [['rosie-palm', 'ruby', 'hex'], ['groat']] });
  sale.play(0, { do: 'play', card: 'rosie-palm' });
  sale.play(0, { do: 'skip' });
  sale.play(0, { do: 'act' });
  sale.play(0, { do: 'target', seat: 1 });
  expect(sale.refused(0, { do: 'sell', card: 'rosie-palm' })).toEqual({ code: 'unknown' });

  const chair: CardId = 'chair-of-indefinite-studies';
  const swap = table({
    hands: [
      [chair, 'ruby'],
      ['groat', 'hex'],
    ],
    eventsLeft: 0,
  });
  swap.play(0, { do: 'play', card: chair });
  swap.play(0, { do: 'act' });
  swap.play(0, { do: 'target', seat: 1 });
  swap.play(1, { do: 'pass' });
  expect([0, 1].map((seat) => handIds(swap.state, seat))).toEqual([['groat', 'hex'], ['ruby']]);
});

test('AM-5.8 the card being resolved does not count when the hand is drawn up to five', () => {
  const match = table({
    hands: [['alchemists-guild', 'ruby', 'hex']],
    draws: ['zorgo', 'modo', 'dysk', 'carcer'],
  });
  match.play(0, { do: 'play', card: 'alchemists-guild' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'stop' });
  expect(handIds(match.state, 0)).toEqual(['dysk', 'hex', 'modo', 'ruby', 'zorgo']);
});

test('AM-5.9 any other player may be named, even if nothing will come of it, and never oneself', () => {
  const match = table({ seats: 4, money: [10, 0, 5, 5], hands: [['nobby-nobbs', 'gaspode']] });
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  expect(match.options(0)).toEqual([1, 2, 3].map((seat) => ({ do: 'target', seat })));
  expect(match.refused(0, { do: 'target', seat: 0 })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'target', seat: 1 });
  expect(match.state.money).toEqual([10, 0, 5, 5]);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', seat: 0, at: 1 });
});

test('AM-5.9 with two players the other one is always the opponent, without a question', () => {
  const match = table({ seats: 2, money: [10, 5], hands: [['nobby-nobbs', 'gaspode']] });
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([13, 2]);
});

test('AM-5.9 the player of the card makes its choices, freely, but a compulsory one cannot be declined', () => {
  const match = table({
    areas: { 'unreal-estate': { minions: [0, 1, 2], trolls: 1 } },
    hands: [['the-dean', 'ruby']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'the-dean' });
  match.play(0, { do: 'act' });
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual(
    [0, 1, 2, 'troll'].map((piece) => ({ do: 'remove', area: 'unreal-estate', piece })),
  );
});

test('AM-5.9 where a rule names someone else, that player chooses', () => {
  const match = table({
    hands: [
      ['queen-molly', 'ruby'],
      ['hex', 'groat', 'modo'],
    ],
  });
  match.play(0, { do: 'play', card: 'queen-molly' });
  match.play(0, { do: 'skip' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'pass' });
  expect(match.asked).toEqual([1]);
  expect(match.options(1)).toHaveLength(3);
});

test('AM-5.9 a choice with one legal answer is made without a question', () => {
  const match = table({ hands: [['modo', 'ruby']] });
  match.play(0, { do: 'play', card: 'modo' });
  match.play(0, { do: 'act' });
  expect(idsOf(match.state.discard)).toEqual(['ruby']);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 1 });
});
