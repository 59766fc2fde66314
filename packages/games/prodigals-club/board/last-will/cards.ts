import { type LwCard, lwCardAt, lwCardNumber } from '../../rules/competitions/last-will/cards.ts';
import type { LwCardId } from '../from-game.ts';
import { lastWillCards } from '../last-will-cards.ts';

export type { LwCard };

/** The data of a Last Will card. */
export function cardOf(id: LwCardId): LwCard {
  return lwCardAt(lwCardNumber[id]);
}

/** LW-10.1 White is used once, black stays, grey is added to a spending. */
export function borderOf(id: LwCardId): 'white' | 'black' | 'grey' {
  const { kinds, effect } = cardOf(id);
  if (kinds.length > 0) return 'grey';
  return effect === undefined ? 'black' : 'white';
}

const cards = { cardOf, borderOf };
/** The cards of Last Will for the board, loaded with its part. */
export type LastWillCards = typeof cards;

lastWillCards.add(cards);
