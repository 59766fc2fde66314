import { expect, test } from 'vitest';
import { areaAt } from './position.ts';
import { offered, pieces, reacting, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const sonky = { do: 'react', card: 'wallace-sonky' } as const;
const allFive = ['wallace-sonky', 'gaspode', 'susan', 'igor', 'fresh-start-club'] as const;

const mine = { dimwell: { minions: [0, 1], trouble: true }, longwall: { minions: [0] } };

test('AM-13.8 7 to 12 brings $4, 2 to 6 nothing', () => {
  const gains = [2, 6, 7, 12].map((roll) => {
    const match = start('cmot-dibbler', { areas: mine, rolls: [roll], hands: [['ruby'], ['hex'], []] });
    expect(match.events).toContainEqual({ type: 'rolled', seat: 0, roll });
    expect(symbolAsked(match)).toBe('playAnother');
    return match.state.money;
  });
  expect(gains).toEqual([
    [10, 10, 10],
    [10, 10, 10],
    [14, 10, 10],
    [14, 10, 10],
  ]);
});

test('AM-13.8 on a 1 you pay $2 to the bank or remove one of your minions', () => {
  const match = start('cmot-dibbler', {
    areas: mine,
    rolls: [1],
    money: [2, 10, 10],
    hands: [['ruby'], ['hex']],
  });
  expect(offered(match, 0)).toEqual(['pay', 'remove dimwell 0', 'remove longwall 0']);
  match.play(0, { do: 'pay' });
  expect(match.state.money).toEqual([0, 10, 10]);
  expect(pieces(match)).toEqual(['dimwell 0', 'dimwell 1', 'longwall 0']);
});

test('AM-13.8 with $1 the removal is forced, with a window for yourself; Susan ends the penalty', () => {
  const at = { areas: mine, rolls: [1], money: [1, 10, 10] };
  const match = start('cmot-dibbler', { ...at, hands: [allFive, ['hex'], []] });
  expect(offered(match, 0)).toEqual(['remove dimwell 0', 'remove longwall 0']);
  expect(match.refused(0, { do: 'pay' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-5.4', code: 'cannotPay', cost: 2, money: 1 },
  });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 0 });
  expect(reacting(match)).toBe(0);
  expect(offered(match, 0)).toEqual(['pass', 'react fresh-start-club', 'react igor', 'react susan']);
  match.play(0, { do: 'react', card: 'susan' });
  expect(pieces(match)).toEqual(['dimwell 0', 'dimwell 1', 'longwall 0']);
  expect(match.state.money).toEqual([1, 10, 10]);
  expect(symbolAsked(match)).toBe('playAnother');
  const bare = start('cmot-dibbler', { ...at, hands: [[], ['hex'], []] });
  bare.play(0, { do: 'remove', area: 'dimwell', piece: 0 });
  expect(pieces(bare)).toEqual(['dimwell 1', 'longwall 0']);
  expect(troubled(bare)).toEqual([]);
});

test('AM-13.8 one way out is taken unasked; with neither nothing happens', () => {
  const rich = start('cmot-dibbler', { rolls: [1], hands: [['ruby']] });
  expect(rich.state.money).toEqual([8, 10, 10]);
  const exact = start('cmot-dibbler', { rolls: [1], money: [2], hands: [['ruby']] });
  expect(exact.state.money[0]).toBe(0);
  const poor = start('cmot-dibbler', { areas: { longwall: { minions: [0] } }, rolls: [1], money: [1] });
  expect(pieces(poor)).toEqual([]);
  const bare = start('cmot-dibbler', { rolls: [1], money: [1], hands: [['ruby']] });
  expect(bare.state.money[0]).toBe(1);
  expect(symbolAsked(bare)).toBe('playAnother');
});

test('AM-13.9 7 to 12: the player named gives $3 or all they have, after a window', () => {
  for (const roll of [7, 12]) {
    const match = start('here-n-now', { rolls: [roll], hands: [['ruby'], ['hex'], ['modo']] });
    match.play(0, { do: 'target', seat: 2 });
    expect(reacting(match)).toBe(2);
    match.play(2, pass);
    expect(match.state.money).toEqual([13, 10, 7]);
    expect(symbolAsked(match)).toBe('playAnother');
  }
  const poor = start('here-n-now', { rolls: [8], money: [10, 1, 10], hands: [['ruby']] });
  poor.play(0, { do: 'target', seat: 1 });
  expect(poor.state.money).toEqual([11, 0, 10]);
});

test('AM-13.9 a player without money is not asked; Wallace Sonky keeps the money', () => {
  const at = { rolls: [7], money: [10, 0, 10], hands: [['ruby'], ['hex'], ['wallace-sonky']] } as const;
  const broke = start('here-n-now', at);
  broke.play(0, { do: 'target', seat: 1 });
  expect(symbolAsked(broke)).toBe('playAnother');
  const match = start('here-n-now', at);
  match.play(0, { do: 'target', seat: 2 });
  match.play(2, sonky);
  expect(match.state.money).toEqual([10, 0, 10]);
});

