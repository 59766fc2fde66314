import { tableForMore } from '@manigance/core';
import { modes } from '../rules/modes.ts';
import { namesFr as names } from './names-fr.ts';
import type { AskedByLastWill, Prompts } from './sentences.ts';
import { count, pounds, quote, theMarker } from './words-fr.ts';

/** The question of each frame: one line, verb first. Those of Last Will come when it is loaded. */
export const promptsFr: Prompts = tableForMore<Prompts, AskedByLastWill>({
  errand: ({ boy }) => errands[boy],
  actions: () => 'Jouez vos cartes et vos capacités, puis terminez votre tour.',
  furtherActions: () => 'Jouez des cartes et des capacités, ou terminez votre tour.',
  replace: ({ card }) => `Défaussez une carte posée pour faire place à ${quote(names.cards[card].name)}.`,
  triggers: () => 'Choisissez la capacité qui s’applique ensuite.',
  discard: (_frame, { mode }) => `Défaussez une carte : vous pouvez en garder ${modes[mode].handLimit}.`,
  name: ({ symbol }) => `Fixez des symboles du Gentilhomme de la Renaissance : ${names.symbols[symbol]}.`,
  choice: ({ left }) => (left === 1 ? 'Faites votre choix.' : `Faites votre choix (encore ${left} fois).`),
  benefit: ({ left, of }) =>
    `Choisissez ${of === 'basic' ? 'une action de base' : 'un avantage du cercle interne'} (encore ${left}).`,
  exchange: () => 'Faites un échange, ou arrêtez-vous là.',
  bundle: () => 'Choisissez un lot de cartes.',
  bonus: () => 'Choisissez une tuile Action bonus.',
  pubCrawl: () => 'Choisissez combien d’autres cartes Campagne au pub vous jouez avec celle-ci.',
  circle: ({ places }) =>
    places.length === 1
      ? 'Placez la tuile Cercle Politique dans votre grille, ou défaussez-la.'
      : 'Placez l’une des deux tuiles Cercle Politique, ou défaussez les deux.',
  move: ({ left }) => `Déplacez un marqueur, ou arrêtez-vous là (encore ${count(left, 'déplacement')}).`,
  row: () => 'Choisissez une ligne, ou arrêtez-vous là.',
  moveEach: () => 'Faites descendre l’un de ces marqueurs, ou arrêtez-vous là.',
  jump: ({ marker, maxOver }) =>
    marker === undefined
      ? `Faites sauter un marqueur par-dessus celui d’en dessous, ou aucun (${count(maxOver, 'saut')} au plus).`
      : `Faites encore sauter ${theMarker[marker]}, ou arrêtez-vous là (encore ${count(maxOver, 'saut')}).`,
  raise: ({ cause, left }) =>
    cause === 'dame'
      ? `Remontez un marqueur à la place de celui que Dame Béatrice n’a pas pu faire monter (encore ${left}).`
      : 'Remontez un marqueur d’une ligne : c’est le prix.',
  sell: ({ may, discount }) =>
    `${may ? 'Vendez un second bien, ou arrêtez-vous là' : 'Choisissez un bien à vendre'}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  give: ({ limit }) => `Choisissez le bien que vous cédez (limite de moins-value : ${pounds(limit)}).`,
  take: ({ give }) => `Choisissez le bien que vous prenez en échange de ${quote(names.possessions[give])}.`,
  moreTime: ({ n }) =>
    `Choisissez combien de cartes Un peu plus de temps vous ajoutez à cette dépense de ${pounds(n)}.`,
});

const errands = {
  own: 'Envoyez un coursier sur un emplacement libre.',
  late: 'Envoyez ailleurs l’un de vos deux coursiers de la carte centrale, ou laissez-le sur place.',
  extra: 'Envoyez un coursier supplémentaire sur un emplacement libre, ou passez.',
} as const;
