import { FeatureList, Network } from '@manigance/bots';
import type { Rows } from './rows.ts';

/** Positions by judged chance of a seat, in tenths, and how often such a seat won. */
export interface Tenth {
  count: number;
  judged: number;
  won: number;
}

const tenths = 10;
/** A chance that counts as 0 is taken for this. */
const leastChance = 1e-9;

/** Mean surprise of a network over rows: −ln of the winner's chance. */
export function surpriseOver(network: Network, features: number, rows: Rows): number {
  let sum = 0;
  eachRow(network, features, rows, (chances, row) => {
    for (let seat = 0; seat < rows.seats; seat++) {
      const share = rows.share(row, seat);
      if (share > 0) sum -= share * Math.log(Math.max(leastChance, chances[seat] as number));
    }
  });
  return sum / rows.count;
}

/** Factors of all strengths that are tried. */
const factors = Array.from({ length: 31 }, (_, step) => 0.6 + 0.06 * step);

/** The network with its strengths multiplied by the factor that surprises least on these rows: as sure of itself as it may be. */
export function assured(network: Network, features: number, rows: Rows): Network {
  let best = network;
  let least = Number.POSITIVE_INFINITY;
  for (const factor of factors) {
    const other = scaled(network, factor);
    const surprise = surpriseOver(other, features, rows);
    if (surprise >= least) continue;
    least = surprise;
    best = other;
  }
  return best;
}

function scaled({ layers }: Network, factor: number): Network {
  return new Network(
    layers.map((layer, depth) =>
      depth < layers.length - 1
        ? layer
        : {
            ...layer,
            weights: layer.weights.map((weight) => factor * weight),
            bias: layer.bias.map((weight) => factor * weight),
          },
    ),
  );
}

/** Judged chances and results of every seat of every row, by tenths. */
export function calibration(network: Network, features: number, rows: Rows): readonly Tenth[] {
  const bins = Array.from({ length: tenths }, (): Tenth => ({ count: 0, judged: 0, won: 0 }));
  eachRow(network, features, rows, (chances, row) => {
    for (let seat = 0; seat < rows.seats; seat++) {
      const chance = chances[seat] as number;
      const bin = bins[Math.min(tenths - 1, Math.floor(chance * tenths))] as Tenth;
      bin.count++;
      bin.judged += chance;
      bin.won += rows.share(row, seat);
    }
  });
  return bins;
}

function eachRow(
  network: Network,
  features: number,
  rows: Rows,
  look: (chances: Float64Array, row: number) => void,
): void {
  const list = new FeatureList(features);
  const chances = new Float64Array(rows.seats);
  for (let row = 0; row < rows.count; row++) {
    list.clear();
    rows.read(row, list);
    network.chances(list, 0, chances);
    look(chances, row);
  }
}
