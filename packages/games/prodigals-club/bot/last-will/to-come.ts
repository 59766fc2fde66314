import { at, type Seat } from '@manigance/core';
import { listAt, numberAt } from '../../rules/arrays.ts';
import { plansFor } from '../../rules/competitions/last-will/board.ts';
import { isLwCard, type LwCard, lwCardAt, type Property } from '../../rules/competitions/last-will/cards.ts';
import { lastWillOf } from '../../rules/competitions/last-will/decks.ts';
import { boardOf, presentValue, priceOf } from '../../rules/competitions/last-will/property.ts';
import type { LaidCard } from '../../rules/competitions/last-will/state.ts';
import { modes } from '../../rules/modes.ts';
import type { PcState } from '../../rules/state.ts';
import { layPounds, roundPounds, whitePounds } from './gains.ts';

/** Share of its pounds that a card in hand takes off: with actions of this round, and without. */
const payable = 0.85;
const waiting = 0.15;
/** Share of its uses that a black card on the board gets. */
const onBoard = 0.6;
/** Pounds that a coming round takes off, and an action of this round that no card in hand needs. */
const perRound = 4;
const perSpareAction = 2.5;
const perCompanion = 0.8;
/** Share of its wear that a house suffers. */
const wearShare = 0.95;
/** Share of the spending beyond the cash that counts while a player owns property: some of it is sold first. */
const beyondCash = 0.35;

interface Coming {
  /** Rounds after this one, and whether the action turn of this round is still to come. */
  readonly left: number;
  readonly acts: boolean;
}

/** LW-7.2 Average errand boys and actions of a plan, by the number of players. */
const average = [2, 3, 4, 5].map((players) => {
  const plans = plansFor(players);
  const mean = (of: 'boys' | 'actions') => plans.reduce((sum, plan) => sum + plan[of], 0) / plans.length;
  return { boys: mean('boys'), actions: mean('actions') };
});

/** Errand boys and actions of a plan that is still to be taken. */
export function averagePlan(state: PcState): { readonly boys: number; readonly actions: number } {
  const { boys, actions } = at(average, state.seats - 2);
  return { boys: boys + modes[state.mode].errandBoys.more, actions };
}

/** LW-7.1 Whether the seat has yet to plan this round. */
export function hasToPlan(state: PcState, seat: Seat): boolean {
  return state.phase === 'planning' && !lastWillOf(state).plans.includes(seat);
}

/** LW-14.7 Pounds that will come off the Last Will score of a seat. */
export function poundsToCome(state: PcState, seat: Seat, coming: Coming): number {
  const { left, acts } = coming;
  let spent = perRound * left;
  let worn = 0;
  let owns = false;
  for (const laid of boardOf(state, seat)) {
    const { property } = lwCardAt(laid.card);
    if (property === undefined) spent += roundPounds(laid.card) * usesLeft(laid, coming);
    else {
      owns = true;
      worn += wearShare * wearToCome(state, laid, property, (laid.keptUp ? 0 : 1) + left);
    }
  }
  if (acts || left > 0) spent += fromHand(state, seat, coming);
  const cash = Math.max(0, numberAt(state.pounds, seat));
  if (owns && spent > cash) spent = cash + beyondCash * (spent - cash);
  return spent + worn;
}

function usesLeft({ used }: LaidCard, { left, acts }: Coming): number {
  return onBoard * (left + (acts && !used ? 1 : 0));
}

/** LW-14.1 Pounds that a house loses in this many neglected rounds. */
function wearToCome(state: PcState, laid: LaidCard, { ladder, isHouse }: Property, rounds: number): number {
  if (!isHouse || rounds === 0) return 0;
  const step = Math.min(laid.step + rounds, ladder.length - 1);
  return presentValue(state, laid) - presentValue(state, { ...laid, step });
}

/** Cards in hand by the pounds they take off for each action, the best first; reused. */
const worths: number[] = [];
const costs: number[] = [];

/** Pounds that the cards in hand take off: the best ones with the actions of this round, the others perhaps later. */
function fromHand(state: PcState, seat: Seat, { left, acts }: Coming): number {
  worths.length = 0;
  costs.length = 0;
  let sum = 0;
  for (const number of listAt(state.hands, seat)) {
    if (!isLwCard(number)) continue;
    const card = lwCardAt(number);
    if (card.kinds.length > 0) sum += perCompanion;
    else insert(worthOf(state, card, left + (acts ? 1 : 0)), card.actions);
  }
  let actions = acts ? actionsOf(state, seat) : 0;
  for (let card = 0; card < worths.length; card++) {
    const cost = numberAt(costs, card);
    const share = acts && cost <= actions ? payable : waiting;
    if (share === payable) actions -= cost;
    sum += share * numberAt(worths, card);
  }
  return sum + perSpareAction * actions;
}

function actionsOf(state: PcState, seat: Seat): number {
  return hasToPlan(state, seat) ? averagePlan(state).actions : numberAt(lastWillOf(state).actionsLeft, seat);
}

function insert(worth: number, cost: number): void {
  const perAction = worth / Math.max(cost, 0.5);
  let place = worths.length;
  while (place > 0 && numberAt(worths, place - 1) / Math.max(numberAt(costs, place - 1), 0.5) < perAction)
    place--;
  worths.splice(place, 0, worth);
  costs.splice(place, 0, cost);
}

/** Pounds that a white card takes off when it is played, and a black one in all the rounds it could lie there. */
function worthOf(state: PcState, card: LwCard, rounds: number): number {
  if (card.effect !== undefined) return whitePounds(card.number);
  const { property } = card;
  if (property === undefined) return layPounds(card.number) + onBoard * roundPounds(card.number) * rounds;
  if (!property.isHouse) return 0;
  const bought: LaidCard = { card: card.number, step: 0, used: false, keptUp: false, lodged: [] };
  const loss = priceOf(state, property) - presentValue(state, bought);
  return Math.max(0, loss + wearShare * wearToCome(state, bought, property, rounds));
}
