import type { NameOf, Outcome, Seat } from '@manigance/core';
import { type ActionId, intimidation } from '../rules/administrations.ts';
import type { DistrictId } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { Reason, ReasonCode } from '../rules/reasons.ts';
import type { SchemeId } from '../rules/schemes.ts';
import type { Direction, Frame, Move, PlayerView, View } from '../rules/state.ts';
import type { ConditionId } from '../rules/victory.ts';

/** One sentence for each kind of thing: what is missing in a language does not compile. */
export type EventLines = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, name: NameOf) => string;
};
export type MoveLabels = {
  readonly [D in Move['do']]: (move: Extract<Move, { readonly do: D }>, view: View, name: NameOf) => string;
};
export type ReasonLines = Readonly<Record<ReasonCode, (why: Reason) => string>>;
export type AskedLines = Readonly<Record<AskedKind, (view: View, name: NameOf) => string>>;

/** The frames that ask somebody something. */
export type AskedKind = Exclude<
  Frame['kind'],
  'move' | 'again' | 'actionDone' | 'taxes' | 'election' | 'reset'
>;

/** The table of a language, looked into by what the table's type cannot know: which row this event belongs to. */
export function eventLine(lines: EventLines, event: Event, name: NameOf): string {
  return (lines[event.type] as (event: Event, name: NameOf) => string)(event, name);
}

export function moveLabel(labels: MoveLabels, move: Move, view: View, name: NameOf): string {
  return (labels[move.do] as (move: Move, view: View, name: NameOf) => string)(move, view, name);
}

/** Where the asked seat's characters stand. */
export function ownPlayer(view: View): PlayerView | undefined {
  return view.seat === undefined ? undefined : view.players[view.seat];
}

/** What the winner fulfilled; empty when the match was ended by something else. */
export function conditionsOf<Id extends string>(ids: readonly Id[], { how }: Pick<Outcome, 'how'>): Id[] {
  const parts = how.split('+');
  return ids.filter((id) => parts.includes(id));
}

/** How a language names what a move is aimed at. */
export interface AimWords {
  readonly action: (id: ActionId) => string;
  readonly district: (id: DistrictId) => string;
  readonly certificate: (id: ConditionId) => string;
  readonly cards: (ids: readonly SchemeId[]) => string;
  readonly players: (seats: readonly Seat[]) => string;
  readonly exchange: (direction: Direction, steps: number) => string;
}

/** What an action is aimed at, in the order a player would say it. */
export function aimsOf(move: Move, words: AimWords): string[] {
  const aims: string[] = [];
  if (move.do === 'playScheme' && 'action' in move) aims.push(words.action(move.action));
  if ('district' in move) aims.push(words.district(move.district));
  if ('players' in move) aims.push(words.players(move.players));
  if ('player' in move) aims.push(words.players([move.player]));
  if ('certificate' in move) aims.push(words.certificate(move.certificate));
  if ('cards' in move) aims.push(words.cards(move.cards));
  if ('steps' in move) aims.push(words.exchange(move.direction, move.steps));
  return aims;
}

/** The standing bid of the auction that is on, if there is one. */
export function standingBid(view: View): number | undefined {
  const top = view.pending.at(-1);
  return top?.kind === 'bid' ? top.standing?.amount : undefined;
}

/** Whether the second half that is asked for is an Intimidation; else it is a Requisition. */
export function intimidatesAgain(view: View): boolean {
  const top = view.pending.at(-1);
  return top?.kind === 'secondHalf' && top.action === intimidation;
}
