import { expect, test } from 'vitest';
import { pointsOf } from '../rules/victory.ts';
import { areaAt, table } from './position.ts';

/** Five buildings of seat 0, none of them with a power that could be used in the tests here. */
const five = {
  'dolly-sisters': { building: 0, demons: 1 },
  'unreal-estate': { building: 0, gainedNow: true },
  'small-gods': { building: 0 },
  longwall: { building: 0, gainedNow: true },
  'isle-of-gods': { building: 0, gainedNow: true },
} as const;

test('AM-6.2.1 a minion of yours, no building, no trouble, and the price', () => {
  const match = table({
    areas: {
      dimwell: { minions: [0, 1, 1, 1] },
      'the-hippo': { minions: [0], trolls: 2, demons: 1 },
      'the-shades': { minions: [0], trouble: true },
      'nap-hill': { minions: [0], building: 1 },
      longwall: { minions: [1] },
      'small-gods': { minions: [0] },
    },
    money: [12],
    hands: [['the-watch', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'the-watch' });
  expect(match.options(0)).toEqual([
    { do: 'build', area: 'the-hippo' },
    { do: 'build', area: 'dimwell' },
    { do: 'skip' },
  ]);
  const why = (area: 'the-shades' | 'nap-hill' | 'longwall' | 'small-gods') =>
    match.whyNot(0, { do: 'build', area });
  expect(why('the-shades')).toEqual({ rule: 'AM-6.2.1', code: 'troubleHere' });
  expect(why('nap-hill')).toEqual({ rule: 'AM-6.2.1', code: 'alreadyBuilt' });
  expect(why('longwall')).toEqual({ rule: 'AM-6.2.1', code: 'noMinionHere' });
  expect(why('small-gods')).toEqual({ rule: 'AM-6.2.1', code: 'cannotPay', cost: 18, money: 12 });
});

test('AM-6.2.1 with nowhere to build the symbol is passed over', () => {
  const match = table({ areas: { dimwell: { minions: [0] } }, money: [5], hands: [['the-watch', 'ruby']] });
  match.play(0, { do: 'play', card: 'the-watch' });
  expect(match.options(0)).toEqual([{ do: 'finish' }]);
});

test('AM-6.2.2 the cost goes to the bank, the building to the area, the City Area card to its builder', () => {
  const match = table({
    areas: { longwall: { minions: [0, 1] }, dimwell: { building: 1 } },
    money: [13, 4, 7],
    hands: [['mended-drum', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'mended-drum' });
  match.play(0, { do: 'build', area: 'longwall' });
  expect(match.events).toContainEqual({ type: 'built', seat: 0, area: 'longwall', cost: 12 });
  expect(match.state.money).toEqual([1, 4, 7]);
  expect(areaAt(match.state, 'longwall')).toMatchObject({ building: 0, minions: [1, 1, 0] });
  expect(areaAt(match.state, 'dimwell').building).toBe(1);
  expect(match.whyNot(0, { do: 'power', area: 'longwall' })?.code).toBe('gainedThisTurn');
});

test('AM-6.2.3 five buildings leave one in supply: nothing has to make way', () => {
  const match = table({ areas: { ...five, dimwell: { minions: [0] } }, hands: [['the-watch', 'ruby']] });
  match.play(0, { do: 'play', card: 'the-watch' });
  match.play(0, { do: 'build', area: 'dimwell' });
  expect(match.state.buildings.filter((owner) => owner === 0)).toHaveLength(6);
  expect(match.state.money[0]).toBe(4);
});

test('AM-6.2.3 with six on the board, one of your choice moves for the full price', () => {
  const match = table({
    areas: {
      ...five,
      'nap-hill': { building: 0, gainedNow: true },
      dimwell: { minions: [0] },
      'the-hippo': { building: 1 },
    },
    hands: [['the-watch', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'the-watch' });
  match.play(0, { do: 'build', area: 'dimwell' });
  expect(match.state.money[0]).toBe(10);
  expect(match.options(0)).toHaveLength(6);
  expect(match.ruleAgainst(0, { do: 'demolish', area: 'the-hippo' })).toBe('AM-6.2.3 noBuilding');
  match.play(0, { do: 'demolish', area: 'small-gods' });
  expect(areaAt(match.state, 'small-gods').building).toBe(-1);
  expect(areaAt(match.state, 'dimwell').building).toBe(0);
  expect(match.state.money[0]).toBe(4);
  expect(match.state.buildings.filter((owner) => owner === 0)).toHaveLength(6);
});

test('AM-6.2.3 the area given up does not become a place to build on, nor does its price help to pay', () => {
  const match = table({
    areas: { ...five, 'nap-hill': { building: 0, minions: [0] }, dimwell: { minions: [0] } },
    money: [5],
    hands: [['the-watch', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'the-watch' });
  expect(match.whyNot(0, { do: 'build', area: 'nap-hill' })?.code).toBe('alreadyBuilt');
  expect(match.whyNot(0, { do: 'build', area: 'dimwell' })).toMatchObject({ code: 'cannotPay', money: 5 });
});

test('AM-6.2.4 a lost building frees its area and its City Area card, and the piece can be built again', () => {
  const match = table({
    active: 1,
    areas: { 'nap-hill': { minions: [1], building: 2 }, dimwell: { building: 0, minions: [0] } },
    money: [4, 20, 4],
    hands: [[], ['fire-brigade', 'the-watch', 'ruby']],
  });
  match.play(1, { do: 'play', card: 'fire-brigade' });
  match.play(1, { do: 'act' });
  match.play(1, { do: 'target', seat: 2 });
  match.play(1, { do: 'demolish', area: 'nap-hill' });
  expect(match.events).toEqual([{ type: 'buildingLost', seat: 2, area: 'nap-hill' }]);
  expect(match.state.buildings.filter((owner) => owner === 2)).toHaveLength(0);
  match.play(1, { do: 'play', card: 'the-watch' });
  match.play(1, { do: 'build', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill').building).toBe(1);
  expect(match.whyNot(1, { do: 'power', area: 'nap-hill' })?.code).toBe('gainedThisTurn');
  expect(areaAt(match.state, 'dimwell').building).toBe(0);
});

test('AM-6.2.5 a building brings no trouble, in company or alone, and takes none away', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1, 2] }, 'nap-hill': { minions: [0], trouble: true } },
    hands: [['the-watch', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'the-watch' });
  match.play(0, { do: 'build', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ building: 0, trouble: false });
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(true);
});

test('AM-6.2.5 losing a building leaves the marker of its area', () => {
  const match = table({
    areas: { dimwell: { minions: [1, 2], building: 1, trouble: true } },
    money: [10, 0],
    hands: [['fire-brigade', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'fire-brigade' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(0, { do: 'demolish', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ building: -1, trouble: true });
});

test('AM-6.2.6 where the City Area card is out of the game one can build, but has no power', () => {
  const match = table({
    areas: { 'seven-sleepers': { minions: [0], cardOut: true } },
    money: [18],
    hands: [['the-watch', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'the-watch' });
  match.play(0, { do: 'build', area: 'seven-sleepers' });
  expect(areaAt(match.state, 'seven-sleepers').building).toBe(0);
  expect(pointsOf(match.state, 0)).toBe(5 + 18);
  match.play(0, { do: 'finish' });
  for (const seat of [1, 2]) match.play(seat, { do: 'pass' });
  expect(match.state.active).toBe(0);
  expect(match.ruleAgainst(0, { do: 'power', area: 'seven-sleepers' })).toBe('AM-10.10 noPower');
});
