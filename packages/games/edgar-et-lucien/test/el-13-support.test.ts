import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { handOf, ownerOf, table, told } from './position.ts';

test('EL-13.1 Lucien at City Hall doubles the action of the place where Edgar stands', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  expect(match.offers(0, { do: 'supported', action: 'bank_heist' })).toBe(true);
  expect(match.whyNot(0, { do: 'supported', action: 'bar_schemes' })?.code).toBe('not-there');
  const away = table({ players: [{ edgar: 'A12', lucien: 'A05' }, {}] });
  expect(away.ruleAgainst(0, { do: 'supported', action: 'bank_heist' })).toBe(
    'EL-13.1 lucien-not-at-city-hall',
  );
});

test('EL-13.1 or the action chosen for Remote Action, wherever Edgar is', () => {
  const match = table({ players: [{ edgar: 'A01', lucien: 'A02', hand: ['remote_action'] }, {}] });
  expect(match.refused(0, { do: 'supported', action: 'bank_heist' }).code).toBe('not-legal');
  match.play(0, { do: 'supported', viaCard: true, action: 'bank_heist' });
  expect(match.state.money[0]).toBe(150_000);
  expect(game.view(match.state, 1).discard).toEqual(['remote_action']);
  const without = table({ players: [{ edgar: 'A01', lucien: 'A02' }, {}] });
  expect(without.refused(0, { do: 'supported', viaCard: true, action: 'bank_heist' }).code).toBe('unknown');
});

test('EL-13.2 neither may have acted, and both have then', () => {
  const acted = table({ players: [{ edgar: 'A12', lucien: 'A02', acted: 'edgar' }, {}] });
  expect(acted.ruleAgainst(0, { do: 'supported', action: 'bank_heist' })).toBe('EL-13.2 both-needed');
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'bank_heist' });
  expect(match.state.acted[0]).toBe(3);
});

test('EL-13.3 it costs 30 popularity in all', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02', popularity: 30 }, {}] });
  match.play(0, { do: 'supported', action: 'bank_heist' });
  expect(match.state.popularity[0]).toBe(0);
  const poor = table({ players: [{ edgar: 'A12', lucien: 'A02', popularity: 20 }, {}] });
  expect(poor.whyNot(0, { do: 'supported', action: 'bank_heist' })).toEqual({
    rule: 'EL-13.3',
    code: 'unpopular',
    cost: 30,
  });
});

test('EL-13.4 two marks are placed, and both must have been free', () => {
  const move = { do: 'supported', action: 'bank_heist' } as const;
  for (const mark of ['bank_heist', 'political_support'] as const) {
    const used = table({ players: [{ edgar: 'A12', lucien: 'A02', marks: [mark] }, {}] });
    expect(used.whyNot(0, move)?.code).toBe('already-done');
  }
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  match.play(0, move);
  expect(game.view(match.state, 0).players[0]?.marks).toEqual(['bank_heist', 'political_support']);
});

test('EL-13.5 doubled: four cards', () => {
  const match = table({ players: [{ edgar: 'A05', lucien: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'bar_schemes' });
  expect(handOf(match, 0)).toHaveLength(4);
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
});

test('EL-13.5 doubled: 100,000 Cogs', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'bank_heist' });
  expect(match.state.money[0]).toBe(150_000);
});

/** Seat 0 has both characters on one kind of district; two districts for each of the others. */
const fourDoubling = [
  { edgar: 'B07', lucien: 'B10' },
  { owns: ['B05', 'B02'] },
  { owns: ['B15', 'B16'] },
  { owns: ['B17', 'B01'] },
] as const;

test('EL-13.5 doubled: two launches of Intimidation, the second may name others', () => {
  const match = table({ players: fourDoubling });
  match.play(0, { do: 'supported', action: 'intimidation', players: [1, 2] });
  match.play(1, { do: 'replyIntimidation', district: 'B05' });
  match.play(2, { do: 'replyIntimidation', district: 'B15' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'second', players: [2, 3] });
  expect(told(match, 'freed')).toMatchObject([{ seat: 2, district: 'B16' }]); // his only one: nothing to ask
  match.play(3, { do: 'replyIntimidation', district: 'B17' });
  expect(match.state.districts).toEqual([0, 1, 0, 1]);
  expect(match.options(0)).toEqual([{ do: 'pass' }]); // both of seat 0's characters have acted
});

test('EL-13.5 doubled: two districts of the only opponent', () => {
  const match = table({ players: [{ edgar: 'A08', lucien: 'A02' }, { owns: ['A14', 'A10', 'A12'] }] });
  match.play(0, { do: 'supported', action: 'intimidation', district: 'A14' });
  expect(match.state.districts[1]).toBe(2);
  match.play(0, { do: 'second', district: 'A12' });
  expect(match.state.districts[1]).toBe(1);
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
});

