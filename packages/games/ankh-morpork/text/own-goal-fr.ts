import type { GoalWords } from './own-goal.ts';
import { dollars } from './words-fr.ts';

const goal = (what: (need: number) => string) => ({
  text: (need: number) => `Votre but secret : ${what(need)}`,
  short: (need: number) => `But : ${what(need)}`,
});

/** The goal line in French. */
export const ownGoalFr: GoalWords = {
  control: goal((need) => `contrôler ${need} Quartiers`),
  spread: goal((need) => `Agents dans ${need} Quartiers`),
  trouble: goal((need) => `Chaos dans ${need} Quartiers`),
  wealth: goal((need) => `une fortune de ${dollars(need)}`),
  exhaustion: {
    text: () => 'Votre but secret : nul ne gagne avant la fin de la pioche',
    short: () => 'But : une pioche vide',
  },
  cardsLeft: (count) => (count < 2 ? `reste ${count} carte` : `reste ${count} cartes`),
  secret: { text: () => 'Chacun poursuit un but secret', short: () => 'Chacun a un but secret' },
};
