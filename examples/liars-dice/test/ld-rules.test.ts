import { Match, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { round } from './position.ts';

const setup = { seats: 3, options: { wildOnes: true }, seed: seedFromNumber(3) };

test('LD-1.1 two to six players', () => {
  expect(game.seats).toEqual({ min: 2, max: 6 });
  expect(() => new Match(game, { ...setup, seats: 7 })).toThrow();
});

test('LD-1.2, LD-2.1 everybody begins with five dice, and chance draws the starter', () => {
  const starters = new Set<number | undefined>();
  for (let seed = 0; seed < 20; seed++) {
    const { state } = new Match(game, { ...setup, seed: seedFromNumber(seed) });
    expect(state.dice.map((own) => own.length)).toEqual([5, 5, 5]);
    starters.add(show(game, state, 'spectator').waiting?.seats?.[0]);
  }
  expect([...starters].sort()).toEqual([0, 1, 2]);
});

test('LD-3.1, LD-7.1 the owner sees the faces of a roll, the others how many dice there are', () => {
  const { state, opening } = new Match(game, setup);
  const rolled = opening.find((event) => event.type === 'rolled' && event.seat === 1);
  expect(rolled && game.witness(rolled, 1)).toMatchObject({ dice: state.dice[1] });
  expect(rolled && game.witness(rolled, 0)).toEqual({ type: 'rolled', seat: 1, count: 5 });
  expect(show(game, state, 0).view.ownDice).toEqual(state.dice[0]);
  expect(show(game, state, 'spectator').view.ownDice).toEqual([]);
});

test('LD-3.2 bidding goes clockwise past players without dice', () => {
  const match = round({ dice: [[2, 3], [], [4]] });
  match.play(0, { do: 'bid', quantity: 1, face: 2 });
  expect(match.asked).toEqual([2]);
});

test('LD-3.3 a player out of time challenges, or makes the lowest bid if there is none', () => {
  const match = round({ dice: [[2], [3]] });
  match.timeout(0);
  expect(match.state.bid).toEqual({ quantity: 1, face: 2, seat: 0 });
  match.timeout(1);
  expect(match.state.outcome).toEqual({ winners: [0], how: 'last-dice' });
});

test('LD-4.1, LD-5.3 a bid that holds exactly costs the challenger a die', () => {
  const match = round({
    dice: [
      [5, 5, 2],
      [5, 3],
    ],
    bid: { quantity: 3, face: 5, seat: 0 },
    bidder: 1,
  });
  match.play(1, { do: 'challenge' });
  expect(match.state.reveal).toMatchObject({ count: 3, loser: 1 });
  expect(match.state.dice.map((own) => own.length)).toEqual([3, 1]);
});

test('LD-4.2 more dice of any face are higher, and as many of a higher face', () => {
  const match = round({
    dice: [
      [2, 3],
      [4, 5],
    ],
    bid: { quantity: 2, face: 4, seat: 1 },
  });
  expect(match.offers(0, { do: 'bid', quantity: 3, face: 2 })).toBe(true);
  expect(match.offers(0, { do: 'bid', quantity: 2, face: 5 })).toBe(true);
  expect(match.whyNot(0, { do: 'bid', quantity: 2, face: 4 })).toMatchObject({ code: 'not-higher' });
  expect(match.whyNot(0, { do: 'bid', quantity: 1, face: 6 })).toMatchObject({ code: 'not-higher' });
});

test('LD-4.3 nobody bids more dice than are in play', () => {
  const match = round({ dice: [[2, 3], [4]] });
  expect(match.offers(0, { do: 'bid', quantity: 3, face: 2 })).toBe(true);
  expect(match.refused(0, { do: 'bid', quantity: 4, face: 2 })).toEqual({ code: 'unknown' });
});

test('LD-4.4 a wild one counts as every face and cannot be bid; a plain one is a one', () => {
  const bid = { quantity: 2, face: 6, seat: 0 };
  const wild = round({ dice: [[1, 6], [3]], bid, bidder: 1 });
  expect(wild.whyNot(1, { do: 'bid', quantity: 3, face: 1 })).toMatchObject({ code: 'ones-are-wild' });
  wild.play(1, { do: 'challenge' });
  expect(wild.state.reveal?.loser).toBe(1);
  const plain = round({ dice: [[1, 6], [3]], bid, bidder: 1, wildOnes: false });
  expect(plain.offers(1, { do: 'bid', quantity: 3, face: 1 })).toBe(true);
  plain.play(1, { do: 'challenge' });
  expect(plain.state.reveal?.loser).toBe(0);
});

test('LD-5.1 there is nothing to challenge before the first bid, and only the next player may', () => {
  const match = round({ dice: [[2], [3], [4]] });
  expect(match.whyNot(0, { do: 'challenge' })).toMatchObject({ code: 'no-bid-yet' });
  match.play(0, { do: 'bid', quantity: 1, face: 2 });
  expect(match.refused(2, { do: 'challenge' })).toEqual({ code: 'not-asked' });
});

test('LD-5.2, LD-7.1 a challenge shows every die to everybody', () => {
  const match = round({ dice: [[2, 2], [3]], bid: { quantity: 3, face: 2, seat: 0 }, bidder: 1 });
  match.play(1, { do: 'challenge' });
  expect(show(game, match.state, 'spectator').view.reveal?.dice).toEqual([[2, 2], [3]]);
});

test('LD-5.4 the loser starts, or the next player with dice if the loser is out', () => {
  const loses = round({ dice: [[2, 2], [3], [4]], bid: { quantity: 4, face: 2, seat: 0 }, bidder: 1 });
  loses.play(1, { do: 'challenge' });
  expect(loses.asked).toEqual([0]);
  const out = round({ dice: [[2], [3], [4]], bid: { quantity: 3, face: 2, seat: 0 }, bidder: 1 });
  out.play(1, { do: 'challenge' });
  expect(out.asked).toEqual([1]);
});

test('LD-6.1, LD-6.2 a player without dice is out, and the last one with dice wins', () => {
  const match = round({ dice: [[2], [3, 3]], bid: { quantity: 3, face: 2, seat: 0 }, bidder: 1 });
  match.play(1, { do: 'challenge' });
  expect(match.state.outcome).toEqual({ winners: [1], how: 'last-dice' });
});

test('LD-6.3 who leaves takes the dice out of play, and the next player starts a new round', () => {
  const match = round({ dice: [[2], [3, 3], [4]], bid: { quantity: 1, face: 3, seat: 0 }, bidder: 1 });
  match.play(0, { do: 'leave' });
  expect(match.state.dice[0]).toEqual([]);
  expect(match.state.bid).toBeUndefined();
  expect(match.asked).toEqual([1]);
  expect(match.refused(0, { do: 'leave' })).toMatchObject({ code: 'not-legal' });
});
