import { type BoardContext, useBoardContext } from './board-context.ts';
import { endsQuestion, MoveMarks, mostButtons, needsButton } from './choices.tsx';
import { sameMove } from './choosing.ts';
import { ConfirmLine } from './confirm-line.tsx';
import type { HandCardId, OfferPlace, PcMove, Props } from './from-game.ts';
import { Mark } from './glyph.tsx';
import { LastWillButtons } from './last-will.tsx';
import { freePlaces, isPlacement, type Placement, turned } from './placing.ts';
import { possessionLabel } from './possessions.tsx';

/** Buttons of the question line: confirmation of the selected move, or moves that no board shows. */
export function Actions(props: Props) {
  const table = useBoardContext(props);
  const { move, card } = table.choosing.intent;
  const all = props.options.filter(needsButton);
  const loose = all.length > mostButtons ? all.filter(endsQuestion) : all;
  if (move !== undefined && isPlacement(move)) return <PlacingButtons table={table} placement={move} />;
  return (
    <>
      {loose.map((one) => (
        <button
          key={JSON.stringify(one)}
          type="button"
          class={`btn ${isMain(one) ? 'main' : ''}`}
          onClick={() => answer(table, one)}
        >
          <MoveMarks table={table} move={one} />
          {props.text.move(one, props.shown.view, props.names)}
        </button>
      ))}
      {move && <Confirm table={table} move={move} />}
      {move === undefined && card !== undefined && <LastWillButtons table={table} card={card} />}
    </>
  );
}

function isMain({ do: what }: PcMove): boolean {
  return what === 'end';
}

function answer({ choosing }: BoardContext, move: PcMove): void {
  choosing.play(move);
}

function PlacingButtons({
  table,
  placement,
}: {
  readonly table: BoardContext;
  readonly placement: Placement;
}) {
  const { props, words, choosing } = table;
  const place = freePlaces(placement.tile, props.options, []).find(
    ({ x, y }) => x === placement.x && y === placement.y,
  );
  const next = place && turned(place, placement);
  const discard = props.options.find(({ do: what }) => what === 'discardTiles');
  const [option] = props.options.filter((one) => sameMove(one, placement));
  return (
    <>
      {(place?.ways.length ?? 0) > 1 && (
        <button
          type="button"
          class="btn"
          onClick={() => next && choosing.intend({ tile: next.tile, move: next })}
        >
          <Mark of="rotate" />
          {words.turn}
        </button>
      )}
      {option && (
        <button type="button" class="btn main" onClick={() => answer(table, option)}>
          {words.lay}
        </button>
      )}
      {discard && (
        <button type="button" class="btn" onClick={() => answer(table, discard)}>
          {words.discard}
        </button>
      )}
    </>
  );
}

/** The selected move in words, and its button. */
function Confirm({ table, move }: { readonly table: BoardContext; readonly move: PcMove }) {
  const { props, choosing } = table;
  const option = props.options.find((one) => sameMove(one, move));
  // A bundle that a space for any bundle takes is named by the answer to the next question.
  const meant = choosing.intent.next ?? move;
  if (option === undefined) return undefined;
  return (
    <ConfirmLine
      table={table}
      about={aboutOf(table, meant)}
      title={titleOf(table, meant)}
      cards={cardsIn(table, meant)}
    >
      <button type="button" class="btn main" onClick={() => answer(table, option)}>
        {move.do === 'send' && <Mark of="hat" />}
        {verbOf(table, move)}
      </button>
    </ConfirmLine>
  );
}

/** The cards a move plays or takes, to be read before confirming. */
function cardsIn({ view }: BoardContext, move: PcMove): readonly HandCardId[] {
  if ('card' in move) return [move.card];
  if (move.do === 'keepTwo') return move.cards;
  if (move.do === 'takeBundle') return view.bundles.find(({ bundle }) => bundle === move.bundle)?.cards ?? [];
  if (move.do !== 'send') return [];
  if (move.space === 'central-card') return view.central.card === undefined ? [] : [view.central.card];
  if (move.space.includes('-bundle-any')) return [];
  const offered = view.lastWill?.offer[move.space as OfferPlace];
  if (offered !== undefined) return [offered];
  const id = move.space.replace('-bundle-', '-');
  return view.bundles.find(({ bundle }) => bundle === id)?.cards ?? [];
}

function titleOf({ names, phrases }: BoardContext, move: PcMove): string {
  if ('card' in move) return names.cards[move.card].name;
  if (move.do === 'takeBundle') return phrases.capital(phrases.bundleName(move.bundle));
  return move.do === 'send' ? phrases.spaceName(move.space) : '';
}

function aboutOf(table: BoardContext, move: PcMove): string {
  const { names, props } = table;
  if (move.do === 'lodge' || move.do === 'addCompanion')
    return props.text.move(move, props.shown.view, props.names);
  if ('card' in move) return `${names.cards[move.card].name}. ${names.cards[move.card].text}`;
  const offered = move.do === 'send' ? props.shown.view.lastWill?.offer[move.space as OfferPlace] : undefined;
  if (offered !== undefined) return `${names.cards[offered].name}. ${names.cards[offered].text}`;
  if (move.do === 'sell' || move.do === 'give' || move.do === 'take')
    return possessionLabel(table, move.tile);
  return props.text.move(move, props.shown.view, props.names);
}

const verbs: Partial<Readonly<Record<PcMove['do'], Verb>>> = {
  send: 'send',
  play: 'play',
  activate: 'activate',
  useBonus: 'use',
  takeBundle: 'take',
  takeBonus: 'take',
  take: 'take',
  discard: 'discard',
  replace: 'dismiss',
  sell: 'sell',
  give: 'give',
  keepTwo: 'keepTwo',
  plan: 'take',
  buy: 'buy',
  use: 'use',
  keepUp: 'keepUp',
  sellProperty: 'sell',
  lodge: 'lodge',
  replaceLastWill: 'discard',
  addCompanion: 'bring',
  swapModifiers: 'swap',
};
type Verb =
  | 'send'
  | 'play'
  | 'activate'
  | 'use'
  | 'take'
  | 'discard'
  | 'dismiss'
  | 'sell'
  | 'give'
  | 'keepTwo'
  | 'buy'
  | 'keepUp'
  | 'lodge'
  | 'bring'
  | 'swap'
  | 'choose';

function verbOf({ words }: BoardContext, move: PcMove): string {
  return words[verbs[move.do] ?? 'choose'];
}
