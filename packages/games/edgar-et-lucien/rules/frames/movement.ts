import { push, type Seat, tell } from '@manigance/core';
import { type DistrictId, type WheelPosition, wheelPositions } from '../board.ts';
import type { Walk } from '../events.ts';
import { movesOn } from '../moves.ts';
import { districtNumber, type Plan, planFor } from '../plan.ts';
import { nextInOrder } from '../players.ts';
import type { Draft, ElMove, ElState, Question, Step } from '../state.ts';

/** EL-6.1 One player after the other; whoever has several exits to choose from is asked. */
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
    push(draft, { kind: 'act', seat: draft.order[0] as Seat });
  },
};

/** EL-6.3, EL-6.6 Both exits in one choice. */
export const chooseExit: Question<'chooseExit'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    const { chooseExit: moves } = movesOn(state);
    const lucien = choices(state, seat, 'lucien');
    for (const one of choices(state, seat, 'edgar')) {
      for (const other of lucien) list.offer(moves[one + 1]?.[other + 1] as ElMove);
    }
  },
  resolve(draft, _frame, answer, seat) {
    const { edgar, lucien } = answer as Extract<ElMove, { do: 'chooseExit' }>;
    walk(draft, seat, exitTaken(draft, seat, 'edgar', edgar), exitTaken(draft, seat, 'lucien', lucien));
    moveNext(draft, seat);
  },
  /** EL-6.7 The lowest station, which comes first among the options. */
  timeout(state, _frame, seat) {
    const [edgar = -1] = choices(state, seat, 'edgar');
    const [lucien = -1] = choices(state, seat, 'lucien');
    return movesOn(state).chooseExit[edgar + 1]?.[lucien + 1] as ElMove;
  },
};

/** The next player moves; after the last the actions begin. */
export function moveNext(draft: Draft, seat: Seat): void {
  const next = nextInOrder(draft, seat);
  if (next === undefined) push(draft, { kind: 'act', seat: draft.order[0] as Seat });
  else push(draft, { kind: 'move', seat: next });
}

type Character = 'edgar' | 'lucien';
const noChoice: readonly number[] = [-1];

function choices(state: ElState, seat: Seat, character: Character): readonly number[] {
  const exits = exitsOf(state, seat, character);
  return exits.length > 1 ? exits : noChoice;
}

/** EL-6.2 to EL-6.5 Where the programme of this character leads; nowhere if it stays. */
function exitsOf(state: ElState, seat: Seat, character: Character): readonly number[] {
  const plan = planFor[state.seats] as Plan;
  return plan.exits[state[character][seat] as number]?.[wheelOf(state, seat, character)] as readonly number[];
}

function wheelOf(state: ElState, seat: Seat, character: Character): number {
  const programme = state.programmes[seat] as number;
  return character === 'edgar' ? programme >> 3 : programme & 7;
}

/** The exit named, or the only one there is. */
function exitTaken(
  state: ElState,
  seat: Seat,
  character: Character,
  named: DistrictId | undefined,
): number | undefined {
  return named === undefined ? exitsOf(state, seat, character)[0] : districtNumber[named];
}

function walk(draft: Draft, seat: Seat, edgar: number | undefined, lucien: number | undefined): void {
  const first = step(draft, seat, 'edgar', edgar);
  tell(draft, { type: 'moved', seat, edgar: first, lucien: step(draft, seat, 'lucien', lucien) });
}

function step(draft: Draft, seat: Seat, character: Character, exit: number | undefined): Walk {
  const { ids } = planFor[draft.seats] as Plan;
  const from = draft[character][seat] as number;
  const to = exit ?? from;
  draft[character][seat] = to;
  const by = wheelPositions[wheelOf(draft, seat, character)] as WheelPosition;
  return { by, from: ids[from] as DistrictId, to: ids[to] as DistrictId };
}
