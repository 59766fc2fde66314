import { Dice, FeatureList, type Layer, Network } from '@manigance/bots';
import { Adam } from './adam.ts';
import type { Rows } from './rows.ts';
import { surpriseOver } from './trial.ts';

/** Shape of a network, and how it is fitted. */
export interface FitUse {
  /** Units in each hidden layer. */
  readonly hidden: readonly number[];
  /** Number of times that every row is learned from. */
  readonly rounds: number;
  /** Largest step, at the beginning; it falls to 0 along a cosine. */
  readonly rate: number;
  /** Share by which weights shrink with each step, times the rate. */
  readonly decay: number;
  readonly seed: string;
  /** Called after each round with the mean surprise on the rows kept apart. */
  readonly onRound: (round: number, surprise: number) => void;
}

/** Rows of one step. */
const batch = 256;

/** Fits a network to rows by AdamW on the surprise, −ln of the winner's chance. The same rows and seed give the same network. */
export function fit(features: number, learned: Rows, tried: Rows, use: FitUse): Network {
  const dice = new Dice(use.seed);
  const sizes = [features, ...use.hidden, learned.seats];
  const layers = sizes.slice(1).map((outputs, depth) => layerAtRandom(sizes[depth] as number, outputs, dice));
  const network = new Network(layers);
  const slopes = new Slopes(layers, features);
  const adam = new Adam(
    layers.flatMap(({ weights, bias }) => [weights, bias]),
    slopes.all,
    use.decay,
  );
  const order = Uint32Array.from({ length: learned.count }, (_, row) => row);
  const steps = use.rounds * Math.ceil(learned.count / batch);
  let step = 0;
  for (let round = 1; round <= use.rounds; round++) {
    shuffle(order, dice);
    for (let from = 0; from < order.length; from += batch) {
      const rows = order.subarray(from, from + batch);
      slopes.clear();
      for (const row of rows) slopes.add(learned, row);
      adam.step((use.rate * (1 + Math.cos((Math.PI * step++) / steps))) / 2, rows.length);
    }
    use.onRound(round, surpriseOver(network, features, tried));
  }
  return network;
}

function layerAtRandom(inputs: number, outputs: number, dice: Dice): Layer {
  // Only some of many features are not 0.
  const spread = Math.sqrt(2 / Math.min(inputs, 64));
  const weights = Float64Array.from({ length: inputs * outputs }, () => spread * dice.normal());
  return { inputs, outputs, weights, bias: new Float64Array(outputs) };
}

function shuffle(order: Uint32Array, dice: Dice): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    const kept = order[last] as number;
    order[last] = order[other] as number;
    order[other] = kept;
  }
}

/** The slope of the surprise by every weight, summed over the rows of a step. */
class Slopes {
  /** Weights and bias of each layer in turn. */
  readonly all: readonly Float64Array[];
  private readonly layers: readonly Layer[];
  private readonly list: FeatureList;
  /** Values after each layer, and the slopes by them. */
  private readonly values: readonly Float64Array[];
  private readonly byValue: readonly Float64Array[];

  constructor(layers: readonly Layer[], features: number) {
    this.layers = layers;
    this.all = layers.flatMap(({ weights, bias }) => [
      new Float64Array(weights.length),
      new Float64Array(bias.length),
    ]);
    this.list = new FeatureList(features);
    this.values = layers.map(({ outputs }) => new Float64Array(outputs));
    this.byValue = layers.map(({ outputs }) => new Float64Array(outputs));
  }

  clear(): void {
    for (const list of this.all) list.fill(0);
  }

  add(rows: Rows, row: number): void {
    const { layers, list, values, byValue } = this;
    list.clear();
    rows.read(row, list);
    this.forward();
    const last = layers.length - 1;
    const strengths = values[last] as Float64Array;
    const most = Math.max(...strengths);
    let sum = 0;
    for (const strength of strengths) sum += Math.exp(strength - most);
    const slopes = byValue[last] as Float64Array;
    for (let seat = 0; seat < slopes.length; seat++)
      slopes[seat] = Math.exp((strengths[seat] as number) - most) / sum - rows.share(row, seat);
    for (let depth = last; depth > 0; depth--) this.backward(depth);
    this.backwardFirst();
  }

  private forward(): void {
    const { layers, list, values } = this;
    for (const [depth, { inputs, outputs, weights, bias }] of layers.entries()) {
      const sums = values[depth] as Float64Array;
      sums.set(bias);
      const before = values[depth - 1];
      const count = before === undefined ? list.count : inputs;
      for (let index = 0; index < count; index++) {
        const value = (before ?? list.values)[index] as number;
        if (value <= 0 && before !== undefined) continue;
        const from = (before === undefined ? (list.places[index] as number) : index) * outputs;
        for (let output = 0; output < outputs; output++)
          sums[output] = (sums[output] as number) + value * (weights[from + output] as number);
      }
    }
  }

  private backward(depth: number): void {
    const { inputs, outputs, weights } = this.layers[depth] as Layer;
    const slopes = this.byValue[depth] as Float64Array;
    const before = this.values[depth - 1] as Float64Array;
    const byBefore = this.byValue[depth - 1] as Float64Array;
    const byWeight = this.all[2 * depth] as Float64Array;
    const byBias = this.all[2 * depth + 1] as Float64Array;
    for (let output = 0; output < outputs; output++)
      byBias[output] = (byBias[output] as number) + (slopes[output] as number);
    for (let input = 0; input < inputs; input++) {
      const value = before[input] as number;
      let slope = 0;
      if (value > 0) {
        const from = input * outputs;
        for (let output = 0; output < outputs; output++) {
          const one = slopes[output] as number;
          slope += one * (weights[from + output] as number);
          byWeight[from + output] = (byWeight[from + output] as number) + one * value;
        }
      }
      byBefore[input] = slope;
    }
  }

  private backwardFirst(): void {
    const { outputs } = this.layers[0] as Layer;
    const slopes = this.byValue[0] as Float64Array;
    const [byWeight, byBias] = this.all as [Float64Array, Float64Array];
    const { places, values, count } = this.list;
    for (let output = 0; output < outputs; output++)
      byBias[output] = (byBias[output] as number) + (slopes[output] as number);
    for (let index = 0; index < count; index++) {
      const from = (places[index] as number) * outputs;
      const value = values[index] as number;
      for (let output = 0; output < outputs; output++)
        byWeight[from + output] = (byWeight[from + output] as number) + value * (slopes[output] as number);
    }
  }
}
