import { push, type Seat, tell } from '@manigance/core';
import type { Programme } from '../events.ts';
import { itemAt, numberAt } from '../lists.ts';
import { commits, expectMove } from '../moves.ts';
import type { Draft, Sealed } from '../state.ts';
import { packProgramme } from '../wheel.ts';

/** EL-5 Everybody sets both hands of the wheel in secret; the last to commit reveals them all. */
export const programme: Sealed<'programme'> = {
  asksTogether: ({ order }) => order,
  options(_state, _frame, _seat, list) {
    list.offerAll(commits); // EL-5.2: all of them, always
  },
  sealed: (draft, _frame, seat) => tell(draft, { type: 'committed', seat }),
  resolve(draft, _frame, answers) {
    const programmes: (Programme & { seat: Seat })[] = [];
    for (const { seat, move } of answers) {
      const { edgar, lucien } = expectMove(move, 'commit');
      draft.programmes[seat] = packProgramme(edgar, lucien);
      programmes.push({ seat, edgar, lucien });
    }
    tell(draft, { type: 'revealed', programmes });
    startMoving(draft);
  },
  timeout: () => itemAt(commits, 0), // EL-5.4: both hands on `immobile`
};

/** EL-6.1 In player order. */
function startMoving(draft: Draft): void {
  push(draft, { kind: 'move', seat: numberAt(draft.order, 0) });
}
