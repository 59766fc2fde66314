const en = {
  election: 'votes in the Election',
  society: 'reputation in Society',
  possessions: 'Possessions',
  'last-will': 'Last Will',
  cards: 'what the cards will bring',
  errands: 'errand boys to come',
};

const fr: typeof en = {
  election: 'votes à l’Élection',
  society: 'réputation dans les Mondanités',
  possessions: 'Patrimoine',
  'last-will': 'Last Will',
  cards: 'ce que les cartes rapporteront',
  errands: 'coursiers à venir',
};

/** Names for the parts of the judgement. */
export const partNames = { en, fr };
