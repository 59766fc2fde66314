import type { MoveList, Reason, Seat } from '@manigance/core';
import { offerAction } from '../actions/edgar-administration.ts';
import { edgarActionIds } from '../administrations.ts';
import type { SchemeKind } from '../cards.ts';
import { type SchemeData, type SchemeEffect, schemeKinds, schemeNumber, schemeOf } from '../cards.ts';
import { handOf, held, namesOf } from '../deck.ts';
import { itemAt } from '../lists.ts';
import { certify, extort, movesOn, plainScheme, swindleOf } from '../moves.ts';
import type { ElReason } from '../reasons.ts';
import type { ElMove, ElState } from '../state.ts';
import type { Condition } from '../victory.ts';
import { conditionIds } from '../victory.ts';
import { schemeBar } from './conditions.ts';
import { offerExchange } from './exchange.ts';

/** EL-8.2 Every card in hand with each of its targets. */
export function offerSchemes(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  spent: Reason | undefined,
): void {
  if (state.handSize[seat] === 0) return;
  for (let kind = 0; kind < schemeKinds; kind++) {
    if (held(state, seat, kind) === 0) continue;
    const card = schemeOf(kind);
    offers[card.effect](state, seat, list, card, spent);
  }
}

type Offer = (
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  card: SchemeData,
  spent: Reason | undefined,
) => void;

const withoutTarget: Offer = (state, seat, list, card, spent) => {
  list.offerUnless(itemAt(plainScheme, schemeNumber[card.id]), spent ?? schemeBar(state, seat, card, 0));
};

/** The targets that each kind of card lets its player name. */
const offers: Readonly<Record<SchemeEffect, Offer>> = {
  buyFromPlayer: withoutTarget,
  buyFromCity: withoutTarget,
  smear: withoutTarget,
  gainMoney: withoutTarget,
  gainPopularity: withoutTarget,
  seizeOffice: withoutTarget,
  takeHeritage: withoutTarget,
  /** EL-20.1 Any other district. */
  moveLucien(state, seat, list, _card, spent) {
    const { planB } = movesOn(state);
    for (let district = 0; district < state.owner.length; district++) {
      const bar = spent ?? (state.lucien[seat] === district ? alreadyThere : undefined);
      list.offerUnless(itemAt(planB, district), bar);
    }
  },
  certify(state, seat, list, card, spent) {
    for (let condition = 0; condition < conditionIds.length; condition++) {
      list.offerUnless(itemAt(certify, condition), spent ?? schemeBar(state, seat, card, condition));
    }
  },
  extort(state, seat, list, card, spent) {
    for (let victim = 0; victim < state.seats; victim++) {
      if (victim === seat || state.gone[victim] === 1) continue;
      list.offerUnless(itemAt(extort, victim), spent ?? schemeBar(state, seat, card, victim));
    }
  },
  actRemotely(state, seat, list, card, spent) {
    const { remote } = movesOn(state);
    for (let action = 0; action < edgarActionIds.length; action++) {
      const bar = spent ?? schemeBar(state, seat, card, action);
      offerAction(state, seat, action, remote, list, bar);
    }
  },
  exchange(state, seat, list, card, spent) {
    offerExchange(list, (steps) => spent ?? schemeBar(state, seat, card, steps));
  },
  swindle(state, seat, list, card, spent) {
    if (list.explains) refuseShortSwindle(state, seat, list, card, spent);
    for (let condition = 0; condition < conditionIds.length; condition++) {
      const bar = spent ?? schemeBar(state, seat, card, condition);
      if (bar === undefined || list.explains) offerDiscards(state, seat, list, condition, bar);
    }
  },
};

const alreadyThere: ElReason = { rule: 'EL-20.1', code: 'already-there' };

/** EL-20.13.1 Every three cards beside the Swindle itself; of two alike it does not matter which. */
function offerDiscards(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  condition: Condition,
  bar: Reason | undefined,
): void {
  const left = (kind: SchemeKind) => (kind === schemeNumber.swindle ? 0 : held(state, seat, kind));
  for (let one = 0; one < schemeKinds; one++) {
    for (let two = left(one) > 1 ? one : one + 1; left(one) > 0 && two < schemeKinds; two++) {
      // No kind has three copies, so the third card is always of another kind than the second, or than the first.
      for (
        let three = two === one || left(two) < 2 ? two + 1 : two;
        left(two) > 0 && three < schemeKinds;
        three++
      ) {
        if (left(three) > 0) list.offerUnless(swindleOf(condition, one, two, three), bar);
      }
    }
  }
}

/** With fewer than three other cards no choice of three exists to refuse: the refusal names the cards there are. */
function refuseShortSwindle(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  card: SchemeData,
  spent: Reason | undefined,
): void {
  const others = namesOf(handOf(state, seat)).filter((id) => id !== 'swindle');
  if (others.length >= 3) return;
  for (const [condition, certificate] of conditionIds.entries()) {
    const why = spent ?? schemeBar(state, seat, card, condition);
    if (why !== undefined)
      list.refuse({ do: 'playScheme', card: 'swindle', certificate, cards: others }, why);
  }
}
