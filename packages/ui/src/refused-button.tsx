import type { Move, Refusal } from '@manigance/core';
import type { ComponentChildren } from 'preact';

/** The button of a move that may not be made now. It stays in the tab order and says why when it is pressed. */
export function RefusedButton<M extends Move>(props: {
  readonly refusal: Refusal<M>;
  readonly class: string;
  readonly label?: string;
  readonly onWhyNot: (refusal: Refusal<M>) => void;
  readonly children: ComponentChildren;
}) {
  const { refusal, label, onWhyNot, children } = props;
  return (
    <button
      type="button"
      class={props.class}
      aria-disabled="true"
      aria-label={label}
      onClick={() => onWhyNot(refusal)}
    >
      {children}
    </button>
  );
}
