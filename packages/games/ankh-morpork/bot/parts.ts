import type { Part } from '@manigance/bots';
import type { Seat } from '@manigance/core';
import { count } from '../rules/area-sets.ts';
import type { AmState } from '../rules/index.ts';
import { areaCount } from '../rules/pieces.ts';
import { controlsArea, netWorth, pointsOf, spread } from '../rules/victory.ts';
import {
  comfortOf,
  inHand,
  oneStepAway,
  perStep,
  pointsAtEnd,
  pointsPerCard,
  reachesEndOf,
  waitOf,
} from './judge.ts';
import { goalOf, stepsToGo } from './race.ts';

/**
 * AM-11, AM-12 The parts of a seat's chance: its goal, its place in the turn order, its means, and its points should the draw pile
 * run out. Race and points weigh as the end of the pile is unlikely or likely. The goal's part is named for what is wanted.
 */
export function parts(state: AmState, seat: number): readonly Part[] {
  const share = reachesEndOf(state);
  const goal = goalOf(state, seat);
  const scale = pointsAtEnd + pointsPerCard * state.deck.length;
  const points = pointsOf(state, seat);
  const end: Part = { id: 'points', weight: (share * Math.LN2 * points) / scale, figure: points };
  if (goal.goal === 'exhaustion') {
    return [{ id: 'exhaustion', weight: Math.log(Math.max(0.01, share)), figure: state.deck.length }, end];
  }
  const toGo = stepsToGo(state, seat);
  const wait = waitOf(state, seat);
  const race = 1 - share;
  const towards = toGo <= 0 ? 0.5 * Math.log(inHand) : Math.log(oneStepAway) + (toGo - 1) * Math.log(perStep);
  const order = toGo <= 0 ? wait * Math.log(inHand) : Math.log(1 - 0.08 * wait);
  return [
    { id: goal.goal, weight: race * towards, figure: reached(state, seat) },
    { id: 'order', weight: race * order },
    { id: 'means', weight: race * Math.log(comfortOf(state, seat)), figure: state.money[seat] as number },
    end,
  ];
}

/** AM-11 The figure the goal counts: areas occupied or controlled, trouble, or worth. */
function reached(state: AmState, seat: Seat): number {
  switch (goalOf(state, seat).goal) {
    case 'spread':
      return spread(state, seat);
    case 'control':
      return Array.from({ length: areaCount }, (_, area) => area).filter((area) =>
        controlsArea(state, seat, area),
      ).length;
    case 'trouble':
      return count(state.trouble);
    case 'wealth':
      return netWorth(state, seat);
    default:
      return state.deck.length;
  }
}
