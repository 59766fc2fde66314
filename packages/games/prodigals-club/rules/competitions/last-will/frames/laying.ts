import { push, type Seat, tell } from '@manigance/core';
import { listAt, numberAt, removeFrom } from '../../../arrays.ts';
import { begin } from '../../../effects/snapshot.ts';
import type { PcMove } from '../../../moves.ts';
import type { PcState, Question } from '../../../state.ts';
import {
  type LwCard,
  type LwCardId,
  lwCardAt,
  lwCardNumber,
  moveFor,
  movesFor,
  propertyFields,
} from '../cards.ts';
import { discardCard } from '../decks.ts';
import { showCard } from '../hand.ts';
import { boardOf, placeOf, placesOf } from '../property.ts';

const replaceMoves = movesFor((card): PcMove => ({ do: 'replaceLastWill', card }));

/** LW-10.3 Whether every place of the Last Will board holds a property. */
export function isFullOfProperty(state: PcState, seat: Seat): boolean {
  const board = boardOf(state, seat);
  if (board.length < placesOf(state, seat)) return false;
  for (const { card } of board) if (lwCardAt(card).property === undefined) return false;
  return true;
}

/** LW-10.3 Puts a card that is paid for on the Last Will board; on a full one another card makes room first. */
export function putDown(draft: PcState, seat: Seat, { id, number }: LwCard, price?: number): void {
  showCard(draft, seat, number);
  if (boardOf(draft, seat).length < placesOf(draft, seat)) lay(draft, seat, id, price, undefined);
  else if (price === undefined) push(draft, { kind: 'replaceLastWill', seat, card: id });
  else push(draft, { kind: 'replaceLastWill', seat, card: id, price });
}

/** LW-10.3 Chooses the card that goes; a property leaves only by sale. */
export const replaceLastWill: Question<'replaceLastWill'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, seat, list) {
    for (const { card } of boardOf(state, seat))
      if (lwCardAt(card).property === undefined) list.offer(moveFor(replaceMoves, card));
  },
  resolve(draft, { card, price }, move, seat) {
    if (move.do !== 'replaceLastWill') return;
    const gone = lwCardNumber[move.card];
    boardOf(draft, seat).splice(placeOf(draft, seat, gone), 1);
    discardCard(draft, gone);
    lay(draft, seat, card, price, move.card);
  },
};

/** LW-9.4, LW-11.3 The card lies there: a helper or expense resolves its `lay`, a property sets off triggers. */
function lay(
  draft: PcState,
  seat: Seat,
  card: LwCardId,
  price: number | undefined,
  replaced: LwCardId | undefined,
): void {
  const laid = lwCardAt(lwCardNumber[card]);
  const { number, lay: effect } = laid;
  removeFrom(listAt(draft.hands, seat), number);
  boardOf(draft, seat).push({ card: number, step: 0, used: false, keptUp: false, lodged: [] });
  if (price === undefined)
    tell(
      draft,
      replaced === undefined ? { type: 'laid', seat, card } : { type: 'laid', seat, card, replaced },
    );
  else {
    const pounds = numberAt(draft.pounds, seat);
    const bought = { type: 'bought', seat, card, price, pounds } as const;
    tell(draft, replaced === undefined ? bought : { ...bought, replaced });
    const { type } = propertyFields(laid);
    push(draft, { kind: 'occasion', seat, occasion: { on: 'buy', property: type } });
  }
  if (effect !== undefined) begin(draft, seat, effect);
}
