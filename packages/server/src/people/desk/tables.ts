import type { SubjectTables } from '../subject-tables.ts';

/** The desk of the host: who may use it, what was done there, errors and the figures of each server. */
export const deskTables: SubjectTables = {
  create: [
    'CREATE TABLE desk_rights (guest TEXT PRIMARY KEY, since {wide} NOT NULL)',
    'CREATE TABLE desk_tokens (hash TEXT PRIMARY KEY, made_at {wide} NOT NULL)',
    // `guest` is who did it, and empty for the server itself. It names no person but by their id, which deletion empties.
    `CREATE TABLE desk_audit (id TEXT PRIMARY KEY, at {wide} NOT NULL, guest TEXT NOT NULL, act TEXT NOT NULL,
      table_id TEXT, person TEXT, detail TEXT)`,
    'CREATE INDEX desk_audit_by_time ON desk_audit (at, id)',
    // `id` follows from the server, the table, the kind of error and the place in the code; `places` is the stack without its message.
    `CREATE TABLE desk_errors (id TEXT PRIMARY KEY, server TEXT NOT NULL, table_id TEXT, name TEXT NOT NULL,
      message TEXT NOT NULL, places TEXT NOT NULL, first_at {wide} NOT NULL, last_at {wide} NOT NULL, times INTEGER NOT NULL)`,
    'CREATE INDEX desk_errors_by_time ON desk_errors (last_at)',
    'CREATE TABLE desk_figures (server TEXT PRIMARY KEY, at {wide} NOT NULL, body TEXT NOT NULL)',
  ],
  // A backup makes nobody a host: the machine it is restored on gives the right anew. Errors and figures are of a server.
  kept: [
    {
      name: 'desk_audit',
      key: ['id'],
      columns: {
        id: 'text',
        at: 'whole',
        guest: 'text',
        act: 'text',
        table_id: 'text?',
        person: 'text?',
        detail: 'text?',
      },
    },
  ],
};
