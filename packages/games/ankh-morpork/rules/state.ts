import type { FrameOf, Seat, State } from '@manigance/core';
import type { Areas } from './area-sets.ts';
import type { AmEvent } from './events.ts';
import type { Answers, Area, Card, Personality, Piece, RandomEvent, Seats } from './ids.ts';
import type { Knowledge } from './knowledge.ts';
import type { AmMove } from './moves.ts';
import type { StandingAnswer } from './standing-answers.ts';
import type { AmView } from './view.ts';

/** The state of a match. Pieces and cards are numbers; lists are by seat or by area. */
export interface AmState extends State<AmFrame, AmMove, AmEvent> {
  active: Seat;
  /** Counts the turns of all players, from 1. */
  turn: number;
  /** Of `seat` in `area`, at `seat * 12 + area`. */
  minions: number[];
  /** Minions not on the board, by seat. */
  supply: number[];
  money: number[];
  /** By area: the seat whose building stands there, or `nobody`. */
  buildings: number[];
  trolls: number[];
  demons: number[];
  trouble: Areas;
  /** AM-8.2 By area: the turn in which its City Area card was last gained. */
  gained: number[];
  /** AM-8.1 City Area powers used this turn. */
  used: Areas;
  /** AM-10.10 City Area cards that have left the game. */
  cityCardsOut: Areas;
  hands: Card[][];
  /** AM-9.7 */
  loans: Card[][];
  /** AM-9.8 */
  stuck: Card[][];
  /** Next card last. */
  deck: Card[];
  discard: Card[];
  /** AM-5.8 The card being resolved, until it is put away; `nobody` if there is none. */
  playing: Card;
  /** AM-9.5 Seats that answered the scroll being resolved with Wallace Sonky. */
  spared: Seats;
  /** Next event last. */
  eventPile: RandomEvent[];
  eventsPlayed: RandomEvent[];
  /** By seat. */
  personalities: Personality[];
  unused: Personality[];
  /** Made of the moves so far; the rules never ask for it. */
  knowledge?: Knowledge | undefined;
}

/** AM-6.1 From where a placement is allowed. */
export type Reach =
  /** AM-6.1.1 Where you stand, or next door. */
  | { readonly to: 'ownMinions' }
  | { readonly to: 'anywhere' }
  | { readonly to: 'near'; readonly area: Area }
  | { readonly to: 'ownBuildings' }
  | { readonly to: 'trouble' };

interface Placing {
  readonly seat: Seat;
  readonly reach: Reach;
  /** The area it was just taken from, or `nobody`. */
  readonly except: Area;
  /** AM-7.6 Adds no trouble. */
  readonly quiet: boolean;
}

/** AM-9.2 The players who may react. */
interface Reacting {
  /** The players to ask, in order. */
  readonly threatened: readonly Seat[];
  /** The players yet to answer; the first is being asked. */
  readonly left: readonly Seat[];
}

/** AM-9.2 A threat to a minion, carried out after the reaction window unless it was stopped. */
interface Threat {
  readonly area: Area;
  readonly piece: Piece;
  /** Stopped by an answer. */
  readonly stopped: boolean;
  /** AM-9.4 Brought back by Igor or Fresh Start Club. */
  readonly back: boolean;
}

interface Aimed {
  readonly seat: Seat;
  readonly card: Card;
  readonly target: Seat;
  readonly extra: number;
}

