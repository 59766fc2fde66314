import { type Game, play, type Seat } from '@manigance/core';
import type { Reason } from '@manigance/protocol';
import { counted, type Span } from './clock.ts';
import type { By, Spent, TableEntry } from './entries.ts';
import type { Ahead } from './fold.ts';
import { calendarOf } from './room/deadlines.ts';
import { Sight } from './sight.ts';
import type { MatchState, Table } from './table.ts';

/** Who asks, when, and what the server knows beside the table. */
export interface Asking {
  readonly guest: { readonly id: string; readonly name: string };
  readonly now: number;
  /** Absent when the rules of this match are not on the shelf. */
  readonly game: Game | undefined;
  readonly levels: readonly string[];
  /** When the server was down. */
  readonly outages: readonly Span[];
  /** The seats of those who watch the table now. */
  online(): readonly Seat[];
  /** The seats of those who have been away for long. */
  absent(): readonly Seat[];
  /** 32 hexadecimal digits from the system's secure source. */
  secret(): string;
}

export interface Entries {
  readonly entries: readonly TableEntry[];
  /** What the move among them leads to, worked out already. */
  readonly ahead?: Ahead;
}

export type Verdict =
  | Entries
  /** Done before, with this number: to be answered again, not to be done again. */
  | { readonly again: number }
  | { readonly reason: Reason };

/** Nothing is done, for a reason that says all in its code. */
export function refuse(
  code: Exclude<Reason['code'], 'malformed' | 'outdated' | 'too-fast' | 'bad-setup' | 'rejected'>,
): Verdict {
  return { reason: { code } };
}

/** A move by whoever plays for this seat: applied to a copy, and what follows from it handed on. */
export function playFor(
  table: Table,
  asking: Pick<Asking, 'now' | 'game' | 'outages'>,
  answer: {
    readonly seat: Seat;
    readonly move: unknown;
    readonly question?: number | undefined;
    readonly key?: string;
    readonly by: By;
  },
): Verdict {
  const { match } = table;
  const { game, now } = asking;
  if (table.stage === 'gathering' || match === undefined) return refuse('not-started');
  if (table.stage !== 'playing') return refuse('over');
  if (game === undefined) return refuse('frozen');
  const { seat, move, question, key, by } = answer;
  const played = play(game, match.state, seat, move, { question });
  if (!played.ok) return { reason: { code: 'rejected', rejection: played.rejection } };
  const { state, events } = played;
  const sight = new Sight(game, state);
  const spent = spentBy(table, match, sight.openlyAsked, asking, seat);
  const entry = { kind: 'moved', at: now, seat, move: played.move, by, key, spent } as const;
  return { entries: [entry], ahead: { state, events, sight } };
}

/** What is gone from the clocks that stop with this move. */
function spentBy(
  table: Table,
  { clocks }: MatchState,
  asked: readonly Seat[],
  { now, outages }: Pick<Asking, 'now' | 'outages'>,
  mover: Seat,
): readonly Spent[] {
  if (table.setup.pace.kind === 'untimed') return nothingSpent;
  return clocks.flatMap(({ since }, seat): Spent[] => {
    if (since === undefined || (seat !== mover && asked.includes(seat))) return [];
    return [[seat, counted(since, now, calendarOf(table, seat, outages))]];
  });
}

const nothingSpent: readonly Spent[] = [];
