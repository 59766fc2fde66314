import { isRecordKey, recordKeyName } from '../../record-signer.ts';
import type { SubjectTables } from '../subject-tables.ts';

/** Tables of notice settings, devices, webhooks and notices. */
export const noticeTables: SubjectTables = {
  create: [
    // Notice settings of each person, as JSON.
    `CREATE TABLE notice_settings (guest TEXT PRIMARY KEY, body TEXT NOT NULL)`,
    // Where to. `details`: keys of a push subscription, form and key of a webhook, as JSON.
    `CREATE TABLE notice_targets (guest TEXT NOT NULL, channel TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL,
      PRIMARY KEY (guest, channel, address))`,
    // One row per guest, table, wait and channel: what was sent stays, so that it is sent once.
    `CREATE TABLE notices (guest TEXT NOT NULL, table_id TEXT NOT NULL, wait TEXT NOT NULL, channel TEXT NOT NULL,
      kind TEXT NOT NULL, state TEXT NOT NULL, due_at {wide} NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (guest, table_id, wait, channel))`,
    `CREATE INDEX notices_due ON notices (due_at) WHERE state = 'waiting'`,
    `CREATE INDEX notices_of_table ON notices (table_id)`,
    // Number of entries of each table up to which its waits are known.
    `CREATE TABLE notice_marks (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL)`,
    // Keys of the club: of signed links, of Web Push, of records.
    `CREATE TABLE notice_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  kept: [
    {
      name: 'notice_settings',
      key: ['guest'],
      owner: 'guest',
      columns: { guest: 'text', body: 'text' },
      refuse: ({ body }) => (isJson(body) ? undefined : 'settings of notices that are unreadable'),
    },
    {
      name: 'notice_targets',
      key: ['guest', 'channel', 'address'],
      owner: 'guest',
      columns: { guest: 'text', channel: 'text', address: 'text', details: 'text' },
      refuse: ({ details }) => (isJson(details) ? undefined : 'an address for notices that is unreadable'),
    },
    {
      name: 'notices',
      key: ['guest', 'table_id', 'wait', 'channel'],
      owner: 'guest',
      columns: {
        guest: 'text',
        table_id: 'text',
        wait: 'text',
        channel: 'text',
        kind: 'text',
        state: 'text',
        due_at: 'whole',
        attempts: 'whole',
      },
    },
    {
      name: 'notice_keys',
      key: ['name'],
      columns: { name: 'text', value: 'text' },
      refuse: ({ name, value }) =>
        name !== recordKeyName || isRecordKey(String(value))
          ? undefined
          : 'a key for records that is unreadable',
    },
  ],
};

function isJson(text: unknown): boolean {
  try {
    return typeof JSON.parse(String(text)) === 'object';
  } catch {
    return false;
  }
}
