import type { Borough, Sym } from '../../effects/language.ts';

interface PossessionRow {
  readonly id: string;
  /** A starting set, or the pool the offer is dealt from. */
  readonly set: 'A' | 'B' | 'C' | 'D' | 'E' | 'pool';
  readonly back?: 1 | 2;
  readonly value: number;
  readonly symbol: Sym;
  readonly borough: Borough;
}

/** PC-21 Five starting sets of six, and twenty for the offer. */
// biome-ignore format: one tile per row
/** PC-21 The possessions. */
export const possessionTiles = [
  { id: 'possession-a-1', set: 'A', value: 8, symbol: 'dog', borough: 'mayfair' },
  { id: 'possession-a-2', set: 'A', value: 7, symbol: 'horse', borough: 'belgravia' },
  { id: 'possession-a-3', set: 'A', value: 5, symbol: 'glass', borough: 'chelsea' },
  { id: 'possession-a-4', set: 'A', value: 5, symbol: 'dog', borough: 'bloomsbury' },
  { id: 'possession-a-5', set: 'A', value: 4, symbol: 'house', borough: 'mayfair' },
  { id: 'possession-a-6', set: 'A', value: 3, symbol: 'mask', borough: 'belgravia' },
  { id: 'possession-b-1', set: 'B', value: 8, symbol: 'horse', borough: 'belgravia' },
  { id: 'possession-b-2', set: 'B', value: 7, symbol: 'glass', borough: 'chelsea' },
  { id: 'possession-b-3', set: 'B', value: 5, symbol: 'house', borough: 'bloomsbury' },
  { id: 'possession-b-4', set: 'B', value: 5, symbol: 'horse', borough: 'mayfair' },
  { id: 'possession-b-5', set: 'B', value: 4, symbol: 'mask', borough: 'belgravia' },
  { id: 'possession-b-6', set: 'B', value: 3, symbol: 'dog', borough: 'chelsea' },
  { id: 'possession-c-1', set: 'C', value: 8, symbol: 'glass', borough: 'chelsea' },
  { id: 'possession-c-2', set: 'C', value: 7, symbol: 'house', borough: 'bloomsbury' },
  { id: 'possession-c-3', set: 'C', value: 5, symbol: 'mask', borough: 'mayfair' },
  { id: 'possession-c-4', set: 'C', value: 5, symbol: 'glass', borough: 'belgravia' },
  { id: 'possession-c-5', set: 'C', value: 4, symbol: 'dog', borough: 'chelsea' },
  { id: 'possession-c-6', set: 'C', value: 3, symbol: 'horse', borough: 'bloomsbury' },
  { id: 'possession-d-1', set: 'D', value: 8, symbol: 'house', borough: 'bloomsbury' },
  { id: 'possession-d-2', set: 'D', value: 7, symbol: 'mask', borough: 'mayfair' },
  { id: 'possession-d-3', set: 'D', value: 5, symbol: 'dog', borough: 'belgravia' },
  { id: 'possession-d-4', set: 'D', value: 5, symbol: 'house', borough: 'chelsea' },
  { id: 'possession-d-5', set: 'D', value: 4, symbol: 'horse', borough: 'bloomsbury' },
  { id: 'possession-d-6', set: 'D', value: 3, symbol: 'glass', borough: 'mayfair' },
  { id: 'possession-e-1', set: 'E', value: 8, symbol: 'mask', borough: 'mayfair' },
  { id: 'possession-e-2', set: 'E', value: 7, symbol: 'dog', borough: 'belgravia' },
  { id: 'possession-e-3', set: 'E', value: 5, symbol: 'horse', borough: 'chelsea' },
  { id: 'possession-e-4', set: 'E', value: 5, symbol: 'mask', borough: 'bloomsbury' },
  { id: 'possession-e-5', set: 'E', value: 4, symbol: 'glass', borough: 'mayfair' },
  { id: 'possession-e-6', set: 'E', value: 3, symbol: 'house', borough: 'belgravia' },
  { id: 'possession-pool-01', set: 'pool', back: 1, value: 5, symbol: 'dog', borough: 'mayfair' },
  { id: 'possession-pool-02', set: 'pool', back: 1, value: 4, symbol: 'horse', borough: 'belgravia' },
  { id: 'possession-pool-03', set: 'pool', back: 1, value: 4, symbol: 'glass', borough: 'chelsea' },
  { id: 'possession-pool-04', set: 'pool', back: 1, value: 4, symbol: 'house', borough: 'bloomsbury' },
  { id: 'possession-pool-05', set: 'pool', back: 1, value: 3, symbol: 'mask', borough: 'mayfair' },
  { id: 'possession-pool-06', set: 'pool', back: 1, value: 3, symbol: 'dog', borough: 'belgravia' },
  { id: 'possession-pool-07', set: 'pool', back: 1, value: 3, symbol: 'horse', borough: 'chelsea' },
  { id: 'possession-pool-08', set: 'pool', back: 1, value: 3, symbol: 'glass', borough: 'bloomsbury' },
  { id: 'possession-pool-09', set: 'pool', back: 1, value: 2, symbol: 'house', borough: 'mayfair' },
  { id: 'possession-pool-10', set: 'pool', back: 1, value: 2, symbol: 'mask', borough: 'belgravia' },
  { id: 'possession-pool-11', set: 'pool', back: 1, value: 2, symbol: 'dog', borough: 'chelsea' },
  { id: 'possession-pool-12', set: 'pool', back: 1, value: 1, symbol: 'horse', borough: 'bloomsbury' },
  { id: 'possession-pool-13', set: 'pool', back: 2, value: 3, symbol: 'glass', borough: 'belgravia' },
  { id: 'possession-pool-14', set: 'pool', back: 2, value: 3, symbol: 'house', borough: 'chelsea' },
  { id: 'possession-pool-15', set: 'pool', back: 2, value: 2, symbol: 'mask', borough: 'bloomsbury' },
  { id: 'possession-pool-16', set: 'pool', back: 2, value: 2, symbol: 'dog', borough: 'bloomsbury' },
  { id: 'possession-pool-17', set: 'pool', back: 2, value: 2, symbol: 'horse', borough: 'mayfair' },
  { id: 'possession-pool-18', set: 'pool', back: 2, value: 1, symbol: 'glass', borough: 'mayfair' },
  { id: 'possession-pool-19', set: 'pool', back: 2, value: 1, symbol: 'house', borough: 'belgravia' },
  { id: 'possession-pool-20', set: 'pool', back: 2, value: 1, symbol: 'mask', borough: 'chelsea' },
] as const satisfies readonly PossessionRow[];

/** PC-6.5 Possessions on offer. */
export const offerSize = 4; // PC-6.5
/** PC-11.2 Discount in the borough of the pointer. */
export const pointerDiscount = 1; // PC-11.2
/** PC-11.10 Pounds that each unsold possession adds to the score. */
export const unsoldPenalty = 3; // PC-11.10

/** Id of a possession. */
export type PossessionId = (typeof possessionTiles)[number]['id'];
