import type { QuestionRule, SealedRule, Seat, State, StepRule } from '@manigance/core';
import type { Action, ActionId, EdgarActionId } from './administrations.ts';
import type { BoardId, DistrictId, WheelPosition } from './board.ts';
import type { SchemeId, SchemeKind } from './cards.ts';
import type { ElEvent, Programme } from './events.ts';
import type { KnownCard } from './knowledge.ts';
import type { District } from './plan.ts';
import type { ConditionId } from './victory.ts';

/** The words of Edgar & Lucien. */
export interface ElVocabulary {
  readonly state: ElState;
  readonly frame: ElFrame;
  readonly move: ElMove;
  readonly event: ElEvent;
  readonly view: ElView;
  readonly options: ElOptions;
}
/** A state that a rule changes. */
export type Draft = ElState;
/** The rule of a frame of this kind that asks nobody. */
export type Step<K extends ElFrame['kind']> = StepRule<ElVocabulary, K>;
/** The rule of a frame of this kind that asks one seat. */
export type Question<K extends ElFrame['kind']> = QuestionRule<ElVocabulary, K>;
/** The rule of a frame of this kind that asks several seats at once. */
export type Sealed<K extends ElFrame['kind']> = SealedRule<ElVocabulary, K>;

/** EL-3.3, EL-21.3 */
export interface ElOptions extends Record<string, boolean | string> {
  readonly openMoney: boolean;
  readonly firstPlayer: 'random' | 'seat-0';
}

/** EL-26.4 Lists by seat or by district; `nobody`, `nowhere`, `noCard` where there is none. */
export interface ElState extends State<ElFrame, ElMove, ElEvent> {
  readonly openMoney: boolean;
  period: number;
  turn: number;
  /** EL-0.3 Order of this turn, without players who have left. */
  order: Seat[];
  /** Holder of the token, from whom the next turn's order is made. */
  firstPlayer: Seat;
  governor: Seat;
  /** EL-14.4 Holder of the Heritage Protection card: all his districts are protected. */
  heritage: Seat;
  /** By condition: the holder of its certificate. */
  certificates: Seat[];
  /** By district: the owner of its influence token. */
  owner: Seat[];
  money: number[];
  popularity: number[];
  /** How many districts, and how many Administrations among them, each seat controls. */
  districts: number[];
  administrations: number[];
  edgar: District[];
  lucien: District[];
  /** EL-10.2 The marks on each aid, as bits in the order of `actionIds`. */
  marks: number[];
  /** EL-7.1 Which characters have acted this turn: 1 Edgar, 2 Lucien. */
  acted: number[];
  /** EL-15.5 1 where a certificate was gained this period. */
  certified: number[];
  /** EL-24.2 1 where the player has left. */
  gone: number[];
  /** EL-6.8 The programmes, each packed in one number (`packProgramme`); `unrevealed` before the reveal. */
  programmes: number[];
  /** Cards in hand by seat and kind: `seat * schemeKinds + kind`. */
  hands: number[];
  handSize: number[];
  /** Kinds of card; the next one drawn comes last. */
  deck: SchemeKind[];
  discard: SchemeKind[];
  /** EL-8.2.3 The card being resolved. */
  inPlay: SchemeKind;
  /** EL-21.5 Absent while nobody knows a card in another's hand. */
  knowledge?: readonly KnownCard[] | undefined;
}

/** EL-26.1 The frames a match can wait on. Every frame is known to everybody. */
export type ElFrame =
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'programme' }
  | { readonly kind: 'move'; readonly seat: Seat }
  | { readonly kind: 'chooseExit'; readonly seat: Seat }
  | { readonly kind: 'act'; readonly seat: Seat }
  /** EL-13.9 Asks for the second half, if there is a target for it. */
  | { readonly kind: 'again'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'secondHalf'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'intimidationReply'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'smearReply'; readonly seat: Seat; readonly by: Seat }
  /** The action of this seat is over: the card in play is discarded, the turn goes on. */
  | { readonly kind: 'actionDone'; readonly seat: Seat }
  | { readonly kind: 'taxes' }
  | { readonly kind: 'election' }
  | Bidding
  | { readonly kind: 'reset' };

/** EL-17.2 */
export interface Bidding {
  readonly kind: 'bid';
  readonly seat: Seat;
  /** In the order of the turn. */
  readonly tied: readonly Seat[];
  readonly passed: readonly Seat[];
  readonly standing?: { readonly seat: Seat; readonly amount: number } | undefined;
}

/** EL-26.3 An administration action of Edgar's with its targets. */
export type EdgarAction =
  | { readonly action: 'bar_schemes' | 'bank_heist' }
  | { readonly action: 'requisition'; readonly district: DistrictId }
  | { readonly action: 'intimidation'; readonly players: readonly [Seat, Seat] }
  | { readonly action: 'intimidation'; readonly district: DistrictId };

/** The choices of an action that has targets. */
export type TargetedAction = Extract<EdgarAction, Targets>;
/** EL-11 Two players, or a district. */
export type Targets = { readonly players: readonly [Seat, Seat] } | { readonly district: DistrictId };

/** EL-20.10 Direction of an exchange. */
export type Direction = 'to_popularity' | 'to_money';
/** EL-20.3 Payment for a Smear Threat. */
export type SmearPayment = 'popularity' | 'money';

