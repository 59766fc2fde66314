import { type Game, play, type Seat } from '@manigance/core';
import type { MoveSource, Reason } from '@manigance/protocol';
import type { Precomputed } from './apply-match.ts';
import { counted, type Span } from './calendar.ts';
import { calendarOf } from './deadlines.ts';
import { DerivedViews } from './derived-views.ts';
import type { EntryOf, Spent, TableEntry } from './entries.ts';
import type { MatchState, Table } from './table.ts';

/** Sender and time of a command, and what it needs to know beside the table. */
export interface CommandContext {
  readonly guest: { readonly id: string; readonly name: string };
  readonly now: number;
  /** Absent when the rules of this match are not loaded. */
  readonly game: Game | undefined;
  readonly levels: readonly string[];
  /** The colours of this game. */
  readonly colours: readonly string[];
  /** When the server was down. */
  readonly outages: readonly Span[];
  /** Whether the moment drawn for the answer to the secret question has come. */
  readonly isAnswerDue: boolean;
  /** Seats of the people watching now. */
  online(): readonly Seat[];
  /** Seats of people who have been away for long. */
  absent(): readonly Seat[];
  /** Whether two names are the same or look alike. */
  looksLike(one: string, other: string): boolean;
  /** 32 hexadecimal digits from a secure source. */
  secret(): string;
}

/** Entries to append together. */
export interface EntryBatch {
  readonly entries: readonly TableEntry[];
  /** Result of the move among them, already computed. */
  readonly precomputed?: Precomputed;
}

/** Result of a command: entries to append, a repetition, or a refusal. */
export type Verdict =
  | EntryBatch
  /** A repeated command: answer with this step number and append nothing. */
  | { readonly again: number }
  | { readonly reason: Reason };

/** Decides a command: the entries to append, or the reason for a refusal. Pure. */
export type Decision<Message> = (table: Table, context: CommandContext, message: Message) => Verdict;

/** Refusal whose code needs no details. */
export function refuse(
  code: Exclude<Reason['code'], 'malformed' | 'outdated' | 'too-fast' | 'bad-setup' | 'rejected'>,
): Verdict {
  return { reason: { code } as Reason }; // the compiler checks unions of up to 25 members only
}

/** Plays a move for a seat on a copy of the state. */
export function playFor(
  table: Table,
  context: Pick<CommandContext, 'now' | 'game' | 'outages'>,
  answer: {
    readonly seat: Seat;
    readonly move: unknown;
    readonly question?: number | undefined;
    readonly key?: string;
    readonly by: MoveSource;
  },
): Verdict {
  const { match } = table;
  const { game, now } = context;
  if (table.stage === 'gathering' || match === undefined) return refuse('not-started');
  if (table.stage !== 'playing') return refuse('over');
  if (game === undefined) return refuse('frozen');
  const { seat, move, question, key, by } = answer;
  const played = play(game, match.state, seat, move, { question });
  if (!played.ok) return { reason: { code: 'rejected', rejection: played.rejection } };
  const { state, events } = played;
  const views = new DerivedViews(game, state);
  const spent = spentBy(table, match, views.openlyAsked, context, seat);
  const entry = { kind: 'moved', at: now, seat, move: played.move, by, key, spent } as const;
  return { entries: [entry], precomputed: { state, events, views } };
}

/** Time used on every running clock. */
export function spentByAll(
  table: Table,
  { now, outages }: Pick<CommandContext, 'now' | 'outages'>,
): readonly Spent[] {
  if (table.setup.pace.kind === 'untimed') return nothingSpent;
  return (table.match?.clocks ?? []).flatMap(({ since }, seat): Spent[] =>
    since === undefined ? [] : [[seat, counted(since, now, calendarOf(table, seat, outages))]],
  );
}

/** The entry with which a bot takes a seat. */
export function botEntry(
  table: Table,
  context: Pick<CommandContext, 'now' | 'outages'>,
  { seat, level, because }: Pick<EntryOf<'bot'>, 'seat' | 'level' | 'because'>,
): EntryOf<'bot'> {
  const spent = spentByAll(table, context).find(([who]) => who === seat)?.[1] ?? 0;
  return { kind: 'bot', at: context.now, seat, level, because, spent };
}

/** Time used on the clocks that stop with this move. */
function spentBy(
  table: Table,
  { clocks }: MatchState,
  asked: readonly Seat[],
  { now, outages }: Pick<CommandContext, 'now' | 'outages'>,
  mover: Seat,
): readonly Spent[] {
  if (table.setup.pace.kind === 'untimed') return nothingSpent;
  return clocks.flatMap(({ since }, seat): Spent[] => {
    if (since === undefined || (seat !== mover && asked.includes(seat))) return [];
    return [[seat, counted(since, now, calendarOf(table, seat, outages))]];
  });
}

const nothingSpent: readonly Spent[] = [];
