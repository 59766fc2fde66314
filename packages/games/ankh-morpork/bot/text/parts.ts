const en = {
  spread: 'areas with your own minions',
  control: 'areas under control',
  trouble: 'trouble on the map',
  wealth: 'money and buildings',
  exhaustion: 'cards left in the draw pile',
  order: 'place in the turn order',
  means: 'money to act with',
  points: 'points, should the cards run out',
};

const fr: typeof en = {
  spread: 'Quartiers occupés',
  control: 'Quartiers contrôlés',
  trouble: 'Chaos sur le plan',
  wealth: 'argent et Bâtiments',
  exhaustion: 'cartes restant dans la pioche',
  order: 'place dans l’ordre du tour',
  means: 'argent disponible',
  points: 'points, si la pioche s’épuise',
};

/** Names for the parts of the judgement. */
export const partNames = { en, fr };
