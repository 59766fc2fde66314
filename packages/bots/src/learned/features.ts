import type { Game, Seat, Vocabulary } from '@manigance/core';

/** The numbers of a position that are not 0, each with its place. Reused for every position. */
export class FeatureList {
  readonly places: Int32Array;
  readonly values: Float64Array;
  count = 0;

  /** `size`: places there are. */
  constructor(size: number) {
    this.places = new Int32Array(size);
    this.values = new Float64Array(size);
  }

  clear(): void {
    this.count = 0;
  }

  /** Adds a number at its place, once per place. Zeros are left out. */
  add(place: number, value: number): void {
    if (value === 0) return;
    const { count } = this;
    this.places[count] = place;
    this.values[count] = value;
    this.count = count + 1;
  }
}

/**
 * The position of a game as a network is told it: a list of numbers of about 0 to 1. It is written from a state that one seat imagines, all
 * seats in clockwise order from one of them.
 */
export interface Features<W extends Vocabulary> {
  /** Number of places. */
  readonly size: number;
  /** Places by what they tell, for explanations and tests. */
  readonly groups: readonly FeatureGroup[];
  /** Writes a position into an empty list. Returns the seat that comes first, to which the first chance belongs. */
  write(state: W['state'], list: FeatureList): Seat;
}

/** Neighbouring places that tell the same thing, such as the money of a seat. */
export interface FeatureGroup {
  readonly name: string;
  readonly from: number;
  readonly size: number;
}

/** A row of groups, with the first place of each by name. */
export interface FeatureLayout<Name extends string> {
  readonly size: number;
  readonly at: Readonly<Record<Name, number>>;
  readonly groups: readonly FeatureGroup[];
}

/** Lays groups of these sizes out one after another. */
export function layOut<Name extends string>(sizes: Readonly<Record<Name, number>>): FeatureLayout<Name> {
  const groups: FeatureGroup[] = [];
  const at: Partial<Record<Name, number>> = {};
  let from = 0;
  for (const [name, size] of Object.entries(sizes) as [Name, number][]) {
    groups.push({ name, from, size });
    at[name] = from;
    from += size;
  }
  return { size: from, at: at as Record<Name, number>, groups };
}

/** The groups of one common layout followed by one per seat. */
export function groupsOf(
  common: FeatureLayout<string>,
  seat: FeatureLayout<string>,
  seats: number,
): readonly FeatureGroup[] {
  const ofSeats = Array.from({ length: seats }, (_, at) =>
    seat.groups.map(({ name, from, size }) => ({
      name: `${name} ${at}`,
      from: common.size + at * seat.size + from,
      size,
    })),
  );
  return [...common.groups, ...ofSeats.flat()];
}

/** The exports of a game's `bot/learning.ts`: what its networks are fitted with. */
export interface Learning<W extends Vocabulary> {
  readonly game: Game<W>;
  /** The features of a table with this many players. */
  featuresFor(seats: number): Features<W>;
}
