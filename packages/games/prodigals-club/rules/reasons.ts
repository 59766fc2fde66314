import type { Reason, RuleId } from '@manigance/core';

/** Codes of refused moves; each has its sentence in `text/`. */
export type PcReason =
  | 'space-taken'
  | 'personal-used'
  | 'first-place-first'
  | 'no-possessions'
  | 'order-once'
  | 'two-boys'
  | 'one-boy-only'
  | 'more-time-alone'
  | 'activated-already'
  | 'no-activation'
  | 'passive-tile'
  | 'no-bonus-tile'
  | 'votes-at-most'
  | 'no-marker-rises'
  | 'sides-differ'
  | 'off-board'
  | 'not-empty'
  | 'wrong-gender'
  | 'way-not-free'
  | 'no-jump'
  | 'other-marker-jumps'
  | 'cannot-rise'
  // LW-17.6
  | 'lw-no-actions'
  | 'lw-cash'
  | 'lw-board-full'
  | 'lw-used'
  | 'lw-no-use'
  | 'lw-kept-up'
  | 'lw-companion-alone'
  | 'lw-no-lodging'
  | 'lw-lodging-full'
  | 'lw-wrong-companion'
  | 'lw-wild-lodging'
  | 'lw-plan-taken'
  | 'lw-empty-place'
  | 'lw-empty-deck';

/** A reason: the rule that forbids the move, its code, and the figures of its sentence. */
export function reason(rule: RuleId, code: PcReason, figures: Readonly<Record<string, number>> = {}): Reason {
  return { rule, code, ...figures };
}
