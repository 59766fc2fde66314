import type { Answer, ClientMessage } from '@manigance/protocol';
import {
  type MemoryStore,
  noMetrics,
  Room,
  type RoomContext,
  secretAnswerDelay,
  type Watcher,
} from '@manigance/table';
import { randomHex, randomWithin } from '../random-hex.ts';
import type { AnswerDelay } from './answer-delay.ts';
import type { ScreenHolder } from './hand-over.ts';
import { LocalBots } from './local-bots.ts';
import { localPeople } from './local-player.ts';
import { type OpenedStore, openStore } from './local-store.ts';
import type { KeptMatch } from './saved-match.ts';
import { Screen, type ToPage } from './screen.ts';
import { readTable } from './table-db.ts';
import type { StorageState } from './worker-messages.ts';

/** One table of this browser: a room on a store in memory that writes through to IndexedDB. */
export class LocalTable {
  private readonly store: MemoryStore;
  private readonly room: Room;
  private readonly names: readonly string[];
  private readonly screen: Screen;

  private constructor(
    match: KeptMatch,
    { store, games, loaded }: OpenedStore,
    page: ToPage,
    answerDelay: AnswerDelay = secretAnswerDelay,
  ) {
    const { seats } = match;
    this.store = store;
    this.names = seats.map(({ name }) => name);
    this.screen = new Screen(localPeople(seats), page);
    this.room = new Room(
      {
        store,
        games,
        bots: new LocalBots(match, () => this.screen.untilShown(this.room.table)),
        metrics: noMetrics,
        scheduler: browserScheduler,
        outages: () => [],
        looksLike: () => false, // names are chosen before the match
        secret: () => randomHex(16),
        beforeBot: (table) => this.screen.untilShown(table),
        onChange: () => void this.screen.passOn(this.room),
        answerDelay: () => randomWithin(answerDelay),
        report: (error) => reportError(error),
      },
      loaded,
    );
  }

  /**
   * Opens the table of a match, and imports the match first if the database does not have it. `tellKept` hears how the browser
   * keeps the match, at first and whenever that changes.
   */
  static async open(
    match: KeptMatch,
    page: ToPage,
    { tellKept = () => undefined, answerDelay }: OpenSetup = {},
  ): Promise<LocalTable | 'outdated'> {
    const opened = await openStore(match, tellKept);
    if (opened === undefined) return 'outdated';
    const table = new LocalTable(match, opened, page, answerDelay);
    void table.room.wake();
    void table.screen.passOn(table.room);
    return table;
  }

  async handle(message: ClientMessage): Promise<void> {
    const { watcher } = this.screen;
    if (watcher === undefined) return;
    const answer = await this.answerTo(watcher, message);
    if (answer !== undefined) watcher.send(JSON.stringify(answer));
  }

  /** The person to whom the screen was handed over has taken it. */
  take(taker: ScreenHolder): void {
    this.screen.take(taker);
  }

  /** The page has shown every step up to this number. */
  show(step: number): void {
    this.screen.show(step);
  }

  /** Another tab has let go of the match, maybe after this one had read it. */
  async refresh(): Promise<void> {
    const stored = await readTable(this.room.id);
    if (stored !== undefined) this.store.add(stored);
    await this.room.catchUp();
  }

  async record(): Promise<string | undefined> {
    const { recordText } = await import('@manigance/table/record');
    return recordText(this.room.table, this.store, this.names);
  }

  private async answerTo(watcher: Watcher, message: ClientMessage): Promise<Answer | undefined> {
    const { room } = this;
    const { person: me } = watcher;
    switch (message.type) {
      case 'watch':
        await room.watch(me, message, watcher);
        return undefined;
      case 'whyNot':
        return room.whyNot(me, message.id);
      case 'past':
        return room.past(me, message.id);
      case 'hint':
        return room.hint(me, message);
      case 'mayUndo':
        return room.mayUndo(me, message.id);
      case 'takeBack': {
        // Nobody at a shared screen could agree to more than what is free.
        const undo = this.screen.isShared ? await room.mayUndo(me, message.id) : undefined;
        if (undo?.type === 'undo' && !undo.isFree)
          return { type: 'refused', to: message.id, reason: { code: 'nobody-to-ask' } };
        return room.command(me, message);
      }
      case 'play':
      case 'standing':
        return room.command(me, message);
      default:
        return { type: 'refused', to: message.id, reason: { code: 'unknown-type' } };
    }
  }
}

interface OpenSetup {
  readonly tellKept?: (kept: StorageState) => void;
  readonly answerDelay?: AnswerDelay | undefined;
}

const browserScheduler: RoomContext['scheduler'] = {
  now: () => Date.now(),
  after(milliseconds, job) {
    const timer = setTimeout(job, milliseconds);
    return () => clearTimeout(timer);
  },
  giveWay: () => Promise.resolve(),
};
