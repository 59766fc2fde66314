import type { ComponentChildren } from 'preact';
import { openCard } from './open-card.ts';

/** The name of a card in running text: hover, hold and focus show the card, a tap opens its sheet. */
export function CardLink({
  card,
  children,
  tabIndex,
}: {
  /** The id that the game's `BoardGuide` knows the card by. */
  readonly card: string;
  readonly children: ComponentChildren;
  readonly tabIndex?: number;
}) {
  return (
    <button
      type="button"
      class="card-link"
      aria-haspopup="dialog"
      data-card={card}
      tabIndex={tabIndex}
      onClick={() => openCard(card)}
    >
      {children}
    </button>
  );
}
