import { PlaceMarks } from '@manigance/ui/marks.tsx';
import { useState } from 'preact/hooks';
import type { BoardContext } from './board-context.ts';
import { CardLine } from './card.tsx';
import { CardSheet } from './card-sheet.tsx';
import type { Intent } from './choosing.ts';
import { CircleTile } from './circle-tile.tsx';
import { EffectMarks } from './effects.tsx';
import {
  type BundleId,
  bundles,
  type CompetitionId,
  type PcMove,
  type Space,
  spacesOf,
} from './from-game.ts';
import { EmptyLot, Lot } from './lot.tsx';
import { sidesText } from './sides.ts';
import { Slot, spaceLabel } from './space.tsx';

/** The bundles of a board, and the spaces that take one. */
export function Bundles({ table, board }: { readonly table: BoardContext; readonly board: CompetitionId }) {
  const { words, view } = table;
  const anyPlaces = anyBundleSpaces(view, board);
  return (
    <div class="pc-lots">
      <div class="pc-h3">
        <h3>{words.bundles}</h3>
        {anyPlaces.map((space) => (
          <AnyBundleSpace key={space.id} table={table} space={space} />
        ))}
      </div>
      <div class="pc-lot-list">
        {bundles
          .filter((bundle) => bundle.board === board)
          .map(({ id }) => (
            <BundleButton key={id} table={table} bundle={id} />
          ))}
      </div>
    </div>
  );
}

/** PC-7.6 A space for any bundle, with two or three players. */
function AnyBundleSpace({ table, space }: { readonly table: BoardContext; readonly space: Space }) {
  const move = { do: 'send', space: space.id } as const;
  const state = table.choosing.stateOf(move);
  return (
    <button
      type="button"
      class={`pc-any is-${state}`}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'still' || state === 'closed'}
      onClick={() => table.choosing.tap(move)}
    >
      <span class="vh">{spaceLabel(table, space)}</span>
      <Slot table={table} space={space} state={state} />
    </button>
  );
}

/** How a bundle is taken now: by its name, by its own space, or by a space for any bundle and then by its name. */
function wayTo(
  { choosing, view }: BoardContext,
  bundle: BundleId,
  space: Space | undefined,
): Pick<Intent, 'move' | 'next'> {
  const take: PcMove = { do: 'takeBundle', bundle };
  if (choosing.stateOf(take) !== 'still') return { move: take };
  if (space !== undefined) return { move: { do: 'send', space: space.id } };
  const any = anyBundleSpaces(view, bundle.replace(/-\w$/, ''))
    .map(({ id }): PcMove => ({ do: 'send', space: id }))
    .find((send) => choosing.stateOf(send) === 'open' || choosing.stateOf(send) === 'chosen');
  return any === undefined ? {} : { move: any, next: take };
}

/** PC-7.6 The spaces for any bundle of a board. */
function anyBundleSpaces(view: BoardContext['view'], board: string): readonly Space[] {
  return spacesOf(view).filter(({ id }) => id.startsWith(`${board}-bundle-any`));
}

function BundleButton({ table, bundle: id }: { readonly table: BoardContext; readonly bundle: BundleId }) {
  const { choosing, view, words, names, phrases, props } = table;
  const [reading, setReading] = useState(false);
  const bundle = view.bundles.find((lying) => lying.bundle === id);
  const letter = id.slice(-1).toUpperCase();
  const space = spacesOf(view).find((one) => one.id === id.replace(/-(\w)$/, '-bundle-$1'));
  const takers = space === undefined ? [] : (view.boys[space.id] ?? []);
  const { move, next } = wayTo(table, id, space);
  const state = choosing.stateOf(move, next);
  if (bundle === undefined) {
    return (
      <EmptyLot table={table} letter={letter} text={words.bundleTaken} place={space?.id} takers={takers} />
    );
  }
  const reward = bundles.find((bundle) => bundle.id === id)?.roundFiveReward;
  const label = [
    `${words.labelled(words.bundle(letter), phrases.bundleCards(bundle))}.`,
    bundle.tile === undefined
      ? ''
      : words.withTile(names.circles[bundle.tile], sidesText(bundle.tile, 0, words, names)),
    state === 'open'
      ? words.free
      : state === 'chosen'
        ? words.chosen
        : state === 'closed' && move
          ? (props.whyNot(move) ?? '')
          : '',
  ];
  return (
    <>
      <Lot
        state={state}
        label={label.filter((part) => part !== '').join(' ')}
        letter={letter}
        marks={space && <PlaceMarks marks={props.marks} place={space.id} />}
        cards={
          <>
            {bundle.cards.map((card, at) => (
              <CardLine key={`${card}-${at}`} id={card} names={names} words={words} />
            ))}
            {bundle.cards.length === 0 && reward && (
              <span class="pc-fx">
                <EffectMarks effect={reward} words={words} />
              </span>
            )}
          </>
        }
        onTap={() => choosing.tap(move, () => setReading(true), next)}
      >
        {bundle.tile && <CircleTile tile={bundle.tile} rotation={0} />}
      </Lot>
      {reading && (
        <CardSheet
          table={table}
          title={words.bundle(letter)}
          ids={bundle.cards}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
