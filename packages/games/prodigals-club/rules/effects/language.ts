import type { Branded } from '@manigance/core';

/**
 * PC-10 The language all cards, tiles and spaces are written in. It is plain data; `interpreter.ts` says what each
 * effect does, `snapshot.ts` how its amounts are counted.
 */
export const symbols = ['dog', 'horse', 'glass', 'house', 'mask'] as const; // PC-1.6
export type Sym = (typeof symbols)[number];
/** A symbol in the state: its index in `symbols`. */
export type SymbolNumber = Branded<number, 'symbol'>;
export const boroughs = ['mayfair', 'belgravia', 'chelsea', 'bloomsbury'] as const; // PC-1.7, clockwise
export type Borough = (typeof boroughs)[number];
/** A borough in the state: its index in `boroughs`. */
export type BoroughNumber = Branded<number, 'borough'>;
export const columns = ['left', 'middle', 'right'] as const;
export type Column = (typeof columns)[number];
export const dirs = ['down', 'left', 'right', 'down-left', 'down-right'] as const;
export type Dir = (typeof dirs)[number];
export type Gender = 'lady' | 'gentleman';
export type Party = 'liberal' | 'conservative' | 'both';

export const competitionIds = ['election', 'society', 'possessions'] as const;
export type CompetitionId = (typeof competitionIds)[number];

export type Count =
  | { readonly count: 'symbol'; readonly symbol: Sym }
  | {
      readonly count: 'markers';
      readonly gender?: Gender;
      readonly column?: Column;
      readonly value?: number;
    }
  /** White cards with any party icon played earlier this turn. */
  | { readonly count: 'offences' }
  /** 1 if the player has an errand boy at Hyde Park. */
  | { readonly count: 'hydePark' }
  | { readonly count: 'possessions'; readonly borough: Borough };

/** base + each × count */
export type Amount = number | { readonly base: number; readonly each: number; readonly per: Count };

/** PC-8.3 With `N` a number, all counts of the effect have been taken. */
export type Effect<N = Amount> =
  | { readonly do: 'loseVotes'; readonly n: N }
  | { readonly do: 'spend'; readonly n: N; readonly moreTime?: readonly number[] }
  | { readonly do: 'move'; readonly n: N; readonly dirs: readonly Dir[]; readonly gender?: Gender }
  | {
      readonly do: 'moveEach';
      readonly where: { readonly row: 'chosen' } | { readonly column: Column };
      readonly gender?: Gender;
      readonly steps: 1 | 2;
    }
  | { readonly do: 'jump'; readonly gender: Gender; readonly maxOver: number }
  | { readonly do: 'megaphones'; readonly n: number }
  | { readonly do: 'sell'; readonly times: 1 | 2; readonly discount: number }
  | { readonly do: 'swap'; readonly limit: number }
  | { readonly do: 'pubCrawl' }
  | { readonly do: 'moreTime' }
  | { readonly do: 'placeErrand' }
  | { readonly do: 'basic'; readonly times: number }
  | { readonly do: 'choice'; readonly times: number; readonly options: readonly Effect<N>[] }
  | { readonly do: 'exchange'; readonly times: number; readonly options: readonly Exchange<N>[] }
  | { readonly do: 'seq'; readonly steps: readonly Effect<N>[] }
  // Board spaces only (PC-10.16).
  | { readonly do: 'takeBundle'; readonly board: CompetitionId; readonly bundle?: string }
  | { readonly do: 'takeTile' }
  | { readonly do: 'hydePark' }
  | { readonly do: 'immunity' }
  | { readonly do: 'takeCentralCard' }
  | { readonly do: 'takeRenaissance' }
  | { readonly do: 'reserveOrder'; readonly place: number };

export interface Exchange<N = Amount> {
  readonly pay: Pay;
  readonly get: Effect<N>;
}
export type Pay = { readonly votes: number } | { readonly pounds: number } | { readonly up: number };

export type Trigger =
  | { readonly on: 'playWhite'; readonly party: readonly Party[]; readonly effect: Effect }
  /** Once per megaphone on the white card. */
  | { readonly on: 'playMegaphones'; readonly effect: Effect }
  | { readonly on: 'sell'; readonly borough: Borough; readonly discount: number }
  | { readonly on: 'innerCircle'; readonly benefits: number };
