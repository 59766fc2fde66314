import type { Seat } from '@manigance/core';
import type { MatchState } from '../table.ts';

type Key = MatchState['keys'][number];

/** The keys of the last moves, to be found at once: every move is looked up, and nearly none is there. */
export class RecentKeys {
  private readonly numbers = new Map<string, number>();
  private last: Key | undefined;

  /** Keeps up with the table. */
  follow(keys: readonly Key[]): void {
    const newest = keys.at(-1);
    if (newest === this.last) return;
    const isNext = this.last !== undefined && keys.at(-2) === this.last;
    if (!isNext) this.numbers.clear();
    for (const key of isNext && newest !== undefined ? [newest] : keys) this.add(key);
    if (this.numbers.size > keys.length) this.forgetOldest();
    this.last = newest;
  }

  /** The number of the move that this seat sent under this key, if it did. */
  find(seat: Seat, key: string): number | undefined {
    return this.numbers.get(nameOf(seat, key));
  }

  private add({ seat, key, number }: Key): void {
    this.numbers.set(nameOf(seat, key), number);
  }

  private forgetOldest(): void {
    const [oldest] = this.numbers.keys();
    if (oldest !== undefined) this.numbers.delete(oldest);
  }
}

function nameOf(seat: Seat, key: string): string {
  return `${seat} ${key}`;
}
