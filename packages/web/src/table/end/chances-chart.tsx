import type { Moment, TurningPoint } from '@manigance/bots/story';
import { type SeatLook, TokenMark, useSeats } from '@manigance/ui/seats.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { type ChartFrame, leadFrom, lineOf, spread, xOf, yOf } from './chart-geometry.ts';
import { markOf } from './marks.ts';
import { useEndWords } from './words.ts';

const shares = [0, 0.25, 0.5, 0.75, 1];
/** Height of a token at the end of a line. */
const tokenHeight = 22;
/** Width of the mark of a turning point. */
const markWidth = 26;

/** A phone has no room for names at the ends of the lines. */
function frameOf(isRoomy: boolean, moves: number): ChartFrame & { readonly box: string } {
  return isRoomy
    ? { left: 48, top: 16, width: 716, height: 290, moves, box: '0 0 900 340' }
    : { left: 44, top: 14, width: 270, height: 150, moves, box: '0 0 354 192' };
}

/** Each seat's chance over the match. The winner and the viewer have solid lines, the others dashed ones. */
export function ChancesChart({
  moments,
  points,
  winners,
  viewer,
}: {
  readonly moments: readonly Moment[];
  readonly points: readonly TurningPoint[];
  readonly winners: readonly number[];
  readonly viewer: number | undefined;
}) {
  const words = useEndWords();
  const looks = useSeats();
  const isRoomy = useMedia(roomyScreen);
  const moves = moments.at(-1)?.move ?? 0;
  const frame = frameOf(isRoomy, moves);
  const [winner = 0] = winners;
  const isSolid = (seat: number) => winners.includes(seat) || seat === viewer;
  const ordered = looks.toSorted((one, other) => Number(isSolid(one.seat)) - Number(isSolid(other.seat)));
  const ends = looks.map(({ seat }) => yOf(frame, moments.at(-1)?.chances[seat] ?? 0));
  const heights = spread(ends, tokenHeight, frame.top + frame.height);
  // Marks of neighbouring turns stand side by side.
  const marks = spread(
    points.map(({ to }) => xOf(frame, to)),
    markWidth,
    frame.left + frame.width - markWidth / 2,
  );
  const foot = frame.top + frame.height + 20;
  return (
    <svg
      class="chances"
      viewBox={frame.box}
      role="img"
      aria-label={words.summary(
        moves,
        winner === viewer ? words.you : (looks[winner]?.name ?? ''),
        leadFrom(moments, winner),
      )}
    >
      {shares.map((share) => (
        <g key={share}>
          <path class="chances-grid" d={`M${frame.left} ${yOf(frame, share)}h${frame.width}`} />
          <text x={frame.left - 6} y={yOf(frame, share) + 4} text-anchor="end">
            {words.percent(share)}
          </text>
        </g>
      ))}
      {ticksOf(moves).map((move) => (
        <text key={move} x={xOf(frame, move)} y={foot} text-anchor="middle">
          {move === 0 ? words.move(0) : move}
        </text>
      ))}
      {ordered.map((look) => (
        <Line
          key={look.seat}
          d={lineOf(frame, moments, look.seat)}
          look={look}
          kind={
            winners.includes(look.seat)
              ? 'is-winner'
              : isSolid(look.seat)
                ? 'is-mine'
                : `is-other-${look.seat % 2}`
          }
        />
      ))}
      {points.map(({ kind, to }, at) => (
        <g key={`${kind} ${to}`}>
          <path class="chances-point" d={`M${xOf(frame, to)} ${frame.top}v${frame.height}`} />
          <g transform={`translate(${marks[at]} ${frame.top + 4})`}>
            {kind === 'move' ? (
              <circle class="chances-mark" r="12" />
            ) : (
              <rect class="chances-mark" x="-11.500" y="-11.500" width="23" height="23" rx="5" />
            )}
            <text class="chances-number" y="5" text-anchor="middle">
              {markOf(points, at)}
            </text>
          </g>
        </g>
      ))}
      {looks.map((look) => (
        <g key={look.seat} transform={`translate(${frame.left + frame.width + 14} ${heights[look.seat]})`}>
          <g transform="scale(8)">
            <TokenMark look={look} />
          </g>
          {isRoomy && (
            <text class={`chances-name ${isSolid(look.seat) ? 'is-bold' : ''}`} x="16" y="5">
              {look.seat === viewer ? words.you : look.name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Line({ d, look, kind }: { readonly d: string; readonly look: SeatLook; readonly kind: string }) {
  return (
    <>
      <path class="chances-case" d={d} />
      <path class={`chances-line is-${look.colour} ${kind}`} d={d} />
    </>
  );
}

/** About five round numbers of moves, from the opening on. */
function ticksOf(moves: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => moves / one <= 5) ?? 1000;
  return Array.from({ length: Math.floor(moves / step) + 1 }, (_, at) => at * step);
}
