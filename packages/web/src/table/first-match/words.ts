import { inBothLanguages } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

/** English words of the first-match sheet; each game brings its own sentences. */
const en = {
  first: 'Your first match',
  again: 'How to play',
  goal: 'What you want',
  turn: 'A turn',
  where: 'Where to look',
  /** Label of the picture of the screen. */
  screen: 'The screen: 1 the line at the top, 2 the goal, 3 the players’ plates',
  places: ['What you are asked.', 'How far your goal is.', 'What the others are up to.'],
  botsWait: 'The bots are waiting. This sheet stays in the menu.',
  stays: 'This sheet stays in the menu.',
  rules: 'The rules in short',
  learn: 'Learn in 10 minutes',
  play: 'Play',
  back: 'Back to the table',
};

const words = inBothLanguages(en, {
  first: 'Votre première partie',
  again: 'Comment jouer',
  goal: 'Ce que vous voulez',
  turn: 'Un tour',
  where: 'Où regarder',
  screen: 'L’écran : 1 la ligne du haut, 2 le but, 3 les plaques des joueurs',
  places: ['Ce qu’on vous demande.', 'Où en est votre but.', 'Ce que préparent les autres.'],
  botsWait: 'Les robots attendent. Cette feuille reste dans le menu.',
  stays: 'Cette feuille reste dans le menu.',
  rules: 'Les règles en bref',
  learn: 'Apprendre en 10 minutes',
  play: 'Jouer',
  back: 'Revenir à la table',
});

/** Words of the sheet before a first match. */
export const useFirstMatchWords = wordsHook(words);
