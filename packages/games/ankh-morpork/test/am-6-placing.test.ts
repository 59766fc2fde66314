import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { areaAt, areasFor, table } from './position.ts';

/** Twelve minions of seat 0: two each in these six areas. */
const allOut = {
  'dolly-sisters': { minions: [0, 0] },
  'unreal-estate': { minions: [0, 0] },
  'dragons-landing': { minions: [0, 0] },
  'small-gods': { minions: [0, 0] },
  'the-hippo': { minions: [0, 0] },
  'nap-hill': { minions: [0, 0], trouble: true },
};

test('AM-6.1.1 a minion goes where you stand or next door, and nowhere else', () => {
  const match = table({ areas: { dimwell: { minions: [0] } }, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  expect(areasFor(match, 0, 'place')).toEqual(['dimwell', 'longwall', 'the-scours', 'the-shades']);
  expect(match.refused(0, { do: 'place', area: 'nap-hill' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-6.1.1', code: 'outOfReach' },
  });
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall').minions).toEqual([1, 0, 0]);
  expect(match.state.supply).toEqual([10, 12, 12]);
});

test('AM-6.1.1 the minions of others do not extend your reach', () => {
  const match = table({
    areas: { dimwell: { minions: [0] }, 'nap-hill': { minions: [1] } },
    hands: [['groat', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'groat' });
  expect(match.ruleAgainst(0, { do: 'place', area: 'nap-hill' })).toBe('AM-6.1.1 outOfReach');
});

test('AM-6.1.2 with no minion on the board any area will do', () => {
  const match = table({ areas: { dimwell: { minions: [1] } }, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  expect(areasFor(match, 0, 'place')).toEqual(areaIds.toSorted());
});

test('AM-6.1.3 with all twelve on the board, one of your choice is taken off and placed in another area', () => {
  const match = table({ areas: allOut, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  expect(areasFor(match, 0, 'place')).toEqual([]);
  expect(areasFor(match, 0, 'lift')).toEqual(Object.keys(allOut).toSorted());
  expect(match.offers(0, { do: 'skip' })).toBe(true);
  expect(match.ruleAgainst(0, { do: 'lift', area: 'dimwell' })).toBe('AM-6.1.3 noMinionHere');
  match.play(0, { do: 'lift', area: 'nap-hill' });
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 0, 0], trouble: false });
  expect(match.ruleAgainst(0, { do: 'place', area: 'nap-hill' })).toBe('AM-6.1.3 cameFromHere');
  expect(match.refused(0, { do: 'skip' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'place', area: 'seven-sleepers' });
  expect(areaAt(match.state, 'seven-sleepers').minions).toEqual([1, 0, 0]);
  expect(match.state.supply[0]).toBe(0);
});

test('AM-6.1.3 the reach is judged with the minions that remain', () => {
  const areas = {
    dimwell: { minions: [0] },
    'dolly-sisters': { minions: Array.from({ length: 11 }, () => 0) },
  };
  const match = table({ areas, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'lift', area: 'dimwell' });
  expect(areasFor(match, 0, 'place')).toEqual([
    'dolly-sisters',
    'dragons-landing',
    'nap-hill',
    'unreal-estate',
  ]);
  expect(match.ruleAgainst(0, { do: 'place', area: 'the-shades' })).toBe('AM-6.1.1 outOfReach');
});

test('AM-6.1.3 the minion taken off brings trouble where it comes to stand beside another', () => {
  const match = table({ areas: { ...allOut, dimwell: { minions: [1] } }, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'lift', area: 'nap-hill' });
  match.play(0, { do: 'place', area: 'small-gods' });
  expect(areaAt(match.state, 'small-gods')).toMatchObject({ minions: [3, 0, 0], trouble: true });
  expect(areaAt(match.state, 'dimwell').trouble).toBe(false);
});

test('AM-6.1.3 one minion in supply is enough to forbid taking one off the board', () => {
  const match = table({ areas: { ...allOut, 'nap-hill': { minions: [0] } }, hands: [['groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'groat' });
  expect(match.state.supply[0]).toBe(1);
  expect(areasFor(match, 0, 'lift')).toEqual([]);
  expect(match.refused(0, { do: 'lift', area: 'nap-hill' })).toEqual({ code: 'unknown' });
  expect(areasFor(match, 0, 'place')).toContain('nap-hill');
});

test('AM-6.1.3 the relocation is no removal: its owner is not asked, whatever they hold', () => {
  const match = table({ areas: allOut, hands: [['groat', 'susan', 'igor']] });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'lift', area: 'the-hippo' });
  expect(match.events.map(({ type }) => type)).toEqual(['lifted']);
  expect(match.refused(0, { do: 'react', card: 'susan' })).toEqual({ code: 'unknown' });
  match.play(0, { do: 'place', area: 'the-scours' });
  expect(match.events.map(({ type }) => type)).toEqual(['placed']);
});

test('AM-6.1.4 neither number, building, demon, troll nor trouble forbids a placement', () => {
  const match = table({
    areas: {
      dimwell: { minions: [0, 0, 0, 0, 1, 1, 2], building: 1, trouble: true, trolls: 2, demons: 3 },
    },
    hands: [['groat', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'place', area: 'dimwell' });
  expect(areaAt(match.state, 'dimwell')).toEqual({
    minions: [5, 2, 1],
    building: 1,
    trouble: true,
    trolls: 2,
    demons: 3,
  });
});

test('AM-6.1.5 a place named by the scroll replaces the reach: no own minion needs to be near', () => {
  const match = table({
    areas: { dimwell: { minions: [0] }, 'small-gods': { minions: [1], trouble: true }, longwall: {} },
    hands: [['the-smoking-gnu', 'ruby']],
  });
  match.play(0, { do: 'play', card: 'the-smoking-gnu' });
  match.play(0, { do: 'act' }); // the one area in trouble is taken without a question
  expect(areaAt(match.state, 'small-gods')).toMatchObject({ minions: [1, 1, 0], trouble: true });
  expect(areaAt(match.state, 'dimwell').minions).toEqual([1, 0, 0]);
});

test('AM-6.1.5 where the scroll names the place, areas next to your own minions do not count', () => {
  const match = table({
    areas: { dimwell: { minions: [0] } },
    hands: [['the-senior-wrangler', 'ruby']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'the-senior-wrangler' });
  match.play(0, { do: 'act' });
  expect(areasFor(match, 0, 'place')).toEqual([
    'dolly-sisters',
    'dragons-landing',
    'isle-of-gods',
    'nap-hill',
    'seven-sleepers',
    'small-gods',
    'unreal-estate',
  ]);
  expect(match.ruleAgainst(0, { do: 'place', area: 'dimwell' })).toBe('AM-6.1.5 outOfReach');
});

test('AM-6.1.5 with an empty supply a minion makes way for a placement by scroll, too', () => {
  const match = table({ areas: allOut, hands: [['mr-shine', 'ruby']] });
  match.play(0, { do: 'play', card: 'mr-shine' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'lift', area: 'nap-hill' });
  expect(match.whyNot(0, { do: 'place', area: 'nap-hill' })?.code).toBe('cameFromHere');
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall').minions).toEqual([1, 0, 0]);
  expect(areaAt(match.state, 'nap-hill')).toMatchObject({ minions: [1, 0, 0], trouble: false });
});

test('AM-6.1.6 a minion placed beside another brings trouble, one placed alone does not', () => {
  const match = table({ areas: { dimwell: { minions: [0] } }, hands: [['dwarves', 'ruby']] });
  match.play(0, { do: 'play', card: 'dwarves' });
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall').trouble).toBe(false);
  match.play(0, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall').trouble).toBe(true);
  expect(areaAt(match.state, 'dimwell').trouble).toBe(false);
});
