import { expect, test } from 'vitest';
import { drawn, isOver } from './event.ts';
import { areaAt } from './position.ts';

const rollsOf = (match: ReturnType<typeof drawn>) =>
  match.events.flatMap((event) => (event.type === 'rolled' ? [event.roll] : []));

test('AM-10.3 no building in the first area: the fire is over', () => {
  const match = drawn('fire', {
    areas: { dimwell: { minions: [1] }, longwall: { building: 1 } },
    rolls: [8, 9],
  });
  expect(rollsOf(match)).toEqual([8]);
  expect(match.events.filter(({ type }) => type === 'nothing')).toHaveLength(1);
  expect(areaAt(match.state, 'longwall').building).toBe(1);
});

test('AM-10.3 it spreads to adjacent areas with a building until a roll names another', () => {
  const match = drawn('fire', {
    areas: {
      dimwell: { building: 0, minions: [0], trouble: true },
      longwall: { building: 1 },
      'seven-sleepers': { building: 2 },
      'the-hippo': { building: 1 },
    },
    rolls: [8, 9, 11, 6],
  });
  expect(rollsOf(match)).toEqual([8, 9, 11, 6]);
  expect(match.events.filter(({ type }) => type === 'nothing')).toEqual([]);
  expect(match.state.buildings.filter((owner) => owner >= 0)).toEqual([1]);
  expect(areaAt(match.state, 'the-hippo').building).toBe(1); // not adjacent to the area touched last
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0, 0], trouble: true });
});

test('AM-10.3 an adjacent area without a building ends it', () => {
  const match = drawn('fire', {
    areas: { dimwell: { building: 0 }, 'isle-of-gods': { building: 1 } },
    rolls: [8, 9, 10],
  });
  expect(rollsOf(match)).toEqual([8, 9]);
  expect(areaAt(match.state, 'isle-of-gods').building).toBe(1);
});

test('AM-10.3 fire spreads from the area touched last, not from earlier ones', () => {
  const match = drawn('fire', {
    areas: { dimwell: { building: 0 }, longwall: { building: 0 }, 'the-shades': { building: 1 } },
    rolls: [8, 9, 7],
  });
  expect(areaAt(match.state, 'the-shades').building).toBe(1); // next to Dimwell, not to Longwall
  expect(isOver(match)).toBe(true);
});

test('AM-10.3 a saved building does not stop it, and the same number again ends it', () => {
  const match = drawn('fire', {
    areas: { 'small-gods': { building: 1 }, dimwell: { building: 1 } },
    rolls: [8, 8],
  });
  match.play(1, { do: 'godsAt', area: 'dimwell' });
  expect(rollsOf(match)).toEqual([8]);
  expect(areaAt(match.state, 'dimwell').building).toBe(1);
  expect(isOver(match)).toBe(true);
});

test('AM-10.6 the building of one rolled area goes, whatever else is there', () => {
  const match = drawn('explosion', {
    areas: { dimwell: { building: 1, minions: [1, 2], trouble: true }, longwall: { building: 1 } },
    rolls: [8, 9],
  });
  expect(rollsOf(match)).toEqual([8]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ building: -1, minions: [0, 1, 1], trouble: true });
  expect(areaAt(match.state, 'longwall').building).toBe(1);
});

test('AM-10.6 an area without a building blows up to no effect; Small Gods saves one', () => {
  const empty = drawn('explosion', { areas: { longwall: { building: 1 } }, rolls: [8] });
  expect(empty.events.some(({ type }) => type === 'buildingLost')).toBe(false);
  expect(empty.events).toContainEqual({ type: 'nothing' });
  const saved = drawn('explosion', { areas: { 'small-gods': { building: 1 } }, rolls: [4] });
  saved.play(1, { do: 'godsAt', area: 'small-gods' });
  expect(saved.events[0]).toMatchObject({ type: 'gods', seat: 1, building: 'small-gods' });
  expect(areaAt(saved.state, 'small-gods').building).toBe(1);
});

test('AM-10.9 every player pays $2 for each building, clockwise', () => {
  const match = drawn('subsidence', {
    active: 1,
    areas: {
      dimwell: { building: 0 },
      longwall: { building: 0, demons: 1 },
      'nap-hill': { building: 1 },
    },
    money: [4, 10, 10],
  });
  expect(match.events.filter(({ type }) => type === 'paidBank')).toEqual([
    { type: 'paidBank', seat: 1, amount: 2 },
    { type: 'paidBank', seat: 0, amount: 4 },
  ]);
  expect(match.state.money).toEqual([0, 8, 10]);
  expect(match.state.buildings.filter((owner) => owner >= 0)).toHaveLength(3);
});

test('AM-10.9 a player who cannot pay for all must pay for what they can, and chooses which go', () => {
  const match = drawn('subsidence', {
    areas: {
      dimwell: { building: 1 },
      longwall: { building: 1 },
      'nap-hill': { building: 1 },
      'the-hippo': { building: 2 },
    },
    money: [0, 3, 2],
  });
  expect(match.state.money).toEqual([0, 1, 2]);
  expect(match.asked).toEqual([1]);
  expect(match.ruleAgainst(1, { do: 'demolish', area: 'the-hippo' })).toBe('AM-10.9 noBuilding');
  match.play(1, { do: 'demolish', area: 'dimwell' });
  match.play(1, { do: 'demolish', area: 'nap-hill' });
  expect(areaAt(match.state, 'longwall').building).toBe(1);
  expect(match.state.buildings.filter((owner) => owner === 1)).toHaveLength(1);
  expect(match.state.money).toEqual([0, 1, 0]); // only now did the next player pay
  expect(isOver(match)).toBe(true);
});

test('AM-10.9 a player who can pay for none loses them all, with nothing to choose', () => {
  const match = drawn('subsidence', {
    areas: { dimwell: { building: 1 }, longwall: { building: 1 }, 'nap-hill': { building: 2 } },
    money: [0, 1, 2],
  });
  expect(isOver(match)).toBe(true);
  expect(match.state.buildings.filter((owner) => owner >= 0)).toEqual([2]);
  expect(match.state.money).toEqual([0, 1, 0]);
});

test('AM-10.12 two rolls: the buildings of both areas go', () => {
  const match = drawn('earthquake', {
    areas: { dimwell: { building: 0 }, 'nap-hill': { building: 2 }, longwall: { building: 1 } },
    rolls: [8, 12],
  });
  expect(rollsOf(match)).toEqual([8, 12]);
  expect(match.state.buildings.filter((owner) => owner >= 0)).toEqual([1]);
  const half = drawn('earthquake', { areas: { dimwell: { building: 0 } }, rolls: [8, 12] });
  expect(half.events.filter(({ type }) => type === 'buildingLost')).toEqual([
    { type: 'buildingLost', seat: 0, area: 'dimwell' },
  ]);
});

test('AM-10.12 a double counts once, and is saved for one price', () => {
  const areas = { 'small-gods': { building: 1 }, longwall: { building: 2 } };
  const hit = drawn('earthquake', { areas, rolls: [9, 9] });
  expect(hit.events.filter(({ type }) => type === 'buildingLost')).toHaveLength(1);
  const saved = drawn('earthquake', { areas, rolls: [4, 4] });
  saved.play(1, { do: 'godsAt', area: 'small-gods' });
  expect(isOver(saved)).toBe(true);
  expect(areaAt(saved.state, 'small-gods').building).toBe(1);
  expect(saved.state.money[1]).toBe(7);
});
