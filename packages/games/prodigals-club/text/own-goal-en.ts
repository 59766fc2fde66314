import { namesEn } from './names-en.ts';
import type { GoalWords } from './own-goal.ts';
import { figure } from './words-en.ts';

/** The goal line in English. */
export const ownGoalEn: GoalWords = {
  text: (score, competition) =>
    `The lowest of the highest wins. Yours: ${figure(score)}, ${namesEn.competitions[competition]}`,
  short: (score, competition) => `Your score: ${figure(score)}, ${namesEn.competitions[competition]}`,
  toBeat: (score) => `to beat: ${figure(score)}`,
  lead: (by) => `you lead by ${by}`,
  everyones: { text: 'The lowest of the highest scores wins', short: 'The lowest high score wins' },
  lowest: (score) => `lowest: ${figure(score)}`,
};
