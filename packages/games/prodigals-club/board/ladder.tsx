import { BoardMap, type Space } from '@manigance/ui/board-map.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { useSeats } from '@manigance/ui/seats.tsx';
import type { BoardContext, PlayerPartProps } from './board-context.ts';
import {
  columns,
  coversCell,
  dameTiles,
  ladder,
  type MarkerId,
  markerIds,
  type PlayerView,
} from './from-game.ts';
import { MarkAt } from './glyph.tsx';
import { type Cell, cellOf, type MarkerMove, markerMoves, refusalOf, rowOfValue } from './marker-moves.ts';

const gutter = 25;
const wide = 37;
const tall = 22;
const foot = 15;
const width = gutter + 3 * wide + 2;
const height = ladder.length * tall + foot + 3;
const cellar = rowOfValue(0);

/** A player's ladder with its markers. The rows below 0 are drawn as a cellar. */
export function Ladder({ table, player, live = false }: PlayerPartProps) {
  const { words, props, choosing } = table;
  const look = useSeats()[player.seat];
  const markers = player.society?.markers;
  if (markers === undefined) return undefined;
  const moves = live ? markerMoves(props.options, markers) : [];
  const rows = live ? props.options.flatMap((move) => (move.do === 'row' ? [move] : [])) : [];
  const lifted = choosing.intent.marker;
  const near = lifted === undefined ? moves : moves.filter(({ marker }) => marker === lifted);
  const choose = (id: string) => {
    const row = rows.find(({ value }) => id === `row-${value}`);
    if (row !== undefined) return props.onChoose(row);
    const own = moves.filter(({ marker }) => marker === id);
    const [first, ...more] = own.length > 0 ? own : near.filter(({ to }) => idOf(to) === id);
    if (first === undefined) return undefined;
    if (more.length === 0) return props.onChoose(first.move);
    return choosing.intend(lifted === first.marker ? undefined : { marker: first.marker });
  };
  const why = (id: string) => {
    const refusal = live ? refusalOf(id as MarkerId, props.refusals) : undefined;
    if (refusal !== undefined) props.onWhyNot(refusal);
  };
  return (
    <BoardMap
      label={words.ladderOf(props.names(player.seat))}
      viewBox={`0 0 ${width} ${height}`}
      spaces={
        rows.length > 0
          ? rows.map(({ value }) => rowSpace(table, value))
          : spacesOf(table, player, moves, near)
      }
      onChoose={choose}
      onLook={why}
      class={`pc-ladder seat-${look?.colour}`}
      buttonsAt=".pc-pad"
    >
      <Steps dame={table.view.dame} phrases={table.phrases} words={words} />
      {near.map(({ to, move }) => (
        <rect key={JSON.stringify(move)} class="pc-lit" {...box(to)} />
      ))}
      {rows.map(({ value }) => (
        <rect
          key={value}
          class="pc-lit"
          x={gutter}
          y={rowOfValue(value) * tall + 1}
          width={3 * wide}
          height={tall}
        />
      ))}
      {markerIds.map((id) => (
        <Marker
          key={id}
          id={id}
          at={cellOf(markers[id])}
          seat={player.seat}
          state={lifted === id ? 'lifted' : near.some(({ marker }) => marker === id) ? 'live' : 'still'}
        />
      ))}
    </BoardMap>
  );
}

function spacesOf(
  table: BoardContext,
  player: PlayerView,
  moves: readonly MarkerMove[],
  near: readonly MarkerMove[],
): Space[] {
  const { props, choosing } = table;
  const markers = player.society?.markers;
  if (markers === undefined) return [];
  const standing = markerIds.map((id): Space => {
    const own = moves.filter(({ marker }) => marker === id);
    const refused = own.length === 0 && moves.length > 0 && refusalOf(id, props.refusals) !== undefined;
    const state =
      choosing.intent.marker === id ? 'chosen' : own.length > 0 ? 'open' : refused ? 'closed' : 'still';
    return {
      id,
      label: markerLabel(table, player, id, own),
      at: middle(cellOf(markers[id])),
      d: path(cellOf(markers[id])),
      state,
    };
  });
  const targets = new Map(near.map((one) => [idOf(one.to), one]));
  const free = [...targets.entries()].filter(([, { to }]) => !standing.some(({ d }) => d === path(to)));
  return [
    ...standing,
    ...free.map(([id, { marker, to: cell }]): Space => {
      const label = `${cellName(table, cell)}. ${table.words.goesHere(table.phrases.capital(table.phrases.markers[marker]))}.`;
      return { id, label, at: middle(cell), d: path(cell), state: 'open' };
    }),
  ];
}

