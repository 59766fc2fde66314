const en = {
  election: 'votes in the Election',
  society: 'reputation in Society',
  possessions: 'Possessions',
  cards: 'what the cards will bring',
  errands: 'errand boys to come',
};

const fr: typeof en = {
  election: 'votes à l’Élection',
  society: 'réputation dans les Mondanités',
  possessions: 'Patrimoine',
  cards: 'ce que les cartes rapporteront',
  errands: 'coursiers à venir',
};

/** Names for the parts of the judgement. */
export const partNames = { en, fr };
