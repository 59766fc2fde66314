import type { Append } from './port.ts';
import { askedIn } from './sql-storage.ts';

/** What the journal keeps of an append. */
export interface Journaled {
  readonly id: string;
  readonly expected: number;
  readonly bodies: readonly string[];
  readonly stage: string;
  readonly wakeAt: number | null;
  readonly updatedAt: number;
  readonly asked: string;
  readonly line: string;
}

const fields = 8;

export function journaled(append: Append): Journaled {
  const { row, expected, bodies } = append;
  const { id, stage, wakeAt = null, updatedAt, line } = row;
  return { id, expected, bodies, stage, wakeAt, updatedAt, asked: askedIn(append), line };
}

/** An append as text, a line for each field and each body: none of them holds a line feed. */
export function journalText({
  id,
  expected,
  bodies,
  stage,
  wakeAt,
  updatedAt,
  asked,
  line,
}: Journaled): string {
  const fixed = `${id}\n${expected}\n${bodies.length}\n${stage}\n${wakeAt ?? ''}\n${updatedAt}\n${asked}\n${line}\n`;
  return `${fixed}${bodies.join('\n')}\n`;
}

export function readJournal(text: string): readonly Journaled[] {
  const lines = text.split('\n');
  const found: Journaled[] = [];
  for (let at = 0; at + fields < lines.length; ) {
    const [id = '', expected, count, stage = '', wakeAt, updatedAt, asked = '', line = ''] = lines.slice(
      at,
      at + fields,
    );
    at += fields + Number(count);
    found.push({
      id,
      expected: Number(expected),
      bodies: lines.slice(at - Number(count), at),
      stage,
      wakeAt: wakeAt === '' ? null : Number(wakeAt),
      updatedAt: Number(updatedAt),
      asked,
      line,
    });
  }
  return found;
}

/** Entries of one table that follow each other, to be kept in one row: a line each. */
interface Block {
  readonly id: string;
  readonly from: number;
  count: number;
  text: string;
}

/** What is to be put in its place: entries in as few rows as can be, and the last word on each table. */
export class Gathered {
  readonly blocks: Block[] = [];
  readonly last = new Map<string, Journaled>();
  private readonly open = new Map<string, Block>();

  add(one: Journaled): void {
    const { id, expected, bodies } = one;
    const text = bodies.join('\n');
    const block = this.open.get(id);
    this.last.set(id, one);
    if (block !== undefined && block.from + block.count === expected) {
      block.text += `\n${text}`;
      block.count += bodies.length;
      return;
    }
    const begun = { id, from: expected, count: bodies.length, text };
    this.open.set(id, begun);
    this.blocks.push(begun);
  }
}
