import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import type { Action } from '../administrations.ts';
import {
  actionNumber,
  certificateAcquisition,
  cityHall,
  heritageProtection,
  populistSpeech,
} from '../administrations.ts';
import { popularityMax, speechPopularity } from '../constants.ts';
import { itemAt, numberAt } from '../lists.ts';
import { acquireCertificate, protectHeritage, speech } from '../moves.ts';
import { administrationAt, noAdministration } from '../plan.ts';
import { addPopularity } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, ElState, LucienAction } from '../state.ts';
import { checkVictory, conditionNumber } from '../victory.ts';
import { acquisitionBar, takeCertificate } from './certificates.ts';
import { mark, markBar, notThere } from './edgar-administration.ts';
import { heritageBar, takeHeritage } from './heritage.ts';

const fullyPopular: ElReason = { rule: 'EL-0.7', code: 'fully-popular' };

/** EL-12 Lucien's actions at his Administration; Political Support is Edgar's action, doubled (EL-13). */
export function offerLucienAdministration(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  spent: Reason | undefined,
): void {
  const here = administrationAt(state, numberAt(state.lucien, seat));
  if (!list.explains && (here === noAdministration || here === cityHall)) return;
  for (let action = populistSpeech; action <= certificateAcquisition; action++) {
    const there = here === action - populistSpeech;
    if (!there && !list.explains) continue;
    const bar = spent ?? (there ? markBar(state, seat, action) : notThere);
    offerAction(state, seat, action, list, bar);
  }
}

function offerAction(
  state: ElState,
  seat: Seat,
  action: Action,
  list: MoveList<ElMove>,
  bar: Reason | undefined,
): void {
  if (action === populistSpeech) list.offerUnless(speech, bar ?? popularityBar(state, seat));
  else if (action === heritageProtection) list.offerUnless(protectHeritage, bar ?? heritageBar(state, seat));
  else {
    for (let condition = 0; condition < acquireCertificate.length; condition++) {
      list.offerUnless(itemAt(acquireCertificate, condition), bar ?? acquisitionBar(state, seat, condition));
    }
  }
}

/** EL-0.7 A speech at full popularity would change nothing. */
export function popularityBar(state: ElState, seat: Seat): Reason | undefined {
  return state.popularity[seat] === popularityMax ? fullyPopular : undefined;
}

/** EL-12 Lucien carries out his administration action. */
export function lucienAdministers(draft: Draft, seat: Seat, move: LucienAction): void {
  mark(draft, seat, actionNumber[move.action]);
  tell(draft, { type: 'administered', seat, action: move.action, supported: false, cost: 0 });
  if ('certificate' in move) takeCertificate(draft, seat, conditionNumber[move.certificate]);
  else if (move.action === 'populist_speech') speak(draft, seat);
  else takeHeritage(draft, seat);
}

/** EL-12.1 */
function speak(draft: Draft, seat: Seat): void {
  const popularity = addPopularity(draft, seat, speechPopularity);
  tell(draft, { type: 'gained', seat, by: 'populist_speech', money: 0, popularity });
  checkVictory(draft, seat);
}
