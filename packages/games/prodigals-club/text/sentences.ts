import type { NameOf, Reason } from '@manigance/core';
import type { BonusId } from '../rules/board.ts';
import type { LastWillFrame } from '../rules/competitions/last-will/state.ts';
import type { PcEvent } from '../rules/events.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcReason } from '../rules/reasons.ts';
import type { PcFrame } from '../rules/state.ts';
import type { PcFrameView, PcView } from '../rules/view-types.ts';

/** One sentence per kind; a missing one does not compile. */
export type LogLines = {
  readonly [T in PcEvent['type']]: (event: Extract<PcEvent, { readonly type: T }>, name: NameOf) => string;
};
/** The frames that ask a player. */
export type AskedKind = Exclude<
  PcFrame['kind'],
  | 'preparation'
  | 'errands'
  | 'actionTurns'
  | 'playedWhite'
  | 'closing'
  | 'dame'
  | 'endOfRound'
  | 'nextRound'
  | 'effect'
  | 'planning'
  | 'occasion'
>;
/** The frames of Last Will that ask a player. */
export type AskedByLastWill = Extract<AskedKind, LastWillFrame['kind']>;
type FrameOf<K> = Extract<PcFrameView, { readonly kind: K }>;
/** One prompt per kind of question. */
export type Prompts = { readonly [K in AskedKind]: (frame: FrameOf<K>, view: PcView) => string };
/** One label per kind of move. */
export type MoveLabels = {
  readonly [D in PcMove['do']]: (move: Extract<PcMove, { readonly do: D }>, view: PcView) => string;
};
/** Reasons that only Last Will gives. */
export type ReasonOfLastWill = Extract<PcReason, `lw-${string}`>;
/** One sentence per reason. */
export type Reasons = { readonly [C in PcReason]: string | ((why: Reason, name: NameOf) => string) };

/** The log line of an event. */
export function eventText(log: LogLines, event: PcEvent, name: NameOf): string {
  return (log[event.type] as (event: PcEvent, name: NameOf) => string)(event, name);
}

/** The label of a move. */
export function moveText(labels: MoveLabels, move: PcMove, view: PcView): string {
  return (labels[move.do] as (move: PcMove, view: PcView) => string)(move, view);
}

/** The question of the top frame, if it is of this kind. */
export function questionText(prompts: Prompts, kind: string, view: PcView): string {
  const frame = view.pending.at(-1);
  if (frame === undefined || frame.kind !== kind || !(kind in prompts)) return '';
  return (prompts[kind as AskedKind] as (frame: PcFrameView, view: PcView) => string)(frame, view);
}

/** The sentence of a reason. */
export function reasonText(reasons: Reasons, why: Reason, name: NameOf): string {
  const sentence = reasons[why.code as PcReason];
  return typeof sentence === 'string' ? sentence : sentence(why, name);
}

/** The bonus tile of the player on turn. */
export function bonusHeld(view: PcView): BonusId | undefined {
  const seat = (frameOf(view, 'actions') ?? frameOf(view, 'furtherActions'))?.seat;
  return view.players.find((player) => player.seat === seat)?.bonus;
}

/** The frame a move answers, if it is of this kind. */
export function frameOf<K extends PcFrame['kind']>(view: PcView, kind: K): FrameOf<K> | undefined {
  const frame = view.pending.at(-1);
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}
