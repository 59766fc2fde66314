import { Card as CardPiece } from '@manigance/ui/card.tsx';
import type { BoardContext } from '../board-context.ts';
import type { ThingState } from '../choosing.ts';
import type { LwCardId } from '../from-game.ts';
import { pieceOf } from '../last-played.tsx';
import { CardPicture } from '../picture.tsx';
import { borderOf, cardOf } from './cards.ts';
import { LwMark } from './mark.tsx';
import { CardMarks } from './marks.tsx';
import { lastWillWords } from './words/index.ts';

/** A Last Will card in the tray. */
export function LwCardPiece({
  table,
  id,
  state,
  onTap,
  isClosed,
  note,
  why,
  class: extra = '',
}: {
  readonly table: BoardContext;
  readonly id: LwCardId;
  readonly state: ThingState;
  readonly onTap: () => void;
  /** LW-15.2 Whether only its owner sees it; absent where that does not matter. */
  readonly isClosed?: boolean;
  readonly note?: string | undefined;
  readonly why?: string | undefined;
  readonly class?: string;
}) {
  const { names, words, props } = table;
  const own = lastWillWords(props.language);
  const seen = isClosed === undefined ? undefined : isClosed ? own.closed : own.open;
  const said = [labelRest(table, id), note, seen, why].filter((part) => part !== undefined).join(' ');
  return (
    <CardPiece
      title={names.cards[id].name}
      state={state}
      onTap={onTap}
      card={id}
      piece={pieceOf(id)}
      art={
        <>
          <CardPicture card={id} size="w" />
          <CardMarks id={id} words={words} />
        </>
      }
      class={`pc-card pc-lw-card is-${borderOf(id)} ${extra}`}
    >
      <span class="vh">{said}</span>
      {isClosed !== undefined && (
        <span class="pc-lw-seen" aria-hidden="true">
          <LwMark of={isClosed ? 'closed' : 'open'} />
        </span>
      )}
      {(note ?? why) !== undefined && (
        <span class="pc-note" aria-hidden="true">
          {note ?? why}
        </span>
      )}
    </CardPiece>
  );
}

/** The label of a card after its name, for screen readers. */
export function labelRest({ names, props }: BoardContext, id: LwCardId): string {
  const own = lastWillWords(props.language);
  const { class: kind, kinds, actions } = cardOf(id);
  const costs = kinds.length > 0 ? [] : [own.costs(actions)];
  return `(${[own.classes[kind], ...costs].join(', ')}). ${names.cards[id].text}`;
}

/** The rows of an offer: framed marks and name. */
export function LwCardLine({ table, id }: { readonly table: BoardContext; readonly id: LwCardId }) {
  return (
    <span class="pc-card-line" data-card={id}>
      <span class={`pc-mini is-${borderOf(id)}`}>
        <CardMarks id={id} words={table.words} />
      </span>
      <span class="pc-card-name">{table.names.cards[id].name}</span>
    </span>
  );
}
