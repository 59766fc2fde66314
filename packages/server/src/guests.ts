import { hashOfToken, newGuestId, newSecretToken } from './secrets.ts';
import type { Guest, Storage, Token } from './storage/port.ts';

const mostTokens = 20;

/** The guests of the server. A guest is an id, a name and the hashes of their credentials. */
export class Guests {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async welcome(
    name: string,
    kind: Token['kind'],
  ): Promise<{ readonly guest: Guest; readonly token: string }> {
    const guest = { id: newGuestId(), name, createdAt: this.now() };
    await this.storage.saveGuest(guest);
    return { guest, token: await this.give(guest.id, kind, kind) };
  }

  /** The guest this credential belongs to. */
  async known(token: string | undefined): Promise<Guest | undefined> {
    if (token === undefined || token.length === 0 || token.length > 128) return undefined;
    const found = await this.storage.token(hashOfToken(token));
    return found && this.storage.guest(found.guest);
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
  }

  private async give(guest: string, kind: Token['kind'], label: string): Promise<string> {
    const token = newSecretToken();
    await this.storage.saveToken({ hash: hashOfToken(token), guest, kind, label, createdAt: this.now() });
    return token;
  }
}
