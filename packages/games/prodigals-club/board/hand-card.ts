import {
  type CardId,
  cardNumber,
  type HandCardId,
  type LwCardId,
  type PlayerView,
  regularDecks,
} from './from-game.ts';

/** Whether a card of a hand is one of Last Will. */
export function isOfLastWill(id: HandCardId): id is LwCardId {
  return !(id in cardNumber);
}

/** The Prodigals cards among these. */
export function clubCards(ids: readonly HandCardId[]): readonly CardId[] {
  return ids.filter((id): id is CardId => !isOfLastWill(id));
}

/** LW-15.1 Cards in a hand, open and closed, of both games. */
export function handSize({ hand, lastWill }: PlayerView): number {
  if (lastWill === undefined) return hand.length;
  const open = lastWill.hand.filter(({ closed }) => !closed).length;
  return regularDecks.reduce((sum, deck) => sum + lastWill.closed[deck], open);
}
