import { inBothLanguages } from '@manigance/core';

/** English sentences of the first-match sheet; the important words between `**`. */
const en = {
  goal: 'Lose everywhere at once. Only your **highest** score counts, and the lowest at the table wins.',
  goalPicture: (scores: string) => `Your pedestals, ${scores}: the highest is black, and it has to come down`,
  turn: 'Send your **errand boys** out one by one to fetch cards. Then play what they bring back.',
  turnPicture: 'An errand boy goes to a space, brings a card, and the card takes points away',
};

/** Words of the pictures before a first match. */
export const introWords = inBothLanguages(en, {
  goal: 'Perdez partout à la fois. Seul compte votre score **le plus haut**, et le plus bas de la table gagne.',
  goalPicture: (scores) => `Vos piédestaux, ${scores} : le plus haut est noir, et doit descendre`,
  turn: 'Envoyez vos **coursiers** un à un chercher des cartes. Puis jouez ce qu’ils rapportent.',
  turnPicture: 'Un coursier va sur un emplacement, rapporte une carte, et la carte ôte des points',
});
