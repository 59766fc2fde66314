import { hashOfToken, newGuestId, newSecretToken } from './secrets.ts';
import type { Guest, Storage, Token } from './storage/port.ts';

const mostTokens = 20;

/** A guest and the credential that proved who they are. */
export interface Identity {
  readonly guest: Guest;
  readonly token: Token;
  /** Guests who joined this account: their seats are this person's as well. */
  readonly also?: readonly string[];
}

/** A use of a credential is noted when the last noted one is this old; ms. */
const noteUseAfter = 300_000;

/** The guests of the server. A guest is an id, a name and the hashes of their credentials. */
export class Guests {
  private readonly storage: Storage;
  private readonly now: () => number;
  /** Called after credentials of a guest were dropped. */
  onDropped: (guest: string) => Promise<void> = async () => undefined;
  /** Tells the other servers of the club. */
  announceDropped: (guest: string) => void = () => undefined;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async welcome(
    name: string,
    kind: Token['kind'],
    label: string = kind,
  ): Promise<{ readonly guest: Guest; readonly token: string }> {
    const guest = { id: newGuestId(), name, createdAt: this.now() };
    await this.storage.saveGuest(guest);
    return { guest, token: await this.give(guest.id, kind, label) };
  }

  /** The credential of a new session in a browser. */
  newSession(guest: string, device: string): Promise<string> {
    return this.give(guest, 'cookie', device === '' ? 'cookie' : device);
  }

  /** The guest this credential belongs to. */
  async known(secret: string | undefined): Promise<Identity | undefined> {
    if (secret === undefined || secret.length === 0 || secret.length > 128) return undefined;
    const token = await this.storage.token(hashOfToken(secret));
    const guest = token && (await this.storage.guest(token.guest));
    if (token === undefined || guest === undefined) return undefined;
    await this.noteUse(token);
    const joined = await this.storage.query('SELECT guest FROM joined WHERE account = $1', guest.id);
    if (joined.length === 0) return { guest, token };
    return { guest, token, also: joined.map((row) => String(row.guest)) };
  }

  private async noteUse({ hash, usedAt }: Token): Promise<void> {
    const [now, before] = [this.now(), this.now() - noteUseAfter];
    if (usedAt > before) return;
    const sql = 'UPDATE tokens SET used_at = $2 WHERE hash = $1 AND used_at <= $3';
    await this.storage.query(sql, hash, now, before);
  }

  /** Those of these credentials, by their hashes, that are valid. */
  async stillKnown(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.storage.knownTokens(hashes));
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    const renamed = { ...guest, name };
    await this.storage.saveGuest(renamed);
    return renamed;
  }

  /** Creates an API token; `undefined` at the maximum number. */
  async newToken(guest: string, label: string): Promise<string | undefined> {
    const tokens = await this.storage.tokensOf(guest);
    return tokens.length >= mostTokens ? undefined : this.give(guest, 'api', label);
  }

  async dropTokens(guest: string): Promise<void> {
    await this.storage.dropTokens(guest, 'api');
    await this.dropped(guest);
  }

  async signOut({ guest, token }: Identity): Promise<void> {
    await this.storage.dropToken(token.hash);
    await this.dropped(guest.id);
  }

  /** Closes the connections of credentials that were dropped. */
  async dropped(guest: string): Promise<void> {
    this.announceDropped(guest);
    await this.onDropped(guest);
  }

  async signOutEverywhere(guest: string): Promise<void> {
    await this.storage.dropTokens(guest, 'cookie');
    await this.dropTokens(guest);
  }

  private async give(guest: string, kind: Token['kind'], label: string): Promise<string> {
    const token = newSecretToken();
    const [hash, createdAt] = [hashOfToken(token), this.now()];
    await this.storage.saveToken({ hash, guest, kind, label, createdAt, usedAt: createdAt });
    return token;
  }
}
