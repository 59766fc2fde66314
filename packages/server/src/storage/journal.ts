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

/** Entries of one table that follow each other, kept in one row: a line each. */
export interface Block {
  readonly id: string;
  readonly from: number;
  readonly bodies: string[];
}

const fields = 8;

export function journaled(append: Append): Journaled {
  const { row, expected, bodies } = append;
  const { id, stage, wakeAt = null, updatedAt, line } = row;
  return { id, expected, bodies, stage, wakeAt, updatedAt, asked: askedIn(append), line };
}

/** All appends of one commit as one text. No field and no body holds a line feed, so line feeds separate them. */
export function journalText(appends: readonly Journaled[]): string {
  let text = '';
  for (const { id, expected, bodies, stage, wakeAt, updatedAt, asked, line } of appends) {
    text += `${id}\n${expected}\n${bodies.length}\n${stage}\n${wakeAt ?? ''}\n${updatedAt}\n${asked}\n${line}\n`;
    for (const body of bodies) text += `${body}\n`;
  }
  return text;
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

/** The entries as they are to be stored, as few rows as can be, and the last word on each table. */
export function putTogether(journaled: readonly Journaled[]): {
  readonly blocks: readonly Block[];
  readonly last: ReadonlyMap<string, Journaled>;
} {
  const blocks: Block[] = [];
  const open = new Map<string, Block>();
  const last = new Map<string, Journaled>();
  for (const one of journaled) {
    last.set(one.id, one);
    const block = open.get(one.id);
    if (block !== undefined && block.from + block.bodies.length === one.expected) {
      block.bodies.push(...one.bodies);
      continue;
    }
    const begun = { id: one.id, from: one.expected, bodies: [...one.bodies] };
    open.set(one.id, begun);
    blocks.push(begun);
  }
  return { blocks, last };
}
