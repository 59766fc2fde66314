import { expect, test } from 'vitest';
import type { AreaId } from '../rules/board.ts';
import { areaAt, idsOf, type Position, table } from './position.ts';
import { offered, pieces, reacting, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const skip = { do: 'skip' } as const;
const finish = { do: 'finish' } as const;
const sonky = { do: 'react', card: 'wallace-sonky' } as const;

test('AM-16.1 placing beside your own minion makes trouble; placing in an empty adjacent area does not', () => {
  const at: Position = { areas: { dimwell: { minions: [0] } }, hands: [['dwarves', 'ruby']] };
  const here = table(at);
  here.play(0, { do: 'play', card: 'dwarves' });
  here.play(0, { do: 'place', area: 'dimwell' });
  expect(troubled(here)).toEqual(['dimwell']);
  const there = table(at);
  there.play(0, { do: 'play', card: 'dwarves' });
  there.play(0, { do: 'place', area: 'longwall' });
  expect(troubled(there)).toEqual([]);
});

test('AM-16.2 of three minions in trouble one is moved out: the marker goes, although two remain', () => {
  const match = start('dorfl', {
    areas: { dimwell: { minions: [0, 1, 2], trouble: true } },
    hands: [['ruby']],
  });
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'nap-hill' });
  expect(pieces(match)).toEqual(['dimwell 1', 'dimwell 2', 'nap-hill 0']);
  expect(troubled(match)).toEqual([]);
});

test.each(['gaspode', 'susan'] as const)(
  'AM-16.3 assassination stopped by %s: symbol spent, marker stays',
  (card) => {
    const match = table({
      areas: { dimwell: { minions: [0, 1, 2], trouble: true } },
      hands: [['dr-cruces'], [card], ['hex']],
    });
    match.play(0, { do: 'play', card: 'dr-cruces' });
    match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
    match.play(1, { do: 'react', card });
    expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trouble: true });
    expect(symbolAsked(match)).toBe('money:3');
  },
);

test('AM-16.4 HELLO twice in one area: not after a success, but after the first was stopped', () => {
  const at: Position = {
    areas: { dimwell: { minions: [1, 1], trouble: true }, 'nap-hill': { minions: [2, 1], trouble: true } },
    hands: [['hello', 'groat'], ['gaspode', 'ruby'], []],
  };
  const done = table(at);
  done.play(0, { do: 'play', card: 'hello' });
  done.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  done.play(1, pass);
  expect(offered(done, 0)).toEqual(['remove nap-hill 1', 'remove nap-hill 2', 'skip']);
  expect(done.whyNot(0, { do: 'remove', area: 'dimwell', piece: 1 })?.code).toBe('noTrouble');
  const stopped = table(at);
  stopped.play(0, { do: 'play', card: 'hello' });
  stopped.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  stopped.play(1, { do: 'react', card: 'gaspode' });
  stopped.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  stopped.play(1, pass);
  expect(areaAt(stopped.state, 'dimwell')).toMatchObject({ minions: [0, 1, 0], trouble: false });
});

test('AM-16.5 Igor after an assassination: the first marker is gone, the new area may get one', () => {
  const match = table({
    areas: { dimwell: { minions: [0, 1], trouble: true }, 'the-scours': { minions: [1] } },
    hands: [['dr-cruces'], ['igor'], []],
  });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'igor' });
  match.play(1, { do: 'place', area: 'the-scours' });
  expect(pieces(match)).toEqual(['the-scours 1', 'the-scours 1', 'dimwell 0']);
  expect(troubled(match)).toEqual(['the-scours']);
});

test('AM-16.6 a power cannot be used in the turn its building was built, but in the next', () => {
  const match = table({
    seats: 2,
    areas: { 'the-hippo': { minions: [0] } },
    money: [12, 10],
    hands: [['ruby', 'groat'], ['peeled-nuts']],
  });
  match.play(0, { do: 'play', card: 'ruby' });
  match.play(0, skip);
  match.play(0, { do: 'build', area: 'the-hippo' });
  expect(match.refused(0, { do: 'power', area: 'the-hippo' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-8.2', code: 'gainedThisTurn' },
  });
  match.play(0, finish);
  match.play(1, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'power', area: 'the-hippo' });
  expect(match.state.money[0]).toBe(2);
});

