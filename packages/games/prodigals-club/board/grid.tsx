import { BoardMap, type Space } from '@manigance/ui/board-map.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardContext } from './board-context.ts';
import { CircleArt, tileSize } from './circle-tile.tsx';
import type { CircleId, PlacedTile, PlayerView } from './from-game.ts';
import { MarkAt } from './glyph.tsx';
import { type FreePlace, freePlaces, type Placement, turned } from './placing.ts';
import { innerCircles, jointsOf, neighbours, sidesText } from './sides.ts';

/** A player's political circles. While the player places a tile, also every free place and the tile itself. */
export function Grid({
  table,
  player,
  tile,
  ghost,
}: {
  readonly table: BoardContext;
  readonly player: PlayerView;
  /** The tile being placed, if any. */
  readonly tile?: CircleId | undefined;
  readonly ghost?: Placement | undefined;
}) {
  const { props, words, choosing } = table;
  const grid = player.election?.grid ?? [];
  const places = tile === undefined ? [] : freePlaces(tile, props.options, props.refusals);
  const drawn = ghost === undefined ? grid : [...grid, ghost];
  const colour = useSeats()[player.seat]?.colour;
  const choose = (id: string) => {
    const place = places.find(({ x, y }) => id === idOf({ x, y }));
    const next = place && turned(place, ghost);
    if (next !== undefined) choosing.intend({ tile: next.tile, move: next });
  };
  const look = (id: string) => {
    const refusal = places.find(({ x, y }) => id === idOf({ x, y }))?.refusal;
    if (refusal !== undefined) props.onWhyNot(refusal);
  };
  const room = roomOf([...drawn, ...places]);
  const map = (
    <BoardMap
      label={words.gridOf(props.names(player.seat), grid.length)}
      viewBox={viewBoxOf(room)}
      spaces={[
        ...places.map((place) => placeSpace(table, place, ghost)),
        ...grid.map((one) => tileSpace(table, one)),
      ]}
      onChoose={choose}
      onLook={look}
      class={`pc-grid seat-${colour}`}
    >
      {places.map((place) => (
        <PlaceArt key={idOf(place)} place={place} />
      ))}
      {grid.map((one) => (
        <g key={one.tile} transform={shift(one)}>
          <g data-piece={`circle-${player.seat}-${one.tile}`}>
            <CircleArt tile={one.tile} rotation={one.rotation} met={neighbours(drawn, one)} />
          </g>
        </g>
      ))}
      {ghost && <Ghost ghost={ghost} met={neighbours(grid, ghost)} duration={props.motion.ms(240)} />}
      {jointsOf(drawn).map(({ x, y, symbol }) => (
        <g key={`${x} ${y}`} class="pc-joint" transform={shift({ x, y })}>
          <circle r="9" />
          <MarkAt of={symbol} at={[0, 0]} size={12} />
        </g>
      ))}
      {innerCircles(drawn).map(([x, y]) => (
        <g key={`${x} ${y}`} class="pc-stamp" transform={shift({ x, y })}>
          <circle r="7" />
          <circle r="4.5" />
        </g>
      ))}
    </BoardMap>
  );
  if (tile === undefined) return map;
  return (
    <div class="pc-grid-room" style={{ '--across': room.width / tileSize }}>
      {map}
    </div>
  );
}

/** The symbols and inner circles a tile laid there would give. */
export function placementText({ frame, names, words }: BoardContext, ghost: Placement): string {
  const placements = frame?.kind === 'circle' ? frame.placements : [];
  const placed = placements.find(
    ({ tile, x, y, rotation }) =>
      tile === ghost.tile && x === ghost.x && y === ghost.y && rotation === ghost.rotation,
  );
  const given = placed?.symbols.map((symbol) => names.symbols[symbol]) ?? [];
  return words.gives(given.join(', '), placed?.innerCircles ?? 0);
}

function placeSpace(table: BoardContext, place: FreePlace, ghost: Placement | undefined): Space {
  const { words, names } = table;
  const where = words.position(place.x, place.y);
  const here = ghost !== undefined && ghost.x === place.x && ghost.y === place.y;
  const label = here
    ? `${words.ghost(where, placementText(table, ghost))} ${sidesText(ghost.tile, ghost.rotation, words, names)}.`
    : place.ways.length > 0
      ? words.freePlace(where, place.ways.length)
      : words.noFit(where);
  return spaceAt(place, label, here ? 'chosen' : place.ways.length > 0 ? 'open' : 'closed');
}

function tileSpace({ words, names }: BoardContext, placed: PlacedTile): Space {
  const { tile, x, y, rotation } = placed;
  const label = words.placed(
    names.circles[tile],
    sidesText(tile, rotation, words, names),
    words.position(x, y),
  );
  return spaceAt(placed, label, 'still');
}

function spaceAt(
  { x, y }: { readonly x: number; readonly y: number },
  label: string,
  state: Space['state'],
): Space {
  const [left, top] = [(x - 0.5) * tileSize, (y - 0.5) * tileSize];
  return {
    id: idOf({ x, y }),
    label,
    at: [x * tileSize, y * tileSize],
    d: `M${left} ${top}h48v48h-48z`,
    state,
  };
}

function PlaceArt({ place }: { readonly place: FreePlace }) {
  const open = place.ways.length > 0;
  return (
    <g class={`pc-place ${open ? 'is-open' : 'is-closed'}`} transform={shift(place)}>
      <rect x="-20" y="-20" width="40" height="40" rx="4" />
      <path d={open ? 'M-8 0H8M0-8V8' : 'M-5-5L5 5M5-5L-5 5'} />
    </g>
  );
}

/** The tile being placed; its rotation is animated. */
function Ghost({
  ghost,
  met,
  duration,
}: {
  readonly ghost: Placement;
  readonly met: readonly boolean[];
  readonly duration: number;
}) {
  const ref = useRef<SVGGElement>(null);
  const last = useRef(ghost);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = ghost;
    const quarters = (ghost.rotation - before.rotation + 4) % 4;
    if (duration === 0 || quarters === 0 || before.x !== ghost.x || before.y !== ghost.y) return;
    ref.current?.animate([{ transform: `rotate(${-90 * quarters}deg)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(.3,1.5,.5,1)',
    });
  }, [ghost, duration]);
  return (
    <g class="pc-ghost" transform={shift(ghost)}>
      <g ref={ref}>
        <CircleArt tile={ghost.tile} rotation={ghost.rotation} met={met} />
      </g>
    </g>
  );
}

function shift({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x * tileSize} ${y * tileSize})`;
}

function idOf({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x},${y}`;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of these cells. */
function roomOf(cells: readonly { readonly x: number; readonly y: number }[]): Room {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const [right, bottom] = [Math.max(0, ...xs), Math.max(0, ...ys)];
  // A minimum size keeps a lone tile from filling the board.
  const [width, height] = [
    Math.max(leastTiles, right - left + 1) * tileSize,
    Math.max(leastTiles, bottom - top + 1) * tileSize,
  ];
  const [x, y] = [((left + right) / 2) * tileSize - width / 2, ((top + bottom) / 2) * tileSize - height / 2];
  return { x, y, width, height };
}

function viewBoxOf({ x, y, width, height }: Room): string {
  return `${x - 2} ${y - 2} ${width + 4} ${height + 4}`;
}

const leastTiles = 2.6;
