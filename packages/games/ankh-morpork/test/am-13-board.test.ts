import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { areaAt, idsOf, table } from './position.ts';
import { barred, offered, pieces, reach, reacting, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const stop = { do: 'stop' } as const;
const noTarget = { rule: 'AM-5.4', code: 'noTarget' };
const sonky = { do: 'react', card: 'wallace-sonky' } as const;
const twelve = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;
/** The moves that seat 0 has in an area, such as `place`, in alphabetical order. */
const places = (names: readonly string[], verb = 'place') =>
  names.map((name) => `${verb} ${name}`).toSorted();

test.each(['deep-dwarves', 'mr-shine'] as const)('AM-13.41 %s: in any area, adding no trouble', (card) => {
  const areas = { dimwell: { minions: [1, 2] }, longwall: { minions: [0, 1], trouble: true } };
  const match = start(card, { areas, hands: [['ruby'], ['wallace-sonky'], []] });
  expect(offered(match, 0)).toEqual(places(areaIds));
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trouble: false });
  const marked = start(card, { areas, hands: [['ruby']] });
  marked.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(marked.state, 'longwall')).toMatchObject({ minions: [2, 1, 0], trouble: true }); // AM-7.6
});

test('AM-13.41 with an empty supply one is lifted first, which calms the area it leaves', () => {
  const match = start('mr-shine', {
    areas: { dimwell: { minions: twelve, trouble: true }, longwall: { minions: [1] } },
  });
  expect(match.events).toContainEqual({ type: 'lifted', seat: 0, area: 'dimwell' }); // the only one to lift from
  expect(offered(match, 0)).toEqual(places(areaIds.filter((id) => id !== 'dimwell')));
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [11, 0, 0], trouble: false });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [1, 1, 0], trouble: false });
});

test('AM-13.42 in an area where you own a building, even with no minion near', () => {
  const areas = {
    longwall: { building: 0, minions: [1] },
    'small-gods': { building: 0, demons: 1, trouble: true },
    dimwell: { building: 1, minions: [0] },
  };
  const match = start('willikins', { areas, hands: [['ruby'], ['wallace-sonky'], []] });
  expect(offered(match, 0)).toEqual(places(['longwall', 'small-gods']));
  expect(match.refused(0, { do: 'place', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-6.1.5', code: 'outOfReach' },
  });
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [1, 1, 0], trouble: true });
  expect(match.asked).toEqual([0]);
});

test('AM-13.42 needs such an area; with an empty supply one other than that of the minion that moves', () => {
  const areas = { dimwell: { building: 1, minions: [0] } };
  expect(symbolAsked(reach('willikins', { areas, hands: [['ruby']] }))).toBe(undefined);
  expect(barred('willikins', { areas: { 'nap-hill': { minions: twelve } }, hands: [['ruby']] })).toEqual(
    noTarget,
  );
  const match = start('willikins', {
    areas: { longwall: { building: 0, minions: [0] }, dimwell: { minions: twelve.slice(1), trouble: true } },
    hands: [['ruby']],
  });
  expect(pieces(match).filter((piece) => piece === 'longwall 0')).toHaveLength(2); // only Dimwell could be lifted from
  expect(troubled(match)).toEqual(['longwall']);
  const several = start('willikins', {
    areas: {
      longwall: { building: 0, minions: [0] },
      dimwell: { minions: [0] },
      'nap-hill': { minions: twelve.slice(2) },
    },
    hands: [['ruby']],
  });
  expect(offered(several, 0)).toEqual(['lift dimwell', 'lift nap-hill']);
  expect(several.ruleAgainst(0, { do: 'lift', area: 'longwall' })).toBe('AM-6.1.3 leavesNoPlace');
});

test('AM-13.43 in an area with a trouble marker, and nowhere else', () => {
  const areas = {
    longwall: { trouble: true },
    'nap-hill': { trouble: true, minions: [1, 2] },
    dimwell: { minions: [0] },
  };
  const match = start('the-smoking-gnu', { areas, hands: [['ruby'], ['wallace-sonky'], []] });
  expect(offered(match, 0)).toEqual(places(['longwall', 'nap-hill']));
  expect(match.refused(0, { do: 'place', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-6.1.5', code: 'outOfReach' },
  });
  match.play(0, { do: 'place', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 1, 1], trouble: true });
  expect(troubled(match)).toEqual(['longwall', 'nap-hill']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.43 needs such an area, also once a minion has been lifted', () => {
  expect(barred('the-smoking-gnu', { areas: { dimwell: { minions: [0] } }, hands: [['ruby']] })).toEqual(
    noTarget,
  );
  const stuck = { dimwell: { minions: twelve, trouble: true } };
  expect(barred('the-smoking-gnu', { areas: stuck, hands: [['ruby']] })).toEqual(noTarget);
  const areas = {
    dimwell: { minions: twelve.slice(1), trouble: true },
    longwall: { minions: [0], trouble: false },
  };
  const match = reach('the-smoking-gnu', { areas, hands: [['ruby']] });
  match.play(0, { do: 'act' }); // from Longwall to Dimwell: from Dimwell itself there is no place to go
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [12, 0, 0], trouble: true });
});

