import { expect, test } from 'vitest';
import { drawn, isOver } from './event.ts';
import { areaAt, idsOf, table } from './position.ts';

test('AM-10.0 the player whose card drew the event rolls, and the roll names an area by its number', () => {
  const match = drawn('explosion', {
    active: 2,
    areas: { 'the-shades': { building: 0 }, dimwell: { building: 0 } },
    rolls: [7],
  });
  expect(match.events.slice(0, 2)).toMatchObject([
    { type: 'event', seat: 2, event: 'explosion' },
    { type: 'rolled', seat: 2, roll: 7 },
  ]);
  expect(areaAt(match.state, 'the-shades').building).toBe(-1);
  expect(areaAt(match.state, 'dimwell').building).toBe(0);
});

test('AM-10.0 choices are taken clockwise from the active player', () => {
  const match = drawn('flood', {
    active: 1,
    areas: { dimwell: { minions: [0, 1, 2] } },
    rolls: [8, 8],
  });
  const asked: number[] = [];
  while (!isOver(match)) {
    const [seat = -1] = match.asked;
    asked.push(seat);
    match.play(seat, { do: 'move', area: 'dimwell', piece: seat, to: 'longwall' });
  }
  expect(asked).toEqual([1, 2, 0]);
});

test('AM-10.0 each event happens once per match', () => {
  const match = table({
    hands: [['the-dean', 'the-bursar', 'ruby']],
    events: ['fog'],
    eventsLeft: 1,
  });
  match.play(0, { do: 'play', card: 'the-dean' });
  expect(match.state.eventPile).toEqual([]);
  match.play(0, { do: 'play', card: 'the-bursar' });
  expect(match.events.filter(({ type }) => type === 'event' || type === 'fogged')).toEqual([]);
});

test('AM-10.1 everything in one area goes at once: minions, trolls, demons, building and marker', () => {
  const match = drawn('the-dragon', {
    areas: {
      dimwell: { minions: [0, 0, 1, 2], building: 2, trolls: 1, demons: 2, trouble: true },
      longwall: { minions: [0, 1], building: 1, trouble: true },
    },
    rolls: [8],
  });
  match.play(0, { do: 'stop' }); // the only one with a hand card
  expect(areaAt(match.state, 'dimwell')).toEqual({
    minions: [0, 0, 0],
    building: -1,
    trouble: false,
    trolls: 0,
    demons: 0,
  });
  expect(match.state.supply).toEqual([11, 11, 12]);
  expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [1, 1, 0], building: 1, trouble: true });
});

test('AM-10.1 the marker is removed even from an empty area', () => {
  const match = drawn('the-dragon', { areas: { dimwell: { trouble: true } }, rolls: [8] });
  expect(areaAt(match.state, 'dimwell').trouble).toBe(false);
});

test('AM-10.1 the log says that nothing happens where nothing stands, and only there', () => {
  const told = (dimwell: object) =>
    drawn('the-dragon', { areas: { dimwell }, rolls: [8] })
      .events.map(({ type }) => type)
      .filter((type) => ['nothing', 'removed', 'buildingLost'].includes(type));
  expect(told({})).toEqual(['nothing']);
  expect(told({ minions: [1] })).toEqual(['removed']);
  expect(told({ demons: 1 })).toEqual(['removed']);
  expect(told({ building: 1 })).toEqual(['buildingLost']);
});

test('AM-10.1 the minion of the active player comes back as well', () => {
  const match = drawn('the-dragon', {
    areas: { dimwell: { minions: [0] }, 'nap-hill': { minions: [0] } },
    hands: [['igor']],
    rolls: [8],
  });
  match.play(0, { do: 'react', card: 'igor' });
  match.play(0, { do: 'place', area: 'dolly-sisters' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 0]);
  expect(areaAt(match.state, 'dolly-sisters').minions).toEqual([1, 0, 0]);
  expect(isOver(match)).toBe(true);
});

test('AM-10.1 owners settle clockwise, nothing goes before the last has, and Gaspode does not fit', () => {
  const match = drawn('the-dragon', {
    active: 1,
    areas: { dimwell: { minions: [0, 1, 2, 2], trouble: true } },
    hands: [['gaspode', 'susan'], [], ['ruby']],
    rolls: [8],
  });
  expect(match.asked).toEqual([1]); // holds Groat, which answers nothing
  match.play(1, { do: 'stop' });
  expect(match.asked).toEqual([2]);
  match.play(2, { do: 'stop' });
  expect(match.asked).toEqual([0]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 2], trouble: true });
  expect(match.refused(0, { do: 'react', card: 'gaspode' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.4', code: 'doesNotFit' },
  });
  match.play(0, { do: 'react', card: 'susan' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0, 0], trouble: false });
  expect(isOver(match)).toBe(true);
});

