import { expect, test } from 'vitest';
import type { Effect } from '../rules/effects/language.ts';
import { acting, kinds, matchAt, parked, player, standing } from './position.ts';

const onHorse = standing('middle 7', 'right 8', 'left 10', 'middle 5');
const lonely = standing('middle 16', 'right 16', 'left 16', 'middle 14');

test('PC-8.1 symbols of tiles, circles, markers and the Renaissance Man add up and count everywhere', () => {
  const match = acting({
    renaissance: 0,
    players: [
      {
        votes: 40,
        possessions: ['possession-a-1'], // a dog
        grid: [
          { tile: 'circle-start-1', x: 0, y: 0, rotation: 0 },
          { tile: 'circle-1-01', x: 0, y: -1, rotation: 2 }, // its north, a dog, faces the start tile's dog
        ],
        markers: { 'lady-1': ['left', 7] }, // a dog space
        hand: ['spaniel-for-chancellor'],
      },
    ],
  });
  expect(player(match, 0).symbols.dog).toBe(3);
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  match.play(0, { do: 'name', symbols: 1 });
  expect(player(match, 0).election?.votes).toBe(32); // two votes for each of four dogs
});

test('PC-8.2 symbols are not spent by use', () => {
  const match = acting({
    players: [
      {
        votes: 40,
        possessions: ['possession-a-1'],
        hand: ['spaniel-for-chancellor', 'day-at-the-dogs'],
        pounds: 9,
        markers: lonely,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  expect(player(match, 0).symbols.dog).toBe(1);
  match.play(0, { do: 'play', card: 'day-at-the-dogs' });
  expect(player(match, 0)).toMatchObject({ election: { votes: 38 }, possessions: { pounds: 7 } });
});

test('PC-8.3 counts are taken before anything moves, for all parts of the effect', () => {
  // Lose 1 vote, plus 2 per lady in the left column; then steps: they come too late to change the votes.
  const match = acting({
    mode: 'es',
    players: [{ votes: 30, hand: ['ladies-of-the-left-gallery'], markers: { 'lady-1': ['left', 9] } }],
  });
  match.play(0, { do: 'play', card: 'ladies-of-the-left-gallery' });
  expect(player(match, 0).election?.votes).toBe(27);
});
test('PC-8.3 only markers of the gender and column named are counted', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        hand: ['ladies-of-the-left-gallery'], // 1 vote, and 2 per lady in the left column
        markers: { 'lady-1': ['left', 9], 'lady-2': ['left', 11], 'gentleman-1': ['left', 14] },
      },
    ],
  });
  match.play(0, { do: 'play', card: 'ladies-of-the-left-gallery' });
  expect(player(match, 0).election?.votes).toBe(25);
});

test('PC-8.3 possessions of the borough named are counted, one’s own only', () => {
  const match = acting({
    mode: 'ep',
    players: [
      {
        pounds: 9,
        tableau: ['belgravia-rates'], // £1, and £1 per possession from Belgravia
        possessions: ['possession-a-1', 'possession-a-2', 'possession-a-6'], // Mayfair, and Belgravia twice
      },
      { possessions: ['possession-b-1'] },
    ],
  });
  match.play(0, { do: 'activate', card: 'belgravia-rates' });
  expect(player(match, 0).possessions?.pounds).toBe(6);
});

test('PC-8.3 an effect does not change its own counts', () => {
  // Steps per possession from Chelsea; then £1. Six of one: 3 steps and 1 per marker on a 6.
  const match = acting({
    mode: 'es',
    players: [
      {
        hand: ['six-of-one'],
        markers: standing('middle 12', 'right 12', 'left 7', 'middle 6'),
      },
    ],
  });
  match.play(0, { do: 'play', card: 'six-of-one' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 4 });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' }); // a second marker on a 6 now
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 3 });
});

