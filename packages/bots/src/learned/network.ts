import { at } from '@manigance/core';
import { exponential } from './exponential.ts';
import type { FeatureList } from './features.ts';

/** Weights of one layer, row after row: the weights from one input to all outputs. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** Largest distance between the strengths of two seats: a chance is never quite 0. */
const mostStrength = 20;

/**
 * A small network: features, one or more hidden layers of rectifiers, one strength per seat. Plain additions and multiplications of doubles,
 * which are the same on every machine.
 */
export class Network {
  readonly layers: readonly Layer[];
  private readonly sums: readonly Float64Array[];

  constructor(layers: readonly Layer[]) {
    this.layers = layers;
    this.sums = layers.map(({ outputs }) => new Float64Array(outputs));
  }

  /** Strength of each seat, the first seat first: the logarithm of its chance, up to a number common to all. Valid until the next call. */
  strengths(list: FeatureList): Float64Array {
    const { layers, sums } = this;
    let values = this.first(list);
    for (let depth = 1; depth < layers.length; depth++) {
      const { bias, weights, outputs } = layers[depth] as Layer;
      const next = sums[depth] as Float64Array;
      next.set(bias);
      for (let input = 0; input < values.length; input++) {
        const value = at(values, input);
        if (value <= 0) continue;
        const row = input * outputs;
        for (let output = 0; output < outputs; output++)
          next[output] = at(next, output) + value * at(weights, row + output);
      }
      values = next;
    }
    return values;
  }

  /** The first layer, from the features that are not 0. */
  private first({ places, values, count }: FeatureList): Float64Array {
    const { bias, weights, outputs } = this.layers[0] as Layer;
    const sums = this.sums[0] as Float64Array;
    sums.set(bias);
    for (let feature = 0; feature < count; feature++) {
      const row = at(places, feature) * outputs;
      const value = at(values, feature);
      for (let output = 0; output < outputs; output++)
        sums[output] = at(sums, output) + value * at(weights, row + output);
    }
    return sums;
  }

  /** Writes the chances of all seats, from the features of a position whose first seat is `first`. */
  chances(list: FeatureList, first: number, chances: Float64Array): void {
    const strengths = this.strengths(list);
    const seats = strengths.length;
    let most = at(strengths, 0);
    for (let seat = 1; seat < seats; seat++) most = Math.max(most, at(strengths, seat));
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = exponential(Math.max(at(strengths, seat) - most, -mostStrength));
      strengths[seat] = share;
      sum += share;
    }
    for (let seat = 0; seat < seats; seat++) chances[(first + seat) % seats] = at(strengths, seat) / sum;
  }
}
