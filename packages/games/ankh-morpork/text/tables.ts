import type { GameText, NameOf, Outcome, Seat, Viewer, Why } from '@manigance/core';
import { areaIds, areas, type PowerEffect } from '../rules/board.ts';
import { type CardData, type CardSymbol, cards, type ScrollParams } from '../rules/cards.ts';
import type { AmEvent, AmOutcome, How } from '../rules/events.ts';
import { isPlayable } from '../rules/hands.ts';
import type { AmMove } from '../rules/moves.ts';
import { cardOf } from '../rules/moves.ts';
import type { ReasonCode } from '../rules/reasons.ts';
import type { AmFrame, AmVocabulary, Area, Areas, Card, FrameNamed, Reach } from '../rules/state.ts';
import type { AmView } from '../rules/view.ts';
import { smallGods } from '../rules/windows.ts';
import type { Names, SymbolName } from './names.ts';

/** Frames that resolve by themselves: whatever is not listed here asks somebody and needs a sentence. */
export const stepKinds = [
  'turn',
  'refill',
  'pendingPlay',
  'card',
  'drawUp',
  'scrollReaches',
  'scrollHits',
  'removePiece',
  'movePiece',
  'payThenRemove',
  'swapPieces',
  'carcer',
  'takeoverHappens',
  'dragonStrikes',
  'flood',
  'fire',
  'loseBuildings',
  'murder',
  'johnson',
  'arrivals',
  'arrive',
  'subsidence',
] as const satisfies readonly AmFrame['kind'][];

export type AskedKind = Exclude<AmFrame['kind'], (typeof stepKinds)[number]>;

type EventNamed<T, E = AmEvent> = E extends { readonly type: infer Types }
  ? T extends Types
    ? E
    : never
  : never;
type MoveNamed<D, M = AmMove> = M extends { readonly do: infer Dos } ? (D extends Dos ? M : never) : never;

/** What a player looks at when a question is put. */
export interface Moment {
  readonly view: AmView;
  readonly name: NameOf;
  /** Who reads it. */
  readonly me: Viewer;
  /** What is being resolved, innermost last: the question itself is the last one. */
  readonly frames: readonly AmFrame[];
}

/** AM-13 What a scroll that names a player wants of them. */
export type AimedEffect =
  | 'receiveCards'
  | 'sellCard'
  | 'inspectAndDiscard'
  | 'swapHands'
  | 'stealFromRandom'
  | 'takeFromPlayer'
  | 'hereNNow'
  | 'payOrStuckCard'
  | 'payOrLoseBuilding'
  | 'forceTransfer'
  | 'payThenMoveOwn'
  | 'payToForceRemoval'
  | 'payThenAssassinate';

export type AskedWords = { readonly [K in AskedKind]: (frame: FrameNamed<K>, at: Moment) => string };
export type SymbolWords = { readonly [S in SymbolName]: (card: Card, at: Moment, amount: number) => string };
export type AimWords = { readonly [E in AimedEffect]: (params: ScrollParams[E]) => string };
/** AM-9.2 What a window lies over. */
type ThreatKind =
  | 'removePiece'
  | 'payThenRemove'
  | 'movePiece'
  | 'swapPieces'
  | 'scrollHits'
  | 'takeoverHappens';
export type ThreatWords = { readonly [K in ThreatKind]: (frame: FrameNamed<K>, at: Moment) => string };
/** AM-6.1 Where a minion may go. */
export type ReachWords = {
  readonly [T in Reach['to']]: (reach: Extract<Reach, { readonly to: T }>, at: Moment) => string;
};
export type MoveWords = { readonly [D in AmMove['do']]: (move: MoveNamed<D>, at: Moment) => string };
export type PowerWords = {
  readonly [E in PowerEffect['effect']]: (power: Extract<PowerEffect, { readonly effect: E }>) => string;
};
export type EventWords = { readonly [T in AmEvent['type']]: (event: EventNamed<T>, name: NameOf) => string };
export type WhyWords = { readonly [C in ReasonCode]: (why: Why) => string };
export type OutcomeWords = { readonly [H in How]: (outcome: AmOutcome, name: NameOf) => string };

/** What one language brings: nothing but words. */
export interface Words {
  readonly names: Names;
  readonly asked: AskedWords;
  /** AM-9.2.6 What those who are not asked may know. */
  readonly waiting: string;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly whys: WhyWords;
  readonly outcomes: OutcomeWords;
  /** The last touch on every sentence, such as the spaces around punctuation. */
  readonly typeset: (sentence: string) => string;
}

/** A table is read by the very key of what it is handed, which the compiler cannot follow: hence the casts. */
export function textOf(words: Words): GameText<AmVocabulary> {
  const { asked, moves, events, whys, outcomes, typeset } = words;
  return {
    title: words.names.title,
    asked(kind, view, name) {
      const at = momentOf(view, name);
      const frame = at.frames.at(-1);
      if (frame === undefined || frame.kind !== kind || !Object.hasOwn(asked, kind))
        return typeset(words.waiting);
      return typeset((asked[kind as AskedKind] as (frame: AmFrame, at: Moment) => string)(frame, at));
    },
    move: (move, view, name) =>
      typeset((moves[move.do] as (move: AmMove, at: Moment) => string)(move, momentOf(view, name))),
    event: (event, name) =>
      typeset((events[event.type] as (event: AmEvent, name: NameOf) => string)(event, name)),
    why: (why) => typeset(whys[why.code as ReasonCode](why)),
    outcome: (outcome: Outcome, name) => typeset(outcomes[outcome.how as How](outcome as AmOutcome, name)),
  };
}

function momentOf(view: AmView, name: NameOf): Moment {
  return { view, name, me: view.viewer, frames: view.pending.map(({ frame }) => frame) };
}

