import type { Guests } from '../../guests.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Storage } from '../../storage/port.ts';
import { movePerson } from '../move-person.ts';
import type { PersonalData } from '../personal-data.ts';
import { Accounts } from './accounts.ts';
import { Links } from './links.ts';
import { Passkeys, type Site } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Recovery } from './recovery.ts';
import { AccountStore } from './store.ts';

/** Everything about accounts. */
export interface AccountSetup {
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly passkeys: Passkeys;
  readonly recovery: Recovery;
  readonly storage: Storage;
  readonly guests: Guests;
  readonly now: () => number;
  /** The page as browsers name it, once the server listens. */
  readonly site: () => Site;
  /** Milliseconds to wait, or 0 if one more is within the rate. */
  charge(rate: 'password' | 'mailbox', key: string): number;
}

interface Given extends Pick<AccountSetup, 'storage' | 'guests' | 'now' | 'site' | 'charge'> {
  readonly mailer: Mailer | undefined;
}

/** Makes everything about accounts. */
export function makeAccounts(given: Given): AccountSetup {
  const { storage, guests, now, mailer, site } = given;
  const store = new AccountStore(storage);
  const accounts = new Accounts({
    storage,
    guests,
    store,
    passwords: new Passwords(),
    now,
    onJoin: (guest, account) => movePerson(storage, guest, account),
  });
  const links = new Links(storage);
  const home = () => site().origin;
  const recovery = new Recovery({ store, links, mailer, home });
  return { ...given, store, accounts, passkeys: new Passkeys(storage), recovery };
}

/** The part of accounts in a person's data. Hashes and keys are no use to them, and are not exported. */
export function accountData({ store, passkeys }: AccountSetup): PersonalData {
  return {
    subject: 'account',
    async exportOf(guest) {
      const account = await store.of(guest);
      if (account === undefined) return {};
      const { password, ...rest } = account;
      const hasPassword = password !== undefined;
      return {
        ...rest,
        hasPassword,
        passkeys: await passkeys.of(guest),
        joined: await store.joinedTo(guest),
      };
    },
    forget: (guest) => store.remove(guest),
  };
}
