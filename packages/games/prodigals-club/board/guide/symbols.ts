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
  /** LW-1.4 */
  lastWill: [
    'will',
    'action',
    'closed',
    'open',
    'guest',
    'chef',
    'companion',
    'event',
    'helper',
    'property',
    'special',
    'townhouse',
    'manor',
    'mansion',
    'farm',
    'scales',
    'place',
    'dinner',
    'theatre',
    'carriage',
    'boat',
    'ball',
    'club',
    'opera',
  ],
} as const;

type Groups = typeof symbolGroups;
/** Id of a symbol in the legend. */
export type SymbolId = Groups[keyof Groups][number];
