import type { Branded, Reason, Seat, State, Viewer } from '@manigance/core';

/** LD-1.2 Dice each player starts with. */
export const diceEach = 5;
/** Faces of a die. */
export const sides = 6;
/** The face that is wild where ones are (LD-4.4). */
export const wildFace = 1;

/** A face of a die, 1 to 6. */
export type Face = Branded<number, 'face'>;

/** LD-4.1 "At least `quantity` dice of all in play show `face`." */
export interface Bid {
  readonly quantity: number;
  readonly face: Face;
  readonly seat: Seat;
}

/** LD-5 The end of a round: every die is shown and counted. */
export interface Reveal {
  readonly bid: Bid;
  /** The challenger. */
  readonly seat: Seat;
  /** The dice of every seat. */
  readonly dice: readonly (readonly Face[])[];
  /** Dice that match the bid. */
  readonly count: number;
  readonly loser: Seat;
}

/** The frames a match can wait on. */
export type LdFrame =
  /** LD-3.1 Everybody rolls; `starter` bids first. */
  | { readonly kind: 'roll'; readonly starter: Seat }
  /** LD-3.2 A player bids or challenges. */
  | { readonly kind: 'bid'; readonly seat: Seat };

/** The moves of a player. */
export type LdMove =
  | { readonly do: 'bid'; readonly quantity: number; readonly face: Face }
  | { readonly do: 'challenge' }
  | { readonly do: 'leave' };

/** The events of a match. */
export type LdEvent =
  /** LD-3.2 A round begins; `starter` bids first. */
  | { readonly type: 'round'; readonly round: number; readonly starter: Seat }
  /** The others see how many dice were rolled, not which faces. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly count: number; readonly dice?: readonly Face[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly quantity: number; readonly face: Face }
  | ({ readonly type: 'revealed' } & Reveal)
  | { readonly type: 'lostDie'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'left'; readonly seat: Seat };

/** The state of a match. */
export interface LdState extends State<LdFrame, LdMove, LdEvent> {
  readonly wildOnes: boolean;
  round: number;
  /** The dice of each seat; no dice: out of the match (LD-6.1). */
  dice: Face[][];
  /** The last bid of this round. */
  bid: Bid | undefined;
  /** The end of the round before. */
  reveal: Reveal | undefined;
}

/** LD-7 A viewer sees how many dice everybody has, their own faces, the bid and the last reveal. */
export interface LdView {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly wildOnes: boolean;
  readonly round: number;
  readonly diceLeft: readonly number[];
  readonly ownDice: readonly Face[];
  readonly bid: Bid | undefined;
  readonly reveal: Reveal | undefined;
  /** Whose turn it is to bid; absent when the match is over. */
  readonly bidder: Seat | undefined;
}

/** The settings of a table. */
export interface LdOptions {
  readonly [name: string]: boolean;
  readonly wildOnes: boolean;
}

/** The types the core handles. */
export interface LdVocabulary {
  readonly state: LdState;
  readonly frame: LdFrame;
  readonly move: LdMove;
  readonly event: LdEvent;
  readonly view: LdView;
  readonly options: LdOptions;
}

/** Why a bid or a challenge is refused. */
export type LdReason = Reason &
  (
    | { readonly code: 'not-higher'; readonly quantity: number; readonly face: number }
    | { readonly code: 'ones-are-wild' }
    | { readonly code: 'no-bid-yet' }
    | { readonly code: 'already-out' }
  );
