import type { Seat } from '@manigance/core';
import type { Companion, PropertyType, RegularDeck } from '../../effects/language.ts';
import type { OfferPlace } from './board.ts';
import type { LwCardId } from './cards.ts';
import type { Modifiers } from './view-types.ts';

interface BySeat {
  readonly seat: Seat;
}

/** LW-17.5 Events of Last Will. Faces of cards that were dealt or drawn are told to their owner alone (LW-15.10). */
export type LastWillEvent =
  | (BySeat & {
      readonly type: 'dealt';
      readonly decks: readonly RegularDeck[];
      readonly cards?: readonly LwCardId[];
    })
  | (BySeat & { readonly type: 'keptTwo'; readonly discarded: readonly LwCardId[] })
  | (BySeat & {
      readonly type: 'planTaken';
      readonly place: number;
      /** After LW-7.3. */
      readonly cards: number;
      readonly boys: number;
      readonly actions: number;
    })
  | (BySeat & {
      readonly type: 'drawn';
      readonly decks: readonly RegularDeck[];
      readonly cards?: readonly LwCardId[];
    })
  /** LW-6.4 `cards`: how many. */
  | { readonly type: 'reshuffled'; readonly deck: RegularDeck; readonly cards: number }
  | (BySeat & { readonly type: 'offerTaken'; readonly place: OfferPlace; readonly card: LwCardId })
  | (BySeat & { readonly type: 'extension'; readonly places: number })
  | (BySeat & {
      readonly type: 'modifiersSwapped';
      readonly types: readonly [PropertyType, PropertyType];
      readonly modifiers: Modifiers;
    })
  /** `actions`: its cost, here and below. */
  | (BySeat & { readonly type: 'eventPlayed'; readonly card: LwCardId; readonly actions: number })
  | (BySeat & { readonly type: 'laid'; readonly card: LwCardId; readonly replaced?: LwCardId })
  | (BySeat & { readonly type: 'used'; readonly card: LwCardId; readonly actions: number })
  /** `add`: its share of the payment in pounds. */
  | (BySeat & { readonly type: 'companionAdded'; readonly card: LwCardId; readonly add: number })
  | (BySeat & {
      readonly type: 'bought';
      readonly card: LwCardId;
      readonly price: number;
      readonly pounds: number;
      readonly replaced?: LwCardId;
    })
  /** `n`: the amount of the upkeep before companions are added; the payment follows as `spent`. */
  | (BySeat & { readonly type: 'keptUp'; readonly card: LwCardId; readonly n: number })
  | (BySeat & {
      readonly type: 'lodged';
      readonly card: LwCardId;
      readonly on: LwCardId;
      readonly as: Companion;
    })
  | (BySeat & {
      readonly type: 'propertySold';
      readonly card: LwCardId;
      readonly price: number;
      readonly discount: number;
      readonly pounds: number;
    })
  /** Values of the ladder before and after. */
  | (BySeat & {
      readonly type: 'fell';
      readonly card: LwCardId;
      readonly from: number;
      readonly to: number;
      readonly cause: 'wear' | 'effect';
    })
  | (BySeat & { readonly type: 'actionsGained'; readonly n: number; readonly left: number })
  | { readonly type: 'wildsReturned' }
  | (BySeat & { readonly type: 'firstPlayer' });
