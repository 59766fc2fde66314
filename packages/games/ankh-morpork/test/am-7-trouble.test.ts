import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { controlsArea } from '../rules/victory.ts';
import { areaAt, table } from './position.ts';

const inTrouble = { trouble: true } as const;

test('AM-7.1 a piece that enters an area with another brings trouble, even beside its own side', () => {
  const match = table({ areas: { dimwell: { minions: [0] } }, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(match.events).toContainEqual({ type: 'trouble', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell').trouble).toBe(true);
  expect(match.state.trouble & (match.state.trouble - 1)).toBe(0); // and no other area
});

test('AM-7.1 a troll or a demon in the area brings trouble, a building or a marker does not', () => {
  const match = table({
    areas: {
      longwall: { minions: [0] },
      dimwell: { trolls: 1 },
      'isle-of-gods': { demons: 1 },
      'seven-sleepers': { building: 1 },
    },
    hands: [['dwarves', 'groat', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'dwarves' });
  match.play(0, { do: 'place', area: 'seven-sleepers' });
  expect(areaAt(match.state, 'seven-sleepers').trouble).toBe(false);
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell').trouble).toBe(true);
});

test('AM-7.1 a demon is company, too', () => {
  const match = table({
    areas: { longwall: { minions: [0] }, 'isle-of-gods': { demons: 1 } },
    hands: [['groat', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'place', area: 'isle-of-gods' });
  expect(areaAt(match.state, 'isle-of-gods').trouble).toBe(true);
});

test('AM-7.1 an area holds one marker at most: a piece that enters an area in trouble adds none', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1], trouble: true } },
    hands: [['dwarves', 'buggy-swires', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'dwarves' });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(match.events.map(({ type }) => type)).toEqual(['placed']);
  expect(areaAt(match.state, 'dimwell').trouble).toBe(true);
});

test('AM-7.2 a piece that leaves takes the marker away, however many stay behind', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 0, 1, 2], trolls: 1, trouble: true }, 'nap-hill': inTrouble },
    hands: [['dorfl', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'dorfl' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trolls: 1, trouble: false });
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(true);
});

test('AM-7.2 so does a removal, and so does a minion that makes way for a placement', () => {
  const removed = table({
    areas: { 'unreal-estate': { minions: [1, 2], trouble: true } },
    hands: [['the-dean', 'ruby']],
    eventsLeft: 0,
  });
  removed.play(0, { do: 'play', card: 'the-dean' });
  removed.play(0, { do: 'act' });
  removed.play(0, { do: 'remove', area: 'unreal-estate', piece: 2 });
  expect(areaAt(removed.state, 'unreal-estate')).toMatchObject({ minions: [0, 1, 0], trouble: false });

  const lifted = table({
    areas: { dimwell: { minions: [...Array.from({ length: 12 }, () => 0), 1], trouble: true } },
    hands: [['groat', 'ruby']],
  });
  lifted.play(0, { do: 'play', card: 'groat' });
  lifted.play(0, { do: 'lift', area: 'dimwell' });
  expect(areaAt(lifted.state, 'dimwell').trouble).toBe(false);
});

test('AM-7.2 a piece that stays after all takes no marker away', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [['duckman', 'ruby'], ['gaspode']],
  });
  match.play(0, { do: 'play', card: 'duckman' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
  match.play(1, { do: 'react', card: 'gaspode' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: true });
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 0, 0]);
});

test('AM-7.3 a piece that enters an empty area brings no trouble, and a marker there stays', () => {
  const match = table({
    areas: { dimwell: { minions: [0] }, longwall: inTrouble },
    hands: [['dwarves', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'dwarves' });
  match.play(0, { do: 'place', area: 'the-shades' });
  expect(areaAt(match.state, 'the-shades').trouble).toBe(false);
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [1, 0, 0], trouble: true });
});

test('AM-7.4 a marker makes assassination possible and building impossible, and leaves control as it is', () => {
  const areas = (trouble: boolean) => ({ dimwell: { minions: [0, 0, 1], trouble } });
  const quiet = table({ areas: areas(false), hands: [['hello', 'ruby']] });
  quiet.play(0, { do: 'play', card: 'hello' });
  expect(quiet.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 2 }); // both assassinations passed over
  expect(quiet.offers(0, { do: 'build', area: 'dimwell' })).toBe(true);
  const noisy = table({ areas: areas(true), hands: [['hello', 'ruby']] });
  noisy.play(0, { do: 'play', card: 'hello' });
  expect(noisy.offers(0, { do: 'remove', area: 'dimwell', piece: 1 })).toBe(true);
  noisy.play(0, { do: 'skip' });
  noisy.play(0, { do: 'skip' }); // the build symbol cannot be started and is passed over
  expect(noisy.options(0)).toEqual([{ do: 'finish' }]);
  for (const match of [quiet, noisy]) expect(controlsArea(match.state, 0, 7)).toBe(true);
});

