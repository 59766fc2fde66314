import type { Span } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Shelf } from '../shelf.ts';
import type { Storage } from '../storage/port.ts';
import type { Thinker } from '../thinker.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What the house lends to its rooms. */
export interface Lent {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly now: () => number;
  outages(): readonly Span[];
  secret(): string;
  /** How long a bot waits before it moves, so that people can follow. */
  botDelay(): number;
  report(error: unknown, table: string): void;
}
