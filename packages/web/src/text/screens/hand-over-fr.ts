import type { HandOverWords } from './hand-over-en.ts';

/** French words of a match of several people at one screen. */
export const handOverFr: HandOverWords = {
  passTo: 'Passez l’écran à',
  hasPlayed: (name) => `${name} a joué. Sa main et son but ne sont plus à l’écran.`,
  resumed: 'La partie continue ici.',
  itIsMe: (name) => `C’est moi, ${name}`,
  othersLookAway: 'Les autres regardent ailleurs, merci.',
  order: 'Autour de la table',
};
