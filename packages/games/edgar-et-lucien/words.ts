import type { GameManifest } from '../manifest.ts';

/** The page's words about the game before it is loaded. */
export const words: GameManifest['words'] = {
  en: {
    pitch: 'A brute, a dandy, a dial with two hands. Govern Fosko.',
    credits:
      'Edgar & Lucien, a game by Tanguy Camus and Basile Mayeur, illustrated by Stéphane Gantiez, published by Guru Fabric.',
    settings: {
      openMoney: {
        name: 'Purses',
        values: {
          false: { name: 'Closed', text: 'Nobody sees how much the others have.' },
          true: { name: 'Open', text: 'All money is in plain sight: easier for a first match.' },
        },
      },
      firstPlayer: {
        name: 'First player',
        values: {
          random: { name: 'Random', text: 'Chance decides who begins.' },
          'seat-0': { name: 'Seat 1', text: 'The player in the first seat begins.' },
        },
      },
    },
  },
  fr: {
    pitch: 'Une brute, un dandy, une roue à deux aiguilles. Gouvernez Fosko.',
    credits:
      'Edgar & Lucien, un jeu de Tanguy Camus et Basile Mayeur, illustré par Stéphane Gantiez, publié par Guru Fabric.',
    settings: {
      openMoney: {
        name: 'Bourses',
        values: {
          false: { name: 'Fermées', text: 'Personne ne voit combien possèdent les autres.' },
          true: {
            name: 'Ouvertes',
            text: 'Tout l’argent est sur la table : plus simple pour une première partie.',
          },
        },
      },
      firstPlayer: {
        name: 'Premier joueur',
        values: {
          random: { name: 'Au hasard', text: 'Le hasard décide qui commence.' },
          'seat-0': { name: 'Place 1', text: 'Le joueur de la première place commence.' },
        },
      },
    },
  },
};
