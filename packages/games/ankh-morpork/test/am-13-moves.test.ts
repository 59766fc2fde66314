import { expect, test } from 'vitest';
import { areaAt, handIds, idsOf } from './position.ts';
import { barred, offered, pieces, reach, reacting, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const skip = { do: 'skip' } as const;
const sonky = { do: 'react', card: 'wallace-sonky' } as const;
const gaspode = { do: 'react', card: 'gaspode' } as const;
const allFive = ['wallace-sonky', 'gaspode', 'susan', 'igor', 'fresh-start-club'] as const;

test.each(['duckman', 'foul-ole-ron', 'canting-crew'] as const)(
  'AM-13.6 %s moves a piece that is not yours next door, once its owner has been asked',
  (card) => {
    const match = start(card, {
      areas: { 'dragons-landing': { minions: [1, 1], trouble: true }, 'small-gods': { minions: [0] } },
      hands: [[], ['ruby'], ['hex']],
    });
    expect(offered(match, 0)).toEqual([
      'move dragons-landing 1 dolly-sisters',
      'move dragons-landing 1 small-gods',
      'move dragons-landing 1 unreal-estate',
    ]);
    match.play(0, { do: 'move', area: 'dragons-landing', piece: 1, to: 'small-gods' });
    expect(match.events).toEqual([{ type: 'threatened', area: 'dragons-landing', piece: 1 }]);
    expect(reacting(match)).toBe(1);
    expect(areaAt(match.state, 'dragons-landing').minions).toEqual([0, 2, 0]); // untouched as yet
    match.play(1, pass);
    expect(pieces(match)).toEqual(['dragons-landing 1', 'small-gods 0', 'small-gods 1']);
    expect(troubled(match)).toEqual(['small-gods']); // AM-7.5 the marker left behind goes, a new one comes
  },
);

test('AM-13.6 your own minion cannot be chosen, nor an area further away; trolls and demons can, unasked', () => {
  const match = start('foul-ole-ron', {
    areas: { 'the-hippo': { minions: [0], trolls: 1 }, longwall: { demons: 1, trouble: true } },
    hands: [['ruby'], ['hex'], []],
  });
  expect(offered(match, 0).filter((move) => move.includes(' 0 '))).toEqual([]);
  expect(match.ruleAgainst(0, { do: 'move', area: 'the-hippo', piece: 0, to: 'small-gods' })).toBe(
    'AM-13.6 noTarget',
  );
  expect(match.refused(0, { do: 'move', area: 'the-hippo', piece: 'troll', to: 'nap-hill' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-13.6', code: 'outOfReach' },
  });
  match.play(0, { do: 'move', area: 'longwall', piece: 'demon', to: 'dimwell' });
  expect(pieces(match)).toEqual(['the-hippo 0', 'the-hippo troll', 'dimwell demon']);
  expect(troubled(match)).toEqual([]);
  expect(symbolAsked(match)).toBe('playAnother');
  const troll = start('canting-crew', { areas: { longwall: { trolls: 1 } }, hands: [['ruby'], ['hex'], []] });
  troll.play(0, { do: 'move', area: 'longwall', piece: 'troll', to: 'dimwell' });
  expect(pieces(troll)).toEqual(['dimwell troll']);
});

test('AM-13.6 Sonky and Gaspode stop it, no other card does, and it is used up', () => {
  for (const answer of [sonky, gaspode]) {
    const match = start('canting-crew', {
      areas: { dimwell: { minions: [1, 2], trouble: true } },
      hands: [[], allFive, ['ruby']],
    });
    match.play(0, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
    expect(offered(match, 1)).toEqual(['pass', 'react gaspode', 'react wallace-sonky']);
    expect(match.refused(1, { do: 'react', card: 'susan' })).toEqual({
      code: 'not-legal',
      why: { rule: 'AM-9.4', code: 'doesNotFit' },
    });
    match.play(1, answer);
    expect(match.events).toContainEqual({ type: 'spared', area: 'dimwell', piece: 1 });
    expect(pieces(match)).toEqual(['dimwell 1', 'dimwell 2']);
    expect(troubled(match)).toEqual(['dimwell']);
    expect(symbolAsked(match)).toBe('place');
  }
});

test('AM-13.6 an owner without a hand card is not asked', () => {
  const match = start('canting-crew', { areas: { dimwell: { minions: [1] } }, hands: [[], [], ['ruby']] });
  match.play(0, { do: 'move', area: 'dimwell', piece: 1, to: 'longwall' });
  expect(pieces(match)).toEqual(['longwall 1']);
});

test('AM-13.6 needs a piece on foot that is not your minion', () => {
  const areas = { dimwell: { minions: [0, 0] }, longwall: { building: 1 } };
  expect(barred('duckman', { areas, hands: [['ruby']] })).toEqual({ rule: 'AM-5.4', code: 'noTarget' });
});

test('AM-13.30 Rincewind: one of your minions in trouble moves next door, without a window', () => {
  const match = start('rincewind', {
    areas: { dimwell: { minions: [0, 1], trouble: true }, 'nap-hill': { minions: [0] } },
    hands: [['ruby'], ['wallace-sonky'], []],
  });
  expect(offered(match, 0)).toEqual([
    'move dimwell 0 longwall',
    'move dimwell 0 the-scours',
    'move dimwell 0 the-shades',
  ]);
  expect(match.ruleAgainst(0, { do: 'move', area: 'nap-hill', piece: 0, to: 'dolly-sisters' })).toBe(
    'AM-13.30 noTrouble',
  );
  expect(match.ruleAgainst(0, { do: 'move', area: 'dimwell', piece: 0, to: 'nap-hill' })).toBe(
    'AM-13.30 outOfReach',
  );
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'longwall' });
  expect(pieces(match)).toEqual(['dimwell 1', 'longwall 0', 'nap-hill 0']);
  expect(troubled(match)).toEqual([]);
  expect(symbolAsked(match)).toBe('playAnother');
});

test.each(['dorfl', 'adora-belle-dearheart'] as const)('AM-13.30 %s: to any other area', (card) => {
  const match = start(card, {
    areas: { dimwell: { minions: [0, 1] }, 'nap-hill': { minions: [2] } },
    hands: [['ruby'], ['wallace-sonky'], ['hex']],
  });
  expect(offered(match, 0)).toHaveLength(11);
  expect(match.offers(0, { do: 'move', area: 'dimwell', piece: 0, to: 'dimwell' })).toBe(false);
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'nap-hill' });
  expect(pieces(match)).toEqual(['dimwell 1', 'nap-hill 0', 'nap-hill 2']);
  expect(troubled(match)).toEqual(['nap-hill']);
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(match.asked).toEqual([0]);
});

