import { push, rollDie, type StepRule, tell } from '@manigance/core';
import { type LdVocabulary, sides } from '../state.ts';

/** LD-3.1 Everybody rolls the dice they have left and looks at them in secret. */
export const roll: StepRule<LdVocabulary, 'roll'> = {
  resolve(draft, { starter }) {
    draft.round++;
    draft.bid = undefined;
    tell(draft, { type: 'round', round: draft.round, starter });
    for (const [seat, dice] of draft.dice.entries()) {
      if (dice.length === 0) continue;
      const rolled = dice.map(() => rollDie(draft, sides)).sort((one, other) => one - other);
      draft.dice[seat] = rolled;
      tell(draft, { type: 'rolled', seat, count: rolled.length, dice: rolled });
    }
    push(draft, { kind: 'bid', seat: starter });
  },
};
