import { tableForMore } from '@manigance/core';
import type { QuestionRules } from './question-rules.ts';
import type { AskedByLastWill } from './sentences.ts';

/** The rule behind each question, for players. */
export const rulesFr: QuestionRules = tableForMore<QuestionRules, AskedByLastWill>({
  errand:
    'Dans l’ordre du tour, chacun envoie un coursier à la fois sur un emplacement libre, qui s’applique aussitôt.',
  actions: 'Jouez et activez tout ce que vous voulez, dans l’ordre que vous voulez. Rien n’est obligatoire.',
  furtherActions:
    'Jouez et activez tout ce que vous voulez, dans l’ordre que vous voulez. Rien n’est obligatoire.',
  replace:
    'Vous avez six places pour les cartes à bords noirs. Quand elles sont prises, une carte doit partir.',
  triggers: 'Toutes ces capacités s’appliquent ; vous en choisissez l’ordre.',
  discard: 'En fin de manche, on garde au plus quatre cartes, et cinq avec Last Will.',
  name: 'Chacun des deux symboles du Gentilhomme peut en remplacer n’importe lequel, mais n’en change plus de la manche.',
  choice: 'Chaque choix s’applique avant qu’on fasse le suivant.',
  benefit: 'Chaque avantage peut venir de n’importe quelle compétition en jeu.',
  exchange: 'On paie d’abord, on profite ensuite. Vous pouvez vous arrêter quand vous voulez.',
  bundle: 'Vous prenez toutes les cartes du lot, et placez sa tuile Cercle Politique s’il en a une.',
  bonus: 'Réserver une place dans l’ordre du tour rapporte une tuile bonus au choix.',
  pubCrawl:
    'Une, deux, trois ou quatre cartes Campagne au pub jouées ensemble font perdre 1, 3, 6 ou 10 votes.',
  circle:
    'La tuile se pose à côté d’une des vôtres, dans le sens que vous voulez. Deux côtés qui vont ensemble vous donnent leur symbole pour toute la partie.',
  move: 'Un marqueur avance d’une case à la fois, sur des cases vides. Vous pouvez faire moins de déplacements.',
  row: 'Chaque marqueur qui s’y trouve à cet instant peut descendre une fois, par des cases vides.',
  moveEach: 'Chacun de ces marqueurs peut descendre tout droit une fois, par des cases vides.',
  jump: 'Un marqueur saute tout droit vers le bas par-dessus un seul autre, et retombe sur la case vide qui suit.',
  raise: 'La case au-dessus du marqueur doit être vide.',
  sell: 'Vous touchez la valeur du bien moins tous les rabais, et il quitte la partie.',
  give: 'Échangez un bien contre un de ceux qui sont proposés. Ce que vous perdez au-delà de la limite vous revient en livres.',
  take: 'Échangez un bien contre un de ceux qui sont proposés. Ce que vous perdez au-delà de la limite vous revient en livres.',
  moreTime: 'Chaque carte Un peu plus de temps ajoutée permet de dépenser davantage, puis va à la défausse.',
});
