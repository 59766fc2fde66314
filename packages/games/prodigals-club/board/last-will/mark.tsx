import { Mark } from '../glyph.tsx';
import { explains } from '../guide/explains.ts';
import { type Outline, outlines } from '../outlines.ts';
import { type LastWillOutline, lastWillOutlines } from './outlines.ts';

/** Name of a glyph of Last Will or of the Club. */
export type AnyOutline = Outline | LastWillOutline;

/** A glyph of Last Will, or of the Club, in running text. */
export function LwMark({ of, class: extra = '' }: { readonly of: AnyOutline; readonly class?: string }) {
  if (isOfClub(of)) return <Mark of={of} class={extra} />;
  return (
    <svg class={`pc-i ${extra}`} viewBox="0 0 24 24" aria-hidden="true" {...explains(of)}>
      <path d={lastWillOutlines[of]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

function isOfClub(of: AnyOutline): of is Outline {
  return of in outlines;
}