/** EL-26.2 */
export type ElMove =
  | { readonly do: 'place'; readonly district: DistrictId }
  | { readonly do: 'commit'; readonly edgar: WheelPosition; readonly lucien: WheelPosition }
  | { readonly do: 'chooseExit'; readonly edgar?: DistrictId; readonly lucien?: DistrictId }
  | { readonly do: 'rob'; readonly victim: Seat }
  | { readonly do: 'buyCity' }
  | { readonly do: 'buyPlayer' }
  | PlayScheme
  | LucienAction
  | EdgarMove
  | { readonly do: 'second'; readonly district: DistrictId }
  | { readonly do: 'second'; readonly players: readonly [Seat, Seat] }
  | { readonly do: 'replyIntimidation'; readonly district: DistrictId }
  | { readonly do: 'replySmear'; readonly with: SmearPayment }
  | { readonly do: 'bid'; readonly amount: number }
  | { readonly do: 'pass' }
  | { readonly do: 'concede' };

/** On the spot, from afar by *Remote Action*, or supported by Lucien, on the spot or from afar. */
export type EdgarMove =
  | ({ readonly do: 'administration' } & EdgarAction)
  | ({ readonly do: 'playScheme'; readonly card: 'remote_action' } & EdgarAction)
  | ({ readonly do: 'supported'; readonly viaCard?: true } & EdgarAction);

/** EL-12 An administration action of Lucien's. */
export type LucienAction =
  | { readonly do: 'administration'; readonly action: 'populist_speech' | 'heritage_protection' }
  | {
      readonly do: 'administration';
      readonly action: 'certificate_acquisition';
      readonly certificate: ConditionId;
    };

/** EL-8.2 A scheme card with its targets. */
export type PlayScheme = { readonly do: 'playScheme' } & (
  | { readonly card: 'plan_b'; readonly district: DistrictId }
  | { readonly card: 'certification'; readonly certificate: ConditionId }
  | { readonly card: 'extortion'; readonly player: Seat }
  | { readonly card: 'resource_exchange'; readonly direction: Direction; readonly steps: number }
  | {
      readonly card: 'swindle';
      readonly certificate: ConditionId;
      /** Three of them, in the order of their kinds. */
      readonly cards: readonly SchemeId[];
    }
  | { readonly card: PlainScheme }
);
/** The cards that need no target. */
export type PlainScheme =
  | 'influence_peddling'
  | 'smear_threat'
  | 'financial_backing'
  | 'popular_support'
  | 'coup_detat'
  | 'carte_blanche'
  | 'corruption';

/** EL-4 Phase of a turn. */
export type Phase = 'setup' | 'programme' | 'move' | 'act' | 'auction' | 'over';

/** EL-21.5 Everything a viewer is shown. */
export interface ElView {
  readonly board: BoardId;
  readonly openMoney: boolean;
  /** The seat it is shown to; absent for a spectator. */
  readonly seat: Seat | undefined;
  readonly period: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly order: readonly Seat[];
  readonly firstPlayer: Seat;
  readonly governor: Seat | undefined;
  readonly heritage: Seat | undefined;
  readonly certificates: Readonly<Partial<Record<ConditionId, Seat>>>;
  /** Neutral districts are absent. */
  readonly owners: Readonly<Partial<Record<DistrictId, Seat>>>;
  /** EL-14.4 Districts with a padlock on their token. */
  readonly protected: readonly DistrictId[];
  readonly players: readonly PlayerView[];
  /** EL-19.2 The threshold of each condition at this table. */
  readonly needs: Readonly<Record<ConditionId, number>>;
  /** How many cards are left to draw. */
  readonly deck: number;
  readonly discard: readonly SchemeId[];
  readonly inPlay: SchemeId | undefined;
  readonly pending: readonly FrameView[];
  /** EL-19.9 The deck, once the match is over; the top card comes last. */
  readonly deckCards: readonly SchemeId[] | undefined;
}

/** A frame as everybody is shown it: actions by id. */
export type FrameView =
  | Exclude<ElFrame, { readonly action: Action }>
  | {
      readonly kind: 'again' | 'secondHalf';
      readonly seat: Seat;
      readonly action: EdgarActionId;
    };

/** EL-19.2, EL-21.1 Progress of a seat towards a condition, as the viewer may know it. */
export interface ConditionView {
  /** `unknown`: it depends on a purse that is closed to the viewer. */
  readonly state: 'certificate' | 'met' | 'not' | 'unknown';
  readonly have: number | undefined;
  /** EL-19.1 It alone is lacking for a victory, and one action may bring it. */
  readonly isNear?: true;
}

/** A player as this viewer sees them. */
export interface PlayerView {
  readonly popularity: number;
  /** Districts controlled, in the order of their ids. */
  readonly districts: readonly DistrictId[];
  readonly conditions: Readonly<Record<ConditionId, ConditionView>>;
  readonly edgar: DistrictId | undefined;
  readonly lucien: DistrictId | undefined;
  readonly marks: readonly ActionId[];
  /** EL-22.3 Influence tokens left to place. */
  readonly supply: number;
  readonly certified: boolean;
  readonly acted: { readonly edgar: boolean; readonly lucien: boolean };
  readonly programme: Programme | undefined;
  readonly gone: boolean;
  readonly cards: number;
  /** Own, with `openMoney` everybody's, and everybody's once the match is over. */
  readonly money: number | undefined;
  /** EL-21.5 Cards of another's hand that the viewer lost to it by Extortion. */
  readonly known: readonly SchemeId[];
  /** Own, and everybody's once the match is over. */
  readonly hand: readonly SchemeId[] | undefined;
}
