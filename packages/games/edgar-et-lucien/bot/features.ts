import { type FeatureList, type Features, groupsOf, layOut } from '@manigance/bots';
import type { Seat } from '@manigance/core';
import { actionIds, bitCount } from '../rules/administrations.ts';
import { schemeKinds } from '../rules/cards.ts';
import {
  cityPrice,
  dandyMoney,
  edgarCost,
  ivoryTax,
  lastPeriod,
  playerPrice,
  popularityMax,
  steelTax,
  turnsPerPeriod,
} from '../rules/constants.ts';
import { isProtected } from '../rules/control.ts';
import type { ElFrame, ElState, ElVocabulary } from '../rules/index.ts';
import { numberAt } from '../rules/lists.ts';
import { ivory, type Plan, planFor, steel } from '../rules/plan.ts';
import { edgarActed, lucienActed, moneyOf, nobody } from '../rules/players.ts';
import { certificatesOf, conditionIds, needsAt, trulyMet } from '../rules/victory.ts';

/** The frames that put a question to somebody. */
const frameKinds = [
  'place',
  'programme',
  'chooseExit',
  'act',
  'secondHalf',
  'intimidationReply',
  'smearReply',
  'bid',
] as const satisfies readonly ElFrame['kind'][];
const frameNumber = new Map<string, number>(frameKinds.map((kind, number) => [kind, number]));
/** Most conditions that count one by one: with three the match is over. */
const mostConditions = 2;

/** EL-0.3 The seat asked; where all are, the first in the order of the turn. */
function firstSeat(state: ElState): Seat {
  const frame = state.pending[state.pending.length - 1];
  return frame !== undefined && 'seat' in frame ? frame.seat : numberAt(state.order, 0);
}

/** EL-26.4 A position for this many players, as a network is told it. */
export function featuresFor(seats: number): Features<ElVocabulary> {
  const plan = planFor(seats);
  const needs = needsAt(seats);
  const common = layOut({ frame: frameKinds.length, turn: turnsPerPeriod, period: 1 });
  const own = layOut({
    means: 4,
    purse: 3,
    progress: 2,
    met: conditionIds.length,
    certificates: conditionIds.length,
    inHand: mostConditions,
    titles: 4,
    acted: 2,
    order: seats,
    openings: 3,
    marks: actionIds.length,
    cards: schemeKinds,
    owned: plan.size,
    edgar: plan.size,
    lucien: plan.size,
  });
  const { at } = own;

  function writeSeat(state: ElState, seat: Seat, from: number, list: FeatureList): void {
    if (state.gone[seat] === 1) return;
    const money = moneyOf(state, seat);
    const popularity = numberAt(state.popularity, seat);
    list.add(from + at.means, Math.min(money, dandyMoney) / dandyMoney);
    list.add(from + at.means + 1, popularity / popularityMax);
    list.add(from + at.means + 2, numberAt(state.handSize, seat) / 6);
    list.add(from + at.means + 3, Math.max(0, money - dandyMoney) / dandyMoney);
    if (money >= cityPrice) list.add(from + at.purse, 1);
    if (money >= playerPrice) list.add(from + at.purse + 1, 1);
    if (popularity >= edgarCost) list.add(from + at.purse + 2, 1);
    list.add(from + at.progress, numberAt(state.districts, seat) / needs.high_collector);
    list.add(from + at.progress + 1, numberAt(state.administrations, seat) / needs.influential_bureaucrat);
    const [met, held] = [trulyMet(state, seat), certificatesOf(state, seat)];
    addBits(met, from + at.met, list);
    addBits(held, from + at.certificates, list);
    const inHand = Math.min(mostConditions, bitCount(met | held));
    if (inHand > 0) list.add(from + at.inHand + inHand - 1, 1);
    if (state.governor === seat) list.add(from + at.titles, 1);
    if (state.heritage === seat) list.add(from + at.titles + 1, 1);
    if (state.firstPlayer === seat) list.add(from + at.titles + 2, 1);
    if (state.certified[seat] === 1) list.add(from + at.titles + 3, 1);
    addBits(numberAt(state.acted, seat), from + at.acted, list);
    const place = state.order.indexOf(seat);
    if (place >= 0) list.add(from + at.order + place, 1);
    writeOpenings(state, seat, from + at.openings, list);
    addBits(numberAt(state.marks, seat), from + at.marks, list);
    for (let kind = 0; kind < schemeKinds; kind++)
      list.add(from + at.cards + kind, numberAt(state.hands, seat * schemeKinds + kind));
    for (let district = 0; district < plan.size; district++)
      if (state.owner[district] === seat) list.add(from + at.owned + district, 1);
    const [edgar, lucien] = [numberAt(state.edgar, seat), numberAt(state.lucien, seat)];
    if (edgar >= 0) list.add(from + at.edgar + edgar, 1);
    if (lucien >= 0) list.add(from + at.lucien + lucien, 1);
  }

  return {
    size: common.size + seats * own.size + 2 * seats,
    groups: [
      ...groupsOf(common, own, seats),
      { name: 'taxes', from: common.size + seats * own.size, size: 2 * seats },
    ],
    write(state, list) {
      const first = firstSeat(state);
      const kind = frameNumber.get(state.pending[state.pending.length - 1]?.kind ?? '');
      if (kind !== undefined) list.add(common.at.frame + kind, 1);
      list.add(common.at.turn + state.turn - 1, 1);
      list.add(common.at.period, state.period / lastPeriod);
      for (let step = 0; step < seats; step++) {
        const seat = (first + step) % seats;
        writeSeat(state, seat, common.size + step * own.size, list);
        writeTaxes(state, plan, seat, common.size + seats * own.size + 2 * step, list);
      }
      return first;
    },
  };
}

function addBits(bits: number, from: number, list: FeatureList): void {
  for (let bit = 0, rest = bits; rest !== 0; bit++, rest >>= 1) if ((rest & 1) === 1) list.add(from + bit, 1);
}

/** EL-8.1, EL-9.1, EL-9.2 What Edgar can rob, and whether Lucien can buy from the city or from a rival, this turn. */
function writeOpenings(state: ElState, seat: Seat, from: number, list: FeatureList): void {
  const acted = numberAt(state.acted, seat);
  if ((acted & edgarActed) === 0) {
    let most = 0;
    for (let rival = 0; rival < state.seats; rival++)
      if (rival !== seat && state.lucien[rival] === state.edgar[seat])
        most = Math.max(most, moneyOf(state, rival));
    list.add(from, Math.min(most, dandyMoney) / dandyMoney);
  }
  const there = numberAt(state.lucien, seat);
  if ((acted & lucienActed) !== 0 || there < 0) return;
  const owner = numberAt(state.owner, there);
  const money = moneyOf(state, seat);
  if (owner === nobody && money >= cityPrice) list.add(from + 1, 1);
  if (owner !== nobody && owner !== seat && money >= playerPrice && !isProtected(state, there))
    list.add(from + 2, 1);
}

/** EL-16.1 The taxes of a seat at the end of the period. */
function writeTaxes(state: ElState, { type, size }: Plan, seat: Seat, from: number, list: FeatureList): void {
  let [money, popularity] = [0, 0];
  for (let district = 0; district < size; district++) {
    if (state.owner[district] !== seat) continue;
    if (type[district] === steel) money += steelTax;
    else if (type[district] === ivory) popularity += ivoryTax;
  }
  list.add(from, money / dandyMoney);
  list.add(from + 1, popularity / popularityMax);
}
