import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { bitCount } from '../rules/administrations.ts';
import {
  conditionsToWin,
  dandyMoney,
  ivoryTax,
  popularityMax,
  steelTax,
  thresholds,
  turnsPerPeriod,
} from '../rules/constants.ts';
import type { ElState } from '../rules/index.ts';
import { numberAt } from '../rules/lists.ts';
import { ivory, planOn, steel } from '../rules/plan.ts';
import { moneyOf } from '../rules/players.ts';
import {
  certificatesOf,
  conditionIds,
  grandZealot,
  highCollector,
  includes,
  influentialBureaucrat,
  trulyMet,
  wealthyDandy,
} from '../rules/victory.ts';

/** Scale of a lead: this much more makes a win e times as likely. */
export const sharpness = 3.6;
/** A condition truly met may be lost again, a certificate hardly. */
const metUncertified = 0.93;
/** Weight of the fourth condition beside the best three. */
export const spare = 0.2;
/** Share of being Governor in the condition Grand Zealot (EL-19.2). */
const office = 0.35;
const perCard = 0.045;
const protectionPerDistrict = 0.012;
/** A conditional step short: two conditions in hand make every next move a threat. */
const onTheBrink = 0.25;

/** Progress towards each condition, as last filled. */
export const progress = [0, 0, 0, 0];

/** EL-19 Progress of each seat towards three conditions out of four. */
export function judge(state: ElState, worth: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = state.gone[seat] === 1 ? 0 : Math.exp(sharpness * standing(state, seat));
    sum += at(worth, seat);
  }
  for (let seat = 0; seat < state.seats; seat++) worth[seat] = at(worth, seat) / sum;
}

/** Writes the progress of a seat towards each condition. */
export function fillProgress(state: ElState, seat: Seat): void {
  const { districts, administrations } = thresholds[state.seats] as (typeof thresholds)[number];
  const taxes = taxesToCome(state, seat);
  const money = moneyOf(state, seat) + taxes.money;
  const popularity = Math.min(popularityMax, numberAt(state.popularity, seat) + taxes.popularity);
  progress[wealthyDandy] = towards(money, dandyMoney);
  progress[highCollector] = towards(numberAt(state.districts, seat), districts);
  progress[influentialBureaucrat] = towards(numberAt(state.administrations, seat), administrations);
  progress[grandZealot] =
    towards(popularity, popularityMax) * (1 - office) + (state.governor === seat ? office : 0);
  const certificates = certificatesOf(state, seat);
  const met = trulyMet(state, seat);
  for (let condition = 0; condition < conditionIds.length; condition++) {
    if (includes(certificates, condition)) progress[condition] = 1;
    else if (includes(met, condition)) progress[condition] = metUncertified;
    else progress[condition] = 0.9 * numberAt(progress, condition);
  }
}

function standing(state: ElState, seat: Seat): number {
  fillProgress(state, seat);
  return bestThree() + cardsIn(state, seat) + protectionOf(state, seat) + brinkOf(state, seat);
}

/** Worth of the cards in a hand. */
export function cardsIn(state: ElState, seat: Seat): number {
  return perCard * Math.min(6, numberAt(state.handSize, seat));
}

/** Worth of Heritage Protection to a seat. */
export function protectionOf(state: ElState, seat: Seat): number {
  return state.heritage === seat ? protectionPerDistrict * numberAt(state.districts, seat) : 0;
}

/** Worth of standing one step from a win. */
export function brinkOf(state: ElState, seat: Seat): number {
  const inHand = bitCount(certificatesOf(state, seat) | trulyMet(state, seat));
  return inHand >= conditionsToWin - 1 ? onTheBrink : 0;
}

/** Convex progress: half of the goal counts less than half. */
function towards(have: number, want: number): number {
  const share = Math.max(0, Math.min(1, have / want));
  return 0.5 * share + 0.5 * share * share;
}

function bestThree(): number {
  let sum = 0;
  let least = 1;
  for (const share of progress) {
    sum += share;
    if (share < least) least = share;
  }
  return sum - least + spare * least;
}

/** EL-16.1 Taxes at the end of the period, discounted by the turns until then. */
function taxesToCome(state: ElState, seat: Seat): { money: number; popularity: number } {
  const { type, size } = planOn(state);
  let [money, popularity] = [0, 0];
  for (let district = 0; district < size; district++) {
    if (state.owner[district] !== seat) continue;
    if (type[district] === steel) money += steelTax;
    else if (type[district] === ivory) popularity += ivoryTax;
  }
  const nearness = 0.25 + (0.45 * state.turn) / turnsPerPeriod;
  return { money: nearness * money, popularity: nearness * popularity };
}
