import { spaceFrenchWords } from '@manigance/core';
import { namesFr } from './names-fr.ts';
import type { GoalWords } from './own-goal.ts';
import { figure } from './words-fr.ts';

/** The goal line in French. */
export const ownGoalFr = spaceFrenchWords<GoalWords>({
  text: (score, competition) =>
    `Le plus bas des plus hauts gagne. Le vôtre : ${figure(score)}, ${namesFr.competitions[competition]}`,
  short: (score, competition) => `Votre score : ${figure(score)}, ${namesFr.competitions[competition]}`,
  toBeat: (score) => `à battre : ${figure(score)}`,
  lead: (by) => `vous menez de ${by}`,
  everyones: { text: 'Le plus bas des plus hauts scores gagne', short: 'Le plus bas des plus hauts gagne' },
  lowest: (score) => `le plus bas : ${figure(score)}`,
});
