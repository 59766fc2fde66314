import type { Reason } from '@manigance/core';

/** Why something may not be done; each has its sentence in `text/`. */
export type ReasonCode =
  | 'already-done'
  | 'already-there'
  | 'bid-too-low'
  | 'both-needed'
  | 'cannot-pay'
  | 'certificate-gained'
  | 'certificate-held'
  | 'condition-not-met'
  | 'edgar-has-acted'
  | 'edgar-not-at-city-hall'
  | 'empty-hand'
  | 'fully-popular'
  | 'guarded'
  | 'holds-heritage'
  | 'is-governor'
  | 'is-neutral'
  | 'lucien-has-acted'
  | 'lucien-not-at-city-hall'
  | 'must-pay'
  | 'neutral-first'
  | 'no-cards'
  | 'no-governor'
  | 'no-token'
  | 'not-here'
  | 'not-neutral'
  | 'not-on-own-ivory'
  | 'not-on-own-steel'
  | 'not-popular-enough'
  | 'not-theirs'
  | 'not-there'
  | 'not-together'
  | 'not-yours'
  | 'not-yourself'
  | 'nothing-to-lose'
  | 'own-certificate'
  | 'own-district'
  | 'protected'
  | 'taken'
  | 'too-few-cards'
  | 'too-poor'
  | 'too-popular'
  | 'unpopular';

/** A reason with a sentence in `text/`. */
export interface ElReason extends Reason {
  readonly code: ReasonCode;
}
