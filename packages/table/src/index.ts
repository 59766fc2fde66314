/**
 * Everything that happens at a table, pure: store, clock, randomness, games and bots are handed in. The server runs it
 * on a database, the page's worker on memory.
 */
export { applyEntry, openTable } from './apply-entry.ts';
export { EntryError, withUndoHistory } from './apply-match.ts';
export { BotError, type BotPool, type BotRequest, type BotTurn } from './bot-pool.ts';
export type { Span } from './calendar.ts';
export { ClaimedElsewhereError, type DueTable, type TableClaims } from './claims.ts';
export type { HostMessage } from './commands.ts';
export { seatsToAgree } from './consent.ts';
export { deadlineOf } from './deadlines.ts';
export { defaultLevel } from './default-level.ts';
export { viewerOf, waitsInSecret } from './derived-views.ts';
export { day, hour, minute } from './durations.ts';
export type { EntryOf, TableEntry } from './entries.ts';
export { expiresAt } from './expiry.ts';
export { keepSteps, type LoadedTable, load, loadAll, snapshotOf } from './load.ts';
export { gameIn, type LoadedGame, type LoadedGames } from './loaded-games.ts';
export { MemoryStore, type MemoryTable } from './memory-store.ts';
export { noMetrics, type TableMetrics } from './metrics.ts';
export { OutageLog } from './outage-log.ts';
export { type History, historyOf } from './past.ts';
export { readSetup } from './read-setup.ts';
export { recordText } from './record.ts';
export { type RegistrySetup, type TableIds, TableRegistry } from './registry.ts';
export type { SentNumbers } from './room/broadcaster.ts';
export { type Person, type RoomContext, secretAnswerDelay } from './room/context.ts';
export { Room } from './room/room.ts';
export { RoomClosedError } from './room/serial-queue.ts';
export type { Watcher } from './room/watchers.ts';
export { type Connection, type TableMessage, TableRouter } from './router.ts';
export { pause, type Scheduler } from './scheduler.ts';
export { steadyClock } from './steady-clock.ts';
export {
  type Append,
  ConflictError,
  DamagedTableError,
  type EntryLine,
  type Snapshot,
  type StoredRow,
  type TableRow,
  type TableStore,
} from './store.ts';
export { hasLeft, infoOf, mayWatch, type Table } from './table.ts';
export { lineOf, rowOf } from './table-row.ts';
