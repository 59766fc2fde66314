import { commitmentTo, hashOf, type Move, type Seat, type State } from '@manigance/core';
import type { ChatLine, Proposal, SeatPlan, TableInfo, TableSetup } from '@manigance/protocol';

import type { Span } from './calendar.ts';
import { seatsToAgree } from './consent.ts';
import type { DerivedViews } from './derived-views.ts';

/** State of a table, derived from its entries: plain JSON, immutable. */
export interface Table {
  /** Number of entries applied. */
  readonly entries: number;
  readonly id: string;
  readonly code: string;
  readonly host: string;
  /** The host has left and nobody is seated to follow. */
  readonly isHostless?: true | undefined;
  readonly setup: TableSetup;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly stage: 'gathering' | 'playing' | 'over' | 'abandoned' | 'expired';
  readonly seats: readonly SeatState[];
  readonly match?: MatchState | undefined;
  readonly proposal?: StoredProposal | undefined;
  readonly proposals: number;
  /** Number of moves that remain if the proposed take-back is carried out. */
  readonly backTo?: number | undefined;
  /** Number of each viewer's latest step that stays then. */
  readonly keeps?: readonly number[] | undefined;
  /** People whom the host keeps from the seats. */
  readonly removed?: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly muted: readonly string[];
  /** The host has turned off the chat of people without a seat. */
  readonly areSpectatorsSilent?: true | undefined;
  /** Latest chat lines; `chatNumber` is the number of the last. */
  readonly chat: readonly ChatLine[];
  readonly chatNumber: number;
  /** Idempotency keys of the latest chat lines. */
  readonly saidUnder?: readonly string[];
  readonly rematch?: string | undefined;
}

/** A proposal as stored: who is still awaited follows from the seats. */
export type StoredProposal = Omit<Proposal, 'awaits' | 'keeps'>;

/** A period in which the clock of a seat stands still. */
export interface Holiday extends Span {
  /** Level of the bot that plays meanwhile, unless its person has taken the seat back. */
  readonly bot?: string | undefined;
}

/** State of a seat. */
export interface SeatState {
  readonly plan: SeatPlan;
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  readonly bot?:
    | {
        readonly level: string;
        readonly because: 'planned' | 'handed-over' | 'time-up' | 'left' | 'away' | 'holiday';
      }
    | undefined;
  /** The colour chosen for this seat; absent: the first free one. */
  readonly colour?: string | undefined;
  /** Before the match: the person is ready for this line-up and these terms. */
  readonly isReady?: true | undefined;
  readonly holidays?: readonly Holiday[] | undefined;
  readonly standing?: unknown;
  /** Number of hints given to this seat, and how many of them at secret questions. */
  readonly hints?: number | undefined;
  readonly secretHints?: number | undefined;
  /** The clock gave the latest answer to an open question. */
  readonly isLate?: true | undefined;
}

/** State of the match of a table. */
export interface MatchState {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly salt: string;
  readonly state: State;
  /** Derived from the state; absent where the rules are not loaded. Never stored. */
  readonly views?: DerivedViews | undefined;
  /** Number of moves made, less those undone. */
  readonly moves: number;
  /** Undo history: the latest moves with the states before them, the latest last. */
  readonly past: readonly UndoPoint[];
  /** Undoable moves per seat, whether or not the undo history in memory reaches them. */
  readonly made: readonly number[];
  /** Idempotency keys of each seat's latest moves. */
  readonly keys: readonly MoveKey[];
  /** Whether a move was ever undone: then a question number can come up twice. */
  readonly takenBack?: true | undefined;
  readonly viewers: readonly ViewerState[];
  readonly clocks: readonly Clock[];
  /** Time left at questions that were undone and may be put again. */
  readonly timeLeft?: readonly TimeLeft[] | undefined;
  /** Start of a wait for a seat that is kept secret. */
  readonly hiddenSince?: number | undefined;
}

/** Idempotency key of a move, and the number of the step that showed it to its seat. */
export interface MoveKey {
  readonly seat: Seat;
  readonly key: string;
  readonly number: number;
}

/** A move that may be undone, and the state before it. */
export interface UndoPoint {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
  /** Number of each viewer's latest step before the move. Absent in snapshots of the first release. */
  readonly numbers?: readonly number[] | undefined;
  /** The clocks when the move was made, at turn-based tables. */
  readonly clocks?: readonly Clock[] | undefined;
  /** Milliseconds the move has earned. */
  readonly increment?: number | undefined;
}