test('PC-8.4 none, one or both symbols are named at the count, and stay named', () => {
  const spot = {
    mode: 'es' as const,
    renaissance: 0,
    players: [
      {
        votes: 30,
        hand: ['spaniel-for-chancellor', 'champagne-for-the-poor', 'mastiff-at-high-tea'] as const,
        markers: lonely,
      },
    ],
  };
  const match = acting(spot);
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  expect(match.options(0)).toEqual([0, 1, 2].map((symbols) => ({ do: 'name', symbols })));
  match.play(0, { do: 'name', symbols: 1 });
  expect(player(match, 0).election?.votes).toBe(28);
  match.play(0, { do: 'play', card: 'champagne-for-the-poor' });
  expect(match.options(0)).toEqual([0, 1].map((symbols) => ({ do: 'name', symbols })));
  match.play(0, { do: 'name', symbols: 1 });
  match.play(0, { do: 'play', card: 'mastiff-at-high-tea' }); // the dog counts without further choice
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 2 });
  expect(player(match, 0).symbols).toMatchObject({ dog: 1, glass: 1 });
});
test('PC-8.4 an unnamed symbol counts for nothing, and only the tile’s owner is asked', () => {
  const match = acting({
    mode: 'es',
    renaissance: 0,
    players: [{ votes: 30, hand: ['spaniel-for-chancellor'], markers: lonely }],
  });
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  match.play(0, { do: 'name', symbols: 0 });
  expect(player(match, 0).election?.votes).toBe(30);
  const other = acting({
    mode: 'es',
    renaissance: 1,
    players: [{ votes: 30, hand: ['spaniel-for-chancellor', 'forgotten-name'], markers: lonely }],
  });
  other.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  expect(other.state.pending.at(-1)?.kind).toBe('furtherActions');
});

test('PC-8.5 a society symbol is won on arrival and lost on leaving, and may be used between two effects', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        hand: ['forgotten-name', 'horse-in-the-upper-house', 'soup-on-the-satin'],
        markers: { ...lonely, 'lady-1': ['left', 10] },
      },
    ],
  });
  match.play(0, { do: 'play', card: 'forgotten-name' });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' }); // onto the horse at 9
  expect(player(match, 0).symbols.horse).toBe(1);
  match.play(0, { do: 'stop' });
  match.play(0, { do: 'play', card: 'horse-in-the-upper-house' });
  expect(player(match, 0).election?.votes).toBe(28);
  match.play(0, { do: 'play', card: 'soup-on-the-satin' });
  match.play(0, { do: 'step', marker: 'lady-1', dir: 'down' });
  expect(player(match, 0).symbols.horse).toBe(0);
});

test('PC-8.6 the Runaway Stable: one step onto a horse space gives no second one', () => {
  const spot = (activated: readonly 'runaway-stable'[]) => ({
    mode: 'sp' as const,
    players: [
      {
        possessions: ['possession-a-2'] as const,
        tableau: ['runaway-stable'] as const,
        activated,
        markers: onHorse,
        hand: ['forgotten-name'] as const,
      },
    ],
  });
  const match = acting(spot([]));
  match.play(0, { do: 'activate', card: 'runaway-stable' });
  match.play(0, { do: 'step', marker: 'gentleman-1', dir: 'down' }); // onto the horse at 6
  expect(match.state.pending.at(-1)?.kind).toBe('furtherActions');
  expect(player(match, 0).symbols.horse).toBe(2);
});
test('PC-8.6 next round there are two steps, even if the first leaves the horse space', () => {
  const match = acting({
    mode: 'sp',
    players: [
      {
        possessions: ['possession-a-2'],
        tableau: ['runaway-stable'],
        markers: { ...onHorse, 'gentleman-1': ['middle', 6], 'lady-2': ['left', 5] },
      },
    ],
  });
  match.play(0, { do: 'activate', card: 'runaway-stable' });
  match.play(0, { do: 'step', marker: 'gentleman-1', dir: 'down' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
});

test('PC-8.7 with several counts the naming is done for each, in the order of the effect', () => {
  const perDog: Effect = {
    do: 'loseVotes',
    n: { base: 0, each: 1, per: { count: 'symbol', symbol: 'dog' } },
  };
  const perMask: Effect = {
    do: 'loseVotes',
    n: { base: 0, each: 10, per: { count: 'symbol', symbol: 'mask' } },
  };
  const effect: Effect = { do: 'seq', steps: [perDog, perMask] };
  const match = matchAt({
    mode: 'es',
    renaissance: 0,
    players: [{ votes: 40, markers: lonely }],
    pending: [parked, { kind: 'name', seat: 0, symbol: 'dog', effect, counts: [] }],
  });
  match.play(0, { do: 'name', symbols: 1 });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'name', symbol: 'mask', counts: [1] });
  match.play(0, { do: 'name', symbols: 1 });
  expect(player(match, 0).election?.votes).toBe(29);
  expect(kinds(match)).toEqual(['named', 'votesLost', 'votesLost']);
});
