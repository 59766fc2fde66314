import { type Game, rngFrom } from '@manigance/core';
import { expect, test } from 'vitest';
import {
  Dice,
  FeatureList,
  type Features,
  type Layer,
  layOut,
  learnedBrain,
  Network,
  plainBrain,
  readNetwork,
  sampleOf,
  writeNetwork,
} from '../src/index.ts';
import { exponential } from '../src/learned/exponential.ts';
import { logarithmOf } from '../src/logarithm.ts';
import { giving } from './bare-game.ts';

const dice = new Dice('6c6561726e6564');

function layer(inputs: number, outputs: number): Layer {
  const numbers = (count: number) => Float64Array.from({ length: count }, () => dice.normal());
  return { inputs, outputs, weights: numbers(inputs * outputs), bias: numbers(outputs) };
}

const network = new Network([layer(7, 5), layer(5, 4), layer(4, 3)]);

function listOf(values: readonly number[]): FeatureList {
  const list = new FeatureList(values.length);
  for (const [place, value] of values.entries()) list.add(place, value);
  return list;
}

/** The same network, written plainly. */
function plainly(values: readonly number[]): number[] {
  let before = [...values];
  for (const [depth, { inputs, outputs, weights, bias }] of network.layers.entries()) {
    const after = Array.from({ length: outputs }, (_, output) => {
      let sum = bias[output] as number;
      for (let input = 0; input < inputs; input++)
        sum += (before[input] as number) * (weights[input * outputs + output] as number);
      return sum;
    });
    before = depth === network.layers.length - 1 ? after : after.map((value) => Math.max(0, value));
  }
  const shares = before.map((strength) => Math.exp(strength));
  return shares.map((share) => share / shares.reduce((sum, one) => sum + one, 0));
}

test('a network skips zeros and gives every seat its chance, counted from the first seat', () => {
  const values = [0, 1, 0, 0, 0.5, 2, 0];
  const list = listOf(values);
  expect(list.count).toBe(3);
  const chances = new Float64Array(3);
  network.chances(list, 1, chances);
  const [first = 0, second = 0, third = 0] = plainly(values);
  for (const [seat, wanted] of [third, first, second].entries()) expect(chances[seat]).toBeCloseTo(wanted, 9);
});

test('the exponential in plain arithmetic is that of the library', () => {
  for (let exponent = -20; exponent <= 20; exponent += 0.37)
    expect(exponential(exponent) / Math.exp(exponent)).toBeCloseTo(1, 9);
});

test('logarithms of counts in plain arithmetic are those of the library, or nearly for large counts', () => {
  for (const count of [1, 2, 3, 10, 1000, 16_383])
    expect(logarithmOf(count)).toBeCloseTo(Math.log(count), 11);
  for (const count of [16_384, 99_999, 20_000_000]) {
    expect(logarithmOf(count)).toBeLessThanOrEqual(Math.log(count) + 1e-9);
    expect(logarithmOf(count)).toBeGreaterThan(Math.log(count) - 1 / 255);
  }
});

test('a network read from its file judges as the one written, and refuses a file of another length', () => {
  const written = writeNetwork(network);
  const read = readNetwork(written);
  const [before, after] = [sampleOf(network), sampleOf(read)];
  for (const [seat, chance] of after.entries()) expect(chance).toBeCloseTo(before[seat] as number, 3);
  expect(writeNetwork(read)).toEqual(written);
  expect(() => readNetwork({ ...written, weights: written.weights.slice(4) })).toThrow('weights');
});

const points = layOut({ turn: 3, points: 3 });
type Giving = typeof giving extends Game<infer W> ? W : never;
const features: Features<Giving> = {
  ...points,
  write({ points: given, pending }, list) {
    const first = pending[0]?.seat ?? 0;
    for (let seat = 0; seat < 3; seat++) list.add(points.at.points + seat, given[(first + seat) % 3] ?? 0);
    return first;
  },
};
test('a learned brain judges the tables it was learned for, and leaves the others to the brain it stands on', () => {
  const strengths = { inputs: 6, outputs: 3, weights: new Float64Array(18), bias: new Float64Array(3) };
  strengths.weights[points.at.points * 3] = 2; // the first seat, for each of its points
  const file = { ...writeNetwork(new Network([strengths])), sight: 4, sample: [], made };
  const plain = { ...plainBrain(giving), certainty: 0.5 };
  const brain = learnedBrain(plain, [{ features, file, fits: ({ pending }) => pending[0]?.seat === 1 }]);
  const state = giving.setup(3, {}, rngFrom('0'.repeat(32)));
  const [worth, wanted] = [new Float64Array(3), Math.exp(2) / (Math.exp(2) + 2)];
  state.points[1] = 1;
  brain.evaluate(state, worth);
  expect([...worth]).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect([brain.mostSight?.(state), (brain.certainty as (of: typeof state) => number)(state)]).toEqual([
    Number.POSITIVE_INFINITY,
    0.5,
  ]);
  state.pending[0] = { kind: 'give', seat: 1 };
  brain.evaluate(state, worth);
  expect(worth[1]).toBeCloseTo(wanted, 3);
  expect([brain.mostSight?.(state), (brain.certainty as (of: typeof state) => number)(state)]).toEqual([
    4, 1,
  ]);
});

const made = { command: '', data: [], rulesVersion: 1, matches: 0, positions: 0, surprise: 0 };
