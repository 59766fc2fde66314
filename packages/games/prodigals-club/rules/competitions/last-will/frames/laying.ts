import { push, type Seat, tell } from '@manigance/core';
import { listAt, numberAt, removeFrom } from '../../../arrays.ts';
import { begin } from '../../../effects/snapshot.ts';
import type { PcMove } from '../../../moves.ts';
import type { PcState, Question } from '../../../state.ts';
import { type LwCard, type LwCardId, lwCardAt, lwCardNumber, lwCards, propertyFields } from '../cards.ts';
import { discardCard } from '../decks.ts';
import { showCard } from '../hand.ts';
import { boardOf, placeOf, placesOf } from '../property.ts';

const replaceMoves: ReadonlyMap<number, PcMove> = new Map(
  lwCards
    .filter(({ class: kind }) => kind === 'helper' || kind === 'expense')
    .map(({ id, number }) => [number, { do: 'replaceLastWill', card: id }]),
);

/** LW-10.3 Whether every place of the Last Will board holds a property. */
export function isFullOfProperty(state: PcState, seat: Seat): boolean {
  const board = boardOf(state, seat);
  return board.length >= placesOf(state, seat) && board.every(({ card }) => !replaceMoves.has(card));
}

/** LW-10.3 Puts a card that is paid for on the Last Will board; on a full one another card makes room first. */
export function putDown(draft: PcState, seat: Seat, { id, number }: LwCard, price?: number): void {
  showCard(draft, seat, number);
  const bought = price === undefined ? {} : { price };
  if (boardOf(draft, seat).length < placesOf(draft, seat)) lay(draft, seat, id, bought);
  else push(draft, { kind: 'replaceLastWill', seat, card: id, ...bought });
}

/** LW-10.3 Chooses the card that goes; a property leaves only by sale. */
export const replaceLastWill: Question<'replaceLastWill'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, seat, list) {
    for (const { card } of boardOf(state, seat)) {
      const move = replaceMoves.get(card);
      if (move !== undefined) list.offer(move);
    }
  },
  resolve(draft, { card, price }, move, seat) {
    if (move.do !== 'replaceLastWill') return;
    const gone = lwCardNumber[move.card];
    boardOf(draft, seat).splice(placeOf(draft, seat, gone), 1);
    discardCard(draft, gone);
    lay(draft, seat, card, { replaced: move.card, ...(price === undefined ? {} : { price }) });
  },
};

interface How {
  readonly price?: number;
  readonly replaced?: LwCardId;
}

/** LW-9.4, LW-11.3 The card lies there: a helper or expense resolves its `lay`, a property sets off triggers. */
function lay(draft: PcState, seat: Seat, card: LwCardId, { price, ...rest }: How): void {
  const laid = lwCardAt(lwCardNumber[card]);
  const { number, lay: effect } = laid;
  removeFrom(listAt(draft.hands, seat), number);
  boardOf(draft, seat).push({ card: number, step: 0, used: false, keptUp: false, lodged: [] });
  if (price === undefined) tell(draft, { type: 'laid', seat, card, ...rest });
  else {
    const pounds = numberAt(draft.pounds, seat);
    tell(draft, { type: 'bought', seat, card, price, pounds, ...rest });
    const { type } = propertyFields(laid);
    push(draft, { kind: 'occasion', seat, occasion: { on: 'buy', property: type } });
  }
  if (effect !== undefined) begin(draft, seat, effect);
}
