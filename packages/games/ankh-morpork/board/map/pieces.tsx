import type { SeatLook, Shape } from '@manigance/ui/seats.tsx';
import type { PieceId } from '../choices.ts';
import { TroubleMark } from '../symbols.tsx';

/** The same silhouette is hat and roof. Pawns stand on 0 0, 40 wide and 57 high; buildings too, 48 by 50. */
const hats: Partial<Record<Shape, string>> = {
  dome: 'M-10.5-32.5a10.5 12 0 0 1 21 0h3.5v4H-14v-4z',
  point: 'M0-54 10-32.5h5v4H-15v-4h5z',
  block: 'M-10-48h20v15.5h5v4H-15v-4h5z',
  horns: 'M-15-28.5-14-50 0-41 14-50l1 21.5z',
};
const roofs: Partial<Record<Shape, string>> = {
  dome: 'M-21-23a21 20 0 0 1 42 0z',
  point: 'M-23-23 0-47l23 24z',
  block: 'M-21-23v-18h9v5h7v-5H5v5h7v-5h9v18z',
  horns: 'M-22-23-12-45 0-32l12-13 10 22z',
};
const body = 'M-8-30H8c0 4-1 6.5-3 9 6.5 2 11.5 10 12 21H-17c.5-11 5.5-19 12-21-2-2.5-3-5-3-9z';
const rock = 'M-14-1l-5-13 5-12 5-3-1-9 9-8 11 2 4 9-2 6 6 4 3 13-5 11z';
const imp =
  'M-12-39c-6-3-7-10-5-15 3 6 6 7 11 8 4-1.5 8-1.5 12 0 5-1 8-2 11-8 2 5 1 12-5 15 4 6 4 12 2 17 3 5 6 8 5 14-3 1-5-1-6-4 0 6-3 9-6 9s-3-4-4-7c-1 3-1 10-4 10s-3-6-4-9c-1 4-3 7-6 6-3-2-2-6-2-9-1 3-4 5-6 3-1-6 3-9 5-13-3-6-2-12 2-17z';

/** A minion as a pawn, on 0 0. */
export function Minion({ look, ghost = false }: { readonly look: SeatLook; readonly ghost?: boolean }) {
  const hat = hats[look.shape] ?? hats.dome;
  if (ghost) return <Ghost look={look} d={body + hat} plus="M0-19v12M-6-13h12" />;
  return (
    <g class={`am-wood seat-${look.colour}`}>
      <ellipse class="shade" cx="1" cy="0" rx="19" ry="4" />
      <path class="halo" d={body + hat} />
      <path class="paint" d={body} />
      <path class="paint" d={hat} />
      <path class="shine" d="M-13.5-3c.8-7.5 3.5-13 8-15.5" />
      <text class="letter" y="-4.5">
        {look.letter}
      </text>
    </g>
  );
}

/** The outline of a piece that may come. */
function Ghost({ look, d, plus }: { readonly look: SeatLook; readonly d: string; readonly plus: string }) {
  return (
    <g class={`am-ghost seat-${look.colour}`}>
      <path d={d} />
      <path class="plus" d={plus} />
    </g>
  );
}

/** A building, on 0 0. */
export function Building({ look, ghost = false }: { readonly look: SeatLook; readonly ghost?: boolean }) {
  const roof = roofs[look.shape] ?? roofs.dome;
  const walls = 'M-18-25h36v25h-36z';
  if (ghost) return <Ghost look={look} d={walls + roof} plus="M0-18v12M-6-12h12" />;
  return (
    <g class={`am-wood seat-${look.colour}`}>
      <path class="halo" d={walls + roof} />
      <path class="paint" d={walls} />
      <path class="dusk" d="M8-25h10v25H8z" />
      <path class="roof" d={roof} />
      <text class="letter" y="-4">
        {look.letter}
      </text>
    </g>
  );
}

function Troll() {
  return (
    <g class="am-wood am-troll">
      <ellipse class="shade" cx="1" cy="0" rx="20" ry="4" />
      <path class="halo" d={rock} />
      <path class="paint" d={rock} />
      <path
        class="crack"
        d="M-9-29l8 4 13-4M-10-38l9 2 11-8M-14-26l6 12-6 13M18-25l-6 12 4 12M-1-25l-1 10 7 4-2 10"
      />
      <path class="brow" d="M-5.5-34.5l5 1.5M9-35.5l-4.5 2" />
    </g>
  );
}

function Demon() {
  return (
    <g class="am-wood am-demon">
      <ellipse class="shade" cx="0" cy="0" rx="18" ry="4" />
      <path class="halo" d={imp} />
      <path class="paint" d={imp} />
      <ellipse class="eye" cx="0" cy="-33" rx="8.5" ry="7" />
      <ellipse class="pupil" cx="0" cy="-33" rx="2.4" ry="6" />
      <path class="teeth" d="M-8-21c5 4 11 4 16 0l-2.5 4-2.5-2-3 3-3-3-2.5 2z" />
    </g>
  );
}

/** A minion, a troll or a demon, on 0 0. */
export function PieceDrawing({
  piece,
  looks,
}: {
  readonly piece: PieceId;
  readonly looks: readonly SeatLook[];
}) {
  if (piece === 'troll') return <Troll />;
  if (piece === 'demon') return <Demon />;
  const look = looks[piece];
  return look === undefined ? undefined : <Minion look={look} />;
}

/** Pieces of one owner are alike: a pawn, a second behind it, and how many there are. */
export function Group({
  piece,
  count,
  looks,
}: {
  readonly piece: PieceId;
  readonly count: number;
  readonly looks: readonly SeatLook[];
}) {
  return (
    <>
      {count > 1 && (
        <g transform="translate(11 -4)">
          <PieceDrawing piece={piece} looks={looks} />
        </g>
      )}
      <PieceDrawing piece={piece} looks={looks} />
      {count > 1 && (
        <g class="am-count" transform="translate(21 -46)">
          <circle r="12.5" />
          <text y="6.5">{count}</text>
        </g>
      )}
    </>
  );
}

/** A trouble marker, 40 across, on 0 0. */
export function Trouble({ ghost = false }: { readonly ghost?: boolean }) {
  return (
    <g class={`am-trouble ${ghost ? 'is-ghost' : ''}`} transform="translate(-20.5 -20) scale(.83)">
      <TroubleMark />
    </g>
  );
}
