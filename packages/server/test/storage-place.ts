import type { TableRow } from '@manigance/table';
import type { Storage } from '../src/storage/port.ts';

/** A place where stores of a kind keep their data. */
export interface Place {
  /** Opens a store; called again it opens the same data. */
  open(known?: readonly (readonly string[])[]): Promise<Storage>;
  /** Runs statements on the data before it is opened. */
  run(sql: string): Promise<void>;
  remove(): Promise<void>;
}

/** A row of a table. */
export function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    code: id.slice(0, 6).toUpperCase(),
    game: 'any',
    stage: 'playing',
    access: 'private',
    updatedAt: 1,
    line: '{}',
    people: [],
    ...more,
  };
}
