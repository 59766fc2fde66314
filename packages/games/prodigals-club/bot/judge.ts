import { at, type Seat } from '@manigance/core';
import { listAt, numberAt } from '../rules/arrays.ts';
import { hydeParkTable } from '../rules/competitions/election/board.ts';
import { competitionsIn } from '../rules/competitions/index.ts';
import { lastRound } from '../rules/constants.ts';
import { competitionIds } from '../rules/effects/language.ts';
import { errandBoysFor, plays } from '../rules/modes.ts';
import type { PcState } from '../rules/state.ts';
import { cardGains, type Gains, isWhite } from './gains.ts';

// Rounded from a fit of the expected to the real final scores, over 7,210 positions of 130 matches.
/** What an errand boy takes off the scores, cards it will bring included. */
const perBoy = 3.2;
/** Of what a white card in hand brings: before this round's action turn, and once that is over. */
const whiteNow = 0.7;
const whiteLater = 0.2;
/** Of what a black card brings: in hand, for each round to come; in play, this round and for each to come. */
const blackPerRound = 1;
const inPlayNow = 0.7;
const inPlayPerRound = 0.7;
const bonusTile = 1;
const renaissance = 1;
/** Points that make a player e times as likely to win at the very end, and how much more for each round to go. */
const pointsAtEnd = 1.6;
const pointsPerRound = 0.7;

const scores = [0, 0, 0];
const order = competitionIds.map((id) => id);

/** PC-16.6 The highest of a player's final scores counts: where will it be, if the rest is spent on what is highest? */
export function judge(state: PcState, worth: Float64Array): void {
  const left = roundsLeft(state);
  const scale = pointsAtEnd + pointsPerRound * left;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = projected(state, seat, left);
    least = Math.min(least, numberAt(worth, seat));
  }
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = Math.exp((least - numberAt(worth, seat)) / scale);
    sum += numberAt(worth, seat);
  }
  for (let seat = 0; seat < state.seats; seat++) worth[seat] = numberAt(worth, seat) / sum;
}

/** PC-16.1 Rounds after this one; none once somebody is at zero. */
function roundsLeft(state: PcState): number {
  for (const { score } of competitionsIn(state)) {
    for (let seat = 0; seat < state.seats; seat++) if (score(state, seat) <= 0) return 0;
  }
  return lastRound - state.round;
}

/** PC-9.1 Whether the seat's action turn of this round is still to come, or going on. */
function isStillToAct(state: PcState, seat: Seat): boolean {
  if (state.phase !== 'actions') return state.phase === 'errands';
  for (const frame of state.pending) {
    if (frame.kind === 'actions' && frame.seat === seat) return true;
    if (frame.kind === 'actionTurns' && state.order.indexOf(seat) >= frame.at) return true;
  }
  return false;
}

/** Where the highest score will be: what a player can still take off is poured over the scores from the top. */
function projected(state: PcState, seat: Seat, left: number): number {
  const inPlay = competitionsIn(state);
  for (let index = 0; index < inPlay.length; index++) {
    const { id, score } = at(inPlay, index);
    const own = order.indexOf(id) as 0 | 1 | 2;
    let value = score(state, seat) - cardsToCome(state, seat, own, left);
    if (id === 'election') value += hydeParkToCome(state, seat);
    scores[index] = value;
  }
  const boys = numberAt(state.unplaced, seat) + left * errandBoysFor(state.mode, state.seats);
  let rest = perBoy * boys;
  if (state.bonus[seat] !== -1) rest += bonusTile;
  if (state.renaissance === seat) rest += renaissance;
  return level(inPlay.length, rest) + 0.06 * sumOf(inPlay.length);
}

function sumOf(count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += numberAt(scores, index);
  return sum;
}

/** The height at which so much lies above it. */
function level(count: number, amount: number): number {
  for (let index = 1; index < count; index++) {
    for (let to = index; to > 0 && numberAt(scores, to) > numberAt(scores, to - 1); to--) {
      [scores[to], scores[to - 1]] = [numberAt(scores, to - 1), numberAt(scores, to)];
    }
  }
  let rest = amount;
  for (let index = 1; index < count; index++) {
    const step = index * (numberAt(scores, index - 1) - numberAt(scores, index));
    if (step >= rest) return numberAt(scores, index - 1) - rest / index;
    rest -= step;
  }
  return numberAt(scores, count - 1) - rest / count;
}

/** PC-9 What the cards in hand and in play will take off one score. */
function cardsToCome(state: PcState, seat: Seat, competition: keyof Gains & number, left: number): number {
  let sum = 0;
  const acts = isStillToAct(state, seat);
  const [white, black] = [acts ? whiteNow : whiteLater * Math.min(left, 1), blackPerRound * left];
  for (const card of listAt(state.hands, seat)) {
    sum += (isWhite[card] ? white : black) * (at(cardGains, card)[competition] as number);
  }
  const tableau = listAt(state.tableaux, seat);
  const activated = numberAt(state.activated, seat);
  for (let place = 0; place < tableau.length; place++) {
    const now = acts && (activated & (1 << place)) === 0 ? inPlayNow : 0;
    const gain = at(cardGains, numberAt(tableau, place))[competition] as number;
    sum += gain * (now + inPlayPerRound * left);
  }
  return sum;
}

/** PC-13 What the speeches would change if they were held now. */
function hydeParkToCome(state: PcState, seat: Seat): number {
  if (state.phase === 'closing' || !plays(state, 'election')) return 0;
  const own = numberAt(state.megaphones, seat);
  let [louder, softer] = [0, 0];
  for (const others of state.megaphones) {
    if (others > own) louder++;
    if (others < own) softer++;
  }
  if (softer === 0) return 0.5;
  return -0.7 * (hydeParkTable.rewards[louder]?.[state.round - 1] ?? 0) - 0.05 * own;
}
