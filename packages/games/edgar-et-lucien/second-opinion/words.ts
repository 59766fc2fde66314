import type { Seat } from '@manigance/core';
import type { District, Position } from './city.ts';

/** EL-20 The thirteen kinds of card, with the number of copies, in the order of the table. */
export const copies = {
  plan_b: 2,
  influence_peddling: 2,
  smear_threat: 2,
  certification: 1,
  financial_backing: 2,
  popular_support: 2,
  extortion: 1,
  remote_action: 2,
  coup_detat: 1,
  resource_exchange: 1,
  carte_blanche: 2,
  corruption: 1,
  swindle: 1,
} as const;
/** EL-20 A kind of card. */
export type Card = keyof typeof copies;
/** EL-20 The kinds of cards. */
export const cards = Object.keys(copies) as readonly Card[];

/** EL-19.2 */
export const conditions = [
  'wealthy_dandy',
  'high_collector',
  'influential_bureaucrat',
  'grand_zealot',
] as const;
/** EL-19.2 A condition. */
export type Condition = (typeof conditions)[number];

/** EL-11 Edgar's action at each Administration. */
export const edgarActions = {
  drunken_pig: 'bar_schemes',
  archives: 'intimidation',
  central_bank: 'bank_heist',
  city_hall: 'requisition',
} as const;
/** EL-11 An administration action of Edgar's. */
export type EdgarAction = (typeof edgarActions)[keyof typeof edgarActions];

/** EL-10.1 The eight that are marked on the aid. */
export type Action =
  | EdgarAction
  | 'populist_speech'
  | 'heritage_protection'
  | 'certificate_acquisition'
  | 'political_support';

/** EL-26.3 The targets of an administration action of Edgar's. */
export type Targets =
  | { readonly district: District; readonly players?: undefined }
  | { readonly players: readonly [Seat, Seat]; readonly district?: undefined }
  | { readonly district?: undefined; readonly players?: undefined };
/** EL-11 An action of Edgar's with its targets. */
export type Chosen = { readonly action: EdgarAction } & Targets;

/** EL-26.2 */
export type Move =
  | { readonly do: 'place'; readonly district: District }
  | { readonly do: 'commit'; readonly edgar: Position; readonly lucien: Position }
  | { readonly do: 'chooseExit'; readonly edgar?: District; readonly lucien?: District }
  | { readonly do: 'rob'; readonly victim: Seat }
  | { readonly do: 'buyCity' | 'buyPlayer' | 'pass' | 'concede' }
  | SchemeMove
  | ({ readonly do: 'playScheme'; readonly card: 'remote_action' } & Chosen)
  | LucienMove
  | ({ readonly do: 'administration' } & Chosen)
  | ({ readonly do: 'supported'; readonly viaCard?: true } & Chosen)
  | ({ readonly do: 'second' } & Targets)
  | { readonly do: 'replyIntimidation'; readonly district: District }
  | { readonly do: 'replySmear'; readonly with: 'popularity' | 'money' }
  | { readonly do: 'bid'; readonly amount: number };

/** A card other than *Remote Action*. */
export type SchemeMove = { readonly do: 'playScheme' } & (
  | { readonly card: 'plan_b'; readonly district: District }
  | { readonly card: 'certification'; readonly certificate: Condition }
  | { readonly card: 'extortion'; readonly player: Seat }
  | {
      readonly card: 'resource_exchange';
      readonly direction: 'to_popularity' | 'to_money';
      readonly steps: number;
    }
  | { readonly card: 'swindle'; readonly certificate: Condition; readonly cards: readonly Card[] }
  | {
      readonly card:
        | 'influence_peddling'
        | 'smear_threat'
        | 'financial_backing'
        | 'popular_support'
        | 'coup_detat'
        | 'carte_blanche'
        | 'corruption';
    }
);

/** EL-12 An administration action of Lucien's. */
export type LucienMove = { readonly do: 'administration' } & (
  | { readonly action: 'populist_speech' | 'heritage_protection' }
  | { readonly action: 'certificate_acquisition'; readonly certificate: Condition }
);

/** EL-5.1 The wheel positions of the two characters. */
export type Programme = { readonly edgar: Position; readonly lucien: Position };