/** The sentence of a window: what is about to happen lies right under it. */
export function threatOf(words: ThreatWords, at: Moment): string | undefined {
  const frame = at.frames.at(-2);
  if (frame === undefined || !Object.hasOwn(words, frame.kind)) return undefined;
  return (words[frame.kind as ThreatKind] as (frame: AmFrame, at: Moment) => string)(frame, at);
}

export function reachOf(words: ReachWords, reach: Reach, at: Moment): string {
  const free = reach.to === 'ownMinions' && standsNowhere(at); // AM-6.1.2
  const open: Reach = free ? { to: 'anywhere' } : reach;
  return (words[open.to] as (reach: Reach, at: Moment) => string)(open, at);
}

function standsNowhere({ view, me }: Moment): boolean {
  return me !== 'spectator' && view.areas.every(({ minions }) => (minions[me] ?? 0) === 0);
}

export function cardData(card: Card): CardData {
  return cards[card] as CardData;
}

/** The symbol a `symbol` question is about. */
export function symbolAt({ card, at }: { readonly card: Card; readonly at: number }): CardSymbol {
  return cardData(card).symbols[at] as CardSymbol;
}

/** `money:3` is called like any other sum; its amount is told beside it. */
export function nameOfSymbol(symbol: CardSymbol): { readonly symbol: SymbolName; readonly amount: number } {
  const [name, amount] = symbol.split(':');
  return { symbol: name as SymbolName, amount: Number(amount ?? 0) };
}

/** What the scroll of a card is told, where the reader of the sentence knows which effect it is. */
export function paramsOf<E extends keyof ScrollParams>(card: Card): ScrollParams[E] {
  return cardData(card).params as ScrollParams[E];
}

/** The sentence of a scroll that names a player. */
export function aimOf(words: AimWords, card: Card): string | undefined {
  const { effect, params } = cardData(card);
  if (effect === undefined || !Object.hasOwn(words, effect)) return undefined;
  return (words[effect as AimedEffect] as (params: unknown) => string)(params);
}

export function powerOf(words: PowerWords, area: Area): string {
  const { power } = areas[area] as { readonly power: PowerEffect };
  return (words[power.effect] as (power: PowerEffect) => string)(power);
}

/** AM-8.6 What Small Gods asks for each piece. */
export const offering = (() => {
  const power = areas.map((area) => area.power).find(({ effect }) => effect === 'smallGods');
  return power?.effect === 'smallGods' ? power.pay : 0;
})();

export function areasIn(set: Areas): Area[] {
  return areaIds.flatMap((_, area) => ((set & (1 << area)) === 0 ? [] : [area]));
}

export function costOf(area: Area): number {
  return (areas[area] as { readonly cost: number }).cost;
}

/** Minions of any player, trolls and demons in an area. */
export function onFoot(area: Area, { view }: Moment): number {
  const { minions, trolls, demons } = view.areas[area] as AmView['areas'][number];
  return minions.reduce((sum, count) => sum + count, trolls + demons);
}

/** The name of the card or random event a question comes from; a power used meanwhile comes from neither. */
export function sourceOf(
  names: Names,
  { view, frames }: Moment,
  suits: (data: CardData) => boolean = () => true,
): string | undefined {
  const frame = frames.at(-1);
  const inEvent = frame?.kind === 'reactionWindow' && (frame.fits & smallGods) !== 0;
  const event = inEvent ? view.eventsPlayed.at(-1) : undefined;
  if (event !== undefined) return names.events[event].name;
  const card = view.playing;
  return card === undefined || !suits(cardData(cardOf(card))) ? undefined : names.cards[card].name;
}

/** Whether a placement of this reach can come from this card: one near an area may come from a power instead. */
export function suitsReach(reach: Reach): (data: CardData) => boolean {
  if (reach.to !== 'near') return () => true;
  return (data) => data.effect === 'placeNear' && data.params.area === areaIds[reach.area];
}

/** AM-13.23 Likewise for a card to discard. */
export const suitsDiscard = (data: CardData): boolean => data.effect === 'discard';

/** AM-4.2 Whether the reader holds nothing to play. */
export function holdsNothingToPlay({ view, me }: Moment): boolean {
  const hand = me === 'spectator' ? undefined : view.players[me]?.hand;
  return hand?.every((card) => !isPlayable(cardOf(card))) ?? false;
}

export function hasNoSupply({ view, me }: Moment): boolean {
  return me !== 'spectator' && view.players[me]?.supply === 0;
}

/** AM-10.2 The flooded areas where the reader still has a minion. */
export function ownFlooded(flooded: Areas, { view, me }: Moment): Area[] {
  return areasIn(flooded).filter((area) => me === 'spectator' || (view.areas[area]?.minions[me] ?? 0) > 0);
}

export function moneyOf(seat: Viewer, { view }: Moment): number {
  return seat === 'spectator' ? 0 : (view.players[seat]?.money ?? 0);
}

/** AM-12.7 Who had as many points as the winner and no City Area card as dear. */
export function tiedWith(outcome: AmOutcome): Seat[] {
  const [best] = ranking(outcome);
  return ranking(outcome).flatMap(({ seat, points, won }) => (!won && points === best?.points ? [seat] : []));
}

/** AM-12.4 The seats from most points to fewest, the winners first. */
export function ranking({ winners, points = [] }: AmOutcome): { seat: Seat; points: number; won: boolean }[] {
  return points
    .map((score, seat) => ({ seat, points: score, won: winners.includes(seat) }))
    .sort(
      (one, other) =>
        Number(other.won) - Number(one.won) || other.points - one.points || one.seat - other.seat,
    );
}
