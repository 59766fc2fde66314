import { tableForMore } from '@manigance/core';
import type { LastWillMove } from '../rules/competitions/last-will/moves.ts';
import type { Effect } from '../rules/effects/language.ts';
import { namesFr as names } from './names-fr.ts';
import { bonusHeld, frameOf, type MoveLabels } from './sentences.ts';
import { bonusText, bundleText, spaceText } from './spaces-fr.ts';
import { capital, count, dirNames, effectText, figure, markers, payText, quote } from './words-fr.ts';

/** Button labels of the moves. */
export const movesFr: MoveLabels = tableForMore<MoveLabels, LastWillMove['do']>({
  send: ({ space }, view) => spaceText(space, view),
  decline: () => 'Pas de course',
  play: ({ card }) => `Jouer ${quote(names.cards[card].name)}`,
  activate: ({ card }) => `Activer ${quote(names.cards[card].name)}`,
  useBonus: (_move, view) => {
    const tile = bonusHeld(view);
    return tile === undefined ? 'Utiliser la tuile Action bonus' : `Utiliser ${bonusText(tile)}`;
  },
  end: () => 'Terminer le tour',
  replace: ({ card }) => `Défausser ${quote(names.cards[card].name)}`,
  trigger: ({ card }) => quote(names.cards[card].name),
  discard: ({ card }) => `Défausser ${quote(names.cards[card].name)}`,
  name: ({ symbols }) => (symbols === 0 ? 'N’en fixer aucun' : `En fixer ${symbols}`),
  choose: ({ option }, view) => effectText(frameOf(view, 'choice')?.options[option] as Effect<number>),
  benefit: ({ competition }, view) =>
    frameOf(view, 'benefit')?.of === 'innerCircle' ? innerCircle[competition] : basic[competition],
  exchange: ({ option }, view) => {
    const chosen = frameOf(view, 'exchange')?.options[option];
    return chosen === undefined ? '' : `${payText(chosen.pay)}, puis : ${effectText(chosen.get)}`;
  },
  takeBundle: ({ bundle }, view) => `Prendre le ${bundleText(bundle, view)}`,
  takeBonus: ({ tile }) => bonusText(tile),
  join: ({ cards }) => (cards === 0 ? 'Aucune autre carte' : count(cards, 'autre carte', 'autres cartes')),
  placeTile: ({ tile, x, y, rotation }) =>
    `${quote(names.circles[tile])} en colonne ${figure(x)}, ligne ${figure(y)}, tournée de ${rotation * 90}°`,
  discardTiles: (_move, view) =>
    frameOf(view, 'circle')?.places.length === 2 ? 'Défausser les deux tuiles' : 'Défausser la tuile',
  step: ({ marker, dir }) => `${capital(markers[marker])} ${dirNames[dir]}`,
  stop: () => 'S’arrêter là',
  row: ({ value }) => `Ligne ${figure(value)}`,
  drop: ({ marker, steps }) => `${capital(markers[marker])} : ${count(steps, 'case')} vers le bas`,
  jump: ({ marker }) => `${capital(markers[marker])} : sauter`,
  raise: ({ marker }) => `Remonter : ${markers[marker]}`,
  sell: ({ tile }) => `Vendre ${quote(names.possessions[tile])}`,
  give: ({ tile }) => `Céder ${quote(names.possessions[tile])}`,
  take: ({ tile }) => `Prendre ${quote(names.possessions[tile])}`,
  addTime: ({ cards }) => (cards === 0 ? 'N’en ajouter aucune' : `Ajouter ${count(cards, 'carte')}`),
});

const basic = {
  election: 'Perdre 1 vote',
  society: 'Faire 1 déplacement vers le bas',
  possessions: 'Dépenser 2 £',
  'last-will': 'Dépenser 2 £',
} as const;
const innerCircle = { ...basic, possessions: 'Dépenser 1 £', 'last-will': 'Dépenser 1 £' } as const;
