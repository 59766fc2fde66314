import type { Database } from '../../storage/database.ts';
import { FriendStore } from './store.ts';

interface PresenceSetup {
  readonly database: Database;
  /** Everybody with an open socket at this server. */
  here(): readonly string[];
  now(): number;
  report(error: unknown): void;
}

const noteEvery = 30_000;

/** Notes who is here, for their friends, and clears away invitations to tables that have begun. */
export class Presence {
  private readonly setup: PresenceSetup;
  private readonly timer: NodeJS.Timeout;
  private noting: Promise<void> = Promise.resolve();

  constructor(setup: PresenceSetup) {
    this.setup = setup;
    this.timer = setInterval(() => {
      this.noting = this.note().catch((error: unknown) => setup.report(error));
    }, noteEvery);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.noting;
  }

  private async note(): Promise<void> {
    const { database, here, now } = this.setup;
    const store = new FriendStore(database);
    await store.noteHere(here(), now());
    await store.dropOldInvitations();
  }
}
