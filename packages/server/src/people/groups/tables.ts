import type { SubjectTables } from '../subject-tables.ts';

/** Groups, their people and their tables. */
export const groupTables: SubjectTables = {
  create: [
    // `terms` as JSON. From the secret follow the ids of the tables, so that two people open the same next one.
    `CREATE TABLE play_groups (id TEXT PRIMARY KEY, terms TEXT NOT NULL, secret TEXT NOT NULL, made_at {wide} NOT NULL)`,
    `CREATE TABLE group_people (group_id TEXT NOT NULL, guest TEXT NOT NULL, joined_at {wide} NOT NULL,
      PRIMARY KEY (group_id, guest))`,
    `CREATE INDEX group_people_of_guest ON group_people (guest)`,
    `CREATE TABLE group_tables (group_id TEXT NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL,
      opened_at {wide} NOT NULL, PRIMARY KEY (group_id, number))`,
  ],
  kept: [
    {
      name: 'play_groups',
      key: ['id'],
      columns: { id: 'text', terms: 'text', secret: 'text', made_at: 'whole' },
      refuse: ({ terms }) => (areTerms(terms) ? undefined : 'a group that is unreadable'),
    },
    {
      name: 'group_people',
      key: ['group_id', 'guest'],
      columns: { group_id: 'text', guest: 'text', joined_at: 'whole' },
    },
    {
      name: 'group_tables',
      key: ['group_id', 'number'],
      columns: { group_id: 'text', number: 'whole', table_id: 'text', opened_at: 'whole' },
    },
  ],
};

function areTerms(text: unknown): boolean {
  try {
    return typeof (JSON.parse(String(text)) as { readonly game?: unknown } | null)?.game === 'string';
  } catch {
    return false;
  }
}
