const en = {
  money: 'money',
  districts: 'districts',
  administrations: 'administrations',
  popularity: 'popularity and office',
  cards: 'Shenanigan cards in hand',
  heritage: 'protection of the districts',
  brink: 'being one condition away from victory',
};

const fr: typeof en = {
  money: 'argent',
  districts: 'quartiers',
  administrations: 'administrations',
  popularity: 'popularité et pouvoir',
  cards: 'manigances en main',
  heritage: 'protection des quartiers',
  brink: 'être à une condition de la victoire',
};

/** Names for the parts of the judgement. */
export const partNames = { en, fr };
