import { expect, test } from 'vitest';
import { fulfilled } from '../rules/victory.ts';
import { programme, table, told } from './position.ts';

const acquire = (
  certificate: 'wealthy_dandy' | 'high_collector' | 'influential_bureaucrat' | 'grand_zealot',
) => ({ do: 'administration', action: 'certificate_acquisition', certificate }) as const;

test('EL-15.1 one certificate for each condition', () => {
  const match = table({ players: [{ lucien: 'A12' }, {}] });
  const named = (['wealthy_dandy', 'high_collector', 'influential_bureaucrat', 'grand_zealot'] as const).map(
    (id) => match.whyNot(0, acquire(id))?.code,
  );
  expect(named).toEqual(Array(4).fill('condition-not-met'));
  expect(match.state.certificates).toHaveLength(4);
});

test('EL-15.2 its holder fulfils the condition whatever happens to his money, districts or office', () => {
  const match = table({
    players: [{ money: 0 }, {}],
    certificates: { wealthy_dandy: 0, grand_zealot: 0 },
  });
  expect(fulfilled(match.state, 0)).toBe(0b1001);
  expect(fulfilled(match.state, 1)).toBe(0);
});

test('EL-15.3 at the bank a certificate may be taken from another, who loses its safeguard at once', () => {
  const match = table({
    players: [{ lucien: 'A12', money: 150_000 }, { money: 0 }],
    certificates: { wealthy_dandy: 1 },
  });
  match.play(0, acquire('wealthy_dandy'));
  expect(fulfilled(match.state, 1)).toBe(0);
  expect(told(match, 'certificateTaken')).toEqual([
    { type: 'certificateTaken', seat: 0, certificate: 'wealthy_dandy', from: 1 },
  ]);
  const free = table({ players: [{ lucien: 'A12', money: 150_000 }, {}] });
  free.play(0, acquire('wealthy_dandy'));
  expect(told(free, 'certificateTaken')[0]?.from).toBeUndefined();
});

test('EL-15.3 the condition must be truly met, and one’s own certificate is not taken again', () => {
  const match = table({
    players: [{ lucien: 'A12', money: 150_000 }, {}],
    certificates: { wealthy_dandy: 0, high_collector: 0 },
  });
  expect(match.whyNot(0, acquire('wealthy_dandy'))?.code).toBe('own-certificate');
  expect(match.whyNot(0, acquire('influential_bureaucrat'))?.code).toBe('condition-not-met');
});

test('EL-15.4 Certification and Swindle take only what nobody holds', () => {
  const hand = ['certification', 'swindle', 'plan_b', 'corruption'] as const;
  const cards = ['plan_b', 'certification', 'corruption'] as const;
  const certification = { do: 'playScheme', card: 'certification', certificate: 'wealthy_dandy' } as const;
  const swindle = { do: 'playScheme', card: 'swindle', certificate: 'wealthy_dandy', cards } as const;
  const held = table({ players: [{ money: 150_000, hand }, {}], certificates: { wealthy_dandy: 1 } });
  const free = table({ players: [{ money: 150_000, hand }, {}] });
  for (const move of [certification, swindle]) {
    expect(held.ruleAgainst(0, move)).toBe('EL-15.4 certificate-held');
    expect(free.offers(0, move)).toBe(true);
  }
});

test('EL-15.5 one gain a period by any means; the reset renews it', () => {
  const match = table({
    players: [{ lucien: 'A12', money: 150_000, popularity: 60, owns: ['A02', 'A05', 'A08'] }, {}],
    turn: 3,
  });
  match.play(0, acquire('wealthy_dandy'));
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  programme(match);
  match.play(0, { do: 'pass' });
  expect(match.state.certified).toEqual([1, 0]);
  match.play(1, { do: 'pass' });
  expect([match.state.period, match.state.certified]).toEqual([2, [0, 0]]);
  const gained = table({ players: [{ lucien: 'A12', money: 150_000, certified: true }, {}] });
  expect(gained.ruleAgainst(0, acquire('wealthy_dandy'))).toBe('EL-15.5 certificate-gained');
});

test('EL-15.6 one may win without any certificate, and hold several', () => {
  const none = table({
    players: [{ lucien: 'A12', money: 170_000, owns: ['A01', 'A02', 'A03', 'A05', 'A08'] }, {}, {}],
  });
  none.play(0, { do: 'buyCity' });
  expect(none.state.outcome?.winners).toEqual([0]);
  expect(none.state.certificates).toEqual([-1, -1, -1, -1]);
  const several = table({ players: [{}, {}], certificates: { wealthy_dandy: 0, grand_zealot: 0 } });
  expect(several.state.certificates).toEqual([0, -1, -1, 0]);
});

test('EL-15.7 the Dandy certificate cannot be taken with less than 150,000 Cogs, so taking it shows as much', () => {
  for (const money of [140_000, 150_000]) {
    const match = table({ players: [{ lucien: 'A12', money, hand: ['certification'] }, {}] });
    expect(match.offers(0, acquire('wealthy_dandy'))).toBe(money === 150_000);
    const card = { do: 'playScheme', card: 'certification', certificate: 'wealthy_dandy' } as const;
    expect(match.offers(0, card)).toBe(money === 150_000);
  }
});
