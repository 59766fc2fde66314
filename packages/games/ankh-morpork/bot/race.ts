import type { Seat } from '@manigance/core';
import { count } from '../rules/area-sets.ts';
import type { AmState } from '../rules/index.ts';
import { type PersonalityData, type PlayerCount, personalities } from '../rules/personalities.ts';
import { areaCount } from '../rules/pieces.ts';
import { controlsArea, netWorth, spread } from '../rules/victory.ts';

/** AM-11 The Personality of a seat, with its goal. */
export function goalOf(state: AmState, seat: Seat): PersonalityData {
  return personalities[state.personalities[seat] as number] as PersonalityData;
}

/** AM-11.6 Roughly the money that one good card brings. */
const dollarsPerStep = 7;
/** Money in the purse is buildings to come. */
const dollarsPerBuilding = 12;

/**
 * AM-11 Good moves that a seat still needs for the goal of its Personality; 0 or less: it wins at its next turn
 * unless somebody stops it. Commander Vimes (AM-11.7) has only to wait.
 */
export function stepsToGo(state: AmState, seat: Seat): number {
  const goal = goalOf(state, seat);
  const players = state.seats as PlayerCount;
  switch (goal.goal) {
    case 'spread':
      return goal.threshold[players] - spread(state, seat);
    case 'control':
      return controlToGo(state, seat, goal.threshold[players]);
    case 'trouble':
      return goal.threshold - count(state.trouble);
    case 'wealth':
      return (goal.threshold - netWorth(state, seat)) / dollarsPerStep;
    case 'exhaustion':
      return Number.POSITIVE_INFINITY;
    default: {
      const never: never = goal;
      return never;
    }
  }
}

/** AM-11.3 Areas that one more piece would win count for a little, and so does the money for a building. */
function controlToGo(state: AmState, seat: Seat, threshold: number): number {
  let missing = threshold;
  let near = 0;
  for (let area = 0; area < areaCount; area++) {
    if (controlsArea(state, seat, area)) missing--;
    else if (isNearlyControlled(state, seat, area)) near++;
  }
  if (missing <= 0) return missing;
  const buildings = Math.min(2, (state.money[seat] as number) / dollarsPerBuilding);
  return Math.max(0.6, missing - 0.12 * Math.min(near, missing) - 0.15 * Math.min(buildings, missing));
}

/** AM-11.4 One piece short of being ahead of everybody. */
function isNearlyControlled(state: AmState, seat: Seat, area: number): boolean {
  const at = seat * areaCount + area;
  const minions = state.minions[at] as number;
  if (minions === 0) return false;
  state.minions[at] = minions + 1;
  const wins = controlsArea(state, seat, area);
  state.minions[at] = minions;
  return wins;
}
