import {
  commitmentTo,
  deciders,
  type Game,
  hashOf,
  type Move,
  type Outcome,
  type Seat,
  type State,
  show,
  type Viewer,
} from '@manigance/core';
import type { ChatLine, Proposal, SeatPlan, Step, TableInfo, TableSetup } from '@manigance/protocol';

/** A table as its entries say: plain JSON, never written to once made. */
export interface Table {
  /** How many entries it comprises. */
  readonly entries: number;
  readonly id: string;
  readonly code: string;
  readonly host: string;
  readonly setup: TableSetup;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly stage: 'gathering' | 'playing' | 'over' | 'abandoned';
  readonly seats: readonly SeatState[];
  readonly match?: MatchState | undefined;
  readonly proposal?: Proposal | undefined;
  readonly proposals: number;
  readonly muted: readonly string[];
  /** The last lines said; `chatNumber` is that of the last. */
  readonly chat: readonly ChatLine[];
  readonly chatNumber: number;
  readonly rematch?: string | undefined;
}

export interface SeatState {
  readonly plan: SeatPlan;
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  readonly bot?:
    | { readonly level: string; readonly because: 'planned' | 'handed-over' | 'time-up' | 'left' }
    | undefined;
  readonly holiday?: { readonly from: number; readonly to: number } | undefined;
  readonly standing?: unknown;
}

export interface MatchState {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly salt: string;
  readonly state: State;
  /** How many moves led here. */
  readonly moves: number;
  /** The last moves and the states before them, the latest last: the way back. */
  readonly past: readonly Past[];
  /** Keys of the last moves taken, so that one sent twice is played once. */
  readonly keys: readonly { readonly seat: Seat; readonly key: string; readonly number: number }[];
  readonly viewers: readonly ViewerState[];
  readonly clocks: readonly Clock[];
  /** Since when the table has waited in secret. */
  readonly hiddenSince?: number | undefined;
}

export interface Past {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
}

/** How far a viewer has been told, in their own numbering: it moves only when they are shown something. */
export interface ViewerState {
  readonly number: number;
  /** What they were last shown, as sent. */
  readonly shown: string;
}

export interface Clock {
  readonly left: number;
  /** Since when it runs; absent while it stands still. */
  readonly since?: number | undefined;
}

/** One step per viewer, for those who see one. */
export type Fresh = readonly (Step | undefined)[];

/** Viewers in the order their numbers are kept: the seats, then everybody else. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

export function seatOf(table: Table, guest: string): Seat | undefined {
  const at = table.seats.findIndex(({ person }) => person?.id === guest);
  return at < 0 ? undefined : at;
}

/** The place of this guest among the viewers. */
export function viewerIndex(table: Table, guest: string): number {
  return seatOf(table, guest) ?? table.seats.length;
}

/** Whom the match waits for, by name; nobody where that is a secret. */
export function openlyAsked(game: Game, state: State): readonly Seat[] {
  if (state.outcome !== undefined) return [];
  return waitsInSecret(game, state) ? [] : deciders(game, state);
}

export function waitsInSecret(game: Game, state: State): boolean {
  const frame = state.pending.at(-1);
  if (frame === undefined || state.outcome !== undefined) return false;
  const rule = game.frames[frame.kind];
  return rule !== undefined && 'asks' in rule && rule.asking === 'hidden';
}

/** What a viewer is shown and told by what has just happened, if anything. */
export function look(
  game: Game,
  state: State,
  before: readonly ViewerState[],
  told: {
    readonly at: number;
    readonly events: readonly State['events'][number][];
    readonly tookBack?: Step['tookBack'];
  },
): { readonly viewers: readonly ViewerState[]; readonly fresh: Fresh } {
  const fresh: (Step | undefined)[] = [];
  const viewers = viewersOf(state.seats).map((viewer, at) => {
    const last = before[at] ?? { number: 0, shown: '' };
    const shown = JSON.stringify(show(game, state, viewer));
    const events = told.events
      .map((event) => game.witness(event, viewer))
      .filter((seen) => seen !== undefined);
    if (shown === last.shown && events.length === 0) return last;
    const number = last.number + 1;
    const { tookBack } = told;
    fresh[at] = { number, events, at: told.at, ...(tookBack === undefined ? {} : { tookBack }) };
    return { number, shown };
  });
  return { viewers, fresh };
}

/** What everybody may know. */
export function infoOf(table: Table, frozen: boolean): TableInfo {
  const { id, code, setup, host, stage, seats, match, proposal, muted, rematch, createdAt } = table;
  return {
    id,
    code,
    ...setup,
    rulesVersion: match?.rulesVersion ?? 0,
    stage: frozen && stage === 'playing' ? 'frozen' : stage,
    host,
    seats: seats.map(({ standing, ...seat }, at) => ({ seat: at, ...seat })),
    ...(proposal === undefined ? {} : { proposal }),
    muted,
    ...(match === undefined ? {} : { commitment: commitmentTo(match.seed, match.salt) }),
    ...(match !== undefined && stage === 'over' ? ending(match) : {}),
    ...(rematch === undefined ? {} : { rematch }),
    createdAt,
  };
}

function ending({ state, seed, salt }: MatchState) {
  return { outcome: state.outcome as Outcome, hash: hashOf(state), seed, salt };
}
