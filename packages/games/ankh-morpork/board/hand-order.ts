import type { Viewer } from '@manigance/core';
import type { CardId } from '../rules/cards.ts';
import { cardOf } from '../rules/ids.ts';
import type { AmEvent } from '../rules/index.ts';

/** The cards that an event brings to this viewer for the first time. A card taken back keeps its place. */
function cardsCome(event: AmEvent, viewer: Viewer): readonly CardId[] {
  switch (event.type) {
    case 'drew':
    case 'recovered':
      return event.seat === viewer ? (event.cards ?? []) : [];
    case 'gaveCards':
      return event.to === viewer ? (event.cards ?? []) : [];
    default:
      return [];
  }
}

/** My cards in the order in which they came: a card that goes leaves the others in their places. */
export function inOrderOfComing(
  hand: readonly CardId[],
  log: readonly AmEvent[],
  viewer: Viewer,
): readonly CardId[] {
  const came = new Map<CardId, number>();
  let count = 0;
  for (const event of log) for (const card of cardsCome(event, viewer)) came.set(card, ++count);
  const place = (card: CardId) => came.get(card) ?? 0;
  return hand.toSorted((one, other) => place(one) - place(other) || cardOf(one) - cardOf(other));
}