test('EL-13.5 doubled: two districts requisitioned, one after the other', () => {
  const match = table({ players: [{ at: 'A02' }, {}] });
  match.play(0, { do: 'supported', action: 'requisition', district: 'A03' });
  expect(ownerOf(match, 'A03')).toBe(0);
  match.play(0, { do: 'second', district: 'A04' });
  expect(match.state.districts[0]).toBe(2);
});

/** One district is neutral, A14; seat 2's are protected if it holds the card. */
const oneNeutral = [
  { at: 'A02', owns: ['A01', 'A03', 'A05', 'A06'] },
  { owns: ['A02', 'A04', 'A07', 'A09', 'A10'] },
  { owns: ['A08', 'A11', 'A12', 'A13'] },
] as const;

test('EL-13.6 the second requisition is tested afresh: an opponent’s, if the first took the last neutral one', () => {
  const match = table({ players: oneNeutral });
  expect(match.whyNot(0, { do: 'supported', action: 'requisition', district: 'A10' })?.code).toBe(
    'neutral-first',
  );
  match.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  expect(match.whyNot(0, { do: 'second', district: 'A14' })?.code).toBe('own-district');
  match.play(0, { do: 'second', district: 'A10' });
  expect([ownerOf(match, 'A10'), ownerOf(match, 'A14')]).toEqual([0, 0]);
});

test('EL-13.7 a second half without a target is skipped; cost and marks stay', () => {
  const match = table({ players: [{ edgar: 'A08', lucien: 'A02' }, { owns: ['A14'] }] });
  match.play(0, { do: 'supported', action: 'intimidation', district: 'A14' });
  expect(told(match, 'skippedSecond')).toHaveLength(1);
  expect(match.state.popularity[0]).toBe(20);
  expect(game.view(match.state, 0).players[0]?.marks).toEqual(['intimidation', 'political_support']);
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
});

test('EL-13.8 popularity is paid first, and a victory between the halves ends the match', () => {
  const match = table({
    players: [{ at: 'A02', money: 150_000, owns: ['A05', 'A08', 'A01', 'A03', 'A04'] }, {}, {}],
  });
  match.play(0, { do: 'supported', action: 'requisition', district: 'A12' });
  expect(match.state.outcome?.winners).toEqual([0]);
  expect(match.state.popularity[0]).toBe(20);
  expect(match.state.pending).toEqual([]);
});

test('EL-13.9 the second half comes after all replies to the first, and cannot be declined', () => {
  const match = table({ players: fourDoubling });
  match.play(0, { do: 'supported', action: 'intimidation', players: [1, 3] });
  expect(match.asked).toEqual([1]);
  match.timeout(1);
  expect(match.asked).toEqual([3]);
  match.timeout(3);
  expect(match.asked).toEqual([0]);
  expect(match.refused(0, { do: 'pass' }).code).toBe('unknown');
});

test('EL-13.9 time-out: the lowest district, or the first two clockwise, those with a district first', () => {
  const requisition = table({ players: [{ at: 'A02' }, { owns: ['A01'] }] });
  requisition.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  requisition.timeout(0);
  expect(ownerOf(requisition, 'A02')).toBe(0);
  const match = table({
    acts: 1,
    firstPlayer: 1,
    players: [
      { owns: ['B03', 'B06'] },
      { edgar: 'B07', lucien: 'B10' },
      { owns: ['B15'] },
      { owns: ['B17', 'B01'] },
    ],
  });
  match.play(1, { do: 'supported', action: 'intimidation', players: [2, 3] });
  match.timeout(3);
  match.timeout(1); // clockwise: seats 2, 3, 0; seat 2 has nothing left
  expect(told(match, 'threatened')).toEqual([{ type: 'threatened', seat: 1, players: [0, 3] }]);
});

test('EL-13.9 time-out: a requisition among three, one opponent left, and one opponent with a district', () => {
  const requisition = table({ players: [{ at: 'A02' }, { owns: ['A01'] }, {}] });
  requisition.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  requisition.timeout(0);
  expect(ownerOf(requisition, 'A02')).toBe(0);

  const duel = table({ players: [{ edgar: 'A08', lucien: 'A02' }, { owns: ['A14', 'A07', 'A03'] }] });
  duel.play(0, { do: 'supported', action: 'intimidation', district: 'A14' });
  duel.timeout(0);
  expect([ownerOf(duel, 'A03'), ownerOf(duel, 'A07')]).toEqual([undefined, 1]);

  const one = table({
    acts: 1,
    firstPlayer: 1,
    players: [{}, { edgar: 'B07', lucien: 'B10' }, { owns: ['B15', 'B16'] }, { owns: ['B17'] }],
  });
  one.play(1, { do: 'supported', action: 'intimidation', players: [2, 3] });
  one.timeout(2);
  one.timeout(1);
  expect(told(one, 'threatened')).toEqual([{ type: 'threatened', seat: 1, players: [2, 3] }]);
});