test('AM-7.5 a move is to leave, then to enter', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1], trouble: true }, longwall: { minions: [1] } },
    hands: [['dorfl', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'dorfl' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' });
  expect(match.events).toEqual([
    { type: 'moved', piece: 0, from: 'dimwell', to: 'longwall' },
    { type: 'calm', area: 'dimwell' },
    { type: 'trouble', area: 'longwall' },
  ]);
});

test('AM-7.5 in a swap both leave before both enter: the empty side gets no marker', () => {
  const match = table({
    areas: {
      dimwell: { minions: [0], trouble: true },
      'nap-hill': { minions: [1, 2], trouble: true },
    },
    hands: [['the-bursar', 'ruby']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'the-bursar' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'choose', area: 'dimwell', piece: 0 });
  match.play(0, { do: 'choose', area: 'nap-hill', piece: 1 });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: false });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 0, 1], trouble: true });
});

test('AM-7.5 two lone minions that change places bring no trouble and take the markers away', () => {
  const match = table({
    areas: { dimwell: { minions: [0], trouble: true }, 'nap-hill': { minions: [1] } },
    hands: [['the-bursar', 'ruby']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'the-bursar' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'choose', area: 'nap-hill', piece: 1 }); // the second piece is then the only one left
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: false });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 0, 0], trouble: false });
});

test('AM-7.6 a quiet placement adds no marker and leaves the one that is there', () => {
  const match = table({
    areas: { dimwell: { minions: [1, 2] }, 'nap-hill': { minions: [1], trouble: true } },
    hands: [['deep-dwarves', 'mr-shine', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'deep-dwarves' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trouble: false });
  match.play(0, { do: 'play', card: 'mr-shine' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'place', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 1, 0], trouble: true });
});

test('AM-7.7 a marker put down by an effect needs an area without one', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true }, longwall: { minions: [1] } },
    hands: [['doctor-hix', 'ruby']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'doctor-hix' });
  match.play(0, { do: 'act' });
  expect(match.ruleAgainst(0, { do: 'trouble', area: 'dimwell' })).toBe('AM-7.7 alreadyTrouble');
  expect(match.options(0)).toHaveLength(11);
  match.play(0, { do: 'trouble', area: 'nap-hill' }); // nobody needs to be there
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(true);
});

test('AM-7.7 The Mob asks for a neighbour in trouble, The Shades for somebody on foot', () => {
  const mob = table({
    areas: { dimwell: inTrouble, longwall: { minions: [1] } },
    hands: [['the-mob', 'ruby']],
  });
  mob.play(0, { do: 'play', card: 'the-mob' });
  mob.play(0, { do: 'act' });
  const areas = mob.options(0).map((move) => ('area' in move ? move.area : move.do));
  expect(areas.toSorted()).toEqual(['longwall', 'the-scours', 'the-shades']);
  expect(mob.ruleAgainst(0, { do: 'trouble', area: 'nap-hill' })).toBe('AM-7.7 outOfReach');

  const shades = table({
    areas: {
      'the-shades': { building: 0 },
      'the-scours': { minions: [1] },
      dimwell: { trolls: 1 },
      'the-hippo': { minions: [2], trouble: true },
    },
    hands: [['ruby']],
  });
  shades.play(0, { do: 'power', area: 'the-shades' });
  expect(shades.options(0)).toEqual([
    { do: 'trouble', area: 'the-scours' },
    { do: 'trouble', area: 'dimwell' },
  ]);
});

test('AM-7.8 trolls and demons that are moved leave and enter like minions', () => {
  const match = table({
    areas: {
      dimwell: { trolls: 2, trouble: true },
      longwall: { minions: [1] },
      'nap-hill': { demons: 1, minions: [1], trouble: true },
    },
    hands: [['foul-ole-ron', 'duckman', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'foul-ole-ron' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'move', area: 'dimwell', piece: 'troll', to: 'longwall' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ trolls: 1, trouble: false });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ trolls: 1, trouble: true });
  match.play(0, { do: 'play', card: 'duckman' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'move', area: 'nap-hill', piece: 'demon', to: 'seven-sleepers' });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [0, 1, 0], demons: 0, trouble: false });
  expect(areaAt(match.state, 'seven-sleepers')).toMatchObject({ demons: 1, trouble: false });
});

test('AM-7.9 all twelve areas can be in trouble; then no effect puts down another marker', () => {
  const [last, ...marked] = areaIds;
  const areas = Object.fromEntries(marked.map((id) => [id, inTrouble]));
  const match = table({ areas, hands: [['doctor-hix', 'the-mob', 'ruby']], eventsLeft: 0 });
  match.play(0, { do: 'play', card: 'doctor-hix' });
  match.play(0, { do: 'act' });
  expect(areaAt(match.state, last).trouble).toBe(true);
  expect(match.state.trouble).toBe(0b1111_1111_1111);
  match.play(0, { do: 'play', card: 'the-mob' }); // its scroll cannot be started, so `place` comes up
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'symbol', at: 1 });
});
