import type { ComponentChildren } from 'preact';

/**
 * A card of any game. `open`: a tap chooses it. `closed`: dashed, with the reason; a tap explains it. `still`: not part of
 * the question; a tap, if anything, shows it enlarged.
 */
export function Card({
  title,
  state,
  onTap,
  label,
  why,
  art,
  children,
  class: extra = '',
  piece,
  card,
}: {
  readonly title: string;
  readonly state: 'open' | 'closed' | 'chosen' | 'still';
  readonly onTap?: () => void;
  /** Replaces the card's text for screen readers. */
  readonly label?: string;
  readonly why?: string | undefined;
  readonly art?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly class?: string;
  /** Id for move animations (`data-piece`). */
  readonly piece?: string;
  /** Id for the large preview (`data-card`). */
  readonly card?: string;
}) {
  // The label says everything, so the visible text is hidden from screen readers.
  const silent = label !== undefined ? true : undefined;
  return (
    <button
      type="button"
      class={`card is-${state} ${extra}`}
      aria-disabled={state === 'closed' || (state === 'still' && onTap === undefined)}
      aria-pressed={state === 'chosen' ? true : undefined}
      data-piece={piece}
      data-card={card}
      onClick={onTap}
    >
      {label !== undefined && <span class="vh">{label}</span>}
      <span class="card-title" aria-hidden={silent}>
        {title}
      </span>
      {art !== undefined && (
        <span class="card-art" aria-hidden="true">
          {art}
        </span>
      )}
      <span class="card-text" aria-hidden={silent}>
        {children}
      </span>
      {why !== undefined && (
        <span class="card-why" aria-hidden={silent}>
          {why}
        </span>
      )}
    </button>
  );
}
