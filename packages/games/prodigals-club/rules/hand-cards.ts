import { indexById } from '@manigance/core';
import { type CardId, type CardNumber, cardIds } from './cards.ts';
import { type LwCardId, type LwCardNumber, lwCardIds } from './competitions/last-will/cards.ts';

/** LW-14.6 A card that a hand may hold: of The Prodigals Club or of Last Will. */
export type HandCardId = CardId | LwCardId;
/** A card of a hand in the state. */
export type HandCardNumber = CardNumber | LwCardNumber;
/** Ids of all cards that a hand may hold. */
export const handCardIds: readonly HandCardId[] = [...cardIds, ...lwCardIds];
/** The number of each card that a hand may hold. */
export const handCardNumber: Readonly<Record<HandCardId, HandCardNumber>> = indexById(handCardIds);
