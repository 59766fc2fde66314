import { spaceFrenchWords } from '@manigance/core';
import type { GuideWords } from './symbols.ts';

// biome-ignore format: one symbol per row
export const fr = spaceFrenchWords<GuideWords>({
  groups: {
    conditions: 'Les conditions : trois sur quatre suffisent',
    plan: 'Sur le plan',
    wheel: 'Sur la roue et aux frontières',
    plates: 'Sur les plaques des joueurs',
    aid: 'Les Administrations et leurs actions',
  },
  symbols: {
    wealthy_dandy: ['Dandy Fortuné', 'demande 150\u202f000 Cogs en bourse. Un « ? » : cette bourse vous est fermée.'],
    high_collector: ['Haut Percepteur', 'demande assez de quartiers : ceux qu’on tient, et ceux qu’il faut.'],
    influential_bureaucrat: ['Bureaucrate Influent', 'demande assez d’Administrations : celles qu’on tient, et celles qu’il faut.'],
    grand_zealot: ['Grand Zélateur', 'demande d’être Gouverneur à 100 de popularité.'],
    edgar: ['Edgar', 'porte une casquette. Il détrousse, joue les cartes Manigance et agit dans les Administrations.'],
    lucien: ['Lucien', 'porte un haut-de-forme. Il achète des quartiers et agit dans les Administrations.'],
    influence: ['Jeton d’influence', 'à la couleur de celui qui tient le quartier, sur sa plaque. Une plaque sans couleur est neutre.'],
    ivory: ['Quartier Ivoire', 'à motif de dentelle. Il rapporte 20 de popularité par période.'],
    steel: ['Quartier Acier', 'à motif de brique. Il rapporte 20\u202f000 Cogs par période.'],
    administration: ['Administration', 'marquée de son monument. Edgar et Lucien y ont chacun leur action.'],
    padlock: ['Cadenas', 'd’un quartier protégé : nul ne peut le racheter ni le réquisitionner.'],
    popularity: ['Popularité', 'de 0 à 100. Le plus populaire devient Gouverneur.'],
    cards: ['Cartes Manigance', 'en main, que seul leur propriétaire voit.'],
    purse: ['Bourse', 'en milliers de Cogs. Celle des autres est fermée.'],
    governor: ['Gouverneur', 'élu à la fin de chaque période.'],
    first: ['Premier joueur', 'se déplace et agit le premier à ce tour.'],
    heritage: ['Protection du Patrimoine', 'garde tous les quartiers de son détenteur.'],
    drunken_pig: ['Place du Cochon Saoul', 'où l’on pioche des cartes et où l’on harangue la foule.'],
    archives: ['Archives', 'où les rivaux perdent des quartiers et où les vôtres sont protégés.'],
    central_bank: ['Central Bank', 'où l’on rafle l’argent et où l’on obtient les certificats.'],
    city_hall: ['City Hall', 'où l’on réquisitionne, et où Edgar trouve un appui.'],
  },
  wheel: {
    immobile: 'laisse le personnage où il est.',
    red: 'à la roue dentée : franchit la frontière rouge du quartier.',
    orange: 'à la clé : franchit la frontière orange du quartier.',
    green: 'au chapeau : franchit la frontière verte du quartier.',
    violet: 'à l’œil : franchit la frontière violette du quartier.',
    black: 'à l’ancre : franchit la frontière noire du quartier.',
    metro_blue: 'au numéro 1 : mène à une autre bouche de la ligne bleue.',
    metro_pink: 'au numéro 2 : mène à une autre bouche de la ligne rose.',
  },
});
