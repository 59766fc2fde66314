import { inBothLanguages } from '@manigance/core';
import type { GoalProgress } from '../../rules/victory.ts';

type Goals = Readonly<Record<GoalProgress['goal'], (need: number) => string>>;

/** English sentences of the first-match sheet; the important words between `**`. */
const en = {
  /** AM-11 The goal of each kind of Personality. */
  goals: {
    control: (need) => `start a turn in control of **${need} areas**`,
    spread: (need) => `start a turn with your minions in **${need} areas**`,
    trouble: (need) => `start a turn with **${need} trouble markers** on the board`,
    wealth: (need) => `start a turn worth **$${need}**, buildings included`,
    exhaustion: () => 'the **draw pile** runs out before anyone else wins',
  } satisfies Goals as Goals,
  goal: (goal: string) => `Nobody knows your goal. Yours: ${goal}.`,
  goalPictures: {
    control: (need) => `A secret Personality card, and ${need} areas under control`,
    spread: (need) => `A secret Personality card, and minions in ${need} areas`,
    trouble: (need) => `A secret Personality card, and ${need} trouble markers in the city`,
    wealth: (need) => `A secret Personality card, a coin worth ${need} and a building`,
    exhaustion: () => 'A secret Personality card, and a draw pile that runs out',
  } satisfies Goals as Goals,
  turn: 'Play **one card**, its symbols from left to right. Then fill your hand up to five.',
  turnPicture: 'A card with three symbols in a row, then a hand of five cards',
};

/** Words of the pictures before a first match. */
export const introWords = inBothLanguages(en, {
  goals: {
    control: (need) => `commencer un tour en contrôlant **${need} Quartiers**`,
    spread: (need) => `commencer un tour avec des Agents dans **${need} Quartiers**`,
    trouble: (need) => `commencer un tour avec **${need} jetons Chaos** sur le plateau`,
    wealth: (need) => `commencer un tour avec **${need}\u00a0$** de fortune, Bâtiments compris`,
    exhaustion: () => 'que la **pioche** s’épuise avant qu’un autre ait gagné',
  },
  goal: (goal) => `Personne ne connaît votre but. Le vôtre : ${goal}.`,
  goalPictures: {
    control: (need) => `Une carte Personnage secrète et ${need} Quartiers contrôlés`,
    spread: (need) => `Une carte Personnage secrète et des Agents dans ${need} Quartiers`,
    trouble: (need) => `Une carte Personnage secrète et ${need} jetons Chaos en ville`,
    wealth: (need) => `Une carte Personnage secrète, une pièce de ${need} et un Bâtiment`,
    exhaustion: () => 'Une carte Personnage secrète et une pioche qui s’épuise',
  },
  turn: 'Jouez **une carte**, ses symboles de gauche à droite. Puis complétez votre main à cinq.',
  turnPicture: 'Une carte et trois symboles à la suite, puis une main de cinq cartes',
});
