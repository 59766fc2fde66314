import type { Seat } from '@manigance/core';
import { PlaceMarks } from '@manigance/ui/marks.tsx';
import type { ComponentChildren } from 'preact';
import { type BoardContext, namesOf } from './board-context.ts';
import type { ThingState } from './choosing.ts';
import { Hat } from './hat.tsx';

/** Cards on offer together, as one button. */
export function Lot(props: {
  readonly state: ThingState;
  readonly label: string;
  readonly letter: string;
  readonly cards: ComponentChildren;
  readonly onTap: () => void;
  /** Marks before the letter. */
  readonly marks?: ComponentChildren;
  /** Parts after the cards. */
  readonly children: ComponentChildren;
}) {
  const { state, label, letter, cards, onTap, marks, children } = props;
  return (
    <button
      type="button"
      class={`pc-lot is-${state}`}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'closed'}
      onClick={onTap}
    >
      <span class="vh">{label}</span>
      {marks}
      <b class="pc-lot-letter" aria-hidden="true">
        {letter}
      </b>
      <span class="pc-lot-cards" aria-hidden="true">
        {cards}
      </span>
      {children}
    </button>
  );
}

/** The place of a lot that was taken, or of which no card came. */
export function EmptyLot(props: {
  readonly table: BoardContext;
  readonly letter: string;
  readonly text: string;
  readonly place: string | undefined;
  readonly takers: readonly Seat[];
}) {
  const { table, letter, text, place, takers } = props;
  const { words, props: board } = table;
  return (
    <p class="pc-lot is-gone">
      {place !== undefined && <PlaceMarks marks={board.marks} place={place} />}
      <b class="pc-lot-letter">{letter}</b>
      <span class="pc-lot-cards">
        {text}
        {takers.length > 0 && <span class="vh"> {words.taken(namesOf(takers, board.names))}</span>}
      </span>
      {takers.map((seat) => (
        <Hat key={seat} seat={seat} fly={0} />
      ))}
    </p>
  );
}
