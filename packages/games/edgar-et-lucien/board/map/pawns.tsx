import { useSeats } from '@manigance/ui/seats.tsx';
import type { DistrictId, WheelPosition } from '../../rules/board.ts';
import { drawings, type Point } from '../../rules/geometry.ts';
import type { ElView } from '../../rules/index.ts';
import { leadsTo, pawnsAt, type Standing } from '../districts.ts';
import { type Character, characters, Pawn } from '../pawn.tsx';
import type { PawnWalk } from '../stage/walks.ts';
import { isMetro } from '../wheel.tsx';
import { spotsFor } from './spots.ts';

/** Where one of my characters would come to stand. */
export interface Ghost {
  readonly of: Character;
  readonly seat: number;
  readonly from: DistrictId;
  readonly to: DistrictId;
  readonly by: WheelPosition | undefined;
}

/** Where the wheel would lead my two characters. */
export function ghostsOf(view: ElView, hands: Readonly<Record<Character, WheelPosition>>): readonly Ghost[] {
  const { seat } = view;
  const mine = seat === undefined ? undefined : view.players[seat];
  return characters.flatMap((of) => {
    const from = mine?.[of];
    if (from === undefined || seat === undefined) return [];
    return leadsTo(from, hands[of]).map((to) => ({ of, seat, from, to, by: hands[of] }));
  });
}

type Piece = Standing & { readonly ghost: boolean };

interface Placed extends Piece {
  readonly id: DistrictId;
  readonly scale: number;
  readonly at: Point;
}

/** Where everybody stands, and where mine would stand. */
export function placesOf(view: ElView, ghosts: readonly Ghost[]): readonly Placed[] {
  return drawings[view.board].districts.flatMap(({ id, piecesAt }) => {
    const here: Piece[] = [
      ...pawnsAt(view, id).map((pawn) => ({ ...pawn, ghost: false })),
      ...ghosts.filter(({ to }) => to === id).map(({ of, seat }) => ({ of, seat, ghost: true })),
    ];
    const spots = spotsFor(here.length);
    return here.map((piece, at) => ({ ...piece, id, scale: spots.scale, at: moved(piecesAt, spots.at[at]) }));
  });
}

/** The dashed paths to where the wheel leads. */
export function Ways({
  view,
  ghosts,
  places,
}: {
  readonly view: ElView;
  readonly ghosts: readonly Ghost[];
  readonly places: readonly Placed[];
}) {
  const spotOf = (of: Character, seat: number, id: DistrictId, ghost: boolean) =>
    places.find((one) => one.of === of && one.seat === seat && one.id === id && one.ghost === ghost)?.at;
  return (
    <g>
      {ghosts.map((ghost) => {
        const start = spotOf(ghost.of, ghost.seat, ghost.from, false);
        const end = spotOf(ghost.of, ghost.seat, ghost.to, true);
        if (start === undefined || end === undefined) return undefined;
        const d = pathOf(start, end, viaOf(view, ghost));
        return (
          <g key={`${ghost.of} ${ghost.to}`} class="el-way">
            <path class="el-way-case" d={d} />
            <path class="el-way-dash" d={d} marker-end="url(#el-arrow)" />
          </g>
        );
      })}
    </g>
  );
}

/** The way of the pawn that walks now, in the colour of its seat. */
export function WalkPath({
  view,
  walk,
  places,
}: {
  readonly view: ElView;
  readonly walk: PawnWalk | undefined;
  readonly places: readonly Placed[];
}) {
  const looks = useSeats();
  if (walk === undefined) return undefined;
  const start = drawings[view.board].districts.find(({ id }) => id === walk.from)?.piecesAt;
  const end = places.find(({ of, seat, ghost }) => of === walk.of && seat === walk.seat && !ghost)?.at;
  if (start === undefined || end === undefined) return undefined;
  const d = pathOf(start, end, viaOf(view, walk));
  return (
    <g class={`seat-${looks[walk.seat]?.colour}`}>
      <path class="el-walk-case" d={d} />
      <path class="el-walk-path" d={d} />
    </g>
  );
}

/** All pawns, and the ghosts of mine. */
export function Pawns({ places }: { readonly places: readonly Placed[] }) {
  const looks = useSeats();
  return (
    <g>
      {places.map(({ of, seat, ghost, at: [x, y], scale, id }) => {
        const look = looks[seat];
        if (look === undefined) return undefined;
        const key = ghost ? `ghost ${of} ${id}` : `${of}-${seat}`;
        return (
          <g key={key} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`}>
            {/* A ghost is no piece: it appears and goes without travelling. */}
            <g {...(ghost ? {} : { 'data-piece': key })}>
              <Pawn look={look} of={of} ghost={ghost} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function moved([x, y]: Point, by: Point | undefined): Point {
  return [x + (by?.[0] ?? 0), y + (by?.[1] ?? 0)];
}

/** The border or tunnel that is passed. */
function viaOf(view: ElView, { from, to, by }: Pick<Ghost, 'from' | 'to' | 'by'>): Point | undefined {
  const { borders } = drawings[view.board];
  if (by === undefined || isMetro(by)) return undefined;
  return borders.find(({ between }) => between.includes(from) && between.includes(to))?.iconAt;
}

/** A bowed line that leaves beside one pawn and stops short of the other. */
function pathOf([x, y]: Point, [toX, toY]: Point, via: Point | undefined): string {
  const [startY, endY] = [y - 1.6, toY - 1.8];
  const [midX, midY] = via ?? [(x + toX) / 2 - (toY - y) * 0.12, (y + toY) / 2 + (toX - x) * 0.12];
  const start = towards([x, startY], [midX, midY], 2.4);
  const end = towards([toX, endY], [midX, midY], 3.4);
  return `M${start}Q${midX.toFixed(1)} ${midY.toFixed(1)} ${end}`;
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return `${(x + ((toX - x) * by) / length).toFixed(1)} ${(y + ((toY - y) * by) / length).toFixed(1)}`;
}
