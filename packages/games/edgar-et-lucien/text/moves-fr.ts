import type { NameOf } from '@manigance/core';
import { cityPrice, note, playerPrice } from '../rules/constants.ts';
import type { Move } from '../rules/state.ts';
import { namesFr } from './names-fr.ts';
import {
  type AimWords,
  type AskedLines,
  aimsOf,
  intimidatesAgain,
  type MoveLabels,
  ownPlayer,
  standingBid,
} from './tables.ts';
import { type Way, wayOf } from './ways.ts';
import { atDistrict, cogs, list, points, theDistrict } from './words-fr.ts';

/** EL-20.3 What a Smear Threat costs. */
const smearedPoints = 20;

/** Plain: what is asked, verb first. */
export const askedFr: AskedLines = {
  place: () => 'Choisissez un quartier neutre pour vos deux pions.',
  programme: () => 'Réglez les deux aiguilles de votre roue.',
  chooseExit: () => 'Choisissez la bouche de métro par où sortir.',
  act: (view) => {
    const acted = ownPlayer(view)?.acted;
    if (acted?.edgar) return 'Faites agir Lucien, ou passez.';
    return acted?.lucien ? 'Faites agir Edgar, ou passez.' : 'Faites agir Edgar et Lucien, ou passez.';
  },
  secondHalf: (view) =>
    intimidatesAgain(view)
      ? 'Lancez la seconde Intimidation.'
      : 'Choisissez le second quartier à réquisitionner.',
  intimidationReply: () => 'Choisissez celui de vos quartiers qui redevient neutre.',
  smearReply: () => `Perdez ${points(smearedPoints)} ou donnez ${cogs(note)}.`,
  bid: (view) => {
    const standing = standingBid(view);
    return standing === undefined
      ? 'Misez pour devenir Gouverneur, ou passez.'
      : `Misez plus de ${cogs(standing)}, ou passez.`;
  },
};

export const labelsFr: MoveLabels = {
  place: ({ district }) => `S’installer ${atDistrict(district)}`,
  commit: ({ edgar, lucien }, view) =>
    `Edgar ${going(wayOf(view, 'edgar', edgar))} ; Lucien ${going(wayOf(view, 'lucien', lucien))}`,
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
  playScheme: (move, _view, name) => `Jouer ${namesFr.schemes[move.card].name}${aims(move, name)}`,
  administration: (move, _view, name) => `${namesFr.actions[move.action].name}${aims(move, name)}`,
  supported: (move, _view, name) => {
    const how = move.viaCard ? 'à distance et avec appui' : 'avec appui';
    return `${namesFr.actions[move.action].name} ${how}${aims(move, name)}`;
  },
  second: (move, _view, name) =>
    'players' in move ? `Intimider ${list(move.players.map(name))}` : `Choisir ${theDistrict(move.district)}`,
  replyIntimidation: ({ district }) => `Renoncer ${atDistrict(district)}`,
  replySmear: ({ with: payment }) =>
    payment === 'money' ? `Donner ${cogs(note)}` : `Perdre ${points(smearedPoints)}`,
  bid: ({ amount }) => `Miser ${cogs(amount)}`,
  pass: () => 'Passer',
  concede: () => 'Quitter la partie',
};

/** Where a hand of the wheel leads, then how. */
function going({ by, from, to }: Way): string {
  const how = namesFr.wheel[by].toLowerCase();
  const chosen = to.length > 1 ? ', au choix' : '';
  if (to.length > 0) return `va ${list(to.map(atDistrict), 'ou')} (${how}${chosen})`;
  if (from === undefined) return `(${how})`;
  return `reste ${atDistrict(from)}${by === 'immobile' ? '' : ` (pas de ${how})`}`;
}

function aims(move: Move, name: NameOf): string {
  const words: AimWords = {
    action: (id) => namesFr.actions[id].name,
    district: theDistrict,
    certificate: (id) => namesFr.conditions[id].name,
    cards: (ids) => `contre ${list(ids.map((id) => namesFr.schemes[id].name))}`,
    players: (seats) => list(seats.map(name)),
    exchange: (direction, steps) =>
      direction === 'to_popularity'
        ? `${cogs(steps * note)} contre ${points(steps * 10)}`
        : `${points(steps * 10)} contre ${cogs(steps * note)}`,
  };
  const aimed = aimsOf(move, words);
  return aimed.length === 0 ? '' : ` : ${aimed.join(', ')}`;
}
