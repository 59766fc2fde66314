import type { SubjectTables } from '../subject-tables.ts';

/** Friends, silenced people and invitations of friends to tables. */
export const friendTables: SubjectTables = {
  create: [
    // `link` is the secret of the personal link; `seen_at` is when the person was last here, 0 where they do not show it.
    `CREATE TABLE friend_settings (guest TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, shows INTEGER NOT NULL,
      seen_at {wide} NOT NULL)`,
    // A friendship is two rows, one for each.
    `CREATE TABLE friends (guest TEXT NOT NULL, friend TEXT NOT NULL, since {wide} NOT NULL, PRIMARY KEY (guest, friend))`,
    `CREATE INDEX friends_of_friend ON friends (friend)`,
    `CREATE TABLE silences (guest TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, since {wide} NOT NULL,
      PRIMARY KEY (guest, other))`,
    `CREATE INDEX silences_of_other ON silences (other)`,
    `CREATE TABLE table_invitations (guest TEXT NOT NULL, table_id TEXT NOT NULL, inviter TEXT NOT NULL,
      made_at {wide} NOT NULL, PRIMARY KEY (guest, table_id))`,
    `CREATE INDEX table_invitations_of_table ON table_invitations (table_id)`,
    `CREATE INDEX table_invitations_of_inviter ON table_invitations (inviter)`,
  ],
  // When somebody was last here is of no use in a backup, and neither are invitations to tables that wait for their start.
  kept: [
    {
      name: 'friend_settings',
      key: ['guest'],
      owner: 'guest',
      columns: { guest: 'text', link: 'text', shows: 'whole', seen_at: 'whole' },
    },
    {
      name: 'friends',
      key: ['guest', 'friend'],
      owner: 'guest',
      columns: { guest: 'text', friend: 'text', since: 'whole' },
    },
    {
      name: 'silences',
      key: ['guest', 'other'],
      owner: 'guest',
      columns: { guest: 'text', other: 'text', how: 'text', since: 'whole' },
      refuse: ({ how }) => (how === 'mute' || how === 'block' ? undefined : 'a silence of no known kind'),
    },
  ],
};
