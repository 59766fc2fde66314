import { RefusedButton } from '@manigance/ui/refused-button.tsx';
import type { BoardContext } from './board-context.ts';
import { Bundles } from './bundles.tsx';
import { BoardFrame } from './frame.tsx';
import { dameTiles, ladder, markerIds, spacesOf } from './from-game.ts';
import { Mark } from './glyph.tsx';
import { Ladder } from './ladder.tsx';
import { type MarkerMove, markerMoves, refusalOf } from './marker-moves.ts';
import { TilePicture } from './picture.tsx';
import { SpaceButton } from './space.tsx';

/** The board of the Society. */
export function Society({ table }: { readonly table: BoardContext }) {
  const { view, mine, props } = table;
  const here = spacesOf(view).filter(({ board, id }) => board === 'society' && !id.includes('-bundle-'));
  const moving = props.options.some(({ do: what }) =>
    ['step', 'drop', 'jump', 'raise', 'row'].includes(what),
  );
  return (
    <BoardFrame table={table} id="society">
      <div class="pc-society-two">
        <Ladder table={table} player={mine} live />
        <div class="pc-society-side">
          {moving && <Pad table={table} />}
          <div class="pc-spaces is-single">
            {here.map((space) => (
              <SpaceButton key={space.id} table={table} space={space} />
            ))}
          </div>
          <Bundles table={table} board="society" />
        </div>
      </div>
      <Dame table={table} />
    </BoardFrame>
  );
}

/** The marker moves of the ladder as large buttons, one row per marker. */
function Pad({ table }: { readonly table: BoardContext }) {
  const { mine, props, words, phrases } = table;
  const markers = mine.society?.markers;
  if (markers === undefined) return undefined;
  const moves = markerMoves(props.options, markers);
  const rows = props.options.flatMap((move) => (move.do === 'row' ? [move] : []));
  return (
    <div class="pc-pad" role="group" aria-label={words.pad}>
      {rows.map((move) => (
        <button key={move.value} type="button" class="pc-way is-open" onClick={() => props.onChoose(move)}>
          {props.text.move(move, props.shown.view, props.names)}
        </button>
      ))}
      {rows.length === 0 &&
        markerIds.map((id) => {
          const own = moves.filter(({ marker }) => marker === id);
          const refusal = refusalOf(id, props.refusals);
          if (own.length === 0 && refusal === undefined) return undefined;
          return (
            <div key={id} class="pc-pad-row">
              <span class="pc-pad-who">
                <Mark of={id.startsWith('lady') ? 'lady' : 'gent'} />
                <span aria-hidden="true">{id.slice(-1)}</span>
                <b aria-hidden="true">{phrases.figure(markers[id].value)}</b>
                <span class="vh">{phrases.capital(phrases.markers[id])}</span>
              </span>
              {own.map((one) => (
                <Way key={JSON.stringify(one.move)} table={table} one={one} />
              ))}
              {own.length === 0 && refusal && (
                <RefusedButton
                  class="pc-way is-closed"
                  refusal={refusal}
                  label={words.labelled(
                    phrases.capital(phrases.markers[id]),
                    props.whyNot(refusal.move) ?? '',
                  )}
                  onWhyNot={props.onWhyNot}
                >
                  <Mark of="cross" />
                </RefusedButton>
              )}
            </div>
          );
        })}
    </div>
  );
}

function Way({ table, one }: { readonly table: BoardContext; readonly one: MarkerMove }) {
  const { props, phrases } = table;
  const value = ladder[one.to.row]?.value;
  const symbol = ladder[one.to.row]?.symbols[one.to.column];
  return (
    <button type="button" class="pc-way is-open" onClick={() => props.onChoose(one.move)}>
      <span class="vh">
        {props.text.move(one.move, props.shown.view, props.names)}
        {value !== undefined && ` (${phrases.figure(value)})`}
      </span>
      <Arrow way={one.way} />
      {value !== undefined && <b aria-hidden="true">{phrases.figure(value)}</b>}
      {symbol !== undefined && symbol !== 'none' && <Mark of={symbol} />}
    </button>
  );
}

const turns: Readonly<Record<MarkerMove['way'], number>> = {
  down: 0,
  'down-left': 45,
  left: 90,
  up: 180,
  right: 270,
  'down-right': 315,
  jump: 0,
};

function Arrow({ way }: { readonly way: MarkerMove['way'] }) {
  return (
    <span class="pc-arrow" style={{ transform: `rotate(${turns[way]}deg)` }}>
      <Mark of={way === 'jump' ? 'jump' : 'down'} />
    </span>
  );
}

/** PC-15.2 Dame Beatrice's tile of the round. */
function Dame({ table: { view, names, words, mine } }: { readonly table: BoardContext }) {
  const tile = dameTiles.find(({ id }) => id === view.dame);
  if (tile === undefined) return undefined;
  const { name, text } = names.dameTiles[tile.id];
  return (
    <p class="pc-dame" data-card={tile.id}>
      <TilePicture tile={tile.id} size="s" />
      <span>
        <b>{words.dame}</b>, <i>{name}</i>. {text}{' '}
        {mine.society?.immune && <b class="pc-good">{words.spared}</b>}
      </span>
    </p>
  );
}