test('AM-10.1 minions brought back are placed clockwise once all is over, and not in that area', () => {
  const match = drawn('the-dragon', {
    active: 2,
    areas: { dimwell: { minions: [0, 1, 1] }, 'nap-hill': { minions: [1] } },
    hands: [['igor', 'ruby'], ['fresh-start-club']],
    rolls: [8],
  });
  match.play(0, { do: 'react', card: 'igor' });
  expect(match.asked).toEqual([1]); // seat 0 has no further minion there
  match.play(1, { do: 'react', card: 'fresh-start-club' });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 0, 0]);
  expect(idsOf(match.state.discard)).toEqual(['fresh-start-club', 'igor']);
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toHaveLength(11); // none left on the board: anywhere but there
  expect(match.ruleAgainst(0, { do: 'place', area: 'dimwell' })).toBe('AM-6.1.3 cameFromHere');
  match.play(0, { do: 'place', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill').trouble).toBe(true);
  expect(match.options(1).map((move) => 'area' in move && move.area)).toEqual([
    'dolly-sisters',
    'unreal-estate',
    'seven-sleepers',
    'nap-hill',
  ]);
  match.play(1, { do: 'place', area: 'seven-sleepers' });
  expect(match.state.supply).toEqual([11, 10, 12]);
  expect(isOver(match)).toBe(true);
});

test('AM-10.2 two areas by the river are flooded, and each minion there moves to a dry one next door', () => {
  const match = drawn('flood', {
    areas: { dimwell: { minions: [0], building: 1, trolls: 1, demons: 1 }, longwall: { minions: [1] } },
    rolls: [8, 9],
  });
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([
    { do: 'move', area: 'dimwell', piece: 0, to: 'the-scours' },
    { do: 'move', area: 'dimwell', piece: 0, to: 'the-shades' },
  ]);
  expect(match.ruleAgainst(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' })).toBe(
    'AM-10.2 flooded',
  );
  expect(match.ruleAgainst(0, { do: 'move', area: 'dimwell', piece: 0, to: 'nap-hill' })).toBe(
    'AM-10.2 outOfReach',
  );
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'the-shades' });
  expect(match.refused(1, { do: 'move', area: 'longwall', piece: 1, to: 'dimwell' })).toMatchObject({
    why: { code: 'flooded' },
  });
  match.play(1, { do: 'move', area: 'longwall', piece: 1, to: 'isle-of-gods' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({
    minions: [0, 0, 0],
    building: 1,
    trolls: 1,
    demons: 1,
  });
});

test('AM-10.2 an area off the river is not flooded, and a rolled one may be fled to', () => {
  const match = drawn('flood', {
    areas: { 'dragons-landing': { minions: [1] }, 'small-gods': { minions: [0] } },
    rolls: [3, 4],
  });
  match.play(0, { do: 'move', area: 'small-gods', piece: 0, to: 'dragons-landing' });
  expect(isOver(match)).toBe(true);
  expect(areaAt(match.state, 'dragons-landing')).toMatchObject({ minions: [1, 1, 0], trouble: true });
});

test('AM-10.2 a double floods one area; The Hippo twice floods nothing', () => {
  const areas = { 'the-hippo': { minions: [0, 1] }, dimwell: { minions: [0] }, longwall: { minions: [1] } };
  const dry = drawn('flood', { areas, rolls: [6, 6] });
  expect(isOver(dry)).toBe(true);
  expect(dry.events).toContainEqual({ type: 'nothing' });
  const twice = drawn('flood', { areas, rolls: [8, 8] });
  expect(twice.offers(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' })).toBe(true);
  twice.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' });
  expect(isOver(twice)).toBe(true);
});

test('AM-10.2 one minion at a time, in the order its owner chooses, each leaving and entering', () => {
  const match = drawn('flood', {
    areas: { dimwell: { minions: [0, 0, 1], trouble: true }, 'nap-hill': { minions: [0] } },
    rolls: [8, 12],
  });
  match.play(0, { do: 'move', area: 'nap-hill', piece: 0, to: 'dolly-sisters' });
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'the-shades' });
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 0], trouble: false });
  expect(areaAt(match.state, 'the-shades').trouble).toBe(false);
  expect(match.asked).toEqual([0]); // all of theirs before the next player
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'the-shades' });
  expect(areaAt(match.state, 'the-shades')).toMatchObject({ minions: [2, 0, 0], trouble: true });
  expect(match.asked).toEqual([1]);
});

test('AM-10.2 no interrupt fits', () => {
  const match = drawn('flood', {
    areas: { dimwell: { minions: [1] } },
    hands: [[], ['gaspode', 'susan', 'igor']],
    rolls: [8, 8],
  });
  expect(match.options(1).every((move) => move.do === 'move')).toBe(true);
  expect(match.refused(1, { do: 'react', card: 'gaspode' })).toEqual({ code: 'unknown' });
});
