import { expect, test } from 'vitest';
import type { Effect } from '../rules/effects/language.ts';
import { acting, matchAt, parked, player, type Spot, standing } from './position.ts';

const nowhere = standing('middle 16', 'right 16', 'left 16', 'middle 14');
const perDog: Effect = {
  do: 'loseVotes',
  n: { base: 1, each: 2, per: { count: 'symbol', symbol: 'dog' } },
};
const perMask: Effect = {
  do: 'spend',
  n: { base: 1, each: 3, per: { count: 'symbol', symbol: 'mask' } },
};

/** The first player at the start of an effect, before its counts are taken. */
function beginning(effect: Effect, spot: Spot) {
  const firings = [{ card: 'tory-tickler', effect }] as const;
  return matchAt({ ...spot, pending: [parked, { kind: 'triggers', seat: 0, firings }] });
}

const oneDog: Spot = {
  players: [
    {
      votes: 30,
      pounds: 20,
      possessions: ['possession-a-1'], // a dog
      markers: nowhere,
    },
  ],
};

test('PC-8.1 a rival’s markers give nothing', () => {
  const rival = { 'gentleman-1': ['left', 7] } as const; // a dog space
  const match = acting({
    mode: 'es',
    players: [{ markers: nowhere, hand: ['forgotten-name'] }, { markers: { ...nowhere, ...rival } }],
  });
  expect(player(match, 0).symbols.dog).toBe(0);
  expect(player(match, 1).symbols.dog).toBe(1);
});
test('PC-8.4 symbols named by another player count for him alone', () => {
  const match = matchAt({
    mode: 'es',
    renaissance: 1,
    players: [{ markers: nowhere }, { markers: nowhere, votes: 30, hand: ['spaniel-for-chancellor'] }],
    pending: [parked, { kind: 'actions', seat: 1 }],
  });
  match.play(1, { do: 'play', card: 'spaniel-for-chancellor' });
  match.play(1, { do: 'name', symbols: 2 });
  expect(match.events[0]).toEqual({ type: 'named', seat: 1, symbol: 'dog', symbols: 2 });
  expect(player(match, 0).symbols.dog).toBe(0);
  expect(player(match, 1).symbols.dog).toBe(2);
});
test('PC-8.4 naming no symbol has no event', () => {
  const match = acting({
    mode: 'es',
    renaissance: 0,
    players: [{ hand: ['spaniel-for-chancellor'], tableau: ['gossip-columnist'], markers: nowhere }],
  });
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  match.play(0, { do: 'name', symbols: 0 });
  expect(match.events).toEqual([]);
});

test('PC-8.3 only one’s own markers are counted', () => {
  const inRight: Effect = {
    do: 'loseVotes',
    n: { base: 0, each: 1, per: { count: 'markers', column: 'right' } },
  };
  const match = beginning(inRight, {
    players: [{ votes: 30, markers: nowhere }, { markers: { 'gentleman-1': ['right', 16] } }],
  });
  expect(player(match, 0).election?.votes).toBe(29);
});

test('PC-8.3 the counts inside a choice are taken before anything of it is chosen', () => {
  const match = beginning({ do: 'choice', times: 2, options: [perDog, perMask] }, oneDog);
  expect(match.state.pending.at(-1)).toMatchObject({
    kind: 'choice',
    left: 2,
    options: [
      { do: 'loseVotes', n: 3 },
      { do: 'spend', n: 1 },
    ],
  });
});
test('PC-8.3 the counts inside an exchange are taken before anything is paid', () => {
  const options = [
    { pay: { pounds: 1 }, get: perDog },
    { pay: { votes: 2 }, get: perMask },
  ] as const;
  const match = beginning({ do: 'exchange', times: 1, options }, oneDog);
  match.play(0, { do: 'exchange', option: 0 });
  expect(match.events.slice(-2)).toEqual([
    { type: 'poundsTaken', seat: 0, n: 1, pounds: 21 },
    { type: 'votesLost', seat: 0, n: 3, votes: 27 },
  ]);
  expect(match.asked).toEqual([1]);
});
test('PC-8.3 printed amounts beside a count stay as they are', () => {
  const steps: Effect[] = [{ do: 'loseVotes', n: 4 }, perDog, { do: 'megaphones', n: 2 }, perMask];
  const match = beginning({ do: 'seq', steps }, oneDog);
  expect(match.events.slice(1)).toEqual([
    { type: 'votesLost', seat: 0, n: 4, votes: 26 },
    { type: 'votesLost', seat: 0, n: 3, votes: 23 },
    { type: 'megaphones', seat: 0, n: 2, megaphones: 2 },
    { type: 'spent', seat: 0, n: 1, asked: 1, moreTime: 0, pounds: 19 },
  ]);
});
test('PC-8.7 a count inside a choice is named before the choice is made', () => {
  const match = beginning(
    { do: 'choice', times: 1, options: [perMask, perDog] },
    { ...oneDog, renaissance: 0 },
  );
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'name', symbol: 'mask', counts: [] });
  match.play(0, { do: 'name', symbols: 0 });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'name', symbol: 'dog', counts: [0] });
  match.play(0, { do: 'name', symbols: 2 });
  match.play(0, { do: 'choose', option: 1 });
  expect(player(match, 0).election?.votes).toBe(23); // 1, and 2 for each of three dogs
});
