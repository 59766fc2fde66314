import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { BoardContext } from './board-context.ts';
import { Bundles } from './bundles.tsx';
import { firstListed } from './choosing.ts';
import { BoardFrame } from './frame.tsx';
import {
  boroughs,
  type PossessionId,
  pointerDiscount,
  possessionTiles,
  spacesOf,
  unsoldPenalty,
} from './from-game.ts';
import { Mark } from './glyph.tsx';
import { TilePicture } from './picture.tsx';
import { Blazon, Shield } from './shield.tsx';
import { SpaceButton } from './space.tsx';

/** The board of the Possessions. */
export function Possessions({ table }: { readonly table: BoardContext }) {
  const { view, mine, words, whose } = table;
  const here = spacesOf(view).filter(({ board, id }) => board === 'possessions' && !id.includes('-bundle-'));
  const tiles = mine.possessions?.tiles ?? [];
  return (
    <BoardFrame table={table} id="possessions">
      <div class="pc-spaces">
        {here.map((space) => (
          <SpaceButton key={space.id} table={table} space={space} />
        ))}
      </div>
      <Bundles table={table} board="possessions" />
      <section aria-label={whose ?? words.possessions}>
        <div class="pc-h3">
          <h3>{whose ?? words.possessions}</h3>
          <small>{tiles.length > 0 && words.unsold(unsoldPenalty)}</small>
        </div>
        <div class="pc-goods" data-ground>
          <p class="pc-purse">
            <Mark of="pound" />
            <span>{words.cashWord}</span>
            <b>
              <RollingNumber key={mine.seat} value={mine.possessions?.pounds ?? 0} format={words.money} />
            </b>
          </p>
          {tiles.map((tile) => (
            <PossessionButton key={tile} table={table} tile={tile} mine />
          ))}
          {tiles.length === 0 && <p class="pc-empty">{words.none}</p>}
        </div>
      </section>
      <section aria-label={words.offer}>
        <div class="pc-h3">
          <h3>{words.offer}</h3>
        </div>
        <div class="pc-goods" data-ground>
          {view.offer.map((tile) => (
            <PossessionButton key={tile} table={table} tile={tile} />
          ))}
          <Pointer table={table} />
        </div>
      </section>
    </BoardFrame>
  );
}

function PossessionButton({
  table,
  tile,
  mine = false,
}: {
  readonly table: BoardContext;
  readonly tile: PossessionId;
  readonly mine?: boolean;
}) {
  const { props, choosing, words } = table;
  const moves = mine
    ? ([
        { do: 'sell', tile },
        { do: 'give', tile },
      ] as const)
    : ([{ do: 'take', tile }] as const);
  const move = firstListed(props, moves);
  const state = choosing.stateOf(move);
  const status = state === 'open' ? words.free : state === 'chosen' ? words.chosen : '';
  return (
    <button
      type="button"
      class={`pc-good-tile is-${state} ${mine ? 'is-mine' : ''}`}
      data-piece={`possession-${tile}`}
      data-card={tile}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'still'}
      onClick={() => choosing.tap(move)}
    >
      <span class="vh">{`${possessionLabel(table, tile)}. ${status}`.trim()}</span>
      <PossessionArt table={table} tile={tile} />
    </button>
  );
}

/** The face of a possession. */
export function PossessionArt({
  table: { names, view },
  tile,
}: {
  readonly table: BoardContext;
  readonly tile: PossessionId;
}) {
  const row = possessionTiles.find(({ id }) => id === tile);
  if (row === undefined) return undefined;
  return (
    <>
      <TilePicture tile={tile} size="s" />
      <span class="pc-good-head" aria-hidden="true">
        <b class="pc-worth">{row.value}</b>
        <Mark of={row.symbol} />
        <span class="pc-arms">
          {view.pointer === row.borough && <Mark of="down" />}
          <Shield borough={row.borough} />
        </span>
      </span>
      <span class="pc-good-name" aria-hidden="true">
        {names.possessions[tile]}
      </span>
    </>
  );
}

/** The label of a possession. */
export function possessionLabel({ names, words, view }: BoardContext, tile: PossessionId): string {
  const row = possessionTiles.find(({ id }) => id === tile);
  if (row === undefined) return '';
  const said = words.possession(
    names.possessions[tile],
    words.money(row.value),
    names.symbols[row.symbol],
    names.boroughs[row.borough],
  );
  return view.pointer === row.borough ? words.pointed(said) : said;
}

/** PC-11.2 The four boroughs, with the pointer on the discounted one. */
function Pointer({ table: { view, words, names } }: { readonly table: BoardContext }) {
  if (view.pointer === undefined) return undefined;
  const at = boroughs.indexOf(view.pointer);
  const discount = words.money(pointerDiscount);
  return (
    <p class="pc-pointer">
      <span class="vh">{words.pointer(names.boroughs[view.pointer], discount)}</span>
      <svg viewBox="-25 -25 50 50" aria-hidden="true">
        <circle class="dial" r="24" />
        <path class="dial" d="M0-24V24M-24 0H24" />
        {boroughs.map((borough, quarter) => (
          <g
            key={borough}
            transform={`rotate(${45 + 90 * quarter}) translate(0 -15) rotate(${-45 - 90 * quarter}) translate(-6 -6.2) scale(.5)`}
          >
            <Blazon borough={borough} />
          </g>
        ))}
        <g class="hand" style={{ transform: `rotate(${45 + 90 * at}deg)` }}>
          <path d="M0-9L3 2.5H-3Z" />
        </g>
        <circle class="pin" r="2.5" />
      </svg>
      <span aria-hidden="true">
        <b>{names.boroughs[view.pointer]}</b>
        <br />
        {words.pointerShort(discount)}
      </span>
    </p>
  );
}
