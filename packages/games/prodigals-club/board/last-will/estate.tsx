import type { BoardContext, PlayerPartProps } from '../board-context.ts';
import { useCardReading } from '../card-sheet.tsx';
import type { LaidCardView, LwCardId, PcMove, PlayerView } from '../from-game.ts';
import { pieceOf } from '../last-played.tsx';
import { CardPicture } from '../picture.tsx';
import { labelRest } from './card.tsx';
import { type CardChoice, cardChoice } from './card-choice.ts';
import { cardOf } from './cards.ts';
import { LwMark } from './mark.tsx';
import { CardMarks } from './marks.tsx';
import { noteOf, propertySays } from './notes.ts';
import { PropertyFace } from './property.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-10 A player's Last Will board: the cards on it in the order of laying, and the free places. */
export function Estate({ table, player, live = false }: PlayerPartProps) {
  const { props, whose } = table;
  const own = lastWillWords(props.language);
  const { read, sheet } = useCardReading(table);
  const { board = [], places = 0 } = player.lastWill ?? {};
  const title = live && whose === undefined ? own.yours : own.boardOf(props.names(player.seat));
  const free = places - board.length;
  return (
    <section class="pc-lw-estate" aria-label={title}>
      <div class="pc-h3">
        <h3>{title}</h3>
        <small>{own.placesTaken(board.length, places)}</small>
      </div>
      <div class="pc-lw-laid" data-ground={live ? '' : undefined}>
        {board.map((laid) => (
          <Laid key={laid.card} table={table} player={player} laid={laid} live={live} onRead={read} />
        ))}
      </div>
      {free > 0 && (
        <p class="pc-lw-frees">
          <span class="vh">{own.freePlaces(free)}</span>
          {Array.from({ length: free }, (_, at) => (
            <span key={at} class="pc-lw-free" aria-hidden="true">
              <LwMark of="place" />
            </span>
          ))}
        </p>
      )}
      {sheet}
    </section>
  );
}

function Laid(props: {
  readonly table: BoardContext;
  readonly player: PlayerView;
  readonly laid: LaidCardView;
  readonly live: boolean;
  readonly onRead: (card: LwCardId) => void;
}) {
  const { table, player, laid, live, onRead } = props;
  const { card } = laid;
  const { names } = table;
  const choice = live ? choiceFor(table, card) : undefined;
  const state = choice?.state ?? 'still';
  const { property } = cardOf(card);
  const note = noteOf(table, player.seat, laid);
  const said = [
    names.cards[card].name,
    labelRest(table, card),
    property === undefined ? note : propertySays(table, laid),
    choice?.why,
  ];
  return (
    <button
      type="button"
      class={`pc-lw-card-laid is-black is-${state} ${laid.used ? 'is-spent' : ''}`}
      data-card={card}
      data-piece={live ? pieceOf(card) : undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'closed' ? true : undefined}
      onClick={() => (choice === undefined ? onRead(card) : choice.tap(() => onRead(card)))}
    >
      <span class="vh">{said.filter((part) => part !== undefined).join(' ')}</span>
      <CardPicture card={card} size="s" />
      <span class="pc-lw-laid-name" aria-hidden="true">
        {names.cards[card].name}
      </span>
      {property === undefined ? (
        <>
          <CardMarks id={card} words={table.words} />
          <span class="pc-note" aria-hidden="true">
            {laid.used && <LwMark of="check" />}
            {note}
          </span>
        </>
      ) : (
        <PropertyFace table={table} laid={laid} property={property} />
      )}
    </button>
  );
}

/** Where a companion is picked up, a farm that takes it is a place to put it. */
function choiceFor(table: BoardContext, card: LwCardId): CardChoice {
  const { props, choosing } = table;
  const { intent } = choosing;
  const own = cardChoice(table, card);
  const lodge = props.options.find(
    (move): move is Extract<PcMove, { readonly do: 'lodge' }> =>
      move.do === 'lodge' && move.card === intent.card && move.on === card,
  );
  if (lodge === undefined) return own;
  return { ...own, state: 'open', tap: () => choosing.intend({ card: lodge.card, move: lodge }) };
}
