import { expect, test } from 'vitest';
import { note } from '../rules/constants.ts';
import { faults } from '../rules/faults.ts';
import { position, table, told } from './position.ts';

test('EL-0.1 money is a multiple of 10,000 Cogs, and a state with any other sum is faulty', () => {
  expect(note).toBe(10_000);
  const state = position({ players: [{}, {}] });
  state.money[1] = 25_000;
  expect(faults(state)).toEqual(['seat 1: money is 25000']);
});

test('EL-0.2 popularity runs from 0 to 100 in tens', () => {
  for (const popularity of [-10, 110, 55]) {
    const state = position({ players: [{}, {}] });
    state.popularity[0] = popularity;
    expect(faults(state)).toEqual([`seat 0: popularity is ${popularity}`]);
  }
});

test('EL-0.3 the order of a turn runs clockwise from the first player', () => {
  const match = table({ players: [{}, {}, {}, {}], firstPlayer: 2 });
  expect(match.state.order).toEqual([2, 3, 0, 1]);
  const asked = [];
  for (let count = 0; count < 4; count++) {
    asked.push(...match.asked);
    match.play(match.asked[0] as number, { do: 'pass' });
  }
  expect(asked).toEqual([2, 3, 0, 1]);
});

test('EL-0.4 the active player is the one whose action is resolved: he wins a tie that his victim reaches too', () => {
  const match = table({
    acts: 1,
    players: [
      { owns: ['A02', 'A05', 'A08', 'A01', 'A03', 'A04'], money: 120_000 },
      { lucien: 'A02', money: 180_000, owns: ['A12', 'A06', 'A07', 'A09', 'A10', 'A11'] },
    ],
    certificates: { influential_bureaucrat: 1, grand_zealot: 0 },
  });
  match.play(1, { do: 'buyPlayer' });
  expect(match.state.outcome?.winners).toEqual([1]);
});

test('EL-0.5 changes before a question are visible while it is open', () => {
  const match = table({
    players: [{ edgar: 'A08' }, { owns: ['A14', 'A10'] }, { owns: ['A07', 'A09'] }],
  });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  expect(match.state.popularity[0]).toBe(30);
  expect(match.state.marks[0]).not.toBe(0);
  match.play(1, { do: 'replyIntimidation', district: 'A10' });
  expect(match.asked).toEqual([2]);
  expect(match.state.districts).toEqual([0, 1, 2]);
});

test('EL-0.6 every other player still in the game is an opponent', () => {
  const match = table({
    players: [{ at: 'B05' }, { at: 'B05', edgar: 'B01' }, { at: 'B05', edgar: 'B01' }, {}],
  });
  expect(match.offers(0, { do: 'rob', victim: 1 })).toBe(true);
  expect(match.refused(0, { do: 'rob', victim: 0 }).code).toBe('unknown');
  match.play(1, { do: 'concede' });
  expect(match.refused(0, { do: 'rob', victim: 1 }).code).toBe('unknown');
  expect(match.offers(0, { do: 'rob', victim: 2 })).toBe(true);
});

test('EL-0.7 an action that could change nothing is illegal, but an empty purse may be robbed', () => {
  const match = table({
    players: [
      { popularity: 100, lucien: 'A05', edgar: 'A14', hand: ['corruption'] },
      { money: 0, lucien: 'A14', edgar: 'A01' },
    ],
    heritage: 0,
  });
  expect(match.whyNot(0, { do: 'administration', action: 'populist_speech' })?.code).toBe('fully-popular');
  expect(match.whyNot(0, { do: 'playScheme', card: 'corruption' })?.code).toBe('holds-heritage');
  expect(match.offers(0, { do: 'rob', victim: 1 })).toBe(true);
});

test('EL-0.8 an action without its targets is no choice, and a refused one changes nothing', () => {
  const match = table({ players: [{ edgar: 'A02' }, {}] });
  const before = JSON.stringify(match.state);
  expect(match.refused(0, { do: 'administration', action: 'requisition' }).code).toBe('unknown');
  expect(match.refused(0, { do: 'buyPlayer' }).code).toBe('not-legal');
  expect(JSON.stringify(match.state)).toBe(before);
  match.play(0, { do: 'administration', action: 'requisition', district: 'A03' });
  expect(match.state.popularity[0]).toBe(30);
});

test('EL-0.9 several answers to one effect come clockwise from the active player, whatever the order of the turn', () => {
  const match = table({ firstPlayer: 1, acts: 2, players: [{}, {}, { hand: ['smear_threat'] }, {}] });
  match.play(2, { do: 'playScheme', card: 'smear_threat' });
  const asked = [];
  for (let answers = 0; answers < 3; answers++) {
    asked.push(...match.asked);
    match.play(match.asked[0] as number, { do: 'replySmear', with: 'popularity' });
  }
  expect(asked).toEqual([3, 0, 1]);
});

test('EL-0.10 marked means done this period: the mark is the player’s own', () => {
  const match = table({
    players: [{ edgar: 'A12', marks: ['bank_heist'] }, { edgar: 'A12' }],
  });
  expect(match.whyNot(0, { do: 'administration', action: 'bank_heist' })?.code).toBe('already-done');
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'administration', action: 'bank_heist' });
  expect(told(match, 'administered')).toHaveLength(1);
});
