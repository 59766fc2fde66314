import type { Answer } from '@manigance/protocol';
import type { BotPool } from '../bot-pool.ts';
import type { Span } from '../calendar.ts';
import type { TableClaims } from '../claims.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { LobbyCommands } from '../lobby-commands.ts';
import type { TableMetrics } from '../metrics.ts';
import type { Scheduler } from '../scheduler.ts';
import type { TableStore } from '../store.ts';
import type { Table } from '../table.ts';

/** A person at a table: guest id and name. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The sender of commands that nobody gives: of bots, clocks and standing answers. */
export const nobody: Person = { id: '', name: '' };

/** Sends an answer that has to wait. */
export type SendLater = (answer: Answer) => void;

/** Least and most milliseconds from a secret question to its answer: more than the longest thought of a bot. */
export const secretAnswerDelay = [1_500, 3_000] as const;

/** Everything a room is handed by the process that runs it. */
export interface RoomContext {
  readonly store: TableStore;
  readonly games: LoadedGames;
  readonly bots: BotPool;
  readonly metrics: TableMetrics;
  readonly scheduler: Scheduler;
  /** Commands before the match begins. Absent: every table begins with its match. */
  readonly lobby?: LobbyCommands;
  /** When the process was down: no clock counted then. */
  outages(): readonly Span[];
  /** Whether two names are the same or look alike. */
  looksLike(one: string, other: string): boolean;
  /** 32 hexadecimal digits from a secure source. */
  secret(): string;
  /** Resolves when a bot of this table may start to think, so that people can follow the previous move. */
  beforeBot(table: Table): Promise<void>;
  /** Milliseconds from a secret question to its answer, drawn for each question alone: more than a bot thinks. */
  answerDelay(): number;
  /** Called after entries were stored and sent, or read again from the store. */
  onChange?(table: Table): void;
  report(error: unknown, table: string): void;
  /** Where several processes share the store. */
  readonly claims?: TableClaims | undefined;
  /** Another process has claimed a table. */
  onDeposed?(table: string): void;
}
