import { at, type Seat } from '@manigance/core';
import { listAt, numberAt } from '../rules/arrays.ts';
import { hydeParkTable } from '../rules/competitions/election/board.ts';
import { competitionsIn } from '../rules/competitions/index.ts';
import { lastRound } from '../rules/constants.ts';
import { isLwCard } from '../rules/hand-cards.ts';
import { errandBoysFor, modes, plays } from '../rules/modes.ts';
import type { PcState } from '../rules/state.ts';
import { cardGains, type Gains, gainOf, isWhite } from './gains.ts';
import { lastWillJudgement } from './last-will.ts';

// Rounded results of a fit of expected to real final scores, over 7,210 positions of 130 matches.
/** Points one errand boy takes off the scores, including the cards it brings. */
const perBoy = 3.2;
/** LW-8 Where plans bring the errand boys: points that one takes off the other scores, and pounds that the card it brings takes off Last Will. */
const perPlannedBoy = { others: 2, lastWill: 0.6 };
/** Share of a white card's gain that counts: before this round's action turn, and after it. */
const whiteNow = 0.7;
const whiteLater = 0.2;
/** Share of a black card's gain that counts: in hand per coming round; in play for this round and per coming round. */
const blackPerRound = 1;
const inPlayNow = 0.7;
const inPlayPerRound = 0.7;
const bonusTile = 1;
const renaissance = 1;
/** Score difference that makes a win e times as likely: at the end, and added per round to go. */
export const pointsAtEnd = 1.6;
/** Added to `pointsAtEnd` for each round to go. */
export const pointsPerRound = 0.7;
/** Weight of every point beside the highest scores. */
export const otherPoints = 0.06;

/** Expected scores of a seat, as last filled. */
export const scores = [0, 0, 0];

/** PC-16.6 Win chances from the expected final scores, if each player lowers the highest score first. */
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

/** PC-16.1 Rounds after this one; none once a score is at zero. */
export function roundsLeft(state: PcState): number {
  for (const { score } of competitionsIn(state)) {
    for (let seat = 0; seat < state.seats; seat++) if (score(state, seat) <= 0) return 0;
  }
  return lastRound - state.round;
}

/** PC-9.1 Whether the seat's action turn of this round is not over yet. */
function isStillToAct(state: PcState, seat: Seat): boolean {
  if (state.phase !== 'actions') return state.phase !== 'closing';
  for (const frame of state.pending) {
    if ((frame.kind === 'actions' || frame.kind === 'furtherActions') && frame.seat === seat) return true;
    if (frame.kind === 'actionTurns' && state.order.indexOf(seat) >= frame.at) return true;
  }
  return false;
}

/** Writes the expected score of each competition, before the errand boys take their points off. */
export function fillScores(state: PcState, seat: Seat, left: number): number {
  const inPlay = competitionsIn(state);
  for (let index = 0; index < inPlay.length; index++) {
    const { id, score } = at(inPlay, index);
    let value = score(state, seat) - cardsToCome(state, seat, gainOf[id], left);
    if (id === 'election') value += hydeParkToCome(state, seat);
    if (id === 'last-will')
      value -=
        lastWillJudgement.loaded.poundsToCome(state, seat, { left, acts: isStillToAct(state, seat) }) +
        perPlannedBoy.lastWill * boysToCome(state, seat, left);
    scores[index] = value;
  }
  return inPlay.length;
}

function isPlanned({ mode }: PcState): boolean {
  return modes[mode].order === 'planned';
}

/** PC-7, LW-7.6 Errand boys still to be placed, in this round and in those after it. */
function boysToCome(state: PcState, seat: Seat, left: number): number {
  const unplaced = numberAt(state.unplaced, seat);
  if (!isPlanned(state)) return unplaced + left * errandBoysFor(state.mode, state.seats);
  const { averagePlan, hasToPlan } = lastWillJudgement.loaded;
  return unplaced + averagePlan(state).boys * (hasToPlan(state, seat) ? left + 1 : left);
}

/** Points the errand boys, the bonus tile and the renaissance will take off. */
export function reductions(state: PcState, seat: Seat, left: number): number {
  const each = isPlanned(state) ? perPlannedBoy.others : perBoy;
  let rest = each * boysToCome(state, seat, left);
  if (state.bonus[seat] !== -1) rest += bonusTile;
  if (state.renaissance === seat) rest += renaissance;
  return rest;
}

/** Expected final score: the expected reductions go to the highest score first. */
function projected(state: PcState, seat: Seat, left: number): number {
  const count = fillScores(state, seat, left);
  const all = otherPoints * sumOf(count);
  return finalOf(state, count, reductions(state, seat, left)) + all;
}

/** The score that will count. Last Will, the last of its competitions, has means of its own: no errand boy lowers it as it lowers the others. */
export function finalOf(state: PcState, count: number, amount: number): number {
  if (!isPlanned(state)) return level(count, amount);
  const lastWill = numberAt(scores, count - 1);
  return Math.max(lastWill, level(count - 1, amount));
}

function sumOf(count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += numberAt(scores, index);
  return sum;
}

/** The level to which the highest scores fall when `amount` points are taken off them. */
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

/** PC-9 Points the cards in hand and in play will take off one score. */
export function cardsToCome(
  state: PcState,
  seat: Seat,
  competition: keyof Gains & number,
  left: number,
): number {
  let sum = 0;
  const acts = isStillToAct(state, seat);
  const [white, black] = [acts ? whiteNow : whiteLater * Math.min(left, 1), blackPerRound * left];
  for (const card of listAt(state.hands, seat)) {
    if (isLwCard(card)) continue;
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

/** PC-13 Votes the speeches would change if they were held now. */
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
