import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { drawn } from './event.ts';
import { areaAt, handIds, idsOf, table } from './position.ts';

test('AM-8.1 the owner of the building may use the power once in each own turn, before or after the card', () => {
  const match = table({
    areas: { 'seven-sleepers': { building: 0 }, 'nap-hill': { building: 1 } },
    hands: [['peeled-nuts', 'susan'], ['groat']],
  });
  expect(match.refused(0, { do: 'power', area: 'nap-hill' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'power', area: 'seven-sleepers' });
  expect(match.events[0]).toEqual({ type: 'usedPower', seat: 0, area: 'seven-sleepers' });
  expect(match.state.money).toEqual([13, 10, 10]);
  expect(match.ruleAgainst(0, { do: 'power', area: 'seven-sleepers' })).toBe('AM-8.1 usedThisTurn');
  match.play(0, { do: 'finish' });
  expect(match.refused(0, { do: 'power', area: 'seven-sleepers' })).toEqual({ code: 'not-asked' });
  match.play(1, { do: 'power', area: 'nap-hill' });
  expect(match.state.money).toEqual([13, 11, 10]);
});

test('AM-8.1 in the next own turn the power is fresh again', () => {
  const match = table({ seats: 2, areas: { 'seven-sleepers': { building: 0 } }, hands: [[], []] });
  match.play(0, { do: 'power', area: 'seven-sleepers' });
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  match.play(0, { do: 'power', area: 'seven-sleepers' });
  expect(match.state.money[0]).toBe(16);
});

test('AM-8.2 no power in the turn in which its card was built, and the power in the next', () => {
  const match = table({
    seats: 2,
    areas: { 'nap-hill': { minions: [0] } },
    money: [12],
    hands: [['the-watch', 'ruby'], []],
  });
  match.play(0, { do: 'play', card: 'the-watch' });
  match.play(0, { do: 'build', area: 'nap-hill' });
  expect(match.refused(0, { do: 'power', area: 'nap-hill' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-8.2', code: 'gainedThisTurn' },
  });
  match.play(0, { do: 'finish' });
  match.play(1, { do: 'pass' });
  match.play(0, { do: 'power', area: 'nap-hill' });
  expect(match.state.money[0]).toBe(1);
});

test('AM-8.2 nor in the turn in which it was bought, even if its seller had it long', () => {
  const match = table({
    areas: { 'nap-hill': { building: 1 } },
    money: [12, 0],
    hands: [['sybil-vimes', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'sybil-vimes' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'act' });
  expect(areaAt(match.state, 'nap-hill').building).toBe(0);
  expect(match.whyNot(0, { do: 'power', area: 'nap-hill' })?.code).toBe('gainedThisTurn');
});

test('AM-8.2 this includes Small Gods', () => {
  const hit = (gainedNow: boolean) =>
    drawn('explosion', { areas: { 'small-gods': { building: 0, gainedNow } }, rolls: [4] });
  expect(hit(false).offers(0, { do: 'godsAt', area: 'small-gods' })).toBe(true);
  expect(areaAt(hit(true).state, 'small-gods').building).toBe(-1);
  const areas = { 'small-gods': { building: 1, gainedNow: true }, dimwell: { minions: [1] } };
  const murder = drawn('mysterious-murders', { areas, hands: [[], ['hex']], rolls: [8] });
  expect(murder.ruleAgainst(1, { do: 'gods' })).toBe('AM-8.2 gainedThisTurn');
});

test('AM-8.3 a demon in the area switches its power off, a troll does not', () => {
  const match = table({
    areas: {
      'nap-hill': { building: 0, demons: 1 },
      longwall: { building: 0, trolls: 1, minions: [1] },
      'the-hippo': { demons: 1 },
    },
    hands: [['ruby']],
  });
  expect(match.ruleAgainst(0, { do: 'power', area: 'nap-hill' })).toBe('AM-8.3 demonThere');
  expect(match.offers(0, { do: 'power', area: 'longwall' })).toBe(true);
});

test('AM-8.3 once the demon is gone the power is back', () => {
  const match = table({
    areas: { 'nap-hill': { building: 0, demons: 1, trouble: true } },
    hands: [['mr-gryle', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'mr-gryle' });
  match.play(0, { do: 'remove', area: 'nap-hill', piece: 'demon' });
  expect(match.offers(0, { do: 'power', area: 'nap-hill' })).toBe(true);
});

test('AM-8.4 with the building the power is gone', () => {
  const match = drawn('explosion', { areas: { 'nap-hill': { building: 0 }, longwall: {} }, rolls: [12] });
  expect(match.events).toContainEqual({ type: 'buildingLost', seat: 0, area: 'nap-hill' });
  expect(match.refused(0, { do: 'power', area: 'nap-hill' })).toEqual({ code: 'unknown' });
});

test('AM-8.4 a power used, lost with its building and built again is still used this turn', () => {
  const match = table({
    areas: { 'nap-hill': { building: 0, minions: [0] } },
    money: [20],
    hands: [['the-dean', 'the-watch', 'ruby']],
    events: ['explosion'],
    rolls: [12],
  });
  match.play(0, { do: 'power', area: 'nap-hill' });
  match.play(0, { do: 'play', card: 'the-dean' });
  expect(areaAt(match.state, 'nap-hill').building).toBe(-1);
  match.play(0, { do: 'play', card: 'the-watch' });
  match.play(0, { do: 'build', area: 'nap-hill' });
  expect(match.ruleAgainst(0, { do: 'power', area: 'nap-hill' })).toBe('AM-8.1 usedThisTurn');
});

const income = { 'dragons-landing': 2, 'the-hippo': 2, longwall: 1, 'seven-sleepers': 3, 'nap-hill': 1 };

test('AM-8.5 five of the cards pay $1 to $3 from the bank', () => {
  for (const area of areaIds.filter((id) => id in income)) {
    const match = table({ areas: { [area]: { building: 0 } }, hands: [['ruby']] });
    match.play(0, { do: 'power', area });
    expect(match.state.money, area).toEqual([10 + income[area as keyof typeof income], 10, 10]);
    expect(match.offers(0, { do: 'play', card: 'ruby' })).toBe(true); // the same question is put again
  }
});

test('AM-8.5 Dolly Sisters and Dimwell place next to themselves, wherever your minions are', () => {
  const reaches = {
    'dolly-sisters': ['dolly-sisters', 'unreal-estate', 'dragons-landing', 'nap-hill'],
    dimwell: ['the-scours', 'the-shades', 'dimwell', 'longwall'],
  } as const;
  for (const area of ['dolly-sisters', 'dimwell'] as const) {
    const match = table({
      areas: { [area]: { building: 0 }, 'isle-of-gods': { minions: [0] } },
      hands: [['ruby']],
    });
    match.play(0, { do: 'power', area });
    expect(match.state.money[0]).toBe(7);
    expect(match.options(0)).toEqual(reaches[area].map((id) => ({ do: 'place', area: id })));
  }
});

test('AM-8.7 the $3 must be there to place a minion, and AM-7.1 holds', () => {
  const areas = { 'dolly-sisters': { building: 0, minions: [1] } };
  const poor = table({ areas, money: [2], hands: [['ruby']] });
  expect(poor.whyNot(0, { do: 'power', area: 'dolly-sisters' })).toEqual({
    rule: 'AM-8.7',
    code: 'cannotPay',
    cost: 3,
    money: 2,
  });
  const match = table({ areas, money: [3, 3, 3], hands: [['ruby']] });
  match.play(0, { do: 'power', area: 'dolly-sisters' });
  match.play(0, { do: 'place', area: 'dolly-sisters' });
  expect(match.state.money).toEqual([0, 3, 3]);
  expect(areaAt(match.state, 'dolly-sisters')).toMatchObject({ minions: [1, 1, 0], trouble: true });
});

test('AM-8.7 with an empty supply a minion makes way, never to come back to the same area', () => {
  const match = table({
    areas: {
      'dolly-sisters': { building: 0, minions: [0] },
      dimwell: { minions: Array.from({ length: 11 }, () => 0) },
    },
    hands: [['ruby']],
  });
  match.play(0, { do: 'power', area: 'dolly-sisters' });
  match.play(0, { do: 'lift', area: 'dolly-sisters' });
  expect(match.whyNot(0, { do: 'place', area: 'dolly-sisters' })?.code).toBe('cameFromHere');
  match.play(0, { do: 'place', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill').minions).toEqual([1, 0, 0]);
});

test('AM-8.7 Unreal Estate draws one, then one must go, the new one included, never a stuck one', () => {
  const match = table({
    areas: { 'unreal-estate': { building: 0 } },
    hands: [['ruby']],
    stuck: [['dr-whiteface']],
    draws: ['hex'],
  });
  match.play(0, { do: 'power', area: 'unreal-estate' });
  expect(match.options(0)).toEqual([
    { do: 'discard', card: 'ruby' },
    { do: 'discard', card: 'hex' },
  ]);
  match.play(0, { do: 'discard', card: 'hex' });
  expect(handIds(match.state, 0)).toEqual(['ruby']);
  expect(idsOf(match.state.discard)).toEqual(['hex']);
  expect(idsOf(match.state.stuck[0] ?? [])).toEqual(['dr-whiteface']);
});

test('AM-8.7 drawing the last card with Unreal Estate ends the match before the discard', () => {
  const match = table({
    areas: { 'unreal-estate': { building: 0 } },
    hands: [['ruby']],
    draws: ['hex'],
    deckSize: 1,
  });
  match.play(0, { do: 'power', area: 'unreal-estate' });
  expect(match.state.outcome).toBeDefined();
  expect(handIds(match.state, 0)).toEqual(['hex', 'ruby']);
});

test('AM-8.7 The Scours turns one hand card into $2, and needs one that is no stuck card', () => {
  const areas = { 'the-scours': { building: 0 } };
  const match = table({ areas, hands: [['ruby', 'susan']] });
  match.play(0, { do: 'power', area: 'the-scours' });
  match.play(0, { do: 'discard', card: 'susan' });
  expect(match.state.money).toEqual([12, 10, 10]);
  expect(idsOf(match.state.discard)).toEqual(['susan']);
  const bare = table({ areas, hands: [[]], stuck: [['fools-guild']] });
  expect(bare.ruleAgainst(0, { do: 'power', area: 'the-scours' })).toBe('AM-8.7 noHandCard');
});

test('AM-8.7 The Shades needs somebody on foot in an area of its own without a marker', () => {
  const near = (area: object) => ({
    'the-shades': { building: 0 },
    dimwell: area,
    longwall: { minions: [1] },
  });
  const without = table({ areas: near({ minions: [1], trouble: true }), hands: [['ruby']] });
  expect(without.ruleAgainst(0, { do: 'power', area: 'the-shades' })).toBe('AM-8.7 noTarget');
  const demon = table({ areas: near({ demons: 1 }), hands: [['ruby']] });
  demon.play(0, { do: 'power', area: 'the-shades' }); // the one legal area is taken without a question
  expect(areaAt(demon.state, 'dimwell').trouble).toBe(true);
  expect(areaAt(demon.state, 'longwall').trouble).toBe(false);
  expect(demon.state.money).toEqual([10, 10, 10]);
});

test('AM-8.7 Isle of Gods removes any marker for $2, and needs both', () => {
  const areas = { 'isle-of-gods': { building: 0 } };
  const marked = { ...areas, dimwell: { trouble: true }, 'nap-hill': { trouble: true } };
  const match = table({ areas: marked, money: [2], hands: [['ruby']] });
  match.play(0, { do: 'power', area: 'isle-of-gods' });
  match.play(0, { do: 'clear', area: 'nap-hill' });
  expect(match.state.money[0]).toBe(0);
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(false);
  expect(areaAt(match.state, 'dimwell').trouble).toBe(true);
  const poor = table({ areas: marked, money: [1], hands: [['ruby']] });
  expect(poor.whyNot(0, { do: 'power', area: 'isle-of-gods' })?.code).toBe('cannotPay');
  const quiet = table({ areas, hands: [['ruby']] });
  expect(quiet.ruleAgainst(0, { do: 'power', area: 'isle-of-gods' })).toBe('AM-8.7 noTrouble');
});

test('AM-8.7 Small Gods is no power of the turn', () => {
  const match = table({ areas: { 'small-gods': { building: 0 } }, hands: [['ruby']] });
  expect(match.ruleAgainst(0, { do: 'power', area: 'small-gods' })).toBe('AM-8.6 notNow');
});
