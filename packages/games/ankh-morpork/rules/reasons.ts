import type { Reason } from '@manigance/core';

/** A reason with a sentence in `text/`; `code` is one of the keys there. */
export type AmReason = Reason & { readonly code: ReasonCode };
/** Code of a reason. */
export type ReasonCode =
  | 'interruptOnly'
  | 'holdsPlayable'
  | 'mandatory'
  | 'noPower'
  | 'usedThisTurn'
  | 'gainedThisTurn'
  | 'demonThere'
  | 'cannotPay'
  | 'noHandCard'
  | 'noTrouble'
  | 'alreadyTrouble'
  | 'outOfReach'
  | 'cameFromHere'
  | 'leavesNoPlace'
  | 'noMinionHere'
  | 'alreadyBuilt'
  | 'troubleHere'
  | 'ownBuilding'
  | 'noBuilding'
  | 'noTarget'
  | 'doesNotFit'
  | 'eventPending'
  | 'scrollBlocked'
  | 'emptyDiscard'
  | 'flooded'
  | 'notNow';
