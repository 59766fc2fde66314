import type { NameOf, Why } from '@manigance/core';
import type { BarCode } from '../rules/bars.ts';
import type { ClubView } from '../rules/club-view.ts';
import type { ClubEvent } from '../rules/events.ts';
import type { BonusId } from '../rules/spaces.ts';
import type { Frame, Move } from '../rules/state.ts';

/** One sentence per kind: one that is missing does not compile. */
export type Log = {
  readonly [T in ClubEvent['type']]: (
    event: Extract<ClubEvent, { readonly type: T }>,
    name: NameOf,
  ) => string;
};
/** The frames that ask somebody something. */
export type AskedKind = Exclude<
  Frame['kind'],
  | 'preparation'
  | 'errands'
  | 'actionTurns'
  | 'playedWhite'
  | 'closing'
  | 'dame'
  | 'endOfRound'
  | 'nextRound'
  | 'effect'
>;
type FrameOf<K> = Extract<Frame, { readonly kind: K }>;
export type Prompts = { readonly [K in AskedKind]: (frame: FrameOf<K>, view: ClubView) => string };
export type Labels = {
  readonly [D in Move['do']]: (move: Extract<Move, { readonly do: D }>, view: ClubView) => string;
};
export type Reasons = { readonly [C in BarCode]: (why: Why, name: NameOf) => string };

export function tellWith(log: Log, event: ClubEvent, name: NameOf): string {
  return (log[event.type] as (event: ClubEvent, name: NameOf) => string)(event, name);
}

export function labelWith(labels: Labels, move: Move, view: ClubView): string {
  return (labels[move.do] as (move: Move, view: ClubView) => string)(move, view);
}

/** What is asked, if the frame on top is of the kind one is told about. */
export function askWith(prompts: Prompts, kind: string, view: ClubView): string {
  const frame = view.pending.at(-1);
  if (frame === undefined || frame.kind !== kind || !(kind in prompts)) return '';
  return (prompts[kind as AskedKind] as (frame: Frame, view: ClubView) => string)(frame, view);
}

export function explainWith(reasons: Reasons, why: Why, name: NameOf): string {
  return reasons[why.code as BarCode](why, name);
}

/** The bonus tile of the player whose action turn it is. */
export function bonusHeld(view: ClubView): BonusId | undefined {
  const seat = answered(view, 'actions')?.seat;
  return view.players.find((player) => player.seat === seat)?.bonus;
}

/** The frame a move answers, if it is of this kind. */
export function answered<K extends Frame['kind']>(view: ClubView, kind: K): FrameOf<K> | undefined {
  const frame = view.pending.at(-1);
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}
