import { FeatureList, type Features, type Learning } from '@manigance/bots';
import { Runner, readOptions, rngFrom, seedFromNumber, type Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';

/** Registers the tests of a game's features. */
export function featureTests<W extends Vocabulary>(learning: Learning<W>): void {
  const { game, featuresFor } = learning;
  test('every feature of random positions has its place and is told once, in a small number', () => {
    for (const state of positions(learning)) {
      const features = featuresFor(state.seats);
      const { first, places, values } = written(features, state);
      expect(first).toBeLessThan(state.seats);
      expect(new Set(places).size).toBe(places.length);
      expect(Math.max(...places)).toBeLessThan(features.size);
      expect(Math.max(...values.map(Math.abs))).toBeLessThan(10);
    }
  });

  test('the groups of features cover every place once', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const { groups, size } = featuresFor(seats);
      let next = 0;
      for (const { from, size: length } of groups) {
        expect(from).toBe(next);
        next += length;
      }
      expect(next).toBe(size);
    }
  });
}

/** Random positions of every number of players. */
function* positions<W extends Vocabulary>({ game }: Learning<W>): Generator<W['state']> {
  const runner = new Runner(game);
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const state = runner.start(seats, readOptions(game, {}), rngFrom(seedFromNumber(seats)));
    for (let step = 0; step < 400 && state.outcome === undefined; step++) {
      yield state;
      const seat = runner.nextSeat(state);
      runner.play(state, seat, runner.optionAt((step * 7) % runner.countOptions(state, seat)));
    }
  }
}

function written<W extends Vocabulary>(features: Features<W>, state: W['state']) {
  const list = new FeatureList(features.size);
  const first = features.write(state, list);
  return {
    first,
    places: [...list.places.slice(0, list.count)],
    values: [...list.values.slice(0, list.count)],
  };
}
