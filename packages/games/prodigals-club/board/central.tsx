import { Token } from '@manigance/ui/seats.tsx';
import { useState } from 'preact/hooks';
import type { BoardContext } from './board-context.ts';
import { CardLine, cardLabel } from './card.tsx';
import { CardSheet } from './card-sheet.tsx';
import { EffectMarks } from './effects.tsx';
import { BoardFrame } from './frame.tsx';
import { type BonusId, bonusTiles, errandBoysNeeded, modes, type Space, spacesOf } from './from-game.ts';
import { Mark } from './glyph.tsx';
import { LastPlayed } from './last-played.tsx';
import { TilePicture } from './picture.tsx';
import { Slot, SpaceButton, spaceLabel } from './space.tsx';
import type { BoardWords } from './words/en.ts';

/** The central board. */
export function Central({ table }: { readonly table: BoardContext }) {
  const { view, words } = table;
  const here = spacesOf(view).filter(({ board }) => board === 'central');
  const [card, renaissance] = [
    here.find(({ id }) => id === 'central-card'),
    here.find(({ id }) => id === 'renaissance'),
  ];
  const order = here.filter(({ place }) => place > 0);
  const isWhole = modes[view.mode].centralBoard === 'all';
  return (
    <BoardFrame table={table} id="central">
      <div class={`pc-centre ${isWhole ? '' : 'is-card-only'}`}>
        <p class="pc-lowest">
          <Mark of="down" />
          <span>
            <b>{words.lowest}</b> {words.lowestWhy}
          </span>
        </p>
        <LastPlayed table={table} />
        <section class="pc-centre-card" aria-label={words.centralCard}>
          {card && <CentralCard table={table} space={card} />}
        </section>
        {renaissance && (
          <section class="pc-centre-man" aria-label={words.renaissance}>
            <SpaceButton table={table} space={renaissance}>
              <Named table={table} />
            </SpaceButton>
          </section>
        )}
        <Order table={table} places={order} />
        {isWhole && (
          <section class="pc-centre-bonus" aria-label={words.bonus}>
            <div class="pc-h3">
              <h3>{words.bonus}</h3>
            </div>
            <div class="pc-bonuses">
              {view.central.bonusTiles.map((tile) => (
                <BonusButton key={tile} table={table} tile={tile} />
              ))}
              {view.central.bonusTiles.length === 0 && <p class="pc-empty">{words.noBonus}</p>}
            </div>
          </section>
        )}
      </div>
    </BoardFrame>
  );
}

/** PC-1.8 The order of this round, and the places of the next where there are any: plans have none (LW-7.7). */
function Order({ table, places }: { readonly table: BoardContext; readonly places: readonly Space[] }) {
  const { words, view, props } = table;
  return (
    <section class="pc-centre-order" aria-label={words.order}>
      <div class="pc-h3">
        {places.length > 0 && <h3>{words.order}</h3>}
        <small class="pc-now">
          {words.orderNow}{' '}
          {view.order.map((seat) => (
            <Token key={seat} seat={seat} label={props.names(seat)} />
          ))}
        </small>
      </div>
      {places.length > 0 && (
        <div class="pc-order">
          {places.map((space) => (
            <OrderPlace key={space.id} table={table} space={space} />
          ))}
        </div>
      )}
    </section>
  );
}

/** PC-7.10 The central card; with two competitions it takes two errand boys. */
function CentralCard({ table, space }: { readonly table: BoardContext; readonly space: Space }) {
  const { choosing, view, words, names } = table;
  const [reading, setReading] = useState(false);
  const { card } = view.central;
  const move = { do: 'send', space: space.id } as const;
  const state = choosing.stateOf(move);
  const boys = errandBoysNeeded(view, space);
  const label = [
    spaceLabel(table, space),
    card === undefined ? words.noCard : cardLabel(card, names, words),
  ].join(' ');
  return (
    <>
      <button
        type="button"
        class={`pc-space is-${state}`}
        aria-pressed={state === 'chosen' ? true : undefined}
        aria-disabled={state === 'closed' || card === undefined}
        onClick={() => choosing.tap(move, () => setReading(card !== undefined))}
      >
        <span class="vh">{label}</span>
        <Slot table={table} space={space} state={state} />
        <span class="pc-space-text" aria-hidden="true">
          <span class="pc-space-name">
            {words.centralCard}
            {boys > 1 && <small> · {words.twoBoys}</small>}
          </span>
          {card === undefined ? (
            <small>{words.noCard}</small>
          ) : (
            <CardLine id={card} names={names} words={words} />
          )}
        </span>
      </button>
      {reading && card !== undefined && (
        <CardSheet table={table} title={words.centralCard} ids={[card]} onClose={() => setReading(false)} />
      )}
    </>
  );
}

function Named({ table: { view, words, names } }: { readonly table: BoardContext }) {
  const { renaissance } = view.central;
  if (renaissance === undefined || renaissance.named.length === 0) return undefined;
  return (
    <small>{words.namedSymbols(renaissance.named.map((symbol) => names.symbols[symbol]).join(', '))}</small>
  );
}

function OrderPlace({ table, space }: { readonly table: BoardContext; readonly space: Space }) {
  const { choosing, words } = table;
  const move = { do: 'send', space: space.id } as const;
  const state = choosing.stateOf(move);
  return (
    <button
      type="button"
      class={`pc-space pc-order-place is-${state}`}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'still' || state === 'closed'}
      onClick={() => choosing.tap(move)}
    >
      <span class="vh">{spaceLabel(table, space)}</span>
      <Slot table={table} space={space} state={state} />
      <span class="pc-space-name" aria-hidden="true">
        {words.place(space.place)}
      </span>
    </button>
  );
}

function BonusButton({ table, tile }: { readonly table: BoardContext; readonly tile: BonusId }) {
  const { choosing, names, words } = table;
  const move = { do: 'takeBonus', tile } as const;
  const state = choosing.stateOf(move);
  const { name, text } = names.bonusTiles[tile];
  return (
    <button
      type="button"
      class={`pc-bonus is-${state}`}
      data-card={tile}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'still'}
      onClick={() => choosing.tap(move)}
    >
      <span class="vh">
        {name}. {text} {state === 'open' ? words.free : state === 'chosen' ? words.chosen : ''}
      </span>
      <TilePicture tile={tile} size="s" />
      <BonusArt tile={tile} words={words} />
      <span class="pc-bonus-name" aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

/** The face of a bonus tile. */
export function BonusArt({ tile, words }: { readonly tile: BonusId; readonly words: BoardWords }) {
  const row = bonusTiles.find(({ id }) => id === tile);
  return (
    <span class="pc-fx" aria-hidden="true">
      {row && <EffectMarks effect={row.effect} words={words} />}
    </span>
  );
}
