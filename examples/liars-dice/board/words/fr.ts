import { spaceFrenchWords } from '@manigance/core';
import type { BoardWords } from './index.ts';

const dice = (count: number) => `${count} ${count < 2 ? 'dé' : 'dés'}`;

export const fr: BoardWords = spaceFrenchWords({
  middle: 'Annonce et gobelets',
  board: 'Les gobelets',
  round: (round) => `Manche ${round}`,
  cup: (name, count) => `${name} : ${dice(count)} sous le gobelet`,
  out: (name) => `${name} est hors jeu`,
  myDice: 'Mes dés',
  watching: 'Vous regardez : les gobelets restent baissés.',
  die: (face) => `Dé : ${face}`,
  lastBid: 'L’annonce',
  noBid: 'Pas encore d’annonce',
  lastReveal: 'La manche précédente',
  fewer: 'Moins de dés',
  more: 'Plus de dés',
  faces: 'Face',
  dice,
});
