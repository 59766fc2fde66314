import type { NameOf, Outcome, Reason } from '@manigance/core';
import type { DistrictId } from '../rules/board.ts';
import { cardFigures } from '../rules/cards.ts';
import { note, pointsPerNote } from '../rules/constants.ts';
import type { ElEvent } from '../rules/events.ts';
import type { ElReason, ReasonCode } from '../rules/reasons.ts';
import type { Direction, ElFrame, ElMove, ElView, PlayerView } from '../rules/state.ts';
import type { Names } from './names.ts';

/** One sentence for each event, move, reason and question: a missing one does not compile. */
export type EventLines = {
  readonly [T in ElEvent['type']]: (event: Extract<ElEvent, { readonly type: T }>, name: NameOf) => string;
};
/** One label per kind of move. */
export type MoveLabels = {
  readonly [D in ElMove['do']]: (
    move: Extract<ElMove, { readonly do: D }>,
    view: ElView,
    name: NameOf,
  ) => string;
};
/** One sentence per reason. */
export type ReasonLines = Readonly<Record<ReasonCode, string | ((why: ElReason) => string)>>;
/** One prompt per kind of question. */
export type PromptLines = Readonly<Record<AskedKind, (view: ElView, name: NameOf) => string>>;

/** The frames that ask somebody something. */
export type AskedKind = Exclude<
  ElFrame['kind'],
  'move' | 'again' | 'actionDone' | 'taxes' | 'election' | 'reset'
>;

/** Looks up a sentence by type. The compiler cannot pair the row with the event, hence the cast. */
export function eventLine(lines: EventLines, event: ElEvent, name: NameOf): string {
  return (lines[event.type] as (event: ElEvent, name: NameOf) => string)(event, name);
}

/** The label of a move. */
export function moveLabel(labels: MoveLabels, move: ElMove, view: ElView, name: NameOf): string {
  return (labels[move.do] as (move: ElMove, view: ElView, name: NameOf) => string)(move, view, name);
}

/** The sentence of a reason. */
export function reasonLine(lines: ReasonLines, why: Reason): string {
  const line = lines[why.code as ReasonCode];
  return typeof line === 'string' ? line : line(why as ElReason);
}

/** Where the asked seat's characters stand. */
export function ownPlayer(view: ElView): PlayerView | undefined {
  return view.seat === undefined ? undefined : view.players[view.seat];
}

/** EL-7.9 Whether a pass of the viewer ends a turn in which something was done. */
export function passEndsTurn(view: ElView): boolean {
  const { edgar, lucien } = ownPlayer(view)?.acted ?? {};
  return view.pending.at(-1)?.kind === 'act' && (edgar === true || lucien === true);
}

/** Conditions the winner fulfilled; empty if the match ended otherwise. */
export function conditionsOf<Id extends string>(ids: readonly Id[], { how }: Pick<Outcome, 'how'>): Id[] {
  const parts = how.split('+');
  return ids.filter((id) => parts.includes(id));
}

/** A language's words for the targets of a move. */
export interface TargetWords {
  readonly names: Names;
  readonly theDistrict: (id: DistrictId) => string;
  readonly list: (items: readonly string[]) => string;
  readonly cogs: (amount: number) => string;
  readonly points: (amount: number) => string;
  /** Stands before the price of an exchange: "for". */
  readonly against: string;
  /** Stands before the first target. */
  readonly colon: string;
}

/** The targets of a move in spoken order; empty for a move without any. */
export function targetsText(move: ElMove, name: NameOf, words: TargetWords): string {
  const { names, list } = words;
  const targets: string[] = [];
  if (move.do === 'playScheme' && 'action' in move) targets.push(names.actions[move.action].name);
  if ('district' in move) targets.push(words.theDistrict(move.district));
  if ('players' in move) targets.push(list(move.players.map(name)));
  if ('player' in move) targets.push(name(move.player));
  if ('certificate' in move) targets.push(names.conditions[move.certificate].name);
  if ('cards' in move)
    targets.push(`${words.against} ${list(move.cards.map((id) => names.schemes[id].name))}`);
  if ('steps' in move) targets.push(exchangeText(move.direction, move.steps, words));
  return targets.length === 0 ? '' : `${words.colon}${targets.join(', ')}`;
}

function exchangeText(direction: Direction, steps: number, { cogs, points, against }: TargetWords): string {
  const [money, popularity] = [cogs(steps * note), points(steps * pointsPerNote)];
  const [price, gain] = direction === 'to_popularity' ? [money, popularity] : [popularity, money];
  return `${price} ${against} ${gain}`;
}

/** The standing bid of the auction that is on, if there is one. */
export function standingBid(view: ElView): number | undefined {
  const top = view.pending.at(-1);
  return top?.kind === 'bid' ? top.standing?.amount : undefined;
}

/** EL-20.3.2 The answers to a Smear Threat that the viewer has: whether each can be given, and the popularity it costs. */
export interface SmearAnswers {
  readonly popularity: number;
  readonly mayLose: boolean;
  readonly mayPay: boolean;
}

/** With too little popularity and no money a player loses what he has. */
export function smearAnswers(view: ElView): SmearAnswers {
  const { popularity, money } = cardFigures.smear_threat;
  const own = ownPlayer(view);
  const mayPay = (own?.money ?? money) >= money;
  const isEnough = (own?.popularity ?? popularity) >= popularity;
  const isPoor = !isEnough && !mayPay;
  return {
    popularity: isPoor ? (own?.popularity ?? 0) : popularity,
    mayLose: isEnough || isPoor,
    mayPay,
  };
}

/** Whether the second half that is asked for is an Intimidation; else it is a Requisition. */
export function intimidatesAgain(view: ElView): boolean {
  const top = view.pending.at(-1);
  return top?.kind === 'secondHalf' && top.action === 'intimidation';
}
