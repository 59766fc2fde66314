import { spaceFrenchWords } from '@manigance/core';
import { claim } from '../../text/fr.ts';
import type { BoardWords } from './index.ts';

const dice = (count: number) => `${count} ${count < 2 ? 'dé' : 'dés'}`;

/** French words of the board. */
export const fr: BoardWords = spaceFrenchWords({
  middle: 'Annonce et gobelets',
  board: 'Les gobelets',
  round: (round) => `Manche ${round}`,
  inPlay: (total, wildOnes) => `${dice(total)} en jeu${wildOnes ? ' ; les as sont jokers' : ''}.`,
  cup: (name, count) => `${name} : ${dice(count)} sous le gobelet`,
  out: (name) => `${name} est hors jeu`,
  gone: 'hors jeu',
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
  diceLabel: 'Dés',
  lastDie: 'le dernier dé',
  times: (quantity, face) => `${quantity} × ${face}`,
  bids: (quantity, face) => `annonce ${claim(quantity, face)}`,
  aim: 'Gardez vos dés : le perdant de chaque défi en rend un, et le dernier à en avoir gagne.',
});
