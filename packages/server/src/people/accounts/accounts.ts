import type { Reason } from '@manigance/protocol';
import type { Guests, Identity } from '../../guests.ts';
import { lookKeys } from '../../look-alike/index.ts';
import type { Storage, Token } from '../../storage/port.ts';
import { isOurs, isReserved } from './names.ts';
import { isWeak } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import type { Account, AccountStore } from './store.ts';

/** A new session of a browser. */
export interface Session {
  readonly secret: string;
  readonly guest: string;
  readonly name: string;
  /** The guest that this browser was: a guest who is `kept` comes back when the account signs out. */
  readonly before: 'same' | 'joined' | 'kept' | 'ended';
}

/** How long a session counts as fresh after its sign-in; ms. */
const freshFor = 600_000;

interface AccountsSetup {
  readonly storage: Storage;
  readonly guests: Guests;
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly now: () => number;
  /** Called before a guest joins an account: what others know them by goes to it. */
  onJoin(guest: string, account: string): Promise<void>;
}

/** Accounts: guests with ways to sign in. Seats belong to guests, and so making an account changes no table. */
export class Accounts {
  private readonly setup: AccountsSetup;

  constructor(setup: AccountsSetup) {
    this.setup = setup;
  }

  of(guest: string): Promise<Account | undefined> {
    return this.setup.store.of(guest);
  }

  /** Makes an account of a guest, with a new session: credentials from before the account are worth nothing. */
  async create(
    { guest }: Identity,
    { name, password }: { readonly name: string; readonly password?: string | undefined },
    device: string,
  ): Promise<Session | Reason> {
    const { store, passwords, guests, now } = this.setup;
    if (isReserved(name)) return { code: 'name-reserved' };
    if (password !== undefined && isWeak(password, name)) return { code: 'weak-password' };
    if ((await store.of(guest.id)) !== undefined) return { code: 'has-account' };
    const hash = password === undefined ? undefined : await passwords.hash(password);
    const isMade = await store.create(
      { guest: guest.id, name, password: hash, createdAt: now() },
      lookKeys(name),
    );
    if (!isMade) return { code: 'account-name-taken' };
    await guests.rename(guest, name);
    await guests.signOutEverywhere(guest.id);
    return { secret: await guests.newSession(guest.id, device), guest: guest.id, name, before: 'same' };
  }

  /** Whether this password is that of the account of this name: the same work for names that nobody has. */
  async byPassword(name: string, password: string): Promise<Account | undefined> {
    const account = await this.setup.store.named(lookKeys(name));
    const isRight = await this.setup.passwords.isRight(password, account?.password);
    return isRight ? account : undefined;
  }

  /** Signs a browser in, whichever way the person proved who they are. Sessions are never taken over from before. */
  async open(
    account: Pick<Account, 'guest' | 'name'>,
    before: Identity | undefined,
    device: string,
    { join }: { readonly join: boolean },
  ): Promise<Session | Reason> {
    const { guests } = this.setup;
    const what = await this.endBefore(account.guest, before, join);
    if (typeof what !== 'string') return what;
    const secret = await guests.newSession(account.guest, device);
    return { secret, guest: account.guest, name: account.name, before: what };
  }

  private async endBefore(
    account: string,
    before: Identity | undefined,
    join: boolean,
  ): Promise<Session['before'] | Reason> {
    const { guests, storage, store } = this.setup;
    if (before === undefined) return 'ended';
    const { guest, token } = before;
    const isSame = guest.id === account;
    const isGuest = !isSame && token.kind === 'cookie' && (await store.of(guest.id)) === undefined;
    if (isGuest && !join && (await storage.countOpen(guest.id)) > 0) return 'kept';
    if (isGuest && join) {
      const all = [guest.id, account, ...(await store.joinedTo(account))];
      if ((await store.sharedTables(all)).length > 0) return { code: 'both-seated' };
      await this.setup.onJoin(guest.id, account);
      await store.join(guest.id, account);
      // Somebody else may have planted this guest in the browser, and kept other credentials of it.
      await guests.signOutEverywhere(guest.id);
    }
    await guests.signOut(before);
    if (isSame) return 'same';
    return isGuest && join ? 'joined' : 'ended';
  }

  /** Why this person has to prove themselves before a change that could lock them out; `undefined` if they need not. */
  async doubt(
    { token }: Identity,
    account: Account,
    password: string | undefined,
  ): Promise<Reason | undefined> {
    if (this.isFresh(token)) return undefined;
    if (account.password === undefined) return { code: 'sign-in-again' };
    if (password === undefined) return { code: 'wrong-password' };
    const isRight = await this.setup.passwords.isRight(password, account.password);
    return isRight ? undefined : { code: 'wrong-password' };
  }

  isFresh({ createdAt }: Token): boolean {
    return this.setup.now() - createdAt < freshFor;
  }

  async changePassword(
    { guest, name }: Pick<Account, 'guest' | 'name'>,
    next: string,
  ): Promise<Reason | undefined> {
    if (isWeak(next, name)) return { code: 'weak-password' };
    await this.setup.store.setPassword(guest, await this.setup.passwords.hash(next));
    return undefined;
  }

  /** Why this guest may not have a name, if there is a reason. The name of an account is the one it signs in with, and no other looks like it. */
  async rename({ guest, token }: Identity, name: string): Promise<Reason | undefined> {
    if (isOurs(name)) return { code: 'name-reserved' };
    if ((await this.setup.store.of(guest.id)) === undefined) return undefined;
    if (token.kind === 'api') return { code: 'cookie-only' };
    if (isReserved(name)) return { code: 'name-reserved' };
    const isRenamed = await this.setup.store.rename(guest.id, name, lookKeys(name));
    return isRenamed ? undefined : { code: 'account-name-taken' };
  }
}
