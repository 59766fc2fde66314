import { boroughs, symbols } from '../../rules/effects/language.ts';

/** The symbols of the legend, by group. */
export const symbolGroups = {
  scores: ['pedestal', 'election', 'society', 'possessions'],
  common: [...symbols, 'wild'],
  effects: [
    'vote',
    'mega',
    'pub',
    'circle',
    'pound',
    'sell',
    'swap',
    'time',
    'lady',
    'gent',
    'down',
    'diag',
    'side',
    'up',
    'jump',
    'row',
    'dame',
  ],
  cards: ['card', 'white', 'black', 'liberal', 'conservative', 'both'],
  boroughs: [...boroughs, 'shield'],
  table: ['hat', 'order', 'cross'],
} as const;

type Groups = typeof symbolGroups;
export type SymbolId = Groups[keyof Groups][number];
