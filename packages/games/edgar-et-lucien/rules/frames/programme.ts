import { push, type Seat, tell } from '@manigance/core';
import { wheelPositions } from '../board.ts';
import type { Programme } from '../events.ts';
import { commits } from '../moves.ts';
import { wheelNumber } from '../plan.ts';
import type { Draft, ElMove, Sealed } from '../state.ts';

/** EL-5 Everybody sets both hands of the wheel in secret; the last to commit reveals them all. */
export const programme: Sealed<'programme'> = {
  asksTogether: ({ order }) => order,
  options(_state, _frame, _seat, list) {
    for (let at = 0; at < commits.length; at++) list.offer(commits[at] as ElMove); // EL-5.2: all of them, always
  },
  sealed: (draft, _frame, seat) => tell(draft, { type: 'committed', seat }),
  resolve(draft, _frame, answers) {
    const programmes: (Programme & { seat: Seat })[] = [];
    for (const { seat, move } of answers) {
      const { edgar, lucien } = move as Extract<ElMove, { do: 'commit' }>;
      draft.programmes[seat] = wheelNumber[edgar] * wheelPositions.length + wheelNumber[lucien];
      programmes.push({ seat, edgar, lucien });
    }
    tell(draft, { type: 'revealed', programmes });
    startMoving(draft);
  },
  timeout: () => commits[0] as ElMove, // EL-5.4: both hands on `immobile`
};

/** EL-6.1 In player order. */
function startMoving(draft: Draft): void {
  push(draft, { kind: 'move', seat: draft.order[0] as Seat });
}
