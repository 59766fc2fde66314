import type { Seat } from '@manigance/core';
import { numberAt } from '../rules/arrays.ts';
import { spaceNumber, spaces } from '../rules/board.ts';
import { type HandCardId, handCardNumber } from '../rules/hand-cards.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcState } from '../rules/state.ts';
import { cardWorth, gainsOf, isWhite } from './gains.ts';
import { lastWillJudgement } from './last-will.ts';

const spaceWorth: readonly number[] = spaces.map(({ effect }) => {
  if (effect.do === 'takeBundle') return 1;
  if (effect.do === 'takeCentralCard' || effect.do === 'hydePark') return 0.8;
  if (effect.do === 'reserveOrder') return -0.3;
  if (effect.do === 'takeOffer') return 0.7;
  return 0.3 * Math.max(...gainsOf(effect));
});

/** Prior value of a move, in units of `goodMove`. */
export function appeal(_state: PcState, _seat: Seat, move: PcMove): number {
  switch (move.do) {
    case 'send':
      return numberAt(spaceWorth, spaceNumber[move.space]);
    case 'play':
      return isWhiteCard(move.card) ? 0.3 + 0.1 * worthOf(move.card) : 0.9;
    case 'activate':
    case 'useBonus':
    case 'trigger':
      return 0.8;
    case 'replace':
    case 'discard':
      return -0.2 * worthOf(move.card);
    case 'use':
    case 'addCompanion':
      return 0.8;
    case 'keepTwo':
      return 0.1 * move.cards.reduce((sum, card) => sum + worthOf(card), 0);
    case 'buy':
    case 'keepUp':
    case 'depreciate':
      return 0.4;
    case 'lodge':
    case 'drawFrom':
      return 0.2;
    case 'replaceLastWill':
      return -0.2 * worthOf(move.card);
    case 'leave':
      return -0.3;
    case 'end':
      return -0.8;
    case 'decline':
    case 'stop':
    case 'discardTiles':
      return -0.4;
    case 'sell':
    case 'step':
    case 'drop':
    case 'jump':
      return 0.3;
    default:
      return 0;
  }
}

function worthOf(card: HandCardId): number {
  const number = handCardNumber[card];
  const worth = cardWorth[number];
  if (worth !== undefined) return worth;
  const { whitePounds, layPounds, roundPounds } = lastWillJudgement.loaded;
  return (whitePounds(number) + layPounds(number) + 2 * roundPounds(number)) / 2;
}

function isWhiteCard(card: HandCardId): boolean {
  const number = handCardNumber[card];
  return isWhite[number] ?? lastWillJudgement.loaded.whitePounds(number) > 0;
}
