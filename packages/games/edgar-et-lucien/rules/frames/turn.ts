import { push, tell } from '@manigance/core';
import { turnsPerPeriod } from '../constants.ts';
import { leftNeighbour } from '../players.ts';
import type { Draft } from '../state.ts';
import { unrevealed } from '../wheel.ts';

/** EL-4.2, EL-0.3 The order of a turn is fixed when it starts: from the first player, clockwise. */
export function startTurn(draft: Draft): void {
  const { order, firstPlayer, seats } = draft;
  order.length = 0;
  let next = firstPlayer;
  do {
    order.push(next);
    next = leftNeighbour(draft, next);
  } while (next !== firstPlayer);
  for (let seat = 0; seat < seats; seat++) {
    draft.programmes[seat] = unrevealed;
    draft.acted[seat] = 0;
  }
  tell(draft, { type: 'turnBegan', period: draft.period, turn: draft.turn, order: order.slice() });
  // EL-21.12: with open purses the log lists them too.
  if (draft.openMoney) tell(draft, { type: 'purses', money: draft.money.slice() });
  push(draft, { kind: 'programme' });
}

/** EL-4.2, EL-4.3 */
export function endTurn(draft: Draft): void {
  if (draft.turn === turnsPerPeriod) {
    push(draft, { kind: 'taxes' });
  } else {
    draft.turn++;
    startTurn(draft);
  }
}
