import { lookKeys } from '../../look-alike/index.ts';
import type { SubjectTables } from '../subject-tables.ts';
import { isStoredHash } from './password-format.ts';

/** Tables of sessions, accounts, passkeys, addresses and links. */
export const accountTables: SubjectTables = {
  create: [
    // Sessions: when each credential was last used.
    `ALTER TABLE tokens ADD COLUMN used_at {wide} NOT NULL DEFAULT 0`,
    `CREATE TABLE accounts (guest TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT NOT NULL UNIQUE,
      small TEXT NOT NULL UNIQUE, password TEXT, address TEXT, address_key TEXT UNIQUE, created_at {wide} NOT NULL)`,
    `CREATE TABLE passkeys (id TEXT PRIMARY KEY, guest TEXT NOT NULL, public_key TEXT NOT NULL, counter {wide} NOT NULL,
      transports TEXT NOT NULL, label TEXT NOT NULL, created_at {wide} NOT NULL, used_at {wide} NOT NULL)`,
    `CREATE INDEX passkeys_of_guest ON passkeys (guest)`,
    // Guests whose seats belong to an account as well.
    `CREATE TABLE joined (guest TEXT PRIMARY KEY, account TEXT NOT NULL)`,
    `CREATE INDEX joined_to_account ON joined (account)`,
    // Mailed links and challenges of passkeys: each is used once, and soon.
    `CREATE TABLE links (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, purpose TEXT NOT NULL, address TEXT,
      expires_at {wide} NOT NULL)`,
    `CREATE INDEX links_of_guest ON links (guest)`,
    `CREATE TABLE challenges (challenge TEXT PRIMARY KEY, purpose TEXT NOT NULL, guest TEXT, expires_at {wide} NOT NULL)`,
  ],
  kept: [
    {
      name: 'accounts',
      key: ['guest'],
      owner: 'guest',
      columns: {
        guest: 'text',
        name: 'text',
        skeleton: 'text',
        small: 'text',
        password: 'text?',
        address: 'text?',
        address_key: 'text?',
        created_at: 'whole',
      },
      refuse({ name, skeleton, small, password }) {
        const keys = lookKeys(String(name));
        if (keys.skeleton !== skeleton || keys.small !== small) return 'a name whose look-alikes are others';
        // A costly hash would make a sign-in take all memory.
        return password === null || isStoredHash(String(password))
          ? undefined
          : 'a password hash of no known kind';
      },
    },
    {
      name: 'passkeys',
      key: ['id'],
      owner: 'guest',
      columns: {
        id: 'text',
        guest: 'text',
        public_key: 'text',
        counter: 'whole',
        transports: 'text',
        label: 'text',
        created_at: 'whole',
        used_at: 'whole',
      },
    },
    { name: 'joined', key: ['guest'], owner: 'account', columns: { guest: 'text', account: 'text' } },
  ],
};
