import type { Seat } from '@manigance/core';
import type { Activity, Companion, PropertyType, RegularDeck, Slot } from '../../effects/language.ts';
import type { LwCardId, LwCardNumber } from './cards.ts';

/**
 * LW-17.3 The pieces of Last Will: the part of the state that exists only where it is in play. Cards are numbers (see
 * `cards.ts`); cash is `pounds`, hands are `hands` of the whole state. Lists are by seat unless stated.
 */
export interface LastWillState {
  firstPlayer: Seat;
  /** LW-7 By plan, from left to right: the seat that took it, or `none`. */
  plans: Seat[];
  /** LW-9.2 The budget of the round. */
  actionsLeft: number[];
  /** LW-11.9 By property type, in the order of `propertyTypes`. */
  modifiers: number[];
  /** LW-6.1 By offer place: the card lying there, or `none`. */
  offer: LwCardNumber[];
  /** Face down, the top card last: by regular deck, and the special piles by crowns (LW-4.5). */
  decks: LwCardNumber[][];
  specials: LwCardNumber[][];
  /** By regular deck: its discard pile, the latest card last. */
  discards: LwCardNumber[][];
  /** Special cards out of the game. */
  removed: LwCardNumber[];
  /** LW-8.5 */
  extensions: number[];
  /** LW-10.7 In the order in which the cards came to lie there. */
  boards: LaidCard[][];
  /** LW-15.2 The cards of the hand whose faces only their owner knows. */
  closed: LwCardNumber[][];
  /** LW-9.3 White Last Will cards played this round. */
  played: LwCardNumber[][];
  /** LW-13.3 Wild cards laid aside until the end of the round. */
  wildsUsed: LwCardNumber[][];
}

/** A card on a Last Will board; replaced, never changed. */
export interface LaidCard {
  readonly card: LwCardNumber;
  /** LW-11.1 Of a property: where its marker stands on the ladder, from 0. */
  readonly step: number;
  /** LW-9.5, LW-11.5 */
  readonly used: boolean;
  readonly keptUp: boolean;
  /** LW-11.7 */
  readonly lodged: readonly Companion[];
}

/** LW-13.8 An event that sets off triggers of Last Will cards. */
export type Occasion =
  | { readonly on: 'activity'; readonly activity: Activity }
  | { readonly on: 'buy' | 'maintain'; readonly property: PropertyType };

/** LW-17.2 The frames of Last Will. All of them are public. */
export type LastWillFrame =
  /** LW-4.8 All seats at once, sealed. */
  | { readonly kind: 'keepTwo' }
  /** LW-7.1 `at`: seats that have planned. */
  | { readonly kind: 'planning'; readonly at: number }
  | { readonly kind: 'plan'; readonly seat: Seat }
  /** LW-7.4 The decks named so far; all cards are drawn when none is left to name. */
  | {
      readonly kind: 'naming';
      readonly seat: Seat;
      readonly left: number;
      readonly decks: readonly RegularDeck[];
      readonly named: readonly RegularDeck[];
    }
  /** LW-13.8 Sets off the triggers once the effects before them are finished. */
  | { readonly kind: 'occasion'; readonly seat: Seat; readonly occasion: Occasion }
  /** LW-13.3 `n`: the sum so far. `filled`: the numbers of the slots taken. */
  | {
      readonly kind: 'companions';
      readonly seat: Seat;
      readonly n: number;
      readonly slots: readonly Slot[];
      readonly filled: readonly number[];
      readonly activity?: Activity;
    }
  | { readonly kind: 'market'; readonly seat: Seat }
  | {
      readonly kind: 'depreciate';
      readonly seat: Seat;
      readonly steps: number;
      readonly types: readonly PropertyType[];
    }
  | {
      readonly kind: 'sellProperty';
      readonly seat: Seat;
      readonly left: number;
      readonly discount: number;
      readonly may: boolean;
    }
  /** LW-10.3 `card` is paid for and waits for a place; `price` if it is bought. */
  | {
      readonly kind: 'replaceLastWill';
      readonly seat: Seat;
      readonly card: LwCardId;
      readonly price?: number;
    };
