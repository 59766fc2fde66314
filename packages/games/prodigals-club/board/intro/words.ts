import { inBothLanguages } from '@manigance/core';

/** English sentences of the first-match sheet; the important words between `**`. */
const en = {
  goal: 'Lose everywhere at once. Only your **highest** score counts, and the lowest at the table wins.',
  goalPicture: (scores: string) => `Your pedestals, ${scores}: the highest is black, and it has to come down`,
  /** With Last Will. */
  goalWithWill:
    'Lose everywhere at once, and get rid of your uncle’s **£70**. Only your **highest** score counts, and the lowest at the table wins.',
  turnWithWill:
    'Take a **plan** for the round, send your **errand boys** for cards, and spend with what they bring. A house loses value when nobody looks after it.',
  turn: 'Send your **errand boys** out one by one to fetch cards. Then play what they bring back.',
  turnPicture: 'An errand boy goes to a space, brings a card, and the card takes points away',
};

/** Words of the pictures before a first match. */
export const introWords = inBothLanguages(en, {
  goal: 'Perdez partout à la fois. Seul compte votre score **le plus haut**, et le plus bas de la table gagne.',
  goalPicture: (scores) => `Vos piédestaux, ${scores} : le plus haut est noir, et doit descendre`,
  goalWithWill:
    'Perdez partout à la fois, et débarrassez-vous des **70 £** de votre oncle. Seul compte votre score **le plus haut**, et le plus bas de la table gagne.',
  turnWithWill:
    'Prenez un **plan** pour la manche, envoyez vos **coursiers** chercher des cartes, et dépensez avec ce qu’ils rapportent. Une maison négligée perd de sa valeur.',
  turn: 'Envoyez vos **coursiers** un à un chercher des cartes. Puis jouez ce qu’ils rapportent.',
  turnPicture: 'Un coursier va sur un emplacement, rapporte une carte, et la carte ôte des points',
});
