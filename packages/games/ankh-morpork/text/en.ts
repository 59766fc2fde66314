import { logEn } from './log-en.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { ownGoalEn } from './own-goal-en.ts';
import { promptsEn } from './prompts-en.ts';
import { outcomesEn, reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { textOf } from './tables.ts';

/** The texts of the game in English. */
export const text = textOf({
  names: namesEn,
  rules: rulesEn,
  goal: ownGoalEn,
  asked: promptsEn,
  waiting: 'Wait: somebody may be about to react.',
  moves: movesEn,
  events: logEn,
  whys: reasonsEn,
  outcomes: outcomesEn,
  typeset: (sentence) => sentence,
});

export { cites } from './cites.ts';
