import type { DatabaseSync } from 'node:sqlite';

/** One append as the journal of schema 2 holds it: eight lines, then a line for each body. */
interface Journaled {
  readonly id: string;
  readonly expected: number;
  readonly bodies: readonly string[];
  readonly stage: string;
  readonly wakeAt: number | null;
  readonly updatedAt: number;
  readonly asked: string;
  readonly line: string;
}

const fixedLines = 8;

/**
 * Brings the entries of a SQLite store of schema 2 to one row each. Schema 2 kept recent moves in a table `journal`, and a
 * row of `entries` could hold several entries, a line each.
 */
export function fromSchema2(database: DatabaseSync): void {
  placeJournal(database);
  splitEntries(database);
}

function placeJournal(database: DatabaseSync): void {
  const insert = database.prepare(insertEntry);
  // An append that seated or removed somebody went past the journal, so the row may be newer than the journal.
  const update = database.prepare(`UPDATE tables
    SET stage = ?, number = ?, wake_at = ?, updated_at = ?, line = ?, asked = ? WHERE id = ? AND number < ?`);
  for (const { body } of database.prepare('SELECT body FROM journal ORDER BY number').iterate()) {
    for (const one of appendsIn(String(body))) {
      const { id, expected, bodies, stage, wakeAt, updatedAt, line, asked } = one;
      const number = expected + bodies.length;
      for (const [at, entry] of bodies.entries()) insert.run(id, expected + at, entry);
      update.run(stage, number, wakeAt, updatedAt, line, asked, id, number);
    }
  }
}

function appendsIn(text: string): readonly Journaled[] {
  const lines = text.split('\n');
  const found: Journaled[] = [];
  for (let at = 0; at + fixedLines < lines.length; ) {
    const [id = '', expected, count, stage = '', wakeAt, updatedAt, asked = '', line = ''] = lines.slice(at);
    const bodiesAt = at + fixedLines;
    at = bodiesAt + Number(count);
    found.push({
      id,
      expected: Number(expected),
      bodies: lines.slice(bodiesAt, at),
      stage,
      wakeAt: wakeAt === '' ? null : Number(wakeAt),
      updatedAt: Number(updatedAt),
      asked,
      line,
    });
  }
  return found;
}

/** Table by table, so that memory holds one match at a time. */
function splitEntries(database: DatabaseSync): void {
  const several = database.prepare(
    'SELECT number, body FROM entries WHERE table_id = ? AND INSTR(body, CHAR(10)) > 0',
  );
  const cut = database.prepare('DELETE FROM entries WHERE table_id = ? AND number = ?');
  const insert = database.prepare(insertEntry);
  for (const { id } of database.prepare('SELECT id FROM tables').all()) {
    for (const { number, body } of several.all(String(id))) {
      cut.run(String(id), Number(number));
      for (const [at, entry] of String(body).split('\n').entries())
        insert.run(String(id), Number(number) + at, entry);
    }
  }
}

const insertEntry = 'INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)';
