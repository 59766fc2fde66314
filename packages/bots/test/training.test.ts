import { expect, test } from 'vitest';
import { Dice, FeatureList, Network } from '../src/index.ts';
import { fit } from '../training/fit.ts';
import { Rows } from '../training/rows.ts';
import { assured, calibration, surpriseOver } from '../training/trial.ts';

const features = 3;
const seed = '747261696e696e67';

/** Positions of two seats in which the first wins four times of five if exactly one of two features is set. */
function rowsOf(count: number, chance: string): Rows {
  const dice = new Dice(chance);
  const rows = new Rows(2);
  for (let row = 0; row < count; row++) {
    const list = new FeatureList(features);
    const [one, other] = [dice.below(2), dice.below(2)];
    list.add(0, one);
    list.add(1, other);
    list.add(2, dice.fraction());
    const likely = one === other ? 1 : 0;
    rows.add(list, { match: row, first: 0, winners: [dice.below(5) === 0 ? 1 - likely : likely] });
  }
  return rows;
}

const fitted = (rounds: number, surprises: number[] = []) =>
  fit(features, rowsOf(4000, seed), rowsOf(1000, 'other'), {
    hidden: [8],
    rounds,
    rate: 0.02,
    decay: 0,
    seed,
    onRound: (_, surprise) => surprises.push(surprise),
  });

test('a fitted network knows how likely each result is, on positions it has not seen', () => {
  const network = fitted(12);
  const tried = rowsOf(4000, 'tried');
  // What cannot be known: 0.2 and 0.8.
  expect(surpriseOver(network, features, tried)).toBeLessThan(0.53);
  const bins = calibration(network, features, tried).filter(({ count }) => count > 400);
  expect(bins.length).toBeGreaterThanOrEqual(2);
  for (const { count, judged, won } of bins) expect(won / count).toBeCloseTo(judged / count, 1);
});

test('the surprise falls from round to round, and the same seed gives the same network', () => {
  const surprises: number[] = [];
  const network = fitted(6, surprises);
  expect(surprises).toHaveLength(6);
  expect(surprises[5]).toBeLessThan((surprises[0] ?? 0) - 0.005);
  expect(fitted(6).layers).toEqual(network.layers);
});

test('rows come back as they were put in, also when their lists have grown', () => {
  const rows = new Rows(2);
  const list = new FeatureList(features);
  for (let row = 0; row < 70_000; row++) {
    list.clear();
    list.add(row % features, row % 7);
    rows.add(list, { match: row, first: row % 2, winners: row % 2 === 0 ? [0] : [1] });
  }
  const read = new FeatureList(features);
  for (const row of [0, 1, 65_535, 69_999]) {
    read.clear();
    rows.read(row, read);
    expect([...read.places.slice(0, read.count)]).toEqual(row % 7 === 0 ? [] : [row % features]);
    expect([rows.share(row, 0), rows.share(row, 1)]).toEqual([1, 0]); // the winner comes first in both
  }
});

test('results are drawn towards the judgements of later positions of the same match, seat by seat', () => {
  const rows = new Rows(2);
  const list = new FeatureList(features);
  for (const [match, first] of [
    [0, 0],
    [0, 1],
    [1, 1],
  ] as const)
    rows.add(list, { match, first, winners: [0] });
  // Says of every position that its first seat wins nine times of ten.
  const bias = Float64Array.of(Math.log(9), 0);
  const network = new Network([
    { inputs: features, outputs: 2, weights: new Float64Array(2 * features), bias },
  ]);
  rows.smooth(network, features, 0.75);
  expect([rows.share(1, 0), rows.share(1, 1)]).toEqual([0, 1]); // the last of its match
  expect([rows.share(2, 0), rows.share(2, 1)]).toEqual([0, 1]);
  expect(rows.share(0, 0)).toBeCloseTo(0.75 + 0.25 * 0.1, 6);
  expect(rows.share(0, 1)).toBeCloseTo(0.25 * 0.9, 6);
});

test('a network that is not sure enough of itself is made as sure as it may be', () => {
  const network = fitted(12);
  const tried = rowsOf(4000, 'tried');
  const last = network.layers.at(-1);
  const doubting =
    last &&
    new Network([
      ...network.layers.slice(0, -1),
      { ...last, weights: last.weights.map((one) => one / 2), bias: last.bias.map((one) => one / 2) },
    ]);
  if (doubting === undefined) throw new RangeError('a network has layers');
  const before = surpriseOver(network, features, tried);
  expect(surpriseOver(doubting, features, tried)).toBeGreaterThan(before + 0.005);
  expect(surpriseOver(assured(doubting, features, tried), features, tried)).toBeLessThan(before + 0.001);
});
