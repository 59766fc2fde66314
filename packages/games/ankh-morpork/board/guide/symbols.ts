/** The symbols of the legend, by group. */
export const symbolGroups = {
  cards: [
    'place',
    'build',
    'assassinate',
    'removeTrouble',
    'money',
    'scroll',
    'randomEvent',
    'playAnother',
    'interrupt',
  ],
  plan: ['minion', 'building', 'trouble', 'troll', 'demon', 'areaNumber', 'cost', 'die'],
  table: [
    'cash',
    'supply',

    'cards',
    'cityCard',
    'loan',
    'stuck',
    'control',
    'spread',
    'wealth',
    'personality',
    'reaction',
  ],
} as const;

/** Group of symbols in the legend. */
export type SymbolGroup = keyof typeof symbolGroups;
/** Id of a symbol in the legend. */
export type SymbolId = (typeof symbolGroups)[SymbolGroup][number];