test('AM-13.30 needs a minion it can move', () => {
  const noTarget = { rule: 'AM-5.4', code: 'noTarget' };
  expect(barred('dorfl', { areas: { dimwell: { minions: [1] } } })).toEqual(noTarget);
  const areas = { dimwell: { minions: [0] }, longwall: { minions: [1, 1], trouble: true } };
  expect(barred('rincewind', { areas })).toEqual(noTarget);
});

test('AM-13.31 another player is paid $2, then one of your minions goes anywhere else; nobody is asked', () => {
  const match = start('hobsons-livery-stable', {
    areas: { dimwell: { minions: [0, 1], trouble: true }, 'nap-hill': { minions: [2] } },
    money: [2, 10, 10],
    hands: [['ruby'], ['wallace-sonky'], ['gaspode']],
  });
  expect(offered(match, 0)).toEqual(['target 1', 'target 2']);
  match.play(0, { do: 'target', seat: 2 });
  expect(offered(match, 0)).toHaveLength(11);
  match.play(0, { do: 'move', area: 'dimwell', piece: 0, to: 'nap-hill' });
  expect(match.state.money).toEqual([0, 10, 12]);
  expect(pieces(match)).toEqual(['dimwell 1', 'nap-hill 0', 'nap-hill 2']);
  expect(troubled(match)).toEqual(['nap-hill']);
  expect(match.asked).toEqual([0]);
});

test('AM-13.31 needs $2 and a minion; a power may bring the missing dollar', () => {
  const areas = { dimwell: { minions: [0] } };
  expect(barred('hobsons-livery-stable', { areas, money: [1] })).toEqual({
    rule: 'AM-5.4',
    code: 'cannotPay',
    cost: 2,
    money: 1,
  });
  expect(barred('hobsons-livery-stable')).toEqual({ rule: 'AM-5.4', code: 'noTarget' });
  const match = reach('hobsons-livery-stable', {
    areas: { ...areas, 'nap-hill': { building: 0 } },
    money: [1],
  });
  match.play(0, { do: 'power', area: 'nap-hill' });
  expect(match.offers(0, { do: 'act' })).toBe(true);
});

