import type { Seat } from '@manigance/core';
import { numberAt } from '../rules/arrays.ts';
import { spaceNumber, spaces } from '../rules/board.ts';
import { type HandCardId, handCardNumber } from '../rules/hand-cards.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcState } from '../rules/state.ts';
import { cardWorth, gainsOf, isWhite } from './gains.ts';

const spaceWorth: readonly number[] = spaces.map(({ effect }) => {
  if (effect.do === 'takeBundle') return 1;
  if (effect.do === 'takeCentralCard' || effect.do === 'hydePark') return 0.8;
  if (effect.do === 'reserveOrder') return -0.3;
  return 0.3 * Math.max(...gainsOf(effect));
});

/** Prior value of a move, in units of `goodMove`. */
export function appeal(_state: PcState, _seat: Seat, move: PcMove): number {
  switch (move.do) {
    case 'send':
      return numberAt(spaceWorth, spaceNumber[move.space]);
    case 'play':
      return isWhite[handCardNumber[move.card]] ? 0.3 + 0.1 * worthOf(move.card) : 0.9;
    case 'activate':
    case 'useBonus':
    case 'trigger':
      return 0.8;
    case 'replace':
    case 'discard':
      return -0.2 * worthOf(move.card);
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

/** Cards of Last Will are not judged yet. */
function worthOf(card: HandCardId): number {
  return cardWorth[handCardNumber[card]] ?? 0;
}
