import { has, listAt } from '../../arrays.ts';
import type { PcState } from '../../state.ts';
import { lwCardAt, lwCards } from './cards.ts';
import { placedOnTable } from './imagine.ts';
import { placesOf } from './property.ts';
import type { LastWillState } from './state.ts';

/** LW-17.4 Broken invariants of Last Will, as sentences. */
export function lastWillFaults(state: PcState): string[] {
  const table = state.lastWill;
  return table === undefined ? [] : [...cardFaults(state, table), ...seatFaults(state, table)];
}

/** Each card is in exactly one place. */
function cardFaults(state: PcState, table: LastWillState): string[] {
  const all = [
    ...state.hands.flat(),
    ...placedOnTable(table).flat(),
    ...table.decks.flat(),
    ...table.specials.flat(),
    ...table.boards.flat().map(({ card }) => card),
  ];
  return lwCards.flatMap(({ id, number }) => {
    const copies = all.filter((card) => card === number).length;
    return copies === 1 ? [] : [`${id}: ${copies} of it`];
  });
}

function seatFaults(state: PcState, table: LastWillState): string[] {
  return state.hands.flatMap((hand, seat) => {
    const found: string[] = [];
    const board = listAt(table.boards, seat);
    if (!listAt(table.closed, seat).every((card) => has(hand, card)))
      found.push(`a closed card of seat ${seat} is not in the hand`);
    if (board.length > placesOf(state, seat)) found.push(`seat ${seat} has too many Last Will cards`);
    if ((table.actionsLeft[seat] ?? 0) < 0) found.push(`seat ${seat} has spent more actions than it had`);
    for (const { card, step, lodged } of board) {
      const { id, property } = lwCardAt(card);
      if (step >= (property?.ladder.length ?? 1)) found.push(`${id} stands below its ladder`);
      if (lodged.length > (property?.lodging?.max ?? 0)) found.push(`${id} lodges too many`);
    }
    return found;
  });
}
