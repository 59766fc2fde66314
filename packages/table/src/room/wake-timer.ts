import type { RoomContext } from './context.ts';
import { RoomClosedError } from './serial-queue.ts';

/** Longest delay that timers keep, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The one timer of a room. Wakes it at its next deadline, or at once. */
export class WakeTimer {
  private readonly context: Pick<RoomContext, 'scheduler' | 'report'>;
  private readonly table: string;
  private readonly wake: () => Promise<void>;
  private stop: () => void = () => undefined;

  constructor(
    context: Pick<RoomContext, 'scheduler' | 'report'>,
    { table, wake }: { readonly table: string; readonly wake: () => Promise<void> },
  ) {
    this.context = context;
    this.table = table;
    this.wake = wake;
  }

  cancel(): void {
    this.stop();
  }

  /** Replaces the wait under way. */
  wakeIn(milliseconds: number): void {
    this.stop();
    const wait = Math.min(longestTimer, Math.max(1, milliseconds));
    this.stop = this.context.scheduler.after(wait, () => this.wakeNow());
  }

  /** Wakes the room at the first of these moments, if there is any. */
  wakeAtFirst(moments: readonly (number | undefined)[]): void {
    let first: number | undefined;
    for (const moment of moments) if (moment !== undefined && moment < (first ?? Infinity)) first = moment;
    if (first !== undefined) this.wakeIn(first - this.context.scheduler.now());
  }

  wakeNow(): void {
    this.wake().catch((error: unknown) => {
      if (!(error instanceof RoomClosedError)) this.context.report(error, this.table);
    });
  }
}
