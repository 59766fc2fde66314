import { inBothLanguages } from '@manigance/core';
import type { LegendWords } from '@manigance/ui/guide.ts';
import type { SymbolId, symbolGroups } from './symbols.ts';

type GuideWords = LegendWords<keyof typeof symbolGroups, SymbolId>;

const en: GuideWords = {
  groups: { table: 'On the table', plates: 'On the players’ plates' },
  symbols: {
    cup: { name: 'Cup', text: 'hides its player’s dice until somebody is called a liar.' },
    bidder: { name: 'Outlined cup', text: 'belongs to the player whose turn it is to bid or challenge.' },
    claim: { name: 'Bid', text: 'says that at least that many dice, all cups counted, show this face.' },
    match: { name: 'Yellow die', text: 'counts for the bid of the last challenge.' },
    wild: { name: 'One', text: 'counts as every other face where ones are wild.' },
    dice: { name: 'Dice left', text: 'in a player’s cup. Without dice a player is out.' },
    'own-bid': { name: 'Last bid', text: 'is on the plate of the player who made it.' },
  },
};

export const guideWords = inBothLanguages(en, {
  groups: { table: 'Sur la table', plates: 'Sur les plaques des joueurs' },
  symbols: {
    cup: {
      name: 'Gobelet',
      text: 'cache les dés de son joueur jusqu’à ce qu’on traite quelqu’un de menteur.',
    },
    bidder: { name: 'Gobelet encadré', text: 'est au joueur qui annonce ou met en doute.' },
    claim: {
      name: 'Annonce',
      text: 'dit qu’au moins tant de dés, tous gobelets comptés, montrent cette face.',
    },
    match: { name: 'Dé jaune', text: 'compte pour l’annonce du dernier défi.' },
    wild: { name: 'As', text: 'compte pour toutes les autres faces quand les as sont jokers.' },
    dice: { name: 'Dés restants', text: 'sous le gobelet d’un joueur. Sans dés, on est hors jeu.' },
    'own-bid': { name: 'Dernière annonce', text: 'figure sur la plaque du joueur qui l’a faite.' },
  },
});
