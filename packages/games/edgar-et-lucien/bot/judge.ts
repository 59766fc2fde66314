import type { Seat } from '@manigance/core';
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
import { ivory, type Plan, planFor, steel } from '../rules/plan.ts';
import { certificatesOf, trulyMet } from '../rules/victory.ts';

/** How much a lead counts: with this much more one is e times as likely to win. */
const sharpness = 3.6;
/** A condition truly met may be lost again, a certificate hardly. */
const metUncertified = 0.93;
/** What the fourth condition counts beside the best three. */
const spare = 0.2;
/** Being Governor, of the two things a Grand Zealot is (EL-19.2). */
const office = 0.35;
const perCard = 0.045;
const protectionPerDistrict = 0.012;
/** A conditional step short: two conditions in hand make every next move a threat. */
const onTheBrink = 0.25;

const progress = [0, 0, 0, 0];

/** EL-19 How far each seat is on the way to three conditions out of four. */
export function judge(state: ElState, worth: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = state.gone[seat] === 1 ? 0 : Math.exp(sharpness * standing(state, seat));
    sum += worth[seat] as number;
  }
  for (let seat = 0; seat < state.seats; seat++) worth[seat] = (worth[seat] as number) / sum;
}

function standing(state: ElState, seat: Seat): number {
  const { districts, administrations } = thresholds[state.seats] as (typeof thresholds)[number];
  const taxes = taxesToCome(state, seat);
  const money = (state.money[seat] as number) + taxes.money;
  const popularity = Math.min(popularityMax, (state.popularity[seat] as number) + taxes.popularity);
  progress[0] = towards(money, dandyMoney);
  progress[1] = towards(state.districts[seat] as number, districts);
  progress[2] = towards(state.administrations[seat] as number, administrations);
  progress[3] = towards(popularity, popularityMax) * (1 - office) + (state.governor === seat ? office : 0);
  const certificates = certificatesOf(state, seat);
  const met = trulyMet(state, seat);
  for (let condition = 0; condition < 4; condition++) {
    if ((certificates & (1 << condition)) !== 0) progress[condition] = 1;
    else if ((met & (1 << condition)) !== 0) progress[condition] = metUncertified;
    else progress[condition] = 0.9 * (progress[condition] as number);
  }
  const inHand = bitCount[certificates | met] as number;
  return (
    bestThree() +
    perCard * Math.min(6, state.handSize[seat] as number) +
    (state.heritage === seat ? protectionPerDistrict * (state.districts[seat] as number) : 0) +
    (inHand >= conditionsToWin - 1 ? onTheBrink : 0)
  );
}

/** Of a goal half of which counts for less than half. */
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

/** EL-16.1 What the end of the period will bring, the less surely the further off it is. */
function taxesToCome(state: ElState, seat: Seat): { money: number; popularity: number } {
  const { type, size } = planFor[state.seats] as Plan;
  let [money, popularity] = [0, 0];
  for (let district = 0; district < size; district++) {
    if (state.owner[district] !== seat) continue;
    if (type[district] === steel) money += steelTax;
    else if (type[district] === ivory) popularity += ivoryTax;
  }
  const nearness = 0.25 + (0.45 * state.turn) / turnsPerPeriod;
  return { money: nearness * money, popularity: nearness * popularity };
}
