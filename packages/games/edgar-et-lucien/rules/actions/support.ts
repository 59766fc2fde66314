import type { MoveList, Reason, Seat } from '@manigance/core';
import { cityHall, edgarActionIds, politicalSupport } from '../administrations.ts';
import { schemeNumber } from '../cards.ts';
import { held } from '../deck.ts';
import { numberAt } from '../lists.ts';
import { movesOn } from '../moves.ts';
import { administrationAt, planOn } from '../plan.ts';
import type { ElReason } from '../reasons.ts';
import type { ElMove, ElState } from '../state.ts';
import { actionBar, markBar, notThere, offerAction, supportedCostBar } from './edgar-administration.ts';

const lucienElsewhere: ElReason = { rule: 'EL-13.1', code: 'lucien-not-at-city-hall' };
const oneHasActed: ElReason = { rule: 'EL-13.2', code: 'both-needed' };

/** EL-13 Edgar's administration action doubled by Lucien, on the spot or by *Remote Action*. */
export function offerSupport(state: ElState, seat: Seat, list: MoveList<ElMove>): void {
  const unsupported = supportBar(state, seat);
  if (unsupported !== undefined && !list.explains) return;
  const { supported, supportedRemote } = movesOn(state);
  const here = administrationAt(state, numberAt(state.edgar, seat));
  const remote = held(state, seat, schemeNumber.remote_action) > 0;
  for (let action = 0; action < edgarActionIds.length; action++) {
    const bar = unsupported ?? markBar(state, seat, action) ?? actionBar(state, action);
    const where = here === action ? undefined : notThere;
    offerAction(state, seat, action, supported, list, where ?? bar);
    if (remote) offerAction(state, seat, action, supportedRemote, list, bar);
  }
}

function supportBar(state: ElState, seat: Seat): Reason | undefined {
  if (state.acted[seat] !== 0) return oneHasActed;
  if (planOn(state).at[cityHall] !== state.lucien[seat]) return lucienElsewhere;
  return markBar(state, seat, politicalSupport) ?? supportedCostBar(state, seat);
}