/** Lord Selachii needs five areas with three players: four are held, the fifth is in dispute. */
function disputed(trolls: number): unknown {
  const held: readonly AreaId[] = ['dolly-sisters', 'the-hippo', 'longwall', 'nap-hill'];
  const match = table({
    active: 2,
    areas: {
      ...Object.fromEntries(held.map((id) => [id, { minions: [0] }])),
      dimwell: { minions: [0, 0], building: 0, trolls },
    },
    personalities: ['lord-selachii', 'lord-vetinari', 'lord-rust'],
    hands: [['groat'], [], ['peeled-nuts']],
  });
  match.play(2, { do: 'play', card: 'peeled-nuts' });
  return match.state.outcome;
}

test('AM-16.15 two minions and a building against two trolls: controlled; against three: not', () => {
  expect(disputed(2)).toMatchObject({ winners: [0], how: 'control' });
  expect(disputed(3)).toBe(undefined);
});

test('AM-16.16 a building in a demon area is worth nothing, its power is off', () => {
  const worth = (demons: number) => {
    const match = table({
      active: 2,
      areas: { longwall: { building: 0, demons, trouble: demons > 0 } }, // $12
      money: [38, 10, 10],
      personalities: ['chrysoprase'],
      hands: [['groat'], [], ['peeled-nuts']],
    });
    match.play(2, { do: 'play', card: 'peeled-nuts' });
    return match;
  };
  expect(worth(0).state.outcome).toMatchObject({ winners: [0], how: 'wealth' });
  const cursed = worth(1);
  expect(cursed.state.outcome).toBe(undefined);
  expect(cursed.ruleAgainst(0, { do: 'power', area: 'longwall' })).toBe('AM-8.3 demonThere');
  const end = start('librarian', { areas: { longwall: { building: 0, demons: 1 } }, deckSize: 4 });
  expect(end.state.outcome).toMatchObject({ points: [10, 10, 10] });
});

test('AM-16.16 but it counts for The Post Office, Gargoyles and Subsidence', () => {
  const areas = { longwall: { building: 0, demons: 1, trouble: true } };
  expect(start('the-post-office', { areas }).state.money[0]).toBe(11);
  expect(idsOf(start('gargoyles', { areas, draws: ['ruby', 'hex'] }).state.hands[0] ?? [])).toEqual(['ruby']);
  const sinks = table({ areas, events: ['subsidence'], hands: [['the-dean', 'groat']] });
  sinks.play(0, { do: 'play', card: 'the-dean' });
  expect(sinks.state.money).toEqual([8, 10, 10]);
});

test('AM-16.17 The Bursar: both markers are removed, then B gets one and A none', () => {
  const match = start('the-bursar', {
    areas: { dimwell: { minions: [0], trouble: true }, longwall: { minions: [1, 2], trouble: true } },
    hands: [['ruby']],
  });
  match.play(0, { do: 'choose', area: 'dimwell', piece: 0 });
  match.play(0, { do: 'choose', area: 'longwall', piece: 1 });
  expect(pieces(match)).toEqual(['dimwell 1', 'longwall 0', 'longwall 2']);
  expect(troubled(match)).toEqual(['longwall']);
  expect(match.events.map((event) => ('area' in event ? `${event.type} ${event.area}` : event.type))).toEqual(
    expect.arrayContaining(['calm dimwell', 'calm longwall', 'trouble longwall']),
  );
});

test('AM-16.18 Carcer rolls the same area twice: two removals there, if two pieces are present', () => {
  const two = start('carcer', {
    areas: { dimwell: { minions: [1, 2, 2] } },
    rolls: [8, 8],
    hands: [['ruby']],
  });
  two.play(0, { do: 'remove', area: 'dimwell', piece: 2 });
  two.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(pieces(two)).toEqual(['dimwell 2']);
  expect(symbolAsked(two)).toBe('playAnother');
  const one = start('carcer', { areas: { dimwell: { minions: [1] } }, rolls: [8, 8], hands: [['ruby']] });
  expect(pieces(one)).toEqual([]);
  expect(symbolAsked(one)).toBe('playAnother');
});

test('AM-16.20 Wallace Sonky works against Carcer, but not against Dr Cruces', () => {
  const areas = { dimwell: { minions: [1], trouble: true } };
  const carcer = start('carcer', { areas, rolls: [8, 1], hands: [[], ['wallace-sonky'], []] });
  carcer.play(1, sonky);
  expect(pieces(carcer)).toEqual(['dimwell 1']);
  const cruces = table({ areas, hands: [['dr-cruces'], ['wallace-sonky'], []] });
  cruces.play(0, { do: 'play', card: 'dr-cruces' });
  cruces.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(cruces.refused(1, sonky)).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-9.4', code: 'doesNotFit' },
  });
});

