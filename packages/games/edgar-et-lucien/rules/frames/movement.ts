import { at, push, type Seat, tell } from '@manigance/core';
import type { DistrictId } from '../board.ts';
import type { Walk } from '../events.ts';
import { numberAt } from '../lists.ts';
import { exitMove, expectMove } from '../moves.ts';
import type { District } from '../plan.ts';
import { districtId, districtNumber, exitsOn, nowhere, planOn } from '../plan.ts';
import { nextInOrder } from '../players.ts';
import type { Draft, ElState, Question, Step } from '../state.ts';
import type { Character } from '../wheel.ts';
import { positionId, positionOf } from '../wheel.ts';

/** EL-6.1 Players move in order; a player with several exits is asked. */
export const move: Step<'move'> = {
  resolve(draft, { seat }) {
    let mover: Seat | undefined = seat;
    while (mover !== undefined) {
      const edgar = exitsOf(draft, mover, 'edgar');
      const lucien = exitsOf(draft, mover, 'lucien');
      if (edgar.length > 1 || lucien.length > 1) {
        push(draft, { kind: 'chooseExit', seat: mover });
        return;
      }
      walk(draft, mover, edgar[0], lucien[0]);
      mover = nextInOrder(draft, mover);
    }
    push(draft, { kind: 'act', seat: numberAt(draft.order, 0) });
  },
};

/** EL-6.3, EL-6.6 Both exits in one choice. */
export const chooseExit: Question<'chooseExit'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    const lucien = choices(state, seat, 'lucien');
    for (const one of choices(state, seat, 'edgar')) {
      for (const other of lucien) list.offer(exitMove(state, one, other));
    }
  },
  resolve(draft, _frame, answer, seat) {
    const { edgar, lucien } = expectMove(answer, 'chooseExit');
    walk(draft, seat, exitTaken(draft, seat, 'edgar', edgar), exitTaken(draft, seat, 'lucien', lucien));
    moveNext(draft, seat);
  },
  /** EL-6.7 The lowest station, which comes first among the options. */
  timeout(state, _frame, seat) {
    return exitMove(state, at(choices(state, seat, 'edgar'), 0), at(choices(state, seat, 'lucien'), 0));
  },
};

/** The next player moves; after the last the actions begin. */
export function moveNext(draft: Draft, seat: Seat): void {
  const next = nextInOrder(draft, seat);
  if (next === undefined) push(draft, { kind: 'act', seat: numberAt(draft.order, 0) });
  else push(draft, { kind: 'move', seat: next });
}

const noChoice: readonly District[] = [nowhere];

function choices(state: ElState, seat: Seat, character: Character): readonly District[] {
  const exits = exitsOf(state, seat, character);
  return exits.length > 1 ? exits : noChoice;
}

/** EL-6.2 to EL-6.5 Where the programme of this character leads; nowhere if it stays. */
function exitsOf(state: ElState, seat: Seat, character: Character): readonly District[] {
  const here = numberAt(state[character], seat);
  return exitsOn(planOn(state), here, positionOf(state, seat, character));
}

/** The exit named, or the only one there is. */
function exitTaken(
  state: ElState,
  seat: Seat,
  character: Character,
  named: DistrictId | undefined,
): District | undefined {
  return named === undefined ? exitsOf(state, seat, character)[0] : districtNumber[named];
}

function walk(draft: Draft, seat: Seat, edgar: District | undefined, lucien: District | undefined): void {
  const first = step(draft, seat, 'edgar', edgar);
  tell(draft, { type: 'moved', seat, edgar: first, lucien: step(draft, seat, 'lucien', lucien) });
}

function step(draft: Draft, seat: Seat, character: Character, exit: District | undefined): Walk {
  const from = numberAt(draft[character], seat);
  const to = exit ?? from;
  draft[character][seat] = to;
  const by = positionId(draft, seat, character);
  return { by, from: districtId(draft, from), to: districtId(draft, to) };
}
