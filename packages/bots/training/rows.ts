import { FeatureList, type Network } from '@manigance/bots';
import type { Seat } from '@manigance/core';

/** Positions to learn from: the features that are not 0, row after row, and who won. */
export class Rows {
  /** Places of the match's result per row. */
  readonly seats: number;
  count = 0;
  /** Where each row begins in `places` and `values`; one more than there are rows. */
  private starts = new Uint32Array(1 << 16);
  private places = new Uint16Array(1 << 20);
  private values = new Float32Array(1 << 20);
  /** Each seat's share of the win, the first seat of the row first. */
  private shares = new Float32Array(1 << 16);
  /** The match of each row, and the seat that comes first in it. */
  private matches = new Uint32Array(1 << 16);
  private firsts = new Uint8Array(1 << 16);

  constructor(seats: number) {
    this.seats = seats;
  }

  /** Adds a position of a match. `winners` count from 0; the rows of a match are added in its order. */
  add(
    list: FeatureList,
    {
      match,
      first,
      winners,
    }: { readonly match: number; readonly first: Seat; readonly winners: readonly Seat[] },
  ): void {
    const { count, seats } = this;
    const from = this.starts[count] as number;
    const to = from + list.count;
    if (count + 2 > this.starts.length) {
      this.starts = grown(this.starts, Uint32Array);
      this.matches = grown(this.matches, Uint32Array);
      this.firsts = grown(this.firsts, Uint8Array);
    }
    if ((count + 1) * seats > this.shares.length) this.shares = grown(this.shares, Float32Array);
    if (to > this.places.length) {
      this.places = grown(this.places, Uint16Array);
      this.values = grown(this.values, Float32Array);
    }
    this.places.set(list.places.subarray(0, list.count), from);
    this.values.set(list.values.subarray(0, list.count), from);
    for (const seat of winners)
      this.shares[count * seats + ((seat - first + seats) % seats)] = 1 / winners.length;
    this.matches[count] = match;
    this.firsts[count] = first;
    this.starts[count + 1] = to;
    this.count = count + 1;
  }

  /** Copies a row into an empty list. */
  read(row: number, list: FeatureList): void {
    const { places, values } = this;
    const to = this.starts[row + 1] as number;
    for (let index = this.starts[row] as number; index < to; index++)
      list.add(places[index] as number, values[index] as number);
  }

  /** The share of the win of a seat, counted from the first of the row. */
  share(row: number, seat: number): number {
    return this.shares[row * this.seats + seat] as number;
  }

  /**
   * Draws the results of all positions towards what a network thinks of later positions of the same match: a match says little about its
   * first positions, and the network has seen many like the later ones. `kept`: weight of all that comes after the next position.
   */
  smooth(network: Network, features: number, kept: number): void {
    const { seats, count, shares, matches, firsts } = this;
    const list = new FeatureList(features);
    const chances = new Float64Array(seats);
    const result = new Float64Array(seats);
    for (let row = count - 1; row >= 0; row--) {
      const first = firsts[row] as number;
      const isLast = row + 1 === count || matches[row + 1] !== matches[row];
      list.clear();
      this.read(row, list);
      network.chances(list, first, chances);
      for (let seat = 0; seat < seats; seat++) {
        const place = row * seats + ((seat - first + seats) % seats);
        if (isLast) result[seat] = shares[place] as number;
        shares[place] = result[seat] as number;
        result[seat] = kept * (result[seat] as number) + (1 - kept) * (chances[seat] as number);
      }
    }
  }
}

/** The same list with twice the room. */
function grown<List extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(
  list: List,
  Kind: new (length: number) => List,
): List {
  const larger = new Kind(2 * list.length);
  larger.set(list);
  return larger;
}
