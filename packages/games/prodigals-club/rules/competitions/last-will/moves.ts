import type { Companion, PropertyType, RegularDeck } from '../../effects/language.ts';
import type { LwCardId } from './cards.ts';

/** LW-17.1 The answers that Last Will adds. White and black cards are played by `play`, all cards discarded by `discard`. */
export type LastWillMove =
  /** LW-16.6 In the order of the hand. */
  | { readonly do: 'keepTwo'; readonly cards: readonly [LwCardId, LwCardId] }
  /** The plans are numbered from 1, from left to right. */
  | { readonly do: 'plan'; readonly place: number }
  | { readonly do: 'drawFrom'; readonly deck: RegularDeck }
  /** LW-16.6 In the order of `propertyTypes`. */
  | { readonly do: 'swapModifiers'; readonly types: readonly [PropertyType, PropertyType] }
  | { readonly do: 'leave' }
  | { readonly do: 'buy'; readonly card: LwCardId }
  | { readonly do: 'use'; readonly card: LwCardId }
  | { readonly do: 'keepUp'; readonly card: LwCardId }
  | { readonly do: 'sellProperty'; readonly card: LwCardId }
  | { readonly do: 'lodge'; readonly card: LwCardId; readonly on: LwCardId; readonly as: Companion }
  | { readonly do: 'replaceLastWill'; readonly card: LwCardId }
  /** LW-16.6 `slot` is the number of the slot in the effect, from 0; of equal slots the first open one. */
  | { readonly do: 'addCompanion'; readonly card: LwCardId; readonly slot: number }
  | { readonly do: 'depreciate'; readonly card: LwCardId };
