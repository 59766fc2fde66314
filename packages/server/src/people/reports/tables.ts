import type { SubjectTables } from '../subject-tables.ts';

/** Reports to the host of the server. A closed one stays, so that the same is not reported again. */
export const reportTables: SubjectTables = {
  create: [
    // `id` follows from reporter, table, person and line. `line` and `said` are absent where a name is reported; `context` is
    // the chat lines around it, as JSON; `outcome` is absent while the report is open.
    `CREATE TABLE reports (id TEXT PRIMARY KEY, number INTEGER NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL,
      about TEXT NOT NULL, name TEXT NOT NULL, line INTEGER, said TEXT, context TEXT NOT NULL, reason TEXT NOT NULL,
      note TEXT, reported_at {wide} NOT NULL, outcome TEXT)`,
    `CREATE INDEX reports_open ON reports (number) WHERE outcome IS NULL`,
    `CREATE INDEX reports_of_reporter ON reports (reporter)`,
    `CREATE INDEX reports_about ON reports (about)`,
  ],
  kept: [
    {
      name: 'reports',
      key: ['id'],
      columns: {
        id: 'text',
        number: 'whole',
        table_id: 'text',
        reporter: 'text',
        about: 'text',
        name: 'text',
        line: 'whole?',
        said: 'text?',
        context: 'text',
        reason: 'text',
        note: 'text?',
        reported_at: 'whole',
        outcome: 'text?',
      },
      refuse: ({ context }) => (isList(context) ? undefined : 'a report whose chat lines are unreadable'),
    },
  ],
};

function isList(text: unknown): boolean {
  try {
    return Array.isArray(JSON.parse(String(text)));
  } catch {
    return false;
  }
}
