import { createStore } from '../store.ts';

/** The card whose sheet is open. */
export const openedCard = createStore<string | undefined>(undefined);

/** Opens the sheet of a card, by the id in its `data-card`. */
export function openCard(card: string): void {
  openedCard.set(card);
}
