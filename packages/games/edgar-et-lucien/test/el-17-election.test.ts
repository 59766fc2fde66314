import type { Seat } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { idleTurn, type PlayerAt, table, told } from './position.ts';

/** The end of turn 4, with these players. */
function election(
  players: readonly PlayerAt[],
  more: { governor?: Seat; firstPlayer?: Seat; period?: number } = {},
) {
  const match = table({ players, ...more, turn: 4, pending: { kind: 'programme' } });
  idleTurn(match);
  return match;
}
const bid = (amount: number) => ({ do: 'bid', amount }) as const;
const pass = { do: 'pass' } as const;

test('EL-17.1 strictly the most popularity is elected, spends none of it, and a Governor has no advantage', () => {
  const match = election([{ popularity: 40 }, { popularity: 60 }, { popularity: 50 }], { governor: 2 });
  expect(match.state.governor).toBe(1);
  expect(match.state.popularity).toEqual([40, 60, 50]);
  const tied = election([{}, {}], { governor: 0 });
  expect(tied.state.pending.at(-1)?.kind).toBe('bid');
});

test('EL-17.2 a tie for the most is settled by auction among the tied', () => {
  const match = election([{ popularity: 70 }, { popularity: 60 }, { popularity: 70 }]);
  expect(told(match, 'tied')).toEqual([{ type: 'tied', seats: [0, 2], popularity: 70 }]);
  expect(match.asked).toEqual([0]);
  match.play(0, bid(10_000));
  expect(match.asked).toEqual([2]);
});

test('EL-17.2.1 bids go round in the order of turn 4; each is higher than the last and within the purse', () => {
  const match = election([{ money: 60_000 }, {}, { money: 30_000 }], { firstPlayer: 2 });
  expect(match.asked).toEqual([2]);
  expect(match.options(2)).toEqual([pass, bid(10_000), bid(20_000), bid(30_000)]);
  match.play(2, bid(20_000));
  expect(match.asked).toEqual([0]);
  expect(match.whyNot(0, bid(20_000))).toEqual({ rule: 'EL-17.2.1', code: 'bid-too-low', least: 30_000 });
  expect(match.whyNot(0, bid(70_000))).toEqual({ rule: 'EL-17.2.1', code: 'cannot-pay', price: 70_000 });
  expect(match.refused(0, bid(35_000)).code).toBe('unknown');
  match.play(0, bid(60_000)); // a jump
  expect(match.asked).toEqual([1]);
});

test('EL-17.2.2 a pass is final, and the highest bidder is not asked to outbid himself', () => {
  const match = election([{}, {}, {}]);
  match.play(0, bid(10_000));
  match.play(1, pass);
  match.play(2, bid(20_000));
  expect(match.asked).toEqual([0]); // not seat 1, who has passed
  match.play(0, bid(30_000));
  expect(match.asked).toEqual([2]);
  match.play(2, pass);
  expect(match.state.governor).toBe(0);
});

test('EL-17.2.3 the highest bidder pays the bank and is elected; the others pay nothing', () => {
  const match = election([{}, {}]);
  match.play(0, bid(10_000));
  match.play(1, bid(40_000));
  expect(match.events).toEqual([{ type: 'bid', seat: 1, amount: 40_000 }]);
  match.play(0, pass);
  expect(match.state.governor).toBe(1);
  expect(match.state.money).toEqual([50_000, 10_000]);
  expect(told(match, 'elected')).toEqual([{ type: 'elected', seat: 1, paid: 40_000, firstPlayer: 0 }]);
});

test('EL-17.2.4 the last one left is not elected for nothing', () => {
  const match = election([{}, {}, {}]);
  match.play(0, pass);
  match.play(1, pass);
  expect(match.asked).toEqual([2]);
  match.play(2, bid(10_000));
  expect([match.state.governor, match.state.money[2]]).toEqual([2, 40_000]);
});

test('EL-17.2.5 if nobody bids the office is vacant and the first-player token stays', () => {
  const match = election([{}, {}, {}], { governor: 1, firstPlayer: 2 });
  for (const seat of [2, 0, 1]) match.play(seat, pass);
  expect([match.state.governor, match.state.firstPlayer, match.state.period]).toEqual([-1, 2, 2]);
  expect(told(match, 'vacant')).toEqual([{ type: 'vacant', former: 1 }]);
});

test('EL-17.2.6 whose time is up passes', () => {
  const match = election([{}, {}]);
  match.timeout(0);
  expect(told(match, 'bidPassed')).toEqual([{ type: 'bidPassed', seat: 0 }]);
});

test('EL-17.2.7 a player who cannot bid is asked all the same', () => {
  const match = election([{ money: 0 }, { money: 10_000 }]);
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([pass]);
  match.play(0, pass);
  match.play(1, bid(10_000));
  const outbid = election([{ money: 10_000 }, { money: 10_000 }]);
  outbid.play(0, bid(10_000));
  expect(outbid.options(1)).toEqual([pass]);
});

test('EL-17.2.8 a bid stays in the purse until it wins', () => {
  const match = election([{}, {}]);
  match.play(0, bid(50_000));
  expect(match.state.money).toEqual([50_000, 50_000]);
});

test('EL-17.3 the elected player takes the token and becomes last', () => {
  const match = election([{ popularity: 60 }, {}, {}], { firstPlayer: 1 });
  expect([match.state.governor, match.state.firstPlayer]).toEqual([0, 1]);
  expect(match.state.order).toEqual([1, 2, 0]);
});

test('EL-17.4 paying and taking office are one change: a Dandy who bids below 150,000 is none when it is checked', () => {
  const zealots = [
    { money: 150_000, popularity: 100, owns: ['A02', 'A05', 'A08'] },
    { money: 10_000, popularity: 100 },
  ] as const;
  const spent = election(zealots);
  spent.play(0, bid(10_000));
  spent.play(1, pass);
  expect(spent.state.outcome).toBeUndefined();
  const three = table({
    players: [{ ...zealots[0], owns: [], money: 160_000 }, zealots[1]],
    certificates: { high_collector: 0 },
    turn: 4,
    pending: { kind: 'programme' },
  });
  idleTurn(three);
  three.play(0, bid(10_000));
  three.play(1, pass);
  expect(three.state.outcome?.winners).toEqual([0]);
});

test('EL-17.5 a Governor elected again keeps the token and becomes last all the same', () => {
  const match = election([{ popularity: 60 }, {}, {}], { governor: 0, firstPlayer: 0 });
  expect([match.state.governor, match.state.firstPlayer]).toEqual([0, 1]);
  expect(game.view(match.state, 1).governor).toBe(0);
});
