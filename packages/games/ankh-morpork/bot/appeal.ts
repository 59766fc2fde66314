import type { Seat } from '@manigance/core';
import { areas } from '../rules/board.ts';
import { type CardData, cards } from '../rules/cards.ts';
import { areaOf, cardOf } from '../rules/ids.ts';
import type { AmMove, AmState } from '../rules/index.ts';
import { hasDemon, hasTrouble, minionsAt, onFoot } from '../rules/pieces.ts';
import { controlsArea } from '../rules/victory.ts';
import { goalOf } from './race.ts';

/** AM-6 The average value of a symbol, as a share of a good move. */
const symbolWorth: Readonly<Record<string, number>> = {
  place: 1,
  build: 0.9,
  assassinate: 0.8,
  removeTrouble: 0.3,
  scroll: 0.5,
  playAnother: 0.9,
  randomEvent: -0.2,
};
const cardWorth: readonly number[] = cards.map(({ symbols }: CardData) =>
  symbols.reduce((sum, symbol) => sum + (symbolWorth[symbol] ?? 0.12 * Number(symbol.split(':')[1] ?? 0)), 0),
);

/** How promising a move looks without search, in good moves: decides what the search tries first. */
export function appeal(state: AmState, seat: Seat, move: AmMove): number {
  switch (move.do) {
    case 'play':
    case 'layAside':
      return 0.5 * (cardWorth[cardOf(move.card)] as number);
    case 'place':
      return placeAppeal(state, seat, areaOf(move.area));
    case 'lift':
      return -placeAppeal(state, seat, areaOf(move.area));
    case 'build':
      return 0.6 + (areas[areaOf(move.area)] as { cost: number }).cost / 60;
    case 'remove':
      return move.piece === seat ? -1 : move.piece === 'troll' ? 0 : 0.4;
    case 'clear':
      return goalOf(state, seat).goal === 'trouble' ? -0.8 : clearAppeal(state, seat, areaOf(move.area));
    case 'trouble':
      return goalOf(state, seat).goal === 'trouble' ? 0.8 : 0;
    case 'act':
    case 'takeover':
    case 'income':
      return 0.3;
    case 'power':
      return 0.2;
    case 'discard':
    case 'give':
    case 'sell':
      return -0.3 * (cardWorth[cardOf(move.card)] as number);
    default:
      return 0;
  }
}

function placeAppeal(state: AmState, seat: Seat, area: number): number {
  const here = minionsAt(state, seat, area);
  switch (goalOf(state, seat).goal) {
    case 'spread': // AM-11.2
      return here === 0 && !hasDemon(state, area) ? 1 : 0;
    case 'control': // AM-11.4
      return controlsArea(state, seat, area) ? 0.1 : here > 0 || onFoot(state, area) === 0 ? 0.7 : 0.3;
    case 'trouble': // AM-7.1
      return !hasTrouble(state, area) && onFoot(state, area) > 0 ? 1 : 0.1;
    default:
      return here === 0 ? 0.4 : 0.1;
  }
}

/** AM-6.2.1 Without trouble the player can build in an area with their own minion. */
function clearAppeal(state: AmState, seat: Seat, area: number): number {
  return minionsAt(state, seat, area) > 0 ? 0.5 : 0.2;
}
