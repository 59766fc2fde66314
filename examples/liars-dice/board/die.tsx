import type { Face } from '../rules/state.ts';

/** Pips of each face on a 3 by 3 grid, counted from 0. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

interface DieProps {
  readonly face: Face;
  readonly label?: string;
  /** Counts for the bid. */
  readonly isMatch?: boolean;
  readonly isHidden?: boolean;
}

/** One die; hidden from screen readers unless it has a label. */
export function Die({ face, label, isMatch, isHidden }: DieProps) {
  return (
    <svg
      class={`ld-die ${isMatch ? 'is-match' : ''} ${isHidden ? 'is-hidden' : ''}`}
      viewBox="0 0 60 60"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <DieShape face={face} />
    </svg>
  );
}

/** The same inside an SVG: 60 by 60 units. */
export function DieShape({ face }: { readonly face: Face }) {
  return (
    <>
      <rect x="3" y="3" width="54" height="54" rx="11" />
      {pips[face]?.map((pip) => (
        <circle key={pip} cx={16 + 14 * (pip % 3)} cy={16 + 14 * Math.floor(pip / 3)} r="5.400" />
      ))}
    </>
  );
}
