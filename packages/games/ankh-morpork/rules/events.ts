import type { Outcome, Seat } from '@manigance/core';
import type { AreaId } from './board.ts';
import type { CardId, CardSymbol } from './cards.ts';
import type { PieceId } from './ids.ts';
import type { PersonalityId } from './personalities.ts';
import type { RandomEventId } from './random-events.ts';
import type { AmReason } from './reasons.ts';

/** An event. Cards that a viewer may not see are left out for that viewer and only counted. */
export type AmEvent =
  | { readonly type: 'firstRoll'; readonly seat: Seat; readonly roll: number }
  /** `area`: where the number names one. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: number; readonly area?: AreaId }
  | { readonly type: 'turn' | 'passedTurn' | 'unharmed'; readonly seat: Seat }
  /** A roll, an event or a scroll that changes nothing. */
  | { readonly type: 'nothing' }
  | {
      readonly type: 'reacted' | 'kept' | 'borrowed' | 'stuck';
      readonly seat: Seat;
      readonly card: CardId;
    }
  /** `turnedUp`: the card lay face down until now (AM-5.7). */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly turnedUp?: true }
  /** AM-5.7 A card is laid face down, or taken back into the hand unplayed. */
  | { readonly type: 'laidAside' | 'tookUp'; readonly seat: Seat; readonly card?: CardId }
  /** `by`: the player who chose the card, where that was not its owner. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly by?: Seat }
  /** `at`: which symbol of the card it is. */
  | {
      readonly type: 'skipped';
      readonly seat: Seat;
      readonly card: CardId;
      readonly symbol: CardSymbol;
      readonly at: number;
    }
  /** AM-5.4 A symbol that cannot be started, and why. */
  | {
      readonly type: 'leftOut';
      readonly seat: Seat;
      readonly card: CardId;
      readonly symbol: CardSymbol;
      readonly at: number;
      readonly why: AmReason;
    }
  | { readonly type: 'placed' | 'lifted'; readonly seat: Seat; readonly area: AreaId }
  | { readonly type: 'trouble' | 'calm' | 'cityCardLost'; readonly area: AreaId }
  | {
      readonly type: 'built' | 'boughtOut';
      readonly seat: Seat;
      readonly area: AreaId;
      readonly cost: number;
    }
  | { readonly type: 'buildingLost' | 'usedPower' | 'bidsFor'; readonly seat: Seat; readonly area: AreaId }
  | {
      readonly type: 'threatened' | 'removed' | 'arrived' | 'spared' | 'keptOut';
      readonly area: AreaId;
      readonly piece: PieceId;
    }
  | { readonly type: 'moved'; readonly piece: PieceId; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'tookMoney' | 'paidBank'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'gaveMoney'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
  /** `building`, `cityCard`: the area saved. A saved minion has the event `spared`, a stopped piece `keptOut`. */
  | {
      readonly type: 'gods';
      readonly seat: Seat;
      readonly area: AreaId;
      readonly amount: number;
      readonly building?: AreaId;
      readonly cityCard?: AreaId;
    }
  | { readonly type: 'orders'; readonly seat: Seat; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'aimed'; readonly seat: Seat; readonly card: CardId; readonly target: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly CardId[] }
  | {
      readonly type: 'gaveCards';
      readonly seat: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: 'looked' | 'drewBlind';
      readonly seat: Seat;
      readonly target: Seat;
      readonly count: number;
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'swappedHands'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'fogged'; readonly cards: readonly CardId[] }
  | { readonly type: 'event'; readonly seat: Seat; readonly event: RandomEventId }
  | {
      readonly type: 'peeked';
      readonly seat: Seat;
      readonly count: number;
      readonly personalities?: readonly PersonalityId[];
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly personality?: PersonalityId }
  | { readonly type: 'ended'; readonly outcome: AmOutcome };

/** AM-11, AM-12 */
export type How = 'spread' | 'control' | 'trouble' | 'wealth' | 'exhaustion' | 'points';

/** AM-11, AM-12 The end of a match. */
export interface AmOutcome extends Outcome {
  readonly how: How;
  /** AM-3.8 */
  readonly personalities: readonly PersonalityId[];
  /** AM-12.4 By seat, when points decide, and the cause of the end. */
  readonly points?: readonly number[];
  readonly after?: 'riots' | 'emptyDeck';
}