test('AM-13.36 two pieces of any owners in different areas change places', () => {
  const match = start('the-bursar', {
    seats: 4,
    active: 1,
    areas: { dimwell: { minions: [0] }, longwall: { minions: [2] }, 'nap-hill': { trolls: 1, minions: [1] } },
    hands: [['hex'], ['ruby'], ['modo'], ['groat']],
  });
  expect(offered(match, 1)).toEqual([
    'choose dimwell 0',
    'choose longwall 2',
    'choose nap-hill 1',
    'choose nap-hill troll',
  ]);
  match.play(1, { do: 'choose', area: 'dimwell', piece: 0 });
  expect(match.ruleAgainst(1, { do: 'choose', area: 'dimwell', piece: 0 })).toBe('AM-13.36 cameFromHere');
  match.play(1, { do: 'choose', area: 'longwall', piece: 2 });
  expect(match.events).toEqual([
    { type: 'threatened', area: 'dimwell', piece: 0 },
    { type: 'threatened', area: 'longwall', piece: 2 },
  ]);
  expect(reacting(match)).toBe(2); // clockwise from seat 1; seat 3 is not concerned
  match.play(2, pass);
  expect(reacting(match)).toBe(0);
  match.play(0, pass);
  expect(match.events).toEqual([
    { type: 'moved', piece: 0, from: 'dimwell', to: 'longwall' },
    { type: 'moved', piece: 2, from: 'longwall', to: 'dimwell' },
  ]);
  expect(pieces(match)).toEqual(['dimwell 2', 'longwall 0', 'nap-hill 1', 'nap-hill troll']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.36 an owner of both pieces is asked once, you never for your own; trolls and demons have no window', () => {
  const twice = start('the-bursar', {
    areas: { dimwell: { minions: [1] }, longwall: { minions: [1] } },
    hands: [['ruby'], ['hex'], []],
  });
  twice.play(0, { do: 'choose', area: 'dimwell', piece: 1 });
  expect(reacting(twice)).toBe(1); // the second is the only one left
  twice.play(1, pass);
  expect(symbolAsked(twice)).toBe('playAnother');
  const own = start('the-bursar', {
    areas: { dimwell: { minions: [0] }, longwall: { trolls: 1 }, 'nap-hill': { demons: 1 } },
    hands: [['gaspode'], ['hex'], []],
  });
  own.play(0, { do: 'choose', area: 'dimwell', piece: 0 });
  own.play(0, { do: 'choose', area: 'nap-hill', piece: 'demon' });
  expect(pieces(own)).toEqual(['dimwell demon', 'longwall troll', 'nap-hill 0']);
});

test('AM-13.36 Sonky or Gaspode of one owner stops it for all, and the other is not asked', () => {
  for (const answer of [sonky, gaspode]) {
    const match = start('the-bursar', {
      areas: { dimwell: { minions: [1, 0], trouble: true }, longwall: { minions: [2] } },
      hands: [['ruby'], allFive, ['hex']],
    });
    match.play(0, { do: 'choose', area: 'longwall', piece: 2 });
    match.play(0, { do: 'choose', area: 'dimwell', piece: 1 });
    expect(offered(match, 1)).toEqual(['pass', 'react gaspode', 'react wallace-sonky']);
    match.play(1, answer);
    expect(match.events.filter(({ type }) => type === 'spared')).toEqual([
      { type: 'spared', area: 'longwall', piece: 2 },
    ]);
    expect(pieces(match)).toEqual(['dimwell 0', 'dimwell 1', 'longwall 2']);
    expect(troubled(match)).toEqual(['dimwell']);
    expect(symbolAsked(match)).toBe('playAnother');
    expect(handIds(match.state, 2)).toEqual(['hex']);
    expect(idsOf(match.state.discard)).toEqual([answer.card]);
  }
});

test('AM-13.36 needs pieces on foot in two different areas', () => {
  const areas = { dimwell: { minions: [0, 1], trolls: 1 } };
  expect(barred('the-bursar', { areas, hands: [['ruby']] })).toEqual({ rule: 'AM-5.4', code: 'noTarget' });
  const match = reach('the-bursar', { areas: { ...areas, longwall: { minions: [0] } } });
  match.play(0, skip);
  expect(pieces(match)).toHaveLength(4);
});
