import { indexById } from '@manigance/core';
import { type CardId, type CardNumber, cardIds } from './cards.ts';
import type { LwCardId, LwCardNumber } from './competitions/last-will/cards.ts';

/** LW-14.6 A card that a hand may hold: of The Prodigals Club or of Last Will. */
export type HandCardId = CardId | LwCardId;
/** A card of a hand in the state. */
export type HandCardNumber = CardNumber | LwCardNumber;
/** Ids of all cards that a hand may hold; those of Last Will come when it is loaded. */
export const handCardIds: HandCardId[] = [...cardIds];
/** The number of each card that a hand may hold. */
export const handCardNumber: Record<HandCardId, HandCardNumber> = indexById<HandCardId>(handCardIds);

/** The number of the first Last Will card. */
export const firstLwCard: LwCardNumber = cardIds.length;

/** Whether the number of a card is that of a Last Will card. */
export function isLwCard(card: number): boolean {
  return card >= firstLwCard;
}
