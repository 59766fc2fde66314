import type { AmState } from '../rules/index.ts';
import { pointsOf } from '../rules/victory.ts';
import { goalOf, stepsToGo } from './race.ts';

/** The chance that a seat which has reached its goal still has it at its next turn. */
export const inHand = 0.6;
/** The same for a seat one step away, and how fast it falls with each further step. */
export const oneStepAway = 0.22;
/** Factor of the chance for each further step. */
export const perStep = 0.5;
/** AM-4.3 Cards that leave the draw pile in a turn, on average. */
const cardsPerTurn = 1.9;
/** AM-12.4 Points that double the chance to win when points decide, at the very end and with a full pile. */
export const pointsAtEnd = 6;
/** Points that a card in hand is worth. */
export const pointsPerCard = 0.35;
/** The value of money and hand cards in themselves: they allow more moves. */
const ease = 0.012;

const chances = new Float64Array(4);
const ends = new Float64Array(4);

/**
 * AM-11, AM-12 Each seat has some chance to reach its goal in each of its turns; if nobody does until the draw pile runs
 * out, Commander Vimes wins, or the points decide.
 */
export function judge(state: AmState, worth: Float64Array): void {
  const { seats } = state;
  const all = fillChances(state);
  shareEnd(state, ends);
  const reachesEnd = chanceOfEnd(state, all);
  for (let seat = 0; seat < seats; seat++) {
    const race = all === 0 ? 1 / seats : (chances[seat] as number) / all;
    worth[seat] = (1 - reachesEnd) * race + reachesEnd * (ends[seat] as number);
  }
}

/** Writes each seat's chance in its next turn, and returns the sum. */
function fillChances(state: AmState): number {
  let all = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    chances[seat] = chanceThisTurn(state, seat);
    all += chances[seat] as number;
  }
  return all;
}

/** AM-12.1 The chance that nobody reaches a goal before the draw pile runs out. */
function chanceOfEnd(state: AmState, all: number): number {
  const turns = Math.max(1, state.deck.length / cardsPerTurn / state.seats);
  return (1 - Math.min(0.95, all / 1.2)) ** Math.min(turns, 25);
}

/** Chance that the draw pile runs out before anybody wins by a goal. */
export const reachesEndOf = (state: AmState) => chanceOfEnd(state, fillChances(state));

/** Turns of others before the next one of this seat. */
export function waitOf(state: AmState, seat: number): number {
  return (seat - state.active + state.seats - 1) % state.seats;
}

/** Factor for money and hand cards, which allow more moves. */
export function comfortOf(state: AmState, seat: number): number {
  return 1 + ease * (Math.min(state.money[seat] as number, 30) + (state.hands[seat] as number[]).length * 2);
}

/** AM-11.1 The next player to begin a turn is checked first; later players can be stopped by all before them. */
function chanceThisTurn(state: AmState, seat: number): number {
  const toGo = stepsToGo(state, seat);
  if (toGo === Number.POSITIVE_INFINITY) return 0;
  const wait = waitOf(state, seat);
  const comfort = comfortOf(state, seat);
  if (toGo <= 0) return inHand ** (0.5 + wait) * comfort;
  return oneStepAway * perStep ** (toGo - 1) * (1 - 0.08 * wait) * comfort;
}

/** AM-12.3 Each seat's share of the win once the draw pile is empty. */
function shareEnd(state: AmState, shares: Float64Array): void {
  const scale = pointsAtEnd + pointsPerCard * state.deck.length;
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (goalOf(state, seat).goal === 'exhaustion') {
      shares.fill(0);
      shares[seat] = 1;
      return;
    }
    shares[seat] = 2 ** (pointsOf(state, seat) / scale);
    sum += shares[seat] as number;
  }
  for (let seat = 0; seat < state.seats; seat++) shares[seat] = (shares[seat] as number) / sum;
}
