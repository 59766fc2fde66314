import type { Branded } from '@manigance/core';
import { indexById } from '@manigance/core';
import { itemAt } from './lists.ts';
/** EL-26.7 Conditions for playing a card; each has its check in `effects/conditions.ts`. */
export type SchemeCondition =
  | 'target_neutral'
  | 'target_owned_by_opponent'
  | 'target_not_protected'
  | 'token_in_supply'
  | 'can_pay'
  | 'edgar_on_own_steel'
  | 'edgar_on_own_ivory'
  | 'popularity_below_max'
  | 'edgar_shares_district_with_target_character'
  | 'target_hand_not_empty'
  | 'action_not_used_this_period'
  | 'popularity_at_least_cost'
  | 'chosen_action_legal'
  | 'edgar_on_city_hall'
  | 'governor_is_an_opponent'
  | 'at_least_one_step'
  | 'not_holding_heritage_protection'
  | 'no_certificate_gained_this_period'
  | 'certificate_unheld'
  | 'condition_truly_met'
  | 'three_other_scheme_cards';

/** EL-20 The effects of the cards, with the parameters of each. */
export interface SchemeEffects {
  moveLucien: undefined;
  buyFromPlayer: { price: number };
  smear: { popularity: number; money: number };
  certify: undefined;
  gainMoney: { money: number };
  gainPopularity: { popularity: number };
  extort: undefined;
  actRemotely: undefined;
  seizeOffice: undefined;
  exchange: undefined;
  buyFromCity: { price: number };
  takeHeritage: undefined;
  swindle: undefined;
}
/** Name of an effect. */
export type SchemeEffect = keyof SchemeEffects;

interface Row<Id extends string, E extends SchemeEffect> {
  readonly id: Id;
  readonly copies: number;
  readonly effect: E;
  readonly params: SchemeEffects[E];
  readonly conditions: readonly SchemeCondition[];
}

function card<Id extends string, E extends SchemeEffect>(
  id: Id,
  copies: number,
  effect: E,
  params: SchemeEffects[E],
  conditions: readonly SchemeCondition[],
): Row<Id, E> {
  return { id, copies, effect, params, conditions };
}

/** EL-20 The thirteen kinds of scheme card. The rules know a card by the number of its row: copies are all alike. */
// biome-ignore format: one card per row
/** EL-20 The kinds of scheme cards, with the number of copies. */
export const schemes = [
  card('plan_b', 2, 'moveLucien', undefined, []), // EL-20.1
  card('influence_peddling', 2, 'buyFromPlayer', { price: 30_000 }, ['target_owned_by_opponent', 'target_not_protected', 'token_in_supply', 'can_pay']), // EL-20.2
  card('smear_threat', 2, 'smear', { popularity: 20, money: 10_000 }, []), // EL-20.3
  card('certification', 1, 'certify', undefined, ['no_certificate_gained_this_period', 'certificate_unheld', 'condition_truly_met']), // EL-20.4
  card('financial_backing', 2, 'gainMoney', { money: 40_000 }, ['edgar_on_own_steel']), // EL-20.5
  card('popular_support', 2, 'gainPopularity', { popularity: 40 }, ['edgar_on_own_ivory', 'popularity_below_max']), // EL-20.6
  card('extortion', 1, 'extort', undefined, ['edgar_shares_district_with_target_character', 'target_hand_not_empty']), // EL-20.7
  card('remote_action', 2, 'actRemotely', undefined, ['action_not_used_this_period', 'popularity_at_least_cost', 'chosen_action_legal']), // EL-20.8
  card('coup_detat', 1, 'seizeOffice', undefined, ['edgar_on_city_hall', 'governor_is_an_opponent']), // EL-20.9
  card('resource_exchange', 1, 'exchange', undefined, ['at_least_one_step']), // EL-20.10
  card('carte_blanche', 2, 'buyFromCity', { price: 20_000 }, ['target_neutral', 'token_in_supply', 'can_pay']), // EL-20.11
  card('corruption', 1, 'takeHeritage', undefined, ['not_holding_heritage_protection']), // EL-20.12
  card('swindle', 1, 'swindle', undefined, ['no_certificate_gained_this_period', 'three_other_scheme_cards', 'certificate_unheld']), // EL-20.13
] as const;

/** The printed data of a kind of scheme card. */
export type SchemeData = (typeof schemes)[number];
/** Id of a kind of scheme card. */
export type SchemeId = SchemeData['id'];

/** Ids of the kinds of scheme cards. */
export const schemeIds = schemes.map(({ id }) => id);
/** How many kinds of scheme cards there are. */
export const schemeKinds = schemes.length;
/** The number of a kind of scheme card: its row in `schemes`. */
export type SchemeKind = Branded<number, 'SchemeKind'>;
/** The number of each kind of scheme card. */
export const schemeNumber: Readonly<Record<SchemeId, SchemeKind>> = indexById(schemeIds);
/** The card in play while none is. */
export const noCard: SchemeKind = -1;

/** The data of a kind of scheme card. */
export function schemeOf(kind: SchemeKind): SchemeData {
  return itemAt(schemes, kind);
}

/** The id of a kind of scheme card. */
export function schemeId(kind: SchemeKind): SchemeId {
  return itemAt(schemeIds, kind);
}

/** EL-20 The figures printed on each kind of card. */
export const cardFigures = Object.fromEntries(schemes.map(({ id, params }) => [id, params])) as {
  readonly [Id in SchemeId]: Extract<SchemeData, { readonly id: Id }>['params'];
};
