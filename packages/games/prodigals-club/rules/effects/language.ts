import type { Branded } from '@manigance/core';

/**
 * PC-10 The language all cards, tiles and spaces are written in. It is plain data; `interpreter.ts` says what each
 * effect does, `snapshot.ts` how its amounts are counted.
 */
export const symbols = ['dog', 'horse', 'glass', 'house', 'mask'] as const; // PC-1.6
/** PC-8.1 A symbol. */
export type Sym = (typeof symbols)[number];
/** A symbol in the state: its index in `symbols`. */
export type SymbolNumber = Branded<number, 'symbol'>;
/** PC-1.7 The boroughs, clockwise. */
export const boroughs = ['mayfair', 'belgravia', 'chelsea', 'bloomsbury'] as const; // PC-1.7, clockwise
/** PC-1.7 A borough. */
export type Borough = (typeof boroughs)[number];
/** A borough in the state: its index in `boroughs`. */
export type BoroughNumber = Branded<number, 'borough'>;
/** PC-14.1 The columns of the ladder. */
export const columns = ['left', 'middle', 'right'] as const;
/** PC-14.1 A column of the ladder. */
export type Column = (typeof columns)[number];
/** PC-14.4 The directions of a step. */
export const dirs = ['down', 'left', 'right', 'down-left', 'down-right'] as const;
/** PC-14.4 A direction of a step. */
export type Dir = (typeof dirs)[number];
/** PC-14.3 The gender of a marker. */
export type Gender = 'lady' | 'gentleman';
/** PC-9.7 A party that a card offends. */
export type Party = 'liberal' | 'conservative' | 'both';

/** PC-1.1, LW-1.1 The competitions, in the order of their phases. */
export const competitionIds = ['election', 'society', 'possessions', 'last-will'] as const;
/** Id of a competition. */
export type CompetitionId = (typeof competitionIds)[number];

/** LW-1.4 The types of property; all but the farm are houses. */
export const propertyTypes = ['townhouse', 'manor', 'mansion', 'farm'] as const;
/** LW-1.4 A type of property. */
export type PropertyType = (typeof propertyTypes)[number];
/** LW-1.4 The kinds of companions. */
export const companionKinds = ['dog', 'horse', 'guest', 'chef'] as const;
/** LW-1.4 A kind of companion. */
export type Companion = (typeof companionKinds)[number];
/** LW-13.4 An activity that companions may take part in. */
export type Activity = 'dinner' | 'theatre' | 'carriage' | 'boat' | 'ball' | 'club' | 'opera';
/** LW-4.5 The decks that players draw from; their discard piles are shuffled again (LW-6.4). */
export const regularDecks = ['event', 'helper', 'property', 'companion'] as const;
/** LW-4.5 A deck that players draw from. */
export type RegularDeck = (typeof regularDecks)[number];
/** LW-13.3 A place for one companion card of these kinds, and the pounds it adds. */
export interface Slot {
  readonly kinds: readonly Companion[];
  readonly add: number;
}

/** PC-10 A count that an amount depends on. */
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
  | { readonly count: 'possessions'; readonly borough: Borough }
  /** LW-13 Own properties of these types, or all; companions of these kinds lodged on them, or all. */
  | { readonly count: 'properties'; readonly types?: readonly PropertyType[] }
  | { readonly count: 'lodged'; readonly kinds?: readonly Companion[] };

/** base + each × count */
export type Amount = number | { readonly base: number; readonly each: number; readonly per: Count };

/** PC-8.3 With `N` a number, all counts of the effect have been taken. */
export type Effect<N = Amount> =
  | { readonly do: 'loseVotes'; readonly n: N }
  | {
      readonly do: 'spend';
      readonly n: N;
      readonly moreTime?: readonly number[];
      /** LW-13.3 Open slots. `activity` is that of the card (LW-13.4); `cards.ts` of Last Will adds it to its rows. */
      readonly companions?: readonly Slot[];
      readonly activity?: Activity;
    }
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
  // LW-13 Last Will.
  | { readonly do: 'actions'; readonly n: number }
  /** From these decks, or from all regular ones. */
  | { readonly do: 'draw'; readonly n: number; readonly decks?: readonly RegularDeck[] }
  /** LW-13.6 A house of these types, or of any; with `each` all of them. */
  | {
      readonly do: 'depreciate';
      readonly steps: number;
      readonly types?: readonly PropertyType[];
      readonly each?: true;
    }
  | { readonly do: 'market' }
  // Board spaces only (PC-10.16).
  | { readonly do: 'takeOffer'; readonly place: string }
  | { readonly do: 'takeExtension' }
  | { readonly do: 'takeBundle'; readonly board: CompetitionId; readonly bundle?: string }
  | { readonly do: 'takeTile' }
  | { readonly do: 'hydePark' }
  | { readonly do: 'immunity' }
  | { readonly do: 'takeCentralCard' }
  | { readonly do: 'takeRenaissance' }
  | { readonly do: 'reserveOrder'; readonly place: number };

/** PC-10.12 A payment and its gain. */
export interface Exchange<N = Amount> {
  readonly pay: Pay;
  readonly get: Effect<N>;
}
/** PC-10.12 A payment. */
export type Pay =
  | { readonly votes: number }
  | { readonly pounds: number }
  | { readonly up: number }
  | { readonly actions: number };

/** PC-9.7, LW-13.8 An event that sets off an effect of a card. */
export type Trigger =
  | { readonly on: 'playWhite'; readonly party: readonly Party[]; readonly effect: Effect }
  /** Once per megaphone on the white card. */
  | { readonly on: 'playMegaphones'; readonly effect: Effect }
  | { readonly on: 'sell'; readonly borough: Borough; readonly discount: number }
  | { readonly on: 'innerCircle'; readonly benefits: number }
  // LW-13.8 Last Will.
  | { readonly on: 'activity'; readonly activities: readonly Activity[]; readonly effect: Effect }
  | { readonly on: 'buy' | 'maintain'; readonly types: readonly PropertyType[]; readonly effect: Effect }
  | { readonly on: 'sellProperty'; readonly types: readonly PropertyType[]; readonly discount: number }
  | { readonly on: 'plan'; readonly cards?: number; readonly actions?: number };