test('AM-16.22 with all twelve minions out, place may relocate one to another area', () => {
  const match = table({
    areas: {
      dimwell: { minions: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], trouble: true },
      'nap-hill': { minions: [0] },
    },
    hands: [['groat', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'groat' });
  expect(offered(match, 0)).toEqual(['lift dimwell', 'lift nap-hill', 'skip']);
  match.play(0, { do: 'lift', area: 'nap-hill' });
  expect(offered(match, 0)).toEqual([
    'place dimwell',
    'place longwall',
    'place the-scours',
    'place the-shades',
  ]);
  match.play(0, { do: 'place', area: 'longwall' });
  expect(pieces(match)).toHaveLength(12);
  expect(areaAt(match.state, 'nap-hill').minions[0]).toBe(0);
  expect(troubled(match)).toEqual(['dimwell']);
});

const six: readonly AreaId[] = [
  'dolly-sisters',
  'the-scours',
  'the-shades',
  'dimwell',
  'isle-of-gods',
  'nap-hill',
];
const sixBuilt = Object.fromEntries(six.map((id) => [id, { building: 0, gainedNow: true }]));

test('AM-16.23 six buildings out and Sybil Vimes: one of your own has to be given up', () => {
  const at: Position = {
    areas: { ...sixBuilt, longwall: { building: 1 } },
    money: [12, 10, 10],
    hands: [['ruby'], ['wallace-sonky'], []],
  };
  const match = start('sybil-vimes', at);
  expect(offered(match, 0)).toEqual(six.map((id) => `demolish ${id}`).toSorted());
  expect(match.whyNot(0, { do: 'demolish', area: 'longwall' })?.code).toBe('noBuilding');
  match.play(0, { do: 'demolish', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell').building).toBe(0); // not before the window
  match.play(1, pass);
  expect(areaAt(match.state, 'dimwell').building).toBe(-1);
  expect(areaAt(match.state, 'longwall').building).toBe(0);
  expect(match.state.money).toEqual([0, 22, 10]);
  const blocked = start('sybil-vimes', at);
  blocked.play(0, { do: 'demolish', area: 'dimwell' });
  blocked.play(1, sonky);
  expect(areaAt(blocked.state, 'dimwell').building).toBe(0);
  expect(areaAt(blocked.state, 'longwall').building).toBe(1);
  expect(blocked.state.money).toEqual([12, 10, 10]);
});

test('AM-16.26 one hand card that is no interrupt: asked all the same; no hand card: not asked', () => {
  const at = (held: readonly 'ruby'[]): Position => ({
    areas: { dimwell: { minions: [0, 1], trouble: true } },
    hands: [['dr-cruces'], held, []],
  });
  const asked = table(at(['ruby']));
  asked.play(0, { do: 'play', card: 'dr-cruces' });
  asked.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(reacting(asked)).toBe(1);
  expect(offered(asked, 1)).toEqual(['pass']);
  expect(asked.ruleAgainst(1, { do: 'react', card: 'ruby' })).toBe('AM-9.1 interruptOnly');
  const bare = table(at([]));
  bare.play(0, { do: 'play', card: 'dr-cruces' });
  bare.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(pieces(bare)).toEqual(['dimwell 0']);
});

test('AM-16.28 Carcer, the first victim’s owner plays Sonky: the second is skipped if no other piece is there', () => {
  const match = start('carcer', {
    areas: { dimwell: { minions: [1] }, longwall: { minions: [1] } },
    rolls: [8, 9],
    hands: [['ruby'], ['wallace-sonky', 'hex'], []],
  });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, sonky);
  expect(pieces(match)).toEqual(['dimwell 1', 'longwall 1']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-16.29 Burleigh pays the owner: no $2 after Sonky, $2 after Gaspode, no assassination either way', () => {
  const money = (['wallace-sonky', 'gaspode'] as const).map((card) => {
    const match = start('burleigh-and-stronginthearm', {
      areas: { dimwell: { minions: [1, 2], trouble: true } },
      hands: [['ruby'], [card], []],
    });
    match.play(0, { do: 'target', seat: 1 });
    match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
    match.play(1, { do: 'react', card });
    expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [0, 1, 1], trouble: true });
    return match.state.money;
  });
  expect(money).toEqual([
    [10, 10, 10],
    [8, 12, 10],
  ]);
});
