import type { Broadcaster } from './broadcaster.ts';
import type { RoomContext } from './context.ts';
import type { EventLog } from './event-log.ts';
import { RoomClosedError } from './serial-queue.ts';
import type { WakeTimer } from './wake-timer.ts';

/** Retry delay after a failure of the store, in milliseconds. */
export const retryAfter = 1_000;

interface RecoveryParts {
  readonly context: RoomContext;
  readonly log: EventLog;
  readonly broadcaster: Broadcaster;
  readonly timer: WakeTimer;
  /** The table was read, and its watchers have what they missed. */
  readonly onRead: () => void;
}

/** Reads a table again after its store failed, and sends its watchers what they missed. */
export class Recovery {
  /** The store failed, and the table has to be read again: it may hold more than is known and was shown. */
  isStale = false;
  private readonly parts: RecoveryParts;
  /** Numbers of the last steps that watchers were sent before the table was read again, until they have the rest. */
  private shownUpTo: readonly number[] | undefined;

  constructor(parts: RecoveryParts) {
    this.parts = parts;
  }

  /** An append failed. It may still be on its way to the store, so that the table is read twice. */
  async refusedByStore(): Promise<void> {
    await this.reload();
    this.isStale = true;
  }

  /** Reads the table again and sends what its watchers missed, now or once the store answers. Due work follows. */
  async reload(): Promise<void> {
    const { context, log, broadcaster, timer, onRead } = this.parts;
    const { id } = log.table;
    timer.wakeIn(retryAfter);
    try {
      if (log.epoch !== undefined && (await context.claims?.isHeld(id, log.epoch)) === false) {
        context.onDeposed?.(id);
        throw new RoomClosedError('another process has claimed the table');
      }
      const before = await log.reload();
      this.shownUpTo ??= before;
      await broadcaster.sendMissed(this.shownUpTo);
    } catch (error) {
      return this.readLater(error);
    }
    this.shownUpTo = undefined;
    this.isStale = false;
    onRead();
  }

  /** Reads what has to be read before due work; whether the store answered. */
  async isUpToDate(): Promise<boolean> {
    if (this.isStale) await this.reload();
    if (!this.isStale)
      await this.parts.log.recallUndoProposed().catch((error: unknown) => this.readLater(error));
    return !this.isStale;
  }

  /** The store failed: reads the table again later, until it answers. */
  private readLater(error: unknown): void {
    const { context, log, timer } = this.parts;
    if (error instanceof RoomClosedError) throw error;
    if (!this.isStale) context.report(error, log.table.id); // once, however long it takes
    this.isStale = true;
    timer.wakeIn(retryAfter);
  }
}
