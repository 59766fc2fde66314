import type { ClusterRouter } from './cluster-router.ts';
import type { LocalSocket, LocalSockets } from './local-sockets.ts';

/** First and longest pause before a table is tried again; ms. */
const [firstPause, longestPause] = [50, 1_000];

/** Lets the sockets of this server go on watching tables whose owner has changed. */
export class Rejoining {
  private readonly sockets: LocalSockets;
  private readonly router: ClusterRouter;
  private readonly report: (error: unknown, table: string) => void;
  /** Tables in hand, and whether they are to be done once more. */
  private readonly inHand = new Map<string, boolean>();
  isStopping = false;

  constructor(sockets: LocalSockets, router: ClusterRouter, report: (error: unknown, table: string) => void) {
    this.sockets = sockets;
    this.router = router;
    this.report = report;
  }

  start(table: string): void {
    if (this.inHand.has(table)) return void this.inHand.set(table, true);
    if (this.sockets.isWatched(table)) void this.keepTrying(table);
  }

  isInHand(table: string): boolean {
    return this.inHand.has(table);
  }

  private async keepTrying(table: string): Promise<void> {
    let pause = firstPause;
    this.inHand.set(table, true);
    while (this.inHand.get(table) === true && !this.isStopping) {
      this.inHand.set(table, false);
      const joined = await Promise.all(
        this.sockets.at(table).map((socket) => socket.turn.run(() => this.rejoin(socket, table, pause))),
      );
      if (joined.every((isDone) => isDone)) continue;
      this.inHand.set(table, true);
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      pause = Math.min(longestPause, 2 * pause);
    }
    this.inHand.delete(table);
  }

  /** Answers whether there is nothing left to do for this socket. */
  private async rejoin(socket: LocalSocket, table: string, pause: number): Promise<boolean> {
    const watch = socket.watches.get(table);
    if (watch === undefined || socket.connection.isGone === true) return true;
    try {
      const mayWatch = await this.router.rejoin(socket, watch);
      if (mayWatch === false) socket.unwatch(table);
      return mayWatch !== 'try-again';
    } catch (error) {
      if (pause === firstPause) this.report(error, table); // once, however long it takes
      return false;
    }
  }
}
