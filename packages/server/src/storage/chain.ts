import { hash } from 'node:crypto';
import { DamagedTableError, type EntryLine } from '@manigance/table';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function sumOf(text: string): string {
  return hash('sha256', text);
}

/**
 * The chained hash over the entries of a table: each entry is hashed together with the hash of all entries before it,
 * which is empty before the first.
 */
export function chained(before: string, bodies: readonly string[]): string {
  let chain = before;
  for (const body of bodies) chain = sumOf(chain + body);
  return chain;
}

/** Entries as read, the last with the hash and the number of entries that the table has on record. */
export interface ChainedLine extends EntryLine {
  readonly chain?: string | undefined;
}

/** Whether these are all entries from this number on, unchanged, given the hash of the entries before them. */
export function isWhole(lines: readonly ChainedLine[], from: number, before: string): boolean {
  const isInOrder = lines.every(({ number }, at) => number === from + at);
  const bodies = lines.map(({ body }) => body);
  return isInOrder && lines.at(-1)?.chain === chained(before, bodies);
}

/** The error of a table whose entries break their chain, with the place. */
export function damaged(lines: readonly ChainedLine[]): DamagedTableError {
  const gap = lines.findIndex(({ number }, at) => number !== at);
  if (gap >= 0) return damagedFor(`entry ${gap} is missing`);
  if (lines.at(-1)?.chain === undefined) return damagedFor('its last entries are missing');
  return damagedFor('an entry was changed after it was written: the chained hash does not fit');
}

/** The error of a damaged table: the reason, and advice for the host. */
export function damagedFor(why: string): DamagedTableError {
  return new DamagedTableError(
    `${why}. Nothing was changed; restore the table from a backup ("When a table is damaged" in docs/operating.md)`,
  );
}

const mostKept = 5_000;

/** Hashes of tables that were written, so that an append need not read them first; those of the tables first met are dropped first. */
export class ChainCache {
  private readonly kept = new Map<string, { number: number; chain: string }>();

  /** The hash over the first `number` entries, if it is known. */
  get(table: string, number: number): string | undefined {
    if (number === 0) return '';
    const found = this.kept.get(table);
    return found?.number === number ? found.chain : undefined;
  }

  set(table: string, number: number, chain: string): void {
    const known = this.kept.get(table);
    if (known !== undefined) {
      known.number = number;
      known.chain = chain;
      return;
    }
    this.kept.set(table, { number, chain });
    if (this.kept.size <= mostKept) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  /** Forgets everything, as after a transaction that was rolled back. */
  clear(): void {
    this.kept.clear();
  }
}
