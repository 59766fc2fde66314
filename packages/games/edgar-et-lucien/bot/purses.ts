import type { Seat } from '@manigance/core';
import { startMoney } from '../rules/constants.ts';
import type { ElEvent, ElState } from '../rules/index.ts';
import { numberAt } from '../rules/lists.ts';

/**
 * EL-21.6 Purses are hidden, but every payment is logged: a viewer who has the whole log knows them
 * all. Returns nothing if the history is incomplete.
 */
export function pursesAfter(history: readonly ElEvent[]): number[] | undefined {
  if (history[0]?.type !== 'began') return undefined;
  const purses = [startMoney, startMoney, startMoney, startMoney];
  const add = (seat: Seat | undefined, amount: number) => {
    if (seat !== undefined) purses[seat] = numberAt(purses, seat) + amount;
  };
  for (const event of history) {
    switch (event.type) {
      case 'robbed':
        add(event.victim, -event.amount);
        add(event.seat, event.amount);
        break;
      case 'bought':
        add(event.seat, -event.price);
        add(event.from, event.price);
        break;
      case 'smeared':
        if (event.with === 'money') {
          add(event.seat, -event.amount);
          add(event.by, event.amount);
        }
        break;
      case 'gained':
      case 'exchanged':
      case 'taxed':
        add(event.seat, event.money);
        break;
      case 'elected':
        add(event.seat, -event.paid);
        break;
      case 'left':
        purses[event.seat] = 0;
        break;
    }
  }
  return purses;
}

/** Writes the counted purses into an imagined state, if the count matches the viewer's own purse. */
export function recall(history: readonly ElEvent[], viewer: Seat): (state: ElState) => void {
  const purses = pursesAfter(history);
  return (state) => {
    if (purses === undefined || purses[viewer] !== state.money[viewer]) return;
    for (let seat = 0; seat < state.seats; seat++) state.money[seat] = numberAt(purses, seat);
  };
}
