import { defineManifest } from '../manifest.ts';
import type { PcVocabulary } from './rules/state.ts';

export const manifest = defineManifest<PcVocabulary>({
  url: import.meta.url,
  id: 'prodigals-club',
  title: 'The Prodigals Club',
  rulePrefix: 'PC',
  seats: { min: 2, max: 5 },
  minutes: 90,
  settings: { mode: ['es', 'ep', 'sp', 'esp'] },
  colours: ['red', 'blue', 'white', 'green', 'black'],
  shapes: 'tokens',
  poster: new URL('./poster.svg', import.meta.url).href,
  fonts: ['1em "Title PC"', '1em "Abril Fatface"', 'italic 1em "Club Aside"'],
  words: {
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
  },
  rules: () => import('./rules/index.ts'),
  text: () => import('./text/index.ts'),
  bot: () => import('./bot/index.ts'),
  board: () => import('./board/index.tsx'),
  report: () => import('./rules/report.ts'),
  rulebook: () => import('./rulebook/index.ts'),
});
