import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { justArea } from '../area-sets.ts';
import { rollArea } from '../dice.ts';
import { areaOf, ownerOf, pieceOf } from '../ids.ts';
import { onFoot } from '../pieces.ts';
import { listVictims, notNamed, threatenRemoval } from '../removal.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { comeBack, gaspode, noAnswers, smallGods, susan } from '../windows.ts';

/** AM-10.7 Each player once, clockwise from the active player; one murder is over before the next is rolled. */
export function murders(
  draft: AmState,
  seat: Seat,
  { rollsPerPlayer }: { readonly rollsPerPlayer: number },
): void {
  for (let distance = draft.seats - 1; distance >= 0; distance--) {
    for (let left = rollsPerPlayer; left > 0; left--) {
      push(draft, { kind: 'murder', seat: (seat + distance) % draft.seats });
    }
  }
}

/** AM-10.7 Rolls the area of the next murder. */
export const murder: StepRule<AmVocabulary, 'murder'> = {
  resolve(draft, { seat }) {
    const area = rollArea(draft, seat);
    if (onFoot(draft, area) > 0) push(draft, { kind: 'murderChoice', seat, area });
    else tell(draft, { type: 'nothing' });
  },
};

/** AM-10.7 Compulsory, with the player's own minions as targets too; no trouble is needed. */
export const murderChoice: QuestionRule<AmVocabulary, 'murderChoice'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { area }, seat, list) => listVictims(state, seat, justArea(area), 'any', notNamed, list),
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'remove') return;
    const piece = pieceOf(move.piece);
    const fits = susan | comeBack | smallGods | (ownerOf(piece) === seat ? noAnswers : gaspode);
    threatenRemoval(draft, areaOf(move.area), piece, fits);
  },
};
