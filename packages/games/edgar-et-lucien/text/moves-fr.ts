import type { NameOf } from '@manigance/core';
import { cardFigures } from '../rules/cards.ts';
import { cityPrice, playerPrice } from '../rules/constants.ts';
import type { ElMove } from '../rules/state.ts';
import { type Destination, destinationOf } from './destinations.ts';
import { type MoveLabels, ownPlayer, passEndsTurn, smearAnswers, targetsText } from './lines.ts';
import { namesFr } from './names-fr.ts';
import { atDistrict, cogs, list, points, theDistrict } from './words-fr.ts';

/** Labels of buttons. */
export const movesFr: MoveLabels = {
  place: ({ district }) => `S’installer ${atDistrict(district)}`,
  commit: ({ edgar, lucien }, view) =>
    `Edgar ${going(destinationOf(view, 'edgar', edgar))} ; Lucien ${going(destinationOf(view, 'lucien', lucien))}`,
  chooseExit: ({ edgar, lucien }) => {
    const exits = [];
    if (edgar !== undefined) exits.push(`Edgar sort ${atDistrict(edgar)}`);
    if (lucien !== undefined) exits.push(`Lucien sort ${atDistrict(lucien)}`);
    return exits.join(' ; ');
  },
  rob: ({ victim }, _view, name) => `Détrousser ${name(victim)}`,
  buyCity: (_move, view) => {
    const here = ownPlayer(view)?.lucien;
    return `Acheter ${here === undefined ? 'le quartier' : theDistrict(here)} à la ville (${cogs(cityPrice)})`;
  },
  buyPlayer: (_move, view, name) => {
    const here = ownPlayer(view)?.lucien;
    const owner = here === undefined ? undefined : view.owners[here];
    const from = owner === undefined ? 'à un joueur' : `à ${name(owner)}`;
    return `Racheter ${here === undefined ? 'le quartier' : theDistrict(here)} ${from} (${cogs(playerPrice)})`;
  },
  playScheme: (move, _view, name) => `Jouer ${namesFr.schemes[move.card].name}${targets(move, name)}`,
  administration: (move, _view, name) => `${namesFr.actions[move.action].name}${targets(move, name)}`,
  supported: (move, _view, name) => {
    const how = move.viaCard ? 'à distance et avec appui' : 'avec appui';
    return `${namesFr.actions[move.action].name} ${how}${targets(move, name)}`;
  },
  second: (move, _view, name) =>
    'players' in move ? `Intimider ${list(move.players.map(name))}` : `Choisir ${theDistrict(move.district)}`,
  replyIntimidation: ({ district }) => `Renoncer ${atDistrict(district)}`,
  replySmear: ({ with: payment }, view) => {
    if (payment === 'money') return `Donner ${cogs(cardFigures.smear_threat.money)}`;
    const { popularity } = smearAnswers(view);
    return popularity === 0 ? 'Ne rien perdre' : `Perdre ${points(popularity)}`;
  },
  bid: ({ amount }) => `Miser ${cogs(amount)}`,
  pass: (_move, view) => (passEndsTurn(view) ? 'Terminer mon tour' : 'Passer'),
  concede: () => 'Quitter la partie',
};

/** Where a hand of the wheel leads, then how. */
function going({ by, from, to }: Destination): string {
  const how = namesFr.wheel[by].toLowerCase();
  const chosen = to.length > 1 ? ', au choix' : '';
  if (to.length > 0) return `va ${list(to.map(atDistrict), 'ou')} (${how}${chosen})`;
  if (from === undefined) return `(${how})`;
  return `reste ${atDistrict(from)}${by === 'immobile' ? '' : ` (pas de ${how})`}`;
}

function targets(move: ElMove, name: NameOf): string {
  const words = { names: namesFr, theDistrict, list, cogs, points, against: 'contre', colon: ' : ' };
  return targetsText(move, name, words);
}
