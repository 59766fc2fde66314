import { commitmentTo, hashOf, type Move, type Outcome, type Seat, type State } from '@manigance/core';
import type { ChatLine, Proposal, SeatPlan, TableInfo, TableSetup } from '@manigance/protocol';

import type { Span } from './clock.ts';
import type { Sight } from './sight.ts';

/** A table as its entries say: plain JSON, never written to once made. */
export interface Table {
  /** How many entries it comprises. */
  readonly entries: number;
  readonly id: string;
  readonly code: string;
  readonly host: string;
  /** The host has left, and nobody sits there to follow. */
  readonly isHostless?: true | undefined;
  readonly setup: TableSetup;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What a full table waits for before it begins by itself; nothing if absent. */
  readonly begins?: 'all-here' | undefined;
  readonly stage: 'gathering' | 'playing' | 'over' | 'abandoned';
  readonly seats: readonly SeatState[];
  readonly match?: MatchState | undefined;
  readonly proposal?: Proposal | undefined;
  readonly proposals: number;
  /** How many moves are left if what is proposed is taken back. */
  readonly backTo?: number | undefined;
  readonly muted: readonly string[];
  /** The last lines said; `chatNumber` is that of the last. */
  readonly chat: readonly ChatLine[];
  readonly chatNumber: number;
  /** Who said the last lines under which key: what comes twice is said once. */
  readonly saidUnder?: readonly string[];
  readonly rematch?: string | undefined;
}

export interface SeatState {
  readonly plan: SeatPlan;
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  readonly bot?:
    | { readonly level: string; readonly because: 'planned' | 'handed-over' | 'time-up' | 'left' }
    | undefined;
  readonly holidays?: readonly Span[] | undefined;
  readonly standing?: unknown;
}

export interface MatchState {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly salt: string;
  readonly state: State;
  /** What follows from the state; absent where the rules are not here. */
  readonly sight?: Sight | undefined;
  /** How many moves led here. */
  readonly moves: number;
  /** The last moves and the states before them, the latest last: the way back. */
  readonly past: readonly Past[];
  /** How many moves of each seat stand that can be taken back, be they in memory or not. */
  readonly made: readonly number[];
  /** Keys of each seat's last moves taken, so that one sent twice is played once. */
  readonly keys: readonly Key[];
  /** Whether a move has been taken back: then one that was played may be legal again. */
  readonly takenBack?: true | undefined;
  readonly viewers: readonly ViewerState[];
  readonly clocks: readonly Clock[];
  /** Since when the table has waited in secret. */
  readonly hiddenSince?: number | undefined;
}

/** What a client called a move, and its number among what that seat was told. */
export interface Key {
  readonly seat: Seat;
  readonly key: string;
  readonly number: number;
}

export interface Past {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
}

/** How far a viewer has been told, in their own numbering: it moves only when they are shown something. */
export interface ViewerState {
  readonly number: number;
}

export interface Clock {
  readonly left: number;
  /** Since when it runs; absent while it stands still. */
  readonly since?: number | undefined;
}

export function seatOf(table: Table, guest: string): Seat | undefined {
  const { seats } = table;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person?.id === guest) return seat;
  return undefined;
}

/** Persons whose seat a bot took because they left play no more, though the seat stays theirs to take back. */
export function hasLeft({ bot }: SeatState): boolean {
  return bot?.because === 'left';
}

/** Where spectators are not wanted, only those who sit there or host see a match that has begun. */
export function mayWatch(table: Table, guest: string): boolean {
  const isIn = seatOf(table, guest) !== undefined || table.host === guest;
  return isIn || table.setup.spectators || table.stage === 'gathering';
}

/** The place of this guest among the viewers. */
export function viewerIndex(table: Table, guest: string): number {
  return seatOf(table, guest) ?? table.seats.length;
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

/** A key is its sender's own. */
export function sayingKey(guest: string, key: string): string {
  return `${guest} ${key}`;
}
