import type { Seat } from '@manigance/core';
import type { Companion, PropertyType, RegularDeck } from '../../effects/language.ts';
import type { HandCardId } from '../../hand-cards.ts';
import type { OfferPlace } from './board.ts';
import type { LwCardId } from './cards.ts';

/** LW-11.9 The market modifier of each type of property, signed. */
export type Modifiers = { readonly [T in PropertyType]: number };

/** LW-17.7 The table of Last Will as everybody sees it. */
export interface LastWillTable {
  readonly firstPlayer: Seat;
  /** The plans of this number of players from left to right, with the seat that took each this round. */
  readonly plans: readonly PlanView[];
  readonly modifiers: Modifiers;
  /** The offer and the wild cards, by place; a place without a card is absent. */
  readonly offer: { readonly [P in OfferPlace]?: LwCardId };
  /** Cards left in each deck, and in the special piles of one, two and three crowns. */
  readonly decks: { readonly [D in RegularDeck]: number };
  readonly specials: readonly number[];
  readonly discards: { readonly [D in RegularDeck]: readonly LwCardId[] };
  /** Special cards out of the game. */
  readonly removed: readonly LwCardId[];
}
/** LW-7.2 A plan, and the seat that has taken it. */
export interface PlanView {
  readonly cards: number;
  readonly boys: number;
  readonly actions: number;
  readonly seat?: Seat;
}

/** LW-17.7 A player's pieces of Last Will. */
export interface LastWillSeat {
  readonly pounds: number;
  /** The number of the plan taken this round, from 1. */
  readonly plan?: number;
  readonly actionsLeft: number;
  /** LW-8.5 Places of the Last Will board, extensions included. */
  readonly places: number;
  /** In the order of laying. */
  readonly board: readonly LaidCardView[];
  /** LW-9.3 White Last Will cards played this round, and wild cards added. */
  readonly played: readonly LwCardId[];
  readonly wildsUsed: readonly LwCardId[];
  /**
   * LW-15.9 The whole hand, in the order in which it came, for its owner and for all when the match is over; for others
   * its open cards in that order.
   */
  readonly hand: readonly { readonly card: HandCardId; readonly closed: boolean }[];
  /** How many closed cards the hand holds, by their backs. */
  readonly closed: { readonly [D in RegularDeck]: number };
}
/** LW-10.1 A card on a Last Will board. */
export interface LaidCardView {
  readonly card: LwCardId;
  /** Of a property: the value under its marker, and its present value (LW-11.2); of other cards 0. */
  readonly level: number;
  readonly value: number;
  readonly used: boolean;
  readonly keptUp: boolean;
  readonly lodged: readonly Companion[];
}