const aroundUnreal = [
  'unreal-estate',
  'dolly-sisters',
  'dragons-landing',
  'small-gods',
  'isle-of-gods',
  'seven-sleepers',
  'nap-hill',
];

test('AM-13.44 The Senior Wrangler: one in Unreal Estate or next to it', () => {
  const match = start('the-senior-wrangler', {
    areas: { 'nap-hill': { minions: [1] }, dimwell: { minions: [0] } },
    hands: [['ruby'], ['wallace-sonky'], []],
  });
  expect(offered(match, 0)).toEqual(places(aroundUnreal));
  expect(match.refused(0, { do: 'place', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-6.1.5', code: 'outOfReach' },
  });
  match.play(0, { do: 'place', area: 'nap-hill' });
  expect(troubled(match)).toEqual(['nap-hill']);
  expect(symbolAsked(match)).toBe('playAnother'); // no second
});

test('AM-13.44 Archchancellor Ridcully: a second may follow, in the same or another of these areas', () => {
  const match = start('archchancellor-ridcully', { hands: [['ruby'], ['wallace-sonky'], []] });
  expect(offered(match, 0)).toEqual(places(aroundUnreal)); // the first is compulsory
  match.play(0, { do: 'place', area: 'small-gods' });
  expect(offered(match, 0)).toEqual([...places(aroundUnreal), 'stop']);
  match.play(0, { do: 'place', area: 'small-gods' });
  expect(pieces(match)).toEqual(['small-gods 0', 'small-gods 0']);
  expect(troubled(match)).toEqual(['small-gods']);
  expect(offered(match, 0)).toEqual(['finish']); // no third
  const once = start('archchancellor-ridcully', { hands: [['ruby']] });
  once.play(0, { do: 'place', area: 'nap-hill' });
  once.play(0, stop);
  expect(pieces(once)).toEqual(['nap-hill 0']);
});

test('AM-13.44 each time with an empty supply one is lifted, even the one just placed', () => {
  const match = start('archchancellor-ridcully', {
    areas: { dimwell: { minions: twelve.slice(1), trouble: true } },
    hands: [['ruby']],
  });
  match.play(0, { do: 'place', area: 'nap-hill' }); // the last of the supply
  expect(offered(match, 0)).toEqual(['lift dimwell', 'lift nap-hill', 'stop']);
  match.play(0, { do: 'lift', area: 'nap-hill' });
  expect(offered(match, 0)).toEqual(places(aroundUnreal.filter((id) => id !== 'nap-hill')));
  match.play(0, { do: 'place', area: 'unreal-estate' });
  expect(areaAt(match.state, 'unreal-estate').minions).toEqual([1, 0, 0]);
  expect(areaAt(match.state, 'nap-hill').minions).toEqual([0, 0, 0]);
  expect(troubled(match)).toEqual(['dimwell']);
});

test('AM-13.45 Doctor Hix: any area without a marker, minions or not', () => {
  const match = start('doctor-hix', {
    areas: { dimwell: { trouble: true } },
    hands: [['ruby'], ['hex'], []],
  });
  const others = areaIds.filter((id) => id !== 'dimwell');
  expect(offered(match, 0)).toEqual(places(others, 'trouble'));
  expect(match.refused(0, { do: 'trouble', area: 'dimwell' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-7.7', code: 'alreadyTrouble' },
  });
  match.play(0, { do: 'trouble', area: 'nap-hill' });
  expect(troubled(match)).toEqual(['dimwell', 'nap-hill']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.45 The Mob: an area without a marker next to one with a marker', () => {
  const match = start('the-mob', {
    areas: { dimwell: { trouble: true }, 'the-shades': { trouble: true }, 'nap-hill': { minions: [0, 1] } },
    hands: [['ruby'], ['hex'], []],
  });
  expect(offered(match, 0)).toEqual(places(['longwall', 'the-hippo', 'the-scours'], 'trouble'));
  expect(match.ruleAgainst(0, { do: 'trouble', area: 'nap-hill' })).toBe('AM-7.7 outOfReach');
  expect(match.whyNot(0, { do: 'trouble', area: 'dimwell' })?.code).toBe('alreadyTrouble');
  match.play(0, { do: 'trouble', area: 'the-hippo' });
  expect(troubled(match)).toEqual(['the-hippo', 'the-shades', 'dimwell']);
});

test('AM-13.45 needs a legal area', () => {
  const all = Object.fromEntries(areaIds.map((id) => [id, { trouble: true }]));
  expect(barred('doctor-hix', { areas: all, hands: [['ruby']] })).toEqual(noTarget);
  expect(barred('the-mob', { areas: all, hands: [['ruby']] })).toEqual(noTarget);
  expect(barred('the-mob', { areas: { dimwell: { minions: [0, 1] } } })).toEqual(noTarget);
});

const houses = {
  longwall: { building: 1, minions: [1] }, // $12
  'small-gods': { building: 1, demons: 1, trouble: true }, // $18
  dimwell: { building: 2, trouble: true }, // $6
  'the-hippo': { building: 2 }, // $12
  'nap-hill': { building: 0, gainedNow: true },
};

test('AM-13.46 Sybil Vimes buys another player’s building in an area without trouble at its printed cost', () => {
  const match = start('sybil-vimes', {
    areas: houses,
    money: [15, 10, 10],
    hands: [['ruby'], ['hex'], ['modo']],
  });
  expect(match.state.money[0]).toBe(15); // the money symbol was skipped on the way
  expect(offered(match, 0)).toEqual(['takeover longwall', 'takeover the-hippo']);
  expect(match.whyNot(0, { do: 'takeover', area: 'dimwell' })?.code).toBe('troubleHere');
  expect(match.ruleAgainst(0, { do: 'takeover', area: 'nap-hill' })).toBe('AM-13.46 ownBuilding');
  expect(match.ruleAgainst(0, { do: 'takeover', area: 'the-shades' })).toBe('AM-13.46 noBuilding');
  match.play(0, { do: 'takeover', area: 'longwall' });
  expect(match.events).toEqual([{ type: 'bidsFor', seat: 0, area: 'longwall' }]);
  expect(reacting(match)).toBe(1);
  expect(match.state.money).toEqual([15, 10, 10]);
  match.play(1, pass);
  expect(match.events).toEqual([
    { type: 'boughtOut', seat: 0, area: 'longwall', cost: 12 },
    { type: 'gaveMoney', seat: 0, to: 1, amount: 12 },
  ]);
  expect(match.state.money).toEqual([3, 22, 10]);
  expect(areaAt(match.state, 'longwall')).toMatchObject({ building: 0, minions: [0, 1, 0], trouble: false });
  expect(areaAt(match.state, 'the-hippo').building).toBe(2);
  expect(match.ruleAgainst(0, { do: 'power', area: 'longwall' })).toBe('AM-8.2 gainedThisTurn');
});

test('AM-13.46 Reacher Gilt buys one in trouble, demon or not, at a price you can pay', () => {
  const match = start('reacher-gilt', {
    areas: houses,
    money: [18, 10, 10],
    hands: [['ruby'], ['hex'], ['modo']],
  });
  expect(offered(match, 0)).toEqual(['takeover dimwell', 'takeover small-gods']);
  expect(match.ruleAgainst(0, { do: 'takeover', area: 'longwall' })).toBe('AM-13.46 noTrouble');
  match.play(0, { do: 'takeover', area: 'small-gods' });
  match.play(1, pass);
  expect(match.state.money).toEqual([0, 28, 10]);
  expect(areaAt(match.state, 'small-gods')).toMatchObject({ building: 0, demons: 1, trouble: true });
  const poor = start('reacher-gilt', {
    areas: houses,
    money: [17, 10, 10],
    hands: [['ruby'], ['hex'], ['modo']],
  });
  expect(reacting(poor)).toBe(2); // only Dimwell can be paid
  const choosing = start('sybil-vimes', {
    areas: { ...houses, 'unreal-estate': { building: 1 } },
    money: [15, 10, 10],
    hands: [['ruby'], ['hex'], ['modo']],
  });
  expect(choosing.whyNot(0, { do: 'takeover', area: 'unreal-estate' })).toEqual({
    rule: 'AM-13.46',
    code: 'cannotPay',
    cost: 18,
    money: 15,
  });
});

test('AM-13.46 an owner without hand cards is not asked; Wallace Sonky stops it, and nothing is paid', () => {
  const bare = start('reacher-gilt', { areas: houses, money: [6, 10, 10], hands: [['ruby'], ['hex'], []] });
  expect(bare.state.money).toEqual([0, 10, 16]);
  expect(areaAt(bare.state, 'dimwell').building).toBe(0);
  const match = start('reacher-gilt', {
    areas: houses,
    money: [6, 10, 10],
    hands: [['ruby'], [], ['wallace-sonky']],
  });
  expect(offered(match, 2)).toEqual(['pass', 'react wallace-sonky']);
  match.play(2, sonky);
  expect(match.state.money).toEqual([6, 10, 10]);
  expect(areaAt(match.state, 'dimwell').building).toBe(2);
});

test('AM-13.46 a City Area card out of the game does not come with the building', () => {
  const match = start('sybil-vimes', {
    areas: { longwall: { building: 1, cardOut: true } },
    money: [12, 10, 10],
    hands: [['ruby'], [], []],
  });
  expect(areaAt(match.state, 'longwall').building).toBe(0);
  expect(match.ruleAgainst(0, { do: 'power', area: 'longwall' })).toBe('AM-10.10 noPower');
});

test('AM-13.46 needs a building that fits and that you can pay', () => {
  const dear = { dimwell: houses.dimwell, longwall: houses.longwall };
  expect(barred('reacher-gilt', { areas: dear, money: [5], hands: [['ruby']] })).toEqual(noTarget);
  const calm = { longwall: { building: 1 } };
  expect(barred('reacher-gilt', { areas: calm, money: [30] })).toEqual(noTarget);
  const troubledHouse = { longwall: { building: 1, trouble: true } };
  expect(barred('sybil-vimes', { areas: troubledHouse, money: [30] })).toEqual(noTarget);
});

test('AM-13.46 the $3 of Sybil Vimes may make up the price', () => {
  const match = table({
    areas: { dimwell: { building: 1 } },
    money: [3, 10, 10],
    hands: [['sybil-vimes', 'ruby'], [], []],
  });
  match.play(0, { do: 'play', card: 'sybil-vimes' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'act' });
  expect(match.state.money).toEqual([0, 16, 10]);
  expect(areaAt(match.state, 'dimwell').building).toBe(0);
});

test('AM-13.47 Wee Mad Arthur builds at half cost: $3, $6 and $9', () => {
  const areas = {
    dimwell: { minions: [0] }, // $6
    longwall: { minions: [0, 1] }, // $12
    'small-gods': { minions: [0] }, // $18
    'the-hippo': { minions: [0, 1], trouble: true },
    'the-shades': { minions: [0], building: 1 },
    'nap-hill': { minions: [1] },
  };
  const costs = (['dimwell', 'longwall', 'small-gods'] as const).map((area) => {
    const match = start('wee-mad-arthur', {
      areas,
      money: [9, 10, 10],
      hands: [['ruby'], ['wallace-sonky'], []],
    });
    expect(offered(match, 0)).toEqual(places(['dimwell', 'longwall', 'small-gods'], 'build'));
    match.play(0, { do: 'build', area });
    expect(areaAt(match.state, area).building).toBe(0);
    return 9 - (match.state.money[0] ?? 0);
  });
  expect(costs).toEqual([3, 6, 9]);
  const match = start('wee-mad-arthur', { areas, money: [8], hands: [['ruby']] });
  expect(match.whyNot(0, { do: 'build', area: 'small-gods' })).toMatchObject({
    code: 'cannotPay',
    cost: 9,
    money: 8,
  });
  expect(match.whyNot(0, { do: 'build', area: 'the-hippo' })?.code).toBe('troubleHere');
  expect(match.whyNot(0, { do: 'build', area: 'the-shades' })?.code).toBe('alreadyBuilt');
  expect(match.whyNot(0, { do: 'build', area: 'nap-hill' })?.code).toBe('noMinionHere');
});

test('AM-13.47 needs the same as building, at half the price', () => {
  const areas = { dimwell: { minions: [0] } };
  expect(barred('wee-mad-arthur', { areas, money: [2], hands: [['ruby']] })).toEqual(noTarget);
  const match = start('wee-mad-arthur', { areas, money: [3], hands: [['ruby']] });
  expect(areaAt(match.state, 'dimwell').building).toBe(0); // the only area: no question
  expect(match.state.money[0]).toBe(0);
});

test('AM-13.47 with six buildings out one makes way, still at half the price', () => {
  const six = ['dolly-sisters', 'the-scours', 'the-shades', 'dimwell', 'isle-of-gods', 'nap-hill'] as const;
  const areas = Object.fromEntries(six.map((id) => [id, { building: 0, gainedNow: true }]));
  const match = start('wee-mad-arthur', {
    areas: { ...areas, longwall: { minions: [0] } },
    money: [6],
    hands: [['ruby']],
  });
  expect(offered(match, 0)).toEqual(places(six, 'demolish'));
  match.play(0, { do: 'demolish', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell').building).toBe(-1);
  expect(areaAt(match.state, 'longwall').building).toBe(0);
  expect(match.state.money[0]).toBe(0);
  expect(idsOf(match.state.hands[0] ?? [])).toEqual(['ruby']);
});
