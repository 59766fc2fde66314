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

export type SymbolGroup = keyof typeof symbolGroups;
export type SymbolId = (typeof symbolGroups)[SymbolGroup][number];
