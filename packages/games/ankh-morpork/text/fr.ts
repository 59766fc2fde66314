import { logFr } from './log-fr.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { ownGoalFr } from './own-goal-fr.ts';
import { promptsFr } from './prompts-fr.ts';
import { outcomesFr, reasonsFr } from './reasons-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { textOf } from './tables.ts';
import { typeset } from './words-fr.ts';

/** The texts of the game in French. */
export const text = textOf({
  names: namesFr,
  rules: rulesFr,
  goal: ownGoalFr,
  asked: promptsFr,
  waiting: 'Patientez : quelqu’un va peut-être réagir.',
  moves: movesFr,
  events: logFr,
  whys: reasonsFr,
  outcomes: outcomesFr,
  typeset,
});

export { cites } from './cites.ts';
