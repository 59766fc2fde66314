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

/** Name of the effect of a scroll. */
export type ScrollName = Exclude<keyof ScrollParams, NotStarted>;

/** AM-13 The effect of a scroll, under the name that cards use. */
export interface Scroll<P> {
  /** AM-5.4 The reason why it cannot be started; absent: it always can. */
  needs?(state: AmState, seat: Seat, params: P): AmReason | undefined;
  start(draft: AmState, seat: Seat, params: P, card: Card): void;
  /** Runs once a player is named, where the reaction window does not open at once. */
  aimed?(draft: AmState, seat: Seat, target: Seat, params: P, card: Card): void;
  /** AM-9.2.2 Whether it would change nothing for this player, who is then not asked to react. */
  harmless?(state: AmState, target: Seat, params: P): boolean;
  /** Its effect on the target, once the reaction window has closed. */
  hits?(draft: AmState, seat: Seat, target: Seat, params: P, card: Card, extra: number): void;
}

/** The scrolls of these names. */
export type Scrolls<Names extends ScrollName> = { readonly [E in Names]: Scroll<ScrollParams[E]> };
