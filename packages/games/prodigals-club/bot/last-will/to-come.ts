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

/** Share of its pounds that a white card in hand takes off: in this action turn, and in a later round. */
const whiteNow = 0.7;
const whiteLater = 0.55;
/** Share of its uses that a black card gets on the board, and from the hand. */
const onBoard = 0.8;
const inHand = 0.55;
/** Pounds one action takes off, beyond the cards that are there already. */
const perAction = 1.4;
const perCompanion = 1.1;
/** Share of its wear that an owned property suffers, and of that of a property still in the hand. */
const wearShare = 0.85;
const boughtShare = 0.35;
/** Share of what a player could spend beyond the cash while owning property: some of it is sold first. */
const beyondCash = 0.35;

interface Coming {
  /** Rounds after this one, and whether the action turn of this round is still to come. */
  readonly left: number;
  readonly acts: boolean;
}

/** LW-7.2 What a plan brings on average, by the number of players. */
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
  const ofPlan = averagePlan(state).actions;
  let actions = left * ofPlan;
  if (hasToPlan(state, seat)) actions += ofPlan;
  else if (acts) actions += numberAt(lastWillOf(state).actionsLeft, seat);
  let spent = perAction * actions;
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
  for (const card of listAt(state.hands, seat)) {
    if (isLwCard(card)) spent += handPounds(state, lwCardAt(card), coming);
  }
  const cash = Math.max(0, numberAt(state.pounds, seat));
  if (owns && spent > cash) spent = cash + beyondCash * (spent - cash);
  return spent + worn;
}

function usesLeft({ used }: LaidCard, { left, acts }: Coming): number {
  return onBoard * (left + (acts && !used ? 1 : 0));
}

/** LW-14.1 What a house loses in this many neglected rounds. */
function wearToCome(state: PcState, laid: LaidCard, { ladder, isHouse }: Property, rounds: number): number {
  if (!isHouse || rounds === 0) return 0;
  const step = Math.min(laid.step + rounds, ladder.length - 1);
  return presentValue(state, laid) - presentValue(state, { ...laid, step });
}

function handPounds(state: PcState, card: LwCard, { left, acts }: Coming): number {
  if (!acts && left === 0) return 0;
  if (card.effect !== undefined) return (acts ? whiteNow : whiteLater) * whitePounds(card.number);
  if (card.kinds.length > 0) return perCompanion;
  const rounds = left + (acts ? 1 : 0);
  if (card.property === undefined)
    return inHand * (layPounds(card.number) + roundPounds(card.number) * rounds);
  const { property } = card;
  if (!property.isHouse) return 0;
  const bought: LaidCard = { card: card.number, step: 0, used: false, keptUp: false, lodged: [] };
  const loss = priceOf(state, property) - presentValue(state, bought);
  return boughtShare * (loss + wearToCome(state, bought, property, rounds));
}
