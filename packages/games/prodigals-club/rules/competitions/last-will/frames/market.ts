import { push, type Seat, tell } from '@manigance/core';
import { itemAt, numberAt } from '../../../arrays.ts';
import { type PropertyType, propertyTypes } from '../../../effects/language.ts';
import type { PcMove } from '../../../moves.ts';
import type { PcState, Question } from '../../../state.ts';
import { lwCardAt, lwCardNumber, moveFor, movesFor } from '../cards.ts';
import { lastWillOf } from '../decks.ts';
import { boardOf, canFall, lower, ownsProperty, placeOf, sellProperty as sell } from '../property.ts';
import { modifiersOf } from '../setup.ts';

const swaps: readonly PcMove[] = propertyTypes.flatMap((one, index) =>
  propertyTypes.slice(index + 1).map((other): PcMove => ({ do: 'swapModifiers', types: [one, other] })),
);
const leave: PcMove = { do: 'leave' };
const stop: PcMove = { do: 'stop' };
/** LW-11.8 The move that sells each property; see `moveFor`. */
export const sellMoves = movesFor((card): PcMove => ({ do: 'sellProperty', card }));
const fallMoves = movesFor((card): PcMove => ({ do: 'depreciate', card }));

/** LW-11.9 Swaps the modifiers of two types, for everybody, or leaves them. */
export const market: Question<'market'> = {
  asks: (_state, { seat }) => seat,
  options(_state, _frame, _seat, list) {
    list.offerAll(swaps);
    list.offer(leave);
  },
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'swapModifiers') return;
    const { modifiers } = lastWillOf(draft);
    const [one, other] = move.types.map((type) => propertyTypes.indexOf(type)) as [number, number];
    const [left, right] = [numberAt(modifiers, one), numberAt(modifiers, other)];
    modifiers[one] = right;
    modifiers[other] = left;
    tell(draft, { type: 'modifiersSwapped', seat, types: move.types, modifiers: modifiersOf(draft) });
  },
  timeout: () => leave,
};

/** LW-13.6 One house falls, or each of them. */
export function startFalling(
  draft: PcState,
  seat: Seat,
  { steps, types = propertyTypes, each }: Falling,
): void {
  const falling = boardOf(draft, seat).flatMap((laid, place) => (canFall(laid, types) ? [place] : []));
  if (each) for (const place of falling) lower(draft, seat, place, steps, 'effect');
  else if (falling.length > 0) push(draft, { kind: 'depreciate', seat, steps, types });
}
interface Falling {
  readonly steps: number;
  readonly types?: readonly PropertyType[];
  readonly each?: true;
}

/** LW-13.6 Chooses the house that falls. */
export const depreciate: Question<'depreciate'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { types }, seat, list) {
    for (const laid of boardOf(state, seat))
      if (canFall(laid, types)) list.offer(moveFor(fallMoves, laid.card));
  },
  resolve(draft, { steps }, move, seat) {
    if (move.do !== 'depreciate') return;
    lower(draft, seat, placeOf(draft, seat, lwCardNumber[move.card]), steps, 'effect');
  },
};

/** LW-11.8, LW-13.7 Sells a property; a second sale is optional. */
export const sellProperty: Question<'sellProperty'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { may }, seat, list) {
    for (const { card } of boardOf(state, seat))
      if (lwCardAt(card).property !== undefined) list.offer(moveFor(sellMoves, card));
    if (may) list.offer(stop);
  },
  resolve(draft, { left, discount }, move, seat) {
    if (move.do !== 'sellProperty') return;
    sell(draft, seat, lwCardNumber[move.card], discount);
    if (left > 1 && ownsProperty(draft, seat))
      push(draft, { kind: 'sellProperty', seat, left: left - 1, discount, may: true });
  },
  timeout(state, { seat, may }) {
    if (may) return stop;
    const first = itemAt(
      boardOf(state, seat).filter(({ card }) => lwCardAt(card).property !== undefined),
      0,
    );
    return moveFor(sellMoves, first.card);
  },
};