/** A question the game waits on, or a step still to be done. */
export type AmFrame =
  | { readonly kind: 'turn' | 'refill' | 'chooseCard' | 'layAside'; readonly seat: Seat }
  /** AM-5.7 A card that lies face down, out of the hand, until the first one and everything it leads to is over. */
  | { readonly kind: 'laidAside'; readonly seat: Seat; readonly card: Card }
  /** The second card in matches begun under the first version of the rules. */
  | { readonly kind: 'pendingPlay' | 'playNext'; readonly seat: Seat }
  /** AM-5.1 Goes on with a card from this symbol. */
  | { readonly kind: 'card' | 'symbol'; readonly seat: Seat; readonly card: Card; readonly at: number }
  | { readonly kind: 'finishCard'; readonly seat: Seat; readonly card: Card }
  | ({ readonly kind: 'placeMinion' | 'liftMinion' } & Placing)
  /** AM-13.44 One more, or stop. */
  | { readonly kind: 'placeMore'; readonly seat: Seat; readonly reach: Reach; readonly left: number }
  | { readonly kind: 'build'; readonly seat: Seat; readonly divisor: number }
  /** AM-6.2.3 Which of six buildings makes way for the one in `area`. */
  | { readonly kind: 'giveUpBuilding'; readonly seat: Seat; readonly area: Area; readonly cost: number }
  | { readonly kind: 'clearTrouble'; readonly seat: Seat }
  | { readonly kind: 'setTrouble'; readonly seat: Seat; readonly areas: Areas }
  | { readonly kind: 'discardOne'; readonly seat: Seat; readonly gain: number }
  | { readonly kind: 'discardSome'; readonly seat: Seat; readonly left: number; readonly gain: number }
  | { readonly kind: 'drawUp'; readonly seat: Seat }
  /** AM-5.9 The player names the target of the scroll. */
  | { readonly kind: 'chooseTarget'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'chooseReceiver' | 'chooseSale';
      readonly seat: Seat;
      readonly card: Card;
      readonly target: Seat;
    }
  /** The scroll reaches its target and, after the window, hits. `extra`: Hubert's receiver, or the card on sale. */
  | ({ readonly kind: 'scrollReaches' | 'scrollHits' } & Aimed)
  | ({ readonly kind: 'reactionWindow'; readonly fits: Answers } & Reacting)
  | ({ readonly kind: 'removePiece' } & Threat)
  | ({ readonly kind: 'movePiece'; readonly to: Area } & Threat)
  | ({
      readonly kind: 'payThenRemove';
      readonly seat: Seat;
      readonly payee: Seat;
      readonly pay: number;
    } & Threat)
  | ({ readonly kind: 'swapPieces'; readonly otherArea: Area; readonly otherPiece: Piece } & Threat)
  /** A scroll of `seat` makes `chooser` name a piece. `asked`: the seat that was in a scroll window before, or `nobody`. */
  | {
      readonly kind: 'chooseVictim';
      readonly seat: Seat;
      readonly chooser: Seat;
      readonly areas: Areas;
      readonly aim: Aim;
      readonly asked: Seat;
    }
  | { readonly kind: 'chooseHit'; readonly seat: Seat; readonly payee: Seat; readonly pay: number }
  | { readonly kind: 'moveOther' | 'swapFirst' | 'takeover'; readonly seat: Seat; readonly card: Card }
  /** `payee`: the player to be paid, or `nobody`. */
  | { readonly kind: 'moveOwn'; readonly seat: Seat; readonly card: Card; readonly payee: Seat }
  | { readonly kind: 'swapSecond'; readonly seat: Seat; readonly area: Area; readonly piece: Piece }
  | { readonly kind: 'removeOwn'; readonly seat: Seat }
  | { readonly kind: 'payOrRemoveOwn'; readonly seat: Seat; readonly pay: number }
  /** AM-13.38 The rolled areas not yet used. */
  | { readonly kind: 'carcer' | 'carcerPick'; readonly seat: Seat; readonly rolled: readonly Area[] }
  | {
      readonly kind: 'payOrSuffer';
      readonly seat: Seat;
      readonly card: Card;
      readonly by: Seat;
      readonly amount: number;
    }
  | { readonly kind: 'demolish'; readonly seat: Seat; readonly owner: Seat }
  | { readonly kind: 'giveCards'; readonly seat: Seat; readonly to: Seat; readonly left: number }
  | { readonly kind: 'giveMoneyOrCard'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'pickFromHand'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'keepOne'; readonly seat: Seat; readonly target: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'chooseIncome'; readonly seat: Seat; readonly per: number }
  | { readonly kind: 'takeoverGiveUp'; readonly seat: Seat; readonly area: Area }
  | { readonly kind: 'takeoverHappens'; readonly seat: Seat; readonly area: Area; readonly giveUp: Area }
  | EventFrame;

/** The pieces that a removal may aim at. */
export type Aim = 'notOwn' | 'any';

/** AM-10 Steps of random events. */
export type EventFrame =
  | ({
      readonly kind: 'dragonWindow' | 'dragonStrikes';
      readonly area: Area;
      /** By seat: minions that stay, minions that come back. */
      readonly kept: readonly number[];
      readonly back: readonly number[];
      readonly buildingKept: boolean;
    } & Reacting)
  /** `stay`: by area, how many of this seat's minions have paid to stay. */
  | {
      readonly kind: 'flood' | 'floodMove';
      readonly seat: Seat;
      readonly flooded: Areas;
      readonly stay: readonly number[];
    }
  /** AM-10.3 The area the fire touched last. */
  | { readonly kind: 'fire'; readonly seat: Seat; readonly from: Area }
  | { readonly kind: 'saveBuilding'; readonly seat: Seat; readonly areas: Areas }
  | { readonly kind: 'loseBuildings'; readonly areas: Areas }
  | { readonly kind: 'murder'; readonly seat: Seat }
  | { readonly kind: 'murderChoice' | 'johnson' | 'saveCityCard'; readonly seat: Seat; readonly area: Area }
  | { readonly kind: 'arrivals'; readonly seat: Seat; readonly piece: Piece; readonly left: number }
  | { readonly kind: 'stopArrival'; readonly seat: Seat; readonly piece: Piece; readonly area: Area }
  | { readonly kind: 'arrive'; readonly piece: Piece; readonly area: Area }
  | { readonly kind: 'subsidence'; readonly seat: Seat; readonly per: number }
  | { readonly kind: 'loseOneBuilding'; readonly seat: Seat; readonly left: number };

/** The types the core handles. */
export interface AmVocabulary {
  readonly state: AmState;
  readonly frame: AmFrame;
  readonly move: AmMove;
  readonly event: AmEvent;
  readonly view: AmView;
  readonly options: Record<never, never>;
  readonly standing: readonly StandingAnswer[];
}

/** The frame of this kind. */
export type FrameNamed<K extends AmFrame['kind']> = FrameOf<AmVocabulary, K>;
