import { spaceFrenchWords } from '@manigance/core';
import type { GuideWords } from './symbols.ts';

// biome-ignore format: one symbol per row
export const fr = spaceFrenchWords<GuideWords>({
  groups: { cards: 'Sur les cartes', plan: 'Sur le plan', table: 'Autour du plan' },
  symbols: {
    place: ['Placer un Agent', 'dans un Quartier où vous en avez un, ou juste à côté.'],
    build: ['Construire un Bâtiment', 'là où vous avez un Agent et où rien n’est bâti, au prix du Quartier. Jamais en plein Chaos.'],
    assassinate: ['Assassinat', 'retire un Agent, un Troll ou un Démon d’un Quartier en proie au Chaos. Jamais l’un des vôtres.'],
    removeTrouble: ['Retirer un jeton Chaos', 'de n’importe quel Quartier.'],
    money: ['Prendre de l’argent', 'à la Banque : autant de dollars qu’indiqué.'],
    scroll: ['Parchemin', 'fait ce que dit le texte de la carte.'],
    randomEvent: ['Événement Aléatoire', 'retourne une carte Événement. Le seul symbole qu’on ne peut pas laisser.'],
    playAnother: ['Rejouer', 'une carte de votre main, une fois celle-ci terminée.'],
    interrupt: ['Interruption', 'se joue quand son heure vient, même au tour d’un autre.'],
    minion: ['Agent', 'du joueur dont il porte la couleur, le chapeau et la lettre. Un chiffre en compte plusieurs.'],
    building: ['Bâtiment', 'donne à son propriétaire la carte Quartier et son pouvoir. Un seul par Quartier.'],
    trouble: ['Chaos', 's’installe quand un pion entre dans un Quartier occupé, et s’en va quand un pion le quitte. Il faut du Chaos pour assassiner, il n’en faut pas pour construire.'],
    troll: ['Troll', 'n’est à personne, mais compte contre le contrôle de chacun.'],
    demon: ['Démon', 'n’est à personne. Là où il se tient, nul ne contrôle le Quartier et son pouvoir est bloqué.'],
    areaNumber: ['Numéro du Quartier', 'pour les jets de dé. À la couleur d’un joueur : il contrôle le Quartier.'],
    cost: ['Prix d’un Bâtiment', 'dans ce Quartier.'],
    die: ['Dé à douze faces', 'désigne l’un des douze Quartiers, ou décide de ce que rapporte une carte.'],
    cash: ['Argent', 'en dollars, que chacun peut compter.'],
    supply: ['Agents en réserve', 'pas encore sur le plan.'],
    cards: ['Cartes en main', 'que seul leur propriétaire voit. Le tour s’achève en complétant sa main à cinq.'],
    cityCard: ['Carte Quartier', 'du Quartier de ce numéro. Son pouvoir sert une fois à chaque tour du propriétaire ; en pointillé, il est bloqué ou perdu.'],
    loan: ['Prêt', 'de 10 $. En fin de partie, il faut en rendre 12, ou perdre 15 points.'],
    stuck: ['Carte encombrante', 'qui reste devant ce joueur et prend une place dans sa main.'],
    control: ['Quartiers contrôlés', 'avec plus de pions que tout autre. Trois Personnages gagnent avec le nombre qui suit la barre.'],
    spread: ['Quartiers occupés', 'par des Agents de ce joueur, sans Démon. Un Personnage gagne avec le nombre qui suit la barre.'],
    wealth: ['Fortune', 'argent et Bâtiments, moins 12 $ par prêt. Un Personnage gagne avec 50 $.'],
    personality: ['Personnage', 'que vous seul connaissez. Il dit comment vous gagnez.'],
    reaction: ['Occasion de réagir', 'avant qu’il n’arrive malheur à un pion. Nul ne sait qui est interrogé.'],
  },
});
