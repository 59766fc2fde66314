import { push, type Seat, tell } from '@manigance/core';
import { ivoryTax, lastPeriod, steelTax } from '../constants.ts';
import { numberAt } from '../lists.ts';
import { ivory, planOn, steel } from '../plan.ts';
import { addMoney, addPopularity, leftNeighbour, nobody, seatOrNone } from '../players.ts';
import type { Draft, Step } from '../state.ts';
import { checkVictory, winByGuard } from '../victory.ts';
import { startTurn } from './turn.ts';

/** EL-16 In player order, because a player may win while taxes are being collected. */
export const taxes: Step<'taxes'> = {
  resolve(draft) {
    for (const seat of draft.order) {
      collect(draft, seat);
      if (draft.outcome !== undefined) return;
    }
    push(draft, { kind: 'election' });
  },
};

/** EL-16.2 Popularity and money together are one atomic change. */
function collect(draft: Draft, seat: Seat): void {
  const popularity = addPopularity(draft, seat, ivoryTax * controlled(draft, seat, ivory));
  const money = steelTax * controlled(draft, seat, steel);
  addMoney(draft, seat, money);
  tell(draft, { type: 'taxed', seat, popularity, money });
  if (popularity > 0 || money > 0) checkVictory(draft, seat);
}

function controlled(draft: Draft, seat: Seat, type: number): number {
  const plan = planOn(draft);
  let count = 0;
  for (let district = 0; district < plan.size; district++) {
    if (draft.owner[district] === seat && plan.type[district] === type) count++;
  }
  return count;
}

/** EL-17.1 Strictly the most popularity; a tie goes to auction among the tied. */
export const election: Step<'election'> = {
  resolve(draft) {
    const most = Math.max(...draft.order.map((seat) => numberAt(draft.popularity, seat)));
    const tied = draft.order.filter((seat) => draft.popularity[seat] === most);
    const [first, second] = tied as [Seat, Seat?];
    if (second === undefined) {
      elect(draft, first, 0);
      return;
    }
    tell(draft, { type: 'tied', seats: tied, popularity: most });
    push(draft, { kind: 'bid', seat: first, tied, passed: [] });
  },
};

/** EL-17.3, EL-17.4 Payment and token are one atomic change. */
export function elect(draft: Draft, seat: Seat, paid: number): void {
  addMoney(draft, seat, 0 - paid);
  draft.governor = seat;
  draft.firstPlayer = leftNeighbour(draft, seat);
  tell(draft, { type: 'elected', seat, paid, firstPlayer: draft.firstPlayer });
  checkVictory(draft, seat);
  if (draft.outcome === undefined) push(draft, { kind: 'reset' });
}

/** EL-17.2.5 */
export function leaveVacant(draft: Draft): void {
  tell(draft, { type: 'vacant', former: seatOrNone(draft.governor) });
  draft.governor = nobody;
  push(draft, { kind: 'reset' });
}

/** EL-18, EL-24.1 */
export const reset: Step<'reset'> = {
  resolve(draft) {
    tell(draft, { type: 'periodEnded', period: draft.period });
    if (draft.period === lastPeriod) {
      winByGuard(draft);
      return;
    }
    for (let seat = 0; seat < draft.seats; seat++) {
      draft.marks[seat] = 0;
      draft.certified[seat] = 0;
    }
    draft.turn = 1;
    draft.period++;
    startTurn(draft);
  },
};
