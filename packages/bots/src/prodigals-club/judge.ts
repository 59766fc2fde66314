import type { Seat } from '@manigance/core';
import { competitionsIn } from '@manigance/prodigals-club/competitions';
import { hydeParkTable } from '@manigance/prodigals-club/election-board';
import { competitionIds } from '@manigance/prodigals-club/language';
import { errandBoysFor, lastRound, plays } from '@manigance/prodigals-club/modes';
import type { Club } from '@manigance/prodigals-club/state';
import { cardGains, type Gains, isWhite } from './gains.ts';

/** What an errand boy takes off the scores, cards it will bring included. */
const perBoy = 2.1;
/** A card in hand is not sure to be played in time. */
const handCounts = 0.7;
const bonusTile = 1.5;
const renaissance = 0.8;
/** Points that make a player e times as likely to win at the very end, and how much more for each round to go. */
const pointsAtEnd = 1.6;
const pointsPerRound = 0.7;

const scores = [0, 0, 0];
const order = competitionIds.map((id) => id);

/** PC-16.6 The highest of a player's final scores counts: where will it be, if the rest is spent on what is highest? */
export function judge(state: Club, worth: Float64Array): void {
  const left = roundsLeft(state);
  const scale = pointsAtEnd + pointsPerRound * left;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = projected(state, seat, left);
    least = Math.min(least, worth[seat] as number);
  }
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = Math.exp((least - (worth[seat] as number)) / scale);
    sum += worth[seat] as number;
  }
  for (let seat = 0; seat < state.seats; seat++) worth[seat] = (worth[seat] as number) / sum;
}

/** PC-16.1 Rounds after this one; none once somebody is at zero. */
function roundsLeft(state: Club): number {
  if (state.round === lastRound) return 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { score } of competitionsIn(state)) {
    for (let seat = 0; seat < state.seats; seat++) lowest = Math.min(lowest, score(state, seat));
  }
  if (lowest <= 0) return 0;
  const left = lastRound - state.round;
  return lowest < 8 ? Math.min(left, 1) : left;
}

/** Where the highest score will be: what a player can still take off is poured over the scores from the top. */
function projected(state: Club, seat: Seat, left: number): number {
  const inPlay = competitionsIn(state);
  for (let at = 0; at < inPlay.length; at++) {
    const { id, score } = inPlay[at] as (typeof inPlay)[number];
    const own = order.indexOf(id) as 0 | 1 | 2;
    let value = score(state, seat) - cardsToCome(state, seat, own, left);
    if (id === 'election') value += hydeParkToCome(state, seat);
    scores[at] = value;
  }
  const boys = (state.unplaced[seat] as number) + left * errandBoysFor(state.mode, state.seats);
  let rest = perBoy * boys;
  if (state.bonus[seat] !== -1) rest += bonusTile;
  if (state.renaissance === seat) rest += renaissance;
  return level(inPlay.length, rest) + 0.06 * sumOf(inPlay.length);
}

function sumOf(count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += scores[at] as number;
  return sum;
}

/** The height at which so much lies above it. */
function level(count: number, amount: number): number {
  for (let at = 1; at < count; at++) {
    for (let to = at; to > 0 && (scores[to] as number) > (scores[to - 1] as number); to--) {
      [scores[to], scores[to - 1]] = [scores[to - 1] as number, scores[to] as number];
    }
  }
  let rest = amount;
  for (let at = 1; at < count; at++) {
    const step = at * ((scores[at - 1] as number) - (scores[at] as number));
    if (step >= rest) return (scores[at - 1] as number) - rest / at;
    rest -= step;
  }
  return (scores[count - 1] as number) - rest / count;
}

/** PC-9 What the cards in hand and in play will take off one score. */
function cardsToCome(state: Club, seat: Seat, competition: keyof Gains & number, left: number): number {
  let sum = 0;
  const acts =
    state.phase === 'errands' || state.pending.some((frame) => 'seat' in frame && frame.seat === seat);
  for (const card of state.hands[seat] as number[]) {
    const gain = (cardGains[card] as Gains)[competition] as number;
    sum += isWhite[card] ? handCounts * gain : handCounts * gain * (left + (acts ? 1 : 0)) * 0.9;
  }
  const tableau = state.tableaux[seat] as number[];
  const activated = state.activated[seat] as number;
  for (let place = 0; place < tableau.length; place++) {
    const gain = (cardGains[tableau[place] as number] as Gains)[competition] as number;
    sum += gain * (0.9 * left + (acts && (activated & (1 << place)) === 0 ? 0.8 : 0));
  }
  return sum;
}

/** PC-13 What the speeches would change if they were held now. */
function hydeParkToCome(state: Club, seat: Seat): number {
  if (state.phase === 'closing' || !plays(state, 'election')) return 0;
  const own = state.megaphones[seat] as number;
  let [louder, softer] = [0, 0];
  for (const others of state.megaphones) {
    if (others > own) louder++;
    if (others < own) softer++;
  }
  if (softer === 0) return 0.5;
  return -0.7 * (hydeParkTable.rewards[louder]?.[state.round - 1] ?? 0) - 0.05 * own;
}
