import type { Reason, Seat } from '@manigance/core';
import { gainedBar, metBar, unheldBar } from '../actions/certificates.ts';
import { actionBar, costBar, markBar } from '../actions/edgar-administration.ts';
import { heritageBar } from '../actions/heritage.ts';
import { popularityBar } from '../actions/lucien-administration.ts';
import { neutralBar, opponentsBar, payBar, protectedBar } from '../actions/purchase.ts';
import { cityHall } from '../administrations.ts';
import type { SchemeCondition, SchemeData } from '../cards.ts';
import { tokenBar } from '../control.ts';
import { numberAt } from '../lists.ts';
import type { District } from '../plan.ts';
import { ivory, planOn, steel } from '../plan.ts';
import { nobody } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { ElState } from '../state.ts';
import { exchangeBar } from './exchange.ts';

/** `target` is the number of a seat, condition or action, or signed steps, as the card names it. */
type Test = (state: ElState, seat: Seat, card: SchemeData, target: number) => Reason | undefined;

const notOnOwnSteel: ElReason = { rule: 'EL-20.5', code: 'not-on-own-steel' };
const notOnOwnIvory: ElReason = { rule: 'EL-20.6', code: 'not-on-own-ivory' };
const notTogether: ElReason = { rule: 'EL-20.7', code: 'not-together' };
const emptyHand: ElReason = { rule: 'EL-20.7', code: 'empty-hand' };
const notAtCityHall: ElReason = { rule: 'EL-20.9', code: 'edgar-not-at-city-hall' };
const noGovernor: ElReason = { rule: 'EL-20.9.3', code: 'no-governor' };
const isGovernor: ElReason = { rule: 'EL-20.9', code: 'is-governor' };
const tooFewCards: ElReason = { rule: 'EL-20.13', code: 'too-few-cards' };

/** EL-20.13 Cards discarded beside the Swindle itself, which is still in hand when this is tested. */
const swindleCost = 3;

/** EL-26.7 */
export const schemeConditions: Readonly<Record<SchemeCondition, Test>> = {
  target_neutral: (state, seat) => neutralBar(state, seat, edgarAt(state, seat)),
  target_owned_by_opponent: (state, seat) => opponentsBar(state, seat, edgarAt(state, seat)),
  target_not_protected: (state, seat) => protectedBar(state, edgarAt(state, seat)),
  token_in_supply: (state, seat) => tokenBar(state, seat, 0),
  can_pay: (state, seat, { params }) =>
    payBar(state, seat, params !== undefined && 'price' in params ? params.price : 0),
  edgar_on_own_steel: (state, seat) => (edgarOnOwn(state, seat, steel) ? undefined : notOnOwnSteel),
  edgar_on_own_ivory: (state, seat) => (edgarOnOwn(state, seat, ivory) ? undefined : notOnOwnIvory),
  popularity_below_max: popularityBar,
  edgar_shares_district_with_target_character: (state, seat, _card, target) =>
    isWith(state, edgarAt(state, seat), target) ? undefined : notTogether,
  target_hand_not_empty: (state, _seat, _card, target) =>
    state.handSize[target] === 0 ? emptyHand : undefined,
  action_not_used_this_period: (state, seat, _card, target) => markBar(state, seat, target),
  popularity_at_least_cost: costBar,
  chosen_action_legal: (state, _seat, _card, target) => actionBar(state, target),
  edgar_on_city_hall: (state, seat) =>
    planOn(state).at[cityHall] === edgarAt(state, seat) ? undefined : notAtCityHall,
  governor_is_an_opponent: ({ governor }, seat) => {
    if (governor === nobody) return noGovernor;
    return governor === seat ? isGovernor : undefined;
  },
  at_least_one_step: (state, seat, _card, target) => exchangeBar(state, seat, target),
  not_holding_heritage_protection: heritageBar,
  no_certificate_gained_this_period: gainedBar,
  certificate_unheld: (state, _seat, _card, target) => unheldBar(state, target),
  condition_truly_met: (state, seat, _card, target) => metBar(state, seat, target),
  three_other_scheme_cards: (state, seat) =>
    numberAt(state.handSize, seat) <= swindleCost ? tooFewCards : undefined,
};

function edgarAt(state: ElState, seat: Seat): number {
  return numberAt(state.edgar, seat);
}

function edgarOnOwn(state: ElState, seat: Seat, type: number): boolean {
  const here = edgarAt(state, seat);
  return state.owner[here] === seat && planOn(state).type[here] === type;
}

/** EL-20.7 Either character will do. */
function isWith(state: ElState, district: District, seat: Seat): boolean {
  return state.edgar[seat] === district || state.lucien[seat] === district;
}

/** The first condition of the card that does not hold. */
export function schemeBar(state: ElState, seat: Seat, card: SchemeData, target: number): Reason | undefined {
  for (const condition of card.conditions) {
    const bar = schemeConditions[condition](state, seat, card, target);
    if (bar !== undefined) return bar;
  }
  return undefined;
}
