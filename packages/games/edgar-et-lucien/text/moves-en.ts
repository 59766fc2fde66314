import type { NameOf } from '@manigance/core';
import { cardFigures } from '../rules/cards.ts';
import { cityPrice, playerPrice } from '../rules/constants.ts';
import type { ElMove } from '../rules/state.ts';
import { type Destination, destinationOf } from './destinations.ts';
import { type MoveLabels, ownPlayer, passEndsTurn, smearAnswers, targetsText } from './lines.ts';
import { namesEn } from './names-en.ts';
import { atDistrict, cogs, list, points, theDistrict } from './words-en.ts';

/** Labels of buttons. */
export const movesEn: MoveLabels = {
  place: ({ district }) => `Move in ${atDistrict(district)}`,
  commit: ({ edgar, lucien }, view) =>
    `Edgar ${going(destinationOf(view, 'edgar', edgar))}; Lucien ${going(destinationOf(view, 'lucien', lucien))}`,
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
  playScheme: (move, _view, name) => `Play ${namesEn.schemes[move.card].name}${targets(move, name)}`,
  administration: (move, _view, name) => `${namesEn.actions[move.action].name}${targets(move, name)}`,
  supported: (move, _view, name) => {
    const how = move.viaCard ? 'from afar, with support' : 'with support';
    return `${namesEn.actions[move.action].name} ${how}${targets(move, name)}`;
  },
  second: (move, _view, name) =>
    'players' in move ? `Intimidate ${list(move.players.map(name))}` : `Choose ${theDistrict(move.district)}`,
  replyIntimidation: ({ district }) => `Give up ${theDistrict(district)}`,
  replySmear: ({ with: payment }, view) => {
    if (payment === 'money') return `Give ${cogs(cardFigures.smear_threat.money)}`;
    const { popularity } = smearAnswers(view);
    return `Lose ${popularity === 0 ? 'nothing' : points(popularity)}`;
  },
  bid: ({ amount }) => `Bid ${cogs(amount)}`,
  pass: (_move, view) => (passEndsTurn(view) ? 'End my turn' : 'Pass'),
  concede: () => 'Leave the match',
};

/** Where a hand of the wheel leads, then how. */
function going({ by, from, to }: Destination): string {
  const how = namesEn.wheel[by].toLowerCase();
  const chosen = to.length > 1 ? ', your choice' : '';
  if (to.length > 0) return `goes to ${list(to.map(theDistrict), 'or')} (${how}${chosen})`;
  if (from === undefined) return `(${how})`;
  return `stays ${atDistrict(from)}${by === 'immobile' ? '' : ` (no ${how})`}`;
}

function targets(move: ElMove, name: NameOf): string {
  const words = { names: namesEn, theDistrict, list, cogs, points, against: 'for', colon: ': ' };
  return targetsText(move, name, words);
}
