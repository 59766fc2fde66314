import type { ComponentChildren } from 'preact';

/** A public figure of a seat that may end the match, with its threshold. */
export interface PlateFigure {
  readonly id: string;
  /** One short word above the figure, where a plate has room. */
  readonly label: string;
  /** The drawing in place of the label, where it has none. */
  readonly mark: ComponentChildren;
  readonly value: ComponentChildren;
  /** The threshold, drawn after a slash. */
  readonly need?: string | undefined;
  /** `near`: one step from the end of the match. `met`: a condition among others is fulfilled; `kept`: for good. */
  readonly state?: 'near' | 'met' | 'kept' | undefined;
  /** The whole for a screen reader. */
  readonly says: string;
  /** Left out on a phone. */
  readonly isRoomy?: boolean;
  /** Makes the figure explain itself. */
  readonly explained?: string;
}

/** The figures on a plate that warn of an end. Label and figure on a tall plate, drawing and figure on a low one. */
export function PlateFigures({ figures }: { readonly figures: readonly PlateFigure[] }) {
  return (
    <ul class="plate-figures">
      {figures.map(({ id, label, mark, value, need, state = 'plain', says, isRoomy, explained }) => (
        <li key={id} class={`plate-figure is-${state} ${isRoomy ? 'is-roomy' : ''}`} data-explain={explained}>
          <span class="vh">{says}</span>
          <span class="figure-label" aria-hidden="true">
            {label}
          </span>
          <span class="figure-mark" aria-hidden="true">
            {mark}
          </span>
          <span class="figure-value" aria-hidden="true">
            <b>{value}</b>
            {need !== undefined && <small>/{need}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