test('AM-13.9 on a 1 you remove one of your minions, in your own window; 2 to 6 is nothing', () => {
  const match = start('here-n-now', { areas: mine, rolls: [1], hands: [['gaspode', 'igor'], ['hex'], []] });
  expect(offered(match, 0)).toEqual(['remove dimwell 0', 'remove longwall 0']); // $2 does not buy it off
  match.play(0, { do: 'remove', area: 'longwall', piece: 0 });
  expect(offered(match, 0)).toEqual(['pass', 'react igor']);
  match.play(0, pass);
  expect(pieces(match)).toEqual(['dimwell 0', 'dimwell 1']);
  for (const roll of [2, 6]) {
    const still = start('here-n-now', { areas: mine, rolls: [roll], hands: [['ruby'], ['hex'], []] });
    expect(symbolAsked(still)).toBe('playAnother');
    expect(still.state.money).toEqual([10, 10, 10]);
  }
  const none = start('here-n-now', { areas: { dimwell: { minions: [1] } }, rolls: [1], hands: [['ruby']] });
  expect(symbolAsked(none)).toBe('playAnother');
  expect(pieces(none)).toEqual(['dimwell 1']);
});

const city = {
  dimwell: { minions: [0, 1], trouble: true },
  'the-hippo': { minions: [2], trolls: 1, demons: 1, trouble: true },
  longwall: { minions: [0, 1] },
};

test('AM-13.10 7 to 12: you must remove a piece from an area in trouble, own, troll or demon allowed', () => {
  for (const roll of [7, 12]) {
    const match = start('errol', { areas: city, rolls: [roll], hands: [['ruby'], allFive, ['hex']] });
    expect(offered(match, 0)).toEqual([
      'remove dimwell 0',
      'remove dimwell 1',
      'remove the-hippo 2',
      'remove the-hippo demon',
      'remove the-hippo troll',
    ]);
    expect(match.refused(0, { do: 'remove', area: 'longwall', piece: 1 })).toEqual({
      code: 'not-legal',
      why: { rule: 'AM-6.3.1', code: 'noTrouble' },
    });
    match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
    expect(reacting(match)).toBe(1);
    expect(offered(match, 1)).toEqual(['pass', ...allFive.map((card) => `react ${card}`).toSorted()]);
    match.play(1, pass);
    expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0, 0], trouble: false });
    expect(match.state.supply[1]).toBe(11);
  }
});

test('AM-13.10 your own minion: only Susan, Igor and Fresh Start Club fit; a troll goes unasked', () => {
  const own = start('errol', { areas: city, rolls: [7], hands: [allFive, ['hex'], []] });
  own.play(0, { do: 'remove', area: 'dimwell', piece: 0 });
  expect(offered(own, 0)).toEqual(['pass', 'react fresh-start-club', 'react igor', 'react susan']);
  const troll = start('errol', { areas: city, rolls: [7], hands: [['ruby'], ['hex'], ['modo']] });
  troll.play(0, { do: 'remove', area: 'the-hippo', piece: 'troll' });
  expect(areaAt(troll.state, 'the-hippo')).toMatchObject({ trolls: 0, demons: 1, trouble: false });
  expect(symbolAsked(troll)).toBe('playAnother');
});

test('AM-13.10 with none but your own in trouble, one of yours must go', () => {
  const match = start('errol', {
    areas: { dimwell: { minions: [0, 0], trouble: true }, longwall: { minions: [1] } },
    rolls: [7],
  });
  expect(pieces(match)).toEqual(['dimwell 0', 'longwall 1']);
  expect(troubled(match)).toEqual([]);
});

test('AM-13.10 Wallace Sonky keeps the minion and its trouble; without trouble nothing happens', () => {
  const match = start('errol', { areas: city, rolls: [9], hands: [['ruby'], ['wallace-sonky'], []] });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, sonky);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 0], trouble: true });
  expect(symbolAsked(match)).toBe('playAnother');
  const calm = start('errol', {
    areas: { longwall: { minions: [1] } },
    rolls: [9],
    hands: [['ruby'], ['hex']],
  });
  expect(pieces(calm)).toEqual(['longwall 1']);
  expect(symbolAsked(calm)).toBe('playAnother');
});

test('AM-13.10 on a 1 you remove one of your minions, trouble or not; 2 to 6 is nothing', () => {
  const match = start('errol', { areas: city, rolls: [1], hands: [allFive, ['hex'], []] });
  expect(offered(match, 0)).toEqual(['remove dimwell 0', 'remove longwall 0']);
  match.play(0, { do: 'remove', area: 'longwall', piece: 0 });
  expect(offered(match, 0)).toEqual(['pass', 'react fresh-start-club', 'react igor', 'react susan']);
  match.play(0, pass);
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 1, 0]);
  for (const roll of [2, 6]) {
    const still = start('errol', { areas: city, rolls: [roll], hands: [['ruby'], ['hex'], []] });
    expect(pieces(still)).toHaveLength(7);
    expect(symbolAsked(still)).toBe('playAnother');
  }
  const none = start('errol', { areas: { dimwell: { minions: [1] } }, rolls: [1], hands: [['ruby']] });
  expect(pieces(none)).toEqual(['dimwell 1']);
});

test.each([
  ['AM-13.8', 'cmot-dibbler'],
  ['AM-13.9', 'here-n-now'],
  ['AM-13.10', 'errol'],
] as const)('%s the log says that %s does nothing on 2 to 6, and only then', (_rule, card) => {
  const toNoEffect = [1, 2, 6, 7, 12].filter((roll) =>
    start(card, { areas: mine, rolls: [roll], hands: [['ruby']] }).events.some(
      ({ type }) => type === 'nothing',
    ),
  );
  expect(toNoEffect).toEqual([2, 6]);
});