function markerLabel(
  table: BoardContext,
  { society }: PlayerView,
  id: MarkerId,
  own: readonly MarkerMove[],
): string {
  const { words, phrases, choosing } = table;
  const where = society === undefined ? '' : cellName(table, cellOf(society.markers[id]));
  const name = phrases.capital(phrases.markers[id]);
  const may =
    choosing.intent.marker === id ? `, ${words.lifted}` : own.length > 0 ? `, ${words.mayMove}` : '';
  return `${name}. ${where}${may}.`;
}

function cellName({ words, phrases, names }: BoardContext, { row, column }: Cell): string {
  const { value, symbols } = ladder[row] ?? { value: 0, symbols: [] };
  const symbol = symbols[column];
  const named = symbol === undefined || symbol === 'none' ? undefined : names.symbols[symbol];
  return words.cell(phrases.figure(value), words.columns[columns[column] ?? 'left'], named);
}

function rowSpace(table: BoardContext, value: number): Space {
  const { words, phrases } = table;
  const top = rowOfValue(value) * tall + 1;
  return {
    id: `row-${value}`,
    label: words.labelled(words.mayRow, phrases.figure(value)),
    at: [gutter + 1.5 * wide, top + tall / 2],
    d: `M${gutter} ${top}h${3 * wide}v${tall}h${-3 * wide}z`,
    state: 'open',
  };
}

/** Rows, columns and symbols; the cells of Dame Beatrice's tile are hatched. */
const Steps = memo(function Steps({
  dame,
  phrases,
  words,
}: Pick<BoardContext, 'phrases' | 'words'> & { readonly dame: BoardContext['view']['dame'] }) {
  const tile = dameTiles.find(({ id }) => id === dame);
  return (
    <>
      <rect class="pc-steps" x={gutter} y="1" width={3 * wide} height={ladder.length * tall} />
      <rect
        class="pc-cellar"
        x={gutter}
        y={cellar * tall + 1}
        width={3 * wide}
        height={(ladder.length - cellar) * tall}
      />
      <path
        class="pc-bricks"
        d={hatch(gutter, cellar * tall + 1, 3 * wide, (ladder.length - cellar) * tall)}
      />
      {ladder.map(({ value, symbols }, row) => (
        <g key={value}>
          <text class="pc-value" x={gutter - 5} y={row * tall + 17}>
            {phrases.figure(value)}
          </text>
          {columns.map((column, place) => {
            const cell = { row, column: place };
            const symbol = symbols[place] ?? 'none';
            return (
              <g key={column}>
                {tile && coversCell(tile, column, value) && <path class="pc-watched" d={slant(cell)} />}
                <rect class="pc-cell" {...box(cell)} />
                {symbol !== 'none' && <MarkAt of={symbol} at={middle(cell)} size={14} class="is-faint" />}
              </g>
            );
          })}
        </g>
      ))}
      <path class="pc-ground" d={`M${gutter} ${cellar * tall + 1}h${3 * wide}`} />
      {columns.map((column, at) => (
        <text key={column} class="pc-column" x={gutter + (at + 0.5) * wide} y={height - 4}>
          {words.columnLetters[column]}
        </text>
      ))}
    </>
  );
});

function Marker(props: {
  readonly id: MarkerId;
  readonly at: Cell;
  readonly seat: number;
  readonly state: string;
}) {
  const { id, at, seat, state } = props;
  const symbol = ladder[at.row]?.symbols[at.column];
  const [x, y] = middle(at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-piece={`marker-${seat}-${id}`} class={`pc-marker is-${state}`}>
        <rect x="-17" y="-10" width="34" height="20" rx="3.5" />
        <MarkAt
          of={id.startsWith('lady') ? 'lady' : 'gent'}
          at={[symbol === 'none' ? -3 : -8, 0]}
          size={16}
        />
        {symbol !== undefined && symbol !== 'none' ? (
          <MarkAt of={symbol} at={[8, 0]} size={12.5} />
        ) : (
          <text x="9" y="4.5">
            {id.slice(-1)}
          </text>
        )}
      </g>
    </g>
  );
}

function box({ row, column }: Cell) {
  return { x: gutter + column * wide, y: row * tall + 1, width: wide, height: tall };
}
function middle({ row, column }: Cell): readonly [number, number] {
  return [gutter + (column + 0.5) * wide, (row + 0.5) * tall + 1];
}
function path(cell: Cell): string {
  const { x, y } = box(cell);
  return `M${x} ${y}h${wide}v${tall}h${-wide}z`;
}
function slant(cell: Cell): string {
  const { x, y } = box(cell);
  return [0, 6, 12, 18, 24, 30]
    .map((step) => `M${x + step} ${y + tall}l${Math.min(22, wide - step)} ${-Math.min(22, wide - step)}`)
    .join('');
}
function hatch(x: number, y: number, w: number, h: number): string {
  return Array.from({ length: Math.floor(h / 3.5) }, (_, line) => `M${x} ${y + 2 + line * 3.5}h${w}`).join(
    '',
  );
}
function idOf({ row, column }: Cell): string {
  return `cell-${row}-${column}`;
}
