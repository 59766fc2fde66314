import { PlaceMarks } from '@manigance/ui/marks.tsx';
import { useState } from 'preact/hooks';
import { type BoardContext, namesOf } from './board-context.ts';
import { CardLine, CardSheet } from './card.tsx';
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
import { Hat } from './hat.tsx';
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
      <p class="pc-lot is-gone">
        {space && <PlaceMarks marks={props.marks} place={space.id} />}
        <b class="pc-lot-letter">{letter}</b>
        <span class="pc-lot-cards">
          {words.bundleTaken}
          {takers.length > 0 && <span class="vh"> {words.taken(namesOf(takers, props.names))}</span>}
        </span>
        {takers.map((seat) => (
          <Hat key={seat} seat={seat} fly={0} />
        ))}
      </p>
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
      <button
        type="button"
        class={`pc-lot is-${state}`}
        aria-pressed={state === 'chosen' ? true : undefined}
        aria-disabled={state === 'closed'}
        onClick={() => choosing.tap(move, () => setReading(true), next)}
      >
        <span class="vh">{label.filter((part) => part !== '').join(' ')}</span>
        {space && <PlaceMarks marks={props.marks} place={space.id} />}
        <b class="pc-lot-letter" aria-hidden="true">
          {letter}
        </b>
        <span class="pc-lot-cards" aria-hidden="true">
          {bundle.cards.map((card, at) => (
            <CardLine key={`${card}-${at}`} id={card} names={names} words={words} />
          ))}
          {bundle.cards.length === 0 && reward && (
            <span class="pc-fx">
              <EffectMarks effect={reward} words={words} />
            </span>
          )}
        </span>
        {bundle.tile && <CircleTile tile={bundle.tile} rotation={0} />}
      </button>
      {reading && (
        <CardSheet
          title={words.bundle(letter)}
          ids={bundle.cards}
          names={names}
          words={words}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
