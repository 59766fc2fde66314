import type { ComponentChildren } from 'preact';

/**
 * A card of any game. `open`: tapping it answers what is asked. `closed`: dashed, with the reason; tapping it says why.
 * `still`: nothing is asked of it; tapping it, if anything, shows it whole.
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
}: {
  readonly title: string;
  readonly state: 'open' | 'closed' | 'chosen' | 'still';
  readonly onTap?: () => void;
  /** Said instead of what stands on the card. */
  readonly label?: string;
  readonly why?: string | undefined;
  readonly art?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly class?: string;
  /** An id by which it glides (`data-piece`). */
  readonly piece?: string;
}) {
  // A label says all that the card shows, so what it shows is silent beside it.
  const silent = label !== undefined ? true : undefined;
  return (
    <button
      type="button"
      class={`card is-${state} ${extra}`}
      aria-disabled={state === 'closed' || (state === 'still' && onTap === undefined)}
      aria-pressed={state === 'chosen' ? true : undefined}
      data-piece={piece}
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
