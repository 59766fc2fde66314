import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Motion } from './motion.ts';
import { openCard } from './preview/open-card.ts';
import { Token } from './seats.tsx';
import { type Played, useTravel } from './travel.ts';

/** A played card as it is drawn on the table. */
export interface DrawnPlay extends Played {
  /** Id for the large preview. */
  readonly card: string;
  readonly name: string;
  readonly picture: ComponentChildren;
}

/** The card that was played last. It lies on the table until the next one; a tap opens it. */
export function PlayedCard({
  played,
  label,
  motion,
}: {
  readonly played: DrawnPlay | undefined;
  /** "Last played", before the name. */
  readonly label: string;
  readonly motion: Motion;
}) {
  const place = useRef<HTMLButtonElement>(null);
  useTravel(place, played, motion);
  if (played === undefined) return undefined;
  return (
    <button
      ref={place}
      type="button"
      class="played-card travels"
      aria-haspopup="dialog"
      data-card={played.card}
      onClick={() => openCard(played.card)}
    >
      {played.picture}
      <span class="played-name">
        <small>
          <Token seat={played.seat} /> {label}
        </small>
        <b>{played.name}</b>
      </span>
    </button>
  );
}
