import type { GameManifest } from '../manifest.ts';

/** What the page says of the game before it is loaded. */
export const words: GameManifest['words'] = {
  en: {
    pitch: 'Lose the election, the fortune and the good name: it takes doing.',
    credits: 'The Prodigals Club, a game by Vladimír Suchý, published by Czech Games Edition.',
    settings: {
      mode: {
        name: 'Competitions',
        values: {
          es: { name: 'Election and Society', text: 'Lose votes, lose face. Good for a first match.' },
          ep: { name: 'Election and Possessions', text: 'Lose votes, lose money.' },
          sp: { name: 'Society and Possessions', text: 'Lose face, lose money.' },
          esp: { name: 'All three', text: 'The whole game, and the longest.' },
        },
      },
    },
  },
  fr: {
    pitch: 'Perdre l’élection, la fortune et l’estime : encore faut-il savoir s’y prendre.',
    credits: 'The Prodigals Club, un jeu de Vladimír Suchý, publié par Czech Games Edition.',
    settings: {
      mode: {
        name: 'Compétitions',
        values: {
          es: {
            name: 'Électorale et Mondaine',
            text: 'Perdre des votes, perdre la face. Bien pour une première partie.',
          },
          ep: { name: 'Électorale et Patrimoniale', text: 'Perdre des votes, perdre de l’argent.' },
          sp: { name: 'Mondaine et Patrimoniale', text: 'Perdre la face, perdre de l’argent.' },
          esp: { name: 'Les trois', text: 'Le jeu entier, et le plus long.' },
        },
      },
    },
  },
};
