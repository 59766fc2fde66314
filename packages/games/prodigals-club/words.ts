import type { GameManifest } from '../manifest.ts';

const own = ['es', 'ep', 'sp', 'esp'];
const withLastWill = ['lw-e', 'lw-s', 'lw-es'];

/** Note for players wherever a mode with Last Will is chosen. */
const reconstruction = {
  en: 'Last Will is our own reconstruction: its cards and numbers are not those of the published game.',
  fr: 'Last Will est notre reconstitution\u00a0: ses cartes et ses nombres ne sont pas ceux du jeu publié.',
};

/** The page's words about the game before it is loaded. */
export const words: GameManifest['words'] = {
  en: {
    pitch: 'Lose the election, your fortune and your good name: harder than it looks.',
    credits: 'The Prodigals Club, a game by Vladimír Suchý, published by Czech Games Edition.',
    settings: {
      mode: {
        name: 'Competitions',
        groups: [
          { name: 'The Prodigals Club', values: own },
          { name: 'With Last Will', note: reconstruction.en, values: withLastWill },
        ],
        values: {
          es: { name: 'Election and Society', text: 'Lose votes, lose face. A good first match.' },
          ep: { name: 'Election and Possessions', text: 'Lose votes, lose money.' },
          sp: { name: 'Society and Possessions', text: 'Lose face, lose money.' },
          esp: { name: 'All three', text: 'The full game, and the longest.' },
          'lw-e': { name: 'Election and Last Will', text: 'Lose votes, lose £70.' },
          'lw-s': { name: 'Society and Last Will', text: 'Lose face, lose £70.' },
          'lw-es': {
            name: 'Election, Society and Last Will',
            text: 'Lose votes, face and £70: the fullest of all.',
          },
        },
      },
    },
  },
  fr: {
    pitch: 'Perdre l’élection, sa fortune et sa réputation : encore faut-il savoir s’y prendre.',
    credits: 'The Prodigals Club, un jeu de Vladimír Suchý, publié par Czech Games Edition.',
    settings: {
      mode: {
        name: 'Compétitions',
        groups: [
          { name: 'The Prodigals Club', values: own },
          { name: 'Avec Last Will', note: reconstruction.fr, values: withLastWill },
        ],
        values: {
          es: {
            name: 'Élection et Mondanités',
            text: 'Perdre des votes, perdre la face. L’idéal pour une première partie.',
          },
          ep: { name: 'Élection et Patrimoine', text: 'Perdre des votes, perdre de l’argent.' },
          sp: { name: 'Mondanités et Patrimoine', text: 'Perdre la face, perdre de l’argent.' },
          esp: { name: 'Les trois', text: 'Le jeu complet, et le plus long.' },
          'lw-e': { name: 'Élection et Last Will', text: 'Perdre des votes et 70\u00a0£.' },
          'lw-s': { name: 'Mondanités et Last Will', text: 'Perdre la face et 70\u00a0£.' },
          'lw-es': {
            name: 'Élection, Mondanités et Last Will',
            text: 'Perdre des votes, la face et 70\u00a0£ : le plus complet.',
          },
        },
      },
    },
  },
};
