import type { NameOf } from '@manigance/core';
import { cityPrice, note, playerPrice } from '../rules/constants.ts';
import type { Move } from '../rules/state.ts';
import { namesEn } from './names-en.ts';
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
import { atDistrict, cogs, list, points, theDistrict } from './words-en.ts';

/** EL-20.3 What a Smear Threat costs. */
const smearedPoints = 20;

/** Plain: what is asked, verb first. */
export const askedEn: AskedLines = {
  place: () => 'Choose a neutral district for both your pawns.',
  programme: () => 'Set both hands of your wheel.',
  chooseExit: () => 'Choose the station to come out at.',
  act: (view) => {
    const acted = ownPlayer(view)?.acted;
    if (acted?.edgar) return 'Act with Lucien, or pass.';
    return acted?.lucien ? 'Act with Edgar, or pass.' : 'Act with Edgar and Lucien, or pass.';
  },
  secondHalf: (view) =>
    intimidatesAgain(view) ? 'Launch the second Intimidation.' : 'Choose the second district to requisition.',
  intimidationReply: () => 'Choose which of your districts becomes neutral.',
  smearReply: () => `Lose ${points(smearedPoints)} or give ${cogs(note)}.`,
  bid: (view) => {
    const standing = standingBid(view);
    return standing === undefined
      ? 'Bid to become Governor, or pass.'
      : `Bid more than ${cogs(standing)}, or pass.`;
  },
};

export const labelsEn: MoveLabels = {
  place: ({ district }) => `Move in ${atDistrict(district)}`,
  commit: ({ edgar, lucien }, view) =>
    `Edgar ${going(wayOf(view, 'edgar', edgar))}; Lucien ${going(wayOf(view, 'lucien', lucien))}`,
  chooseExit: ({ edgar, lucien }) => {
    const exits = [];
    if (edgar !== undefined) exits.push(`Edgar comes out ${atDistrict(edgar)}`);
    if (lucien !== undefined) exits.push(`Lucien comes out ${atDistrict(lucien)}`);
    return exits.join('; ');
  },
  rob: ({ victim }, _view, name) => `Rob ${name(victim)}`,
  buyCity: (_move, view) => {
    const here = ownPlayer(view)?.lucien;
    return `Buy ${here === undefined ? 'the district' : theDistrict(here)} from the city (${cogs(cityPrice)})`;
  },
  buyPlayer: (_move, view, name) => {
    const here = ownPlayer(view)?.lucien;
    const owner = here === undefined ? undefined : view.owners[here];
    const from = owner === undefined ? 'a player' : name(owner);
    return `Buy ${here === undefined ? 'the district' : theDistrict(here)} from ${from} (${cogs(playerPrice)})`;
  },
  playScheme: (move, _view, name) => `Play ${namesEn.schemes[move.card].name}${aims(move, name)}`,
  administration: (move, _view, name) => `${namesEn.actions[move.action].name}${aims(move, name)}`,
  supported: (move, _view, name) => {
    const how = move.viaCard ? 'from afar, with support' : 'with support';
    return `${namesEn.actions[move.action].name} ${how}${aims(move, name)}`;
  },
  second: (move, _view, name) =>
    'players' in move ? `Intimidate ${list(move.players.map(name))}` : `Choose ${theDistrict(move.district)}`,
  replyIntimidation: ({ district }) => `Give up ${theDistrict(district)}`,
  replySmear: ({ with: payment }) =>
    payment === 'money' ? `Give ${cogs(note)}` : `Lose ${points(smearedPoints)}`,
  bid: ({ amount }) => `Bid ${cogs(amount)}`,
  pass: () => 'Pass',
  concede: () => 'Leave the match',
};

/** Where a hand of the wheel leads, then how. */
function going({ by, from, to }: Way): string {
  const how = namesEn.wheel[by].toLowerCase();
  const chosen = to.length > 1 ? ', your choice' : '';
  if (to.length > 0) return `goes to ${list(to.map(theDistrict), 'or')} (${how}${chosen})`;
  if (from === undefined) return `(${how})`;
  return `stays ${atDistrict(from)}${by === 'immobile' ? '' : ` (no ${how})`}`;
}

function aims(move: Move, name: NameOf): string {
  const words: AimWords = {
    action: (id) => namesEn.actions[id].name,
    district: theDistrict,
    certificate: (id) => namesEn.conditions[id].name,
    cards: (ids) => `for ${list(ids.map((id) => namesEn.schemes[id].name))}`,
    players: (seats) => list(seats.map(name)),
    exchange: (direction, steps) =>
      direction === 'to_popularity'
        ? `${cogs(steps * note)} for ${points(steps * 10)}`
        : `${points(steps * 10)} for ${cogs(steps * note)}`,
  };
  const aimed = aimsOf(move, words);
  return aimed.length === 0 ? '' : `: ${aimed.join(', ')}`;
}
