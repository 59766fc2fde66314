import type { Seat } from '@manigance/core';
import type { ActionId, EdgarActionId } from './administrations.ts';
import type { DistrictId, WheelPosition } from './board.ts';
import type { SchemeId } from './cards.ts';
import type { Direction, SmearPayment } from './state.ts';
import type { ConditionId } from './victory.ts';

/** EL-5.1 The wheel positions of the two characters. */
export interface Programme {
  readonly edgar: WheelPosition;
  readonly lucien: WheelPosition;
}
/** A character that stays comes out where it went in. */
export interface Walk {
  readonly by: WheelPosition;
  readonly from: DistrictId;
  readonly to: DistrictId;
}

/** Sources of money or popularity that involve no other player. */
export type GainId = 'bank_heist' | 'populist_speech' | 'financial_backing' | 'popular_support';

/** EL-21.6 The events of the log. */
export type ElEvent =
  | { readonly type: 'began'; readonly firstPlayer: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly district: DistrictId }
  | {
      readonly type: 'turnBegan';
      readonly period: number;
      readonly turn: number;
      readonly order: readonly Seat[];
    }
  | { readonly type: 'purses'; readonly money: readonly number[] }
  | { readonly type: 'committed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly programmes: readonly (Programme & { readonly seat: Seat })[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly edgar: Walk; readonly lucien: Walk }
  | {
      readonly type: 'robbed';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly held: number;
      readonly amount: number;
    }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly district: DistrictId;
      readonly from: Seat | undefined;
      readonly price: number;
    }
  | { readonly type: 'schemePlayed'; readonly seat: Seat; readonly card: SchemeId }
  | {
      readonly type: 'administered';
      readonly seat: Seat;
      readonly action: ActionId;
      readonly supported: boolean;
      readonly cost: number;
    }
  /** `cards` is seen by the drawer alone. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly SchemeId[] | undefined;
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'threatened'; readonly seat: Seat; readonly players: readonly Seat[] }
  | { readonly type: 'freed'; readonly seat: Seat; readonly by: Seat; readonly district: DistrictId }
  | {
      readonly type: 'requisitioned';
      readonly seat: Seat;
      readonly district: DistrictId;
      readonly from: Seat | undefined;
    }
  /** `lacks`: what the second half could not be done without. */
  | {
      readonly type: 'skippedSecond';
      readonly seat: Seat;
      readonly action: EdgarActionId;
      readonly lacks: 'target' | 'token';
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly by: GainId;
      readonly money: number;
      readonly popularity: number;
    }
  | { readonly type: 'protectionTaken'; readonly seat: Seat; readonly from: Seat | undefined }
  | {
      readonly type: 'certificateTaken';
      readonly seat: Seat;
      readonly certificate: ConditionId;
      readonly from: Seat | undefined;
    }
  | { readonly type: 'lucienPut'; readonly seat: Seat; readonly from: DistrictId; readonly to: DistrictId }
  | {
      readonly type: 'smeared';
      readonly seat: Seat;
      readonly by: Seat;
      readonly with: SmearPayment;
      readonly amount: number;
    }
  /** `card` is seen by thief and victim alone. */
  | {
      readonly type: 'extorted';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly card: SchemeId | undefined;
    }
  /** The first player of the next turn, unless an election comes before it (EL-20.9.2). */
  | {
      readonly type: 'officeSeized';
      readonly seat: Seat;
      readonly from: Seat;
      readonly firstPlayer: Seat;
      readonly turn: number;
    }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly direction: Direction;
      readonly money: number;
      readonly popularity: number;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly SchemeId[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly popularity: number; readonly money: number }
  | { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly popularity: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'bidPassed'; readonly seat: Seat }
  | { readonly type: 'elected'; readonly seat: Seat; readonly paid: number; readonly firstPlayer: Seat }
  | { readonly type: 'vacant'; readonly former: Seat | undefined }
  | { readonly type: 'periodEnded'; readonly period: number }
  | { readonly type: 'left'; readonly seat: Seat; readonly cards: readonly SchemeId[] }
  /** Two conditions of this seat are there for all to see: whether it has won hangs on its purse. */
  | { readonly type: 'brink'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly how: string };
