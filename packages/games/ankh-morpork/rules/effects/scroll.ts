import type { Seat } from '@manigance/core';
import type { ScrollParams } from '../cards.ts';
import type { Card } from '../ids.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState } from '../state.ts';

/** Interrupts are played in windows, and `playTwoCards` by playing the first card: neither is started as a scroll. */
type NotStarted =
  | 'preventMoveOrRemoval'
  | 'preventRemoval'
  | 'preventCardText'
  | 'replaceRemovedMinion'
  | 'endTurnKeepCard'
  | 'playTwoCards';

export type ScrollName = Exclude<keyof ScrollParams, NotStarted>;

/** AM-13 What a scroll does, by the name the card gives it. */
export interface Scroll<P> {
  /** AM-5.4 What must be there for it to be started; absent: it can always be. */
  needs?(state: AmState, seat: Seat, params: P): AmReason | undefined;
  start(draft: AmState, seat: Seat, params: P, card: Card): void;
  /** What follows once a player is named, where it is not the window at once. */
  aimed?(draft: AmState, seat: Seat, target: Seat, params: P, card: Card): void;
  /** AM-9.2.2 A player whom it would leave as they are is not asked to react, and nothing happens. */
  harmless?(state: AmState, target: Seat, params: P): boolean;
  /** What it does to a player it is aimed at, once their window has closed. */
  hits?(draft: AmState, seat: Seat, target: Seat, params: P, card: Card, extra: number): void;
}

export type Scrolls<Names extends ScrollName> = { readonly [E in Names]: Scroll<ScrollParams[E]> };
