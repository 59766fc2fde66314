import { at, type GameText, type NameOf, type Outcome, type Reason } from '@manigance/core';
import { type AreaId, areas, type PowerEffect } from '../rules/board.ts';
import { type CardId, cardById, type ScrollParams } from '../rules/cards.ts';
import type { AmEvent, AmOutcome, How } from '../rules/events.ts';
import type { ReachView } from '../rules/frame-fields.ts';
import { areaOf } from '../rules/ids.ts';
import type { AmMove } from '../rules/moves.ts';
import type { ReasonCode } from '../rules/reasons.ts';
import type { AmFrame, AmVocabulary } from '../rules/state.ts';
import type { FrameView, FrameViewNamed } from '../rules/view.ts';
import { nameOfSymbol, standsNowhere, symbolAt, type TextContext, textContext } from './context.ts';
import { mentionsOf } from './mentions.ts';
import type { Names, SymbolName } from './names.ts';
import { type GoalWords, ownGoal } from './own-goal.ts';
import { articlesOf, type QuestionRules } from './question-rules.ts';

/** Frames that resolve without a question. All others ask somebody and need a prompt. */
export const stepKinds = [
  'turn',
  'refill',
  'laidAside',
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

/** The frames that ask a player. */
export type AskedKind = Exclude<AmFrame['kind'], (typeof stepKinds)[number]>;

type EventNamed<T, E = AmEvent> = E extends { readonly type: infer Types }
  ? T extends Types
    ? E
    : never
  : never;
type MoveNamed<D, M = AmMove> = M extends { readonly do: infer Dos } ? (D extends Dos ? M : never) : never;

/** AM-13 Effects of scrolls that name a player. */
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

/** One prompt per kind of question. */
export type Prompts = { readonly [K in AskedKind]: (frame: FrameViewNamed<K>, at: TextContext) => string };
/** One question per symbol. */
export type SymbolWords = {
  readonly [S in SymbolName]: (card: CardId, at: TextContext, amount: number) => string;
};
/** The name of the player whom a scroll aims at, by effect. */
export type AimWords = { readonly [E in AimedEffect]: (params: ScrollParams[E]) => string };
/** AM-9.2 Frames that a window can open over. */
type ThreatKind =
  | 'removePiece'
  | 'payThenRemove'
  | 'movePiece'
  | 'swapPieces'
  | 'scrollHits'
  | 'takeoverHappens';
/** One sentence per kind of threat. */
export type ThreatWords = {
  readonly [K in ThreatKind]: (frame: FrameViewNamed<K>, at: TextContext) => string;
};
/** AM-6.1 The areas where a minion may be placed. */
export type ReachWords = {
  readonly [T in ReachView['to']]: (reach: Extract<ReachView, { readonly to: T }>, at: TextContext) => string;
};
/** AM-9.4 What an interrupt does, as told to others and to the player who plays it. */
type InterruptEffect =
  | 'preventMoveOrRemoval'
  | 'preventRemoval'
  | 'preventCardText'
  | 'replaceRemovedMinion'
  | 'endTurnKeepCard';
interface InterruptWord {
  readonly theirs: string;
  readonly yours: string;
}
/** The result of an interrupt, by effect. */
export type InterruptWords = Readonly<Record<InterruptEffect, InterruptWord>>;
/** One label per kind of move. */
export type MoveWords = { readonly [D in AmMove['do']]: (move: MoveNamed<D>, at: TextContext) => string };
/** One label per power. */
export type PowerWords = {
  readonly [E in PowerEffect['effect']]: (power: Extract<PowerEffect, { readonly effect: E }>) => string;
};
/** One log line per kind of event. */
export type EventWords = { readonly [T in AmEvent['type']]: (event: EventNamed<T>, name: NameOf) => string };
/** The sentence of a reason, by the rule that gives it where one code serves several. */
type ReasonWord =
  | string
  | { readonly otherwise: string; readonly [rule: string]: string }
  | ((why: Reason) => string);
/** One sentence per reason. */
export type ReasonWords = { readonly [C in ReasonCode]: ReasonWord };
/** One sentence per kind of end. */
export type OutcomeWords = { readonly [H in How]: (outcome: AmOutcome, name: NameOf) => string };

/** The words of one language. */
export interface Words {
  readonly names: Names;
  readonly asked: Prompts;
  readonly rules: QuestionRules;
  readonly goal: GoalWords;
  /** AM-9.2.6 The prompt for players who are not asked. */
  readonly waiting: string;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly whys: ReasonWords;
  readonly outcomes: OutcomeWords;
  /** The last touch on every sentence, such as the spaces around punctuation. */
  readonly typeset: (sentence: string) => string;
}

/** Each value reads its own row of a table, which the compiler cannot follow: hence the casts. */
export function textOf(words: Words): GameText<AmVocabulary> {
  const { asked, moves, events, whys, outcomes, typeset } = words;
  return {
    title: words.names.title,
    asked(kind, view, name) {
      const at = textContext(view, name);
      const frame = at.frames.at(-1);
      if (frame === undefined || frame.kind !== kind || !Object.hasOwn(asked, kind))
        return typeset(words.waiting);
      return typeset((asked[kind as AskedKind] as (frame: FrameView, at: TextContext) => string)(frame, at));
    },
    rule(kind, view) {
      const frame = view.pending.at(-1);
      if (frame === undefined || frame.kind !== kind || !Object.hasOwn(asked, kind)) return undefined;
      const question = frame as FrameViewNamed<AskedKind>;
      return {
        sentence: typeset(sentenceOf(words, question)),
        articles: articlesOf(kind as AskedKind, question, view),
      };
    },
    goal(view, viewer) {
      const goal = ownGoal(words.goal, view, viewer);
      return { ...goal, text: typeset(goal.text), short: typeset(goal.short) };
    },
    move: (move, view, name) =>
      typeset((moves[move.do] as (move: AmMove, at: TextContext) => string)(move, textContext(view, name))),
    event: (event, name) =>
      typeset((events[event.type] as (event: AmEvent, name: NameOf) => string)(event, name)),
    opens: ({ type }) => type === 'played' || type === 'usedPower',
    mentions: (event) => mentionsOf(event, words.names),
    why: (why) => typeset(reasonText(whys[why.code as ReasonCode], why)),
    outcome: (outcome: Outcome, name) => typeset(outcomes[outcome.how as How](outcome as AmOutcome, name)),
  };
}

function reasonText(word: ReasonWord, why: Reason): string {
  if (typeof word === 'function') return word(why);
  return typeof word === 'string' ? word : (word[why.rule] ?? word.otherwise);
}

/** The rule behind a question; a scroll is explained by its card. */
function sentenceOf({ rules, names }: Words, frame: FrameViewNamed<AskedKind>): string {
  if (frame.kind !== 'symbol') return rules.questions[frame.kind];
  const { symbol } = nameOfSymbol(symbolAt(frame));
  const text = symbol === 'scroll' ? names.cards[frame.card].text : undefined;
  return text === undefined ? rules.symbols[symbol] : `${text} ${rules.symbols[symbol]}`;
}

/** The prompt of a window, made from the frame under it. */
export function threatOf(words: ThreatWords, at: TextContext): string | undefined {
  const frame = at.frames.at(-2);
  if (frame === undefined || !Object.hasOwn(words, frame.kind)) return undefined;
  return (words[frame.kind as ThreatKind] as (frame: FrameView, at: TextContext) => string)(frame, at);
}

/** The sentence about the areas open to a placement. */
export function reachOf(words: ReachWords, reach: ReachView, at: TextContext): string {
  const free = reach.to === 'ownMinions' && standsNowhere(at); // AM-6.1.2
  const open: ReachView = free ? { to: 'anywhere' } : reach;
  return (words[open.to] as (reach: ReachView, at: TextContext) => string)(open, at);
}

/** The sentence of a scroll that names a player. */
export function aimOf(words: AimWords, card: CardId): string | undefined {
  const { effect, params } = cardById[card];
  if (effect === undefined || !Object.hasOwn(words, effect)) return undefined;
  return (words[effect as AimedEffect] as (params: unknown) => string)(params);
}

/** The result of the interrupt of a card. */
export function interruptOf(words: InterruptWords, card: CardId): InterruptWord {
  return words[cardById[card].effect as InterruptEffect];
}

/** The label of the power of an area. */
export function powerOf(words: PowerWords, area: AreaId): string {
  const { power } = at(areas, areaOf(area));
  return (words[power.effect] as (power: PowerEffect) => string)(power);
}
