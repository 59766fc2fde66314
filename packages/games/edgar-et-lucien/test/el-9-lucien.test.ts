import { expect, test } from 'vitest';
import { ownerOf, table } from './position.ts';

test('EL-9.1 a neutral district where Lucien stands costs 20,000 Cogs, Administrations too', () => {
  const match = table({ players: [{ lucien: 'A12' }, {}] });
  match.play(0, { do: 'buyCity' });
  expect(ownerOf(match, 'A12')).toBe(0);
  expect(match.state.money).toEqual([30_000, 50_000]);
  expect(match.state.administrations).toEqual([1, 0]);
});

test('EL-9.1 an owned district is not bought from the city', () => {
  const match = table({ players: [{ lucien: 'A12' }, { owns: ['A12'] }] });
  expect(match.ruleAgainst(0, { do: 'buyCity' })).toBe('EL-9.1 not-neutral');
});

test('EL-9.2 an opponent’s district costs 30,000 Cogs, which go to its owner', () => {
  const match = table({ players: [{ lucien: 'A03' }, {}, { owns: ['A03', 'A07'] }] });
  match.play(0, { do: 'buyPlayer' });
  expect(ownerOf(match, 'A03')).toBe(0);
  expect(match.state.money).toEqual([20_000, 50_000, 80_000]);
  expect(match.state.districts).toEqual([1, 0, 1]);
  expect(match.asked).toEqual([0]); // the owner was not asked
});

test('EL-9.2 a neutral district is not bought from a player, nor a protected one', () => {
  const neutral = table({ players: [{ lucien: 'A03' }, {}] });
  expect(neutral.ruleAgainst(0, { do: 'buyPlayer' })).toBe('EL-9.2 is-neutral');
  const locked = table({ players: [{ lucien: 'A03' }, { owns: ['A03'] }], heritage: 1 });
  expect(locked.ruleAgainst(0, { do: 'buyPlayer' })).toBe('EL-14.5 protected');
});

test('EL-9.3 nobody buys his own district, or on credit', () => {
  const own = table({ players: [{ owns: ['A01'] }, {}] });
  expect(own.whyNot(0, { do: 'buyCity' })?.code).toBe('own-district');
  expect(own.whyNot(0, { do: 'buyPlayer' })?.code).toBe('own-district');
  const poor = table({ players: [{ money: 10_000 }, {}] });
  expect(poor.whyNot(0, { do: 'buyCity' })).toEqual({ rule: 'EL-9.3', code: 'cannot-pay', price: 20_000 });
  const nearly = table({ players: [{ lucien: 'A14', money: 20_000 }, { owns: ['A14'] }] });
  expect(nearly.whyNot(0, { do: 'buyPlayer' })).toEqual({
    rule: 'EL-9.3',
    code: 'cannot-pay',
    price: 30_000,
  });
});

test('EL-9.3 characters standing there prevent nothing', () => {
  const match = table({ players: [{ lucien: 'A14' }, { at: 'A14', owns: ['A14'] }] });
  match.play(0, { do: 'buyPlayer' });
  expect(ownerOf(match, 'A14')).toBe(0);
});

test('EL-9.4 payment, token and receipt are one change: nobody wins on half of it', () => {
  // Between the receipt and the loss of the district seat 1 would have 150,000 Cogs and seven districts.
  const match = table({
    players: [{ lucien: 'A03' }, { money: 120_000, owns: ['A01', 'A02', 'A03', 'A04', 'A06', 'A07', 'A09'] }],
    certificates: { grand_zealot: 1 },
    governor: 0,
  });
  match.play(0, { do: 'buyPlayer' });
  expect(match.state.outcome).toBeUndefined();
  expect(match.state.money).toEqual([20_000, 150_000]);
});
