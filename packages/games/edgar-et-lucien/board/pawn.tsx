import { type SeatLook, TokenMark, TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import { explains } from './guide/explains.ts';

/** One of the two characters of a seat. */
export type Character = 'edgar' | 'lucien';
/** The two characters, in the order of the rules. */
export const characters: readonly Character[] = ['edgar', 'lucien'];

/** Edgar's flat cap or Lucien's tall hat, inside an SVG: sits on 0 0. */
export function Hat({ of }: { readonly of: Character }) {
  return of === 'edgar' ? (
    <path class="el-cap" d="M-1.95-.05Q-2.05-1.5-.2-1.55Q1.35-1.6 1.5-.45Q2.6-.45 2.7.05Q1.6.3-1.95.2Z" />
  ) : (
    <g transform="rotate(-7)">
      <path
        class="el-hat"
        d="M-1.9.2Q-1.95-.22-1.2-.2L-1.25-2Q0-2.4 1.25-2L1.2-.2Q1.95-.22 1.9.2Q0 .6-1.9.2Z"
      />
      <path class="el-band" d="M-1.22-.75Q0-.5 1.22-.75L1.2-.2Q0 .06-1.2-.2Z" />
    </g>
  );
}

/** ART.md 3 A pawn is a token wearing a hat. It stands on 0 0. */
export function Pawn({
  look,
  of,
  ghost = false,
}: {
  readonly look: SeatLook;
  readonly of: Character;
  readonly ghost?: boolean;
}) {
  return (
    <g class={`el-pawn ${ghost ? 'is-ghost' : ''}`}>
      {!ghost && <ellipse class="el-shade" cy=".1" rx="1.9" ry=".5" />}
      <g transform="translate(0 -1.95) scale(1.8)">
        <TokenMark look={look} ghost={ghost} />
      </g>
      <g transform={`translate(0 ${hatAt[look.shape] ?? -3.5})`}>
        <Hat of={of} />
      </g>
    </g>
  );
}

/** How high a hat sits on a token, by its shape. */
const hatAt: Partial<Record<SeatLook['shape'], number>> = {
  circle: -3.5,
  triangle: -3.45,
  square: -3.35,
  diamond: -3.6,
};

/** A pawn in running text; silent. */
export function PawnMark({ look, of }: { readonly look: SeatLook | undefined; readonly of: Character }) {
  if (look === undefined) return undefined;
  return (
    <svg class="el-pawn-mark" viewBox="-3.2 -6.2 6.4 6.9" aria-hidden="true" {...explains(of)}>
      <Pawn look={look} of={of} />
    </svg>
  );
}

/** A seat in running text: token and name, never the colour alone. */
export function SeatName({ seat }: { readonly seat: number }) {
  const look = useSeats()[seat];
  if (look === undefined) return undefined;
  return (
    <span class="el-seat-name">
      <TokenOf look={look} />
      <b>{look.name}</b>
    </span>
  );
}