/** Time a seat had left at a question that was undone. */
export interface TimeLeft {
  readonly seat: Seat;
  readonly question: number;
  readonly left: number;
}

/** Number of the latest step a viewer was sent. It grows only when that viewer is shown something. */
export interface ViewerState {
  readonly number: number;
}

/** The clock of a seat. */
export interface Clock {
  readonly left: number;
  /** When it was started; absent while it is stopped. */
  readonly since?: number | undefined;
  /** Number of the question whose time this is, at turn-based tables. */
  readonly question?: number | undefined;
}

/** The seat of this guest, if it has one. */
export function seatOf(table: Table, guest: string): Seat | undefined {
  const { seats } = table;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person?.id === guest) return seat;
  return undefined;
}

/** A person who left no longer plays, though the seat stays theirs to take back. */
export function hasLeft({ bot }: SeatState): boolean {
  return bot?.because === 'left';
}

/** Whether anybody plays at the table, or would come back to it. */
export function hasPeople({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.some((seat) => seat.person !== undefined && !hasLeft(seat));
}

/** Whether a bot plays for a person until they come back. */
export function isAway({ bot }: SeatState): boolean {
  return bot?.because === 'away';
}

/** Once the match has begun, a table without spectators is shown only to its host and the people seated. */
export function mayWatch(table: Table, guest: string): boolean {
  const isIn = seatOf(table, guest) !== undefined || table.host === guest;
  return isIn || table.setup.spectators || table.stage === 'gathering' || table.stage === 'expired';
}

/** Viewer index of this guest: their seat, or the number of seats for spectators. */
export function viewerIndex(table: Table, guest: string): number {
  return seatOf(table, guest) ?? table.seats.length;
}

/** The information about a table for the viewer of this index. */
export function infoOf(table: Table, frozen: boolean, viewer: number): TableInfo {
  const {
    id,
    code,
    setup,
    host,
    stage,
    seats,
    match,
    proposal,
    muted,
    removed = [],
    rematch,
    createdAt,
  } = table;
  return {
    id,
    code,
    ...setup,
    rulesVersion: match?.rulesVersion ?? 0,
    stage: frozen && stage === 'playing' ? 'frozen' : stage,
    host,
    seats: seats.map(({ standing, isLate, hints: _, secretHints: __, ...seat }, at) => ({
      seat: at,
      ...seat,
      ...hintsShown(table, at, viewer),
    })),
    ...(proposal === undefined ? {} : { proposal: proposalTo(table, proposal, viewer) }),
    muted,
    removed,
    ...(table.areSpectatorsSilent === true ? { areSpectatorsSilent: true } : {}),
    ...(match === undefined ? {} : { commitment: commitmentTo(match.seed, match.salt) }),
    ...(match !== undefined && (stage === 'over' || stage === 'abandoned') ? ending(match) : {}),
    ...(rematch === undefined ? {} : { rematch }),
    createdAt,
  };
}

/** Others are not shown hints at secret questions before the end: they would tell who was asked. */
function hintsShown(
  { seats, stage }: Table,
  seat: Seat,
  viewer: number,
): Pick<TableInfo['seats'][number], 'hints'> {
  const { hints = 0, secretHints = 0 } = seats[seat] ?? {};
  const isOpen = viewer === seat || stage === 'over' || stage === 'abandoned';
  const shown = isOpen ? hints : hints - secretHints;
  return shown === 0 ? {} : { hints: shown };
}

function proposalTo(table: Table, proposal: StoredProposal, viewer: number): Proposal {
  const awaits = seatsToAgree(table, proposal);
  const keeps = proposal.what === 'take-back' ? table.keeps?.[viewer] : undefined;
  return { ...proposal, awaits, ...(keeps === undefined ? {} : { keeps }) };
}

function ending({ state, seed, salt }: MatchState) {
  const { outcome } = state;
  const hash = hashes.get(state) ?? hashOf(state);
  hashes.set(state, hash);
  return { ...(outcome === undefined ? {} : { outcome }), hash, seed, salt };
}

/** Hashes of the last positions of matches: every viewer is sent them, and they take long to compute. */
const hashes = new WeakMap<State, string>();

/** Keys of different senders never collide. */
export function chatKey(guest: string, key: string): string {
  return `${guest} ${key}`;
}
