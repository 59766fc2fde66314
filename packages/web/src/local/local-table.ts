import { catalog } from '@manigance/games';
import type { Answer, ClientMessage } from '@manigance/protocol';
import {
  type Append,
  ConflictError,
  type LoadedTable,
  load,
  MemoryStore,
  noMetrics,
  type Person,
  Room,
  type RoomContext,
  secretAnswerDelay,
  type Table,
  type Watcher,
} from '@manigance/table';
import { randomHex, randomWithin } from '../random-hex.ts';
import type { AnswerDelay } from './answer-delay.ts';

import { importedTable } from './import-match.ts';
import { LocalBots } from './local-bots.ts';
import { localPlayer } from './local-player.ts';
import type { KeptMatch } from './saved-match.ts';
import { ShownSteps } from './shown-steps.ts';
import { appendToTable, readTable } from './table-db.ts';

/** One table of this browser: a room on a store in memory that writes through to IndexedDB. */
export class LocalTable {
  /** Whether the database of this browser works. */
  readonly isDurable: boolean;
  private readonly store: MemoryStore;
  private readonly shownSteps = new ShownSteps();
  private readonly room: Room;
  private readonly me: Person;
  private readonly names: readonly string[];
  private readonly watcher: Watcher;

  private constructor(
    { game, seats }: KeptMatch,
    { store, games, isDurable, loaded }: OpenedStore,
    send: (text: string) => void,
    answerDelay: AnswerDelay = secretAnswerDelay,
  ) {
    this.store = store;
    this.isDurable = isDurable;
    const mine = seats.findIndex(({ level }) => level === undefined);
    this.names = seats.map(({ name }) => name);
    this.me = { id: localPlayer, name: seats[mine]?.name ?? '' };
    this.watcher = { person: this.me, send };
    const isShown = ({ match }: Table) => this.shownSteps.until(match?.viewers[mine]?.number ?? 0);
    this.room = new Room(
      {
        store,
        games,
        bots: new LocalBots(game, () => isShown(this.room.table)),
        metrics: noMetrics,
        scheduler: browserScheduler,
        outages: () => [],
        looksLike: () => false, // there is one person
        secret: () => randomHex(16),
        beforeBot: isShown,
        answerDelay: () => randomWithin(answerDelay),
        report: (error) => reportError(error),
      },
      loaded,
    );
  }

  /** Opens the table of a match, and imports the match first if the database does not have it. */
  static async open(
    match: KeptMatch,
    send: (text: string) => void,
    answerDelay?: AnswerDelay,
  ): Promise<LocalTable | 'outdated'> {
    const opened = await openStore(match);
    if (opened === undefined) return 'outdated';
    const table = new LocalTable(match, opened, send, answerDelay);
    void table.room.wake();
    return table;
  }

  async handle(message: ClientMessage): Promise<void> {
    const answer = await this.answerTo(message);
    if (answer !== undefined) this.watcher.send(JSON.stringify(answer));
  }

  /** The page has shown every step up to this number. */
  show(step: number): void {
    this.shownSteps.show(step);
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

  private async answerTo(message: ClientMessage): Promise<Answer | undefined> {
    const { room, me, watcher } = this;
    switch (message.type) {
      case 'watch':
        await room.watch(me, message, watcher);
        return undefined;
      case 'whyNot':
        return room.whyNot(me, message.id);
      case 'mayUndo':
        return room.mayUndo(me, message.id);
      case 'play':
      case 'takeBack':
      case 'standing':
        return room.command(me, message);
      default:
        return { type: 'refused', to: message.id, reason: { code: 'unknown-type' } };
    }
  }
}

interface OpenedStore extends Pick<RoomContext, 'games'> {
  readonly store: MemoryStore;
  readonly isDurable: boolean;
  readonly loaded: LoadedTable;
}

/** `undefined` if the match is nowhere, or its rules have changed. */
async function openStore(match: KeptMatch): Promise<OpenedStore | undefined> {
  const { game, older = [] } = await catalog.get(match.game).rules();
  const games = { [match.game]: { game, older, levels: [] } };
  const store: MemoryStore = new MemoryStore((append) => persist(store, append));
  let isDurable = true;
  const stored = await readTable(match.id).catch(() => {
    isDurable = false;
    return undefined;
  });
  if (stored !== undefined) store.add(stored);
  else if ('seed' in match) await store.append(importedTable(match, game.rulesVersion));
  const loaded = await load({ store, games }, match.id);
  return loaded?.table.match === undefined ? undefined : { store, games, isDurable, loaded };
}

/** Writes entries to the database before the store takes them. A forbidden or full database costs the match its memory only. */
async function persist(store: MemoryStore, append: Append): Promise<void> {
  try {
    await appendToTable(append);
  } catch (error) {
    if (!(error instanceof ConflictError)) return;
    const stored = await readTable(append.row.id);
    if (stored !== undefined) store.add(stored);
    throw error;
  }
}

const browserScheduler: RoomContext['scheduler'] = {
  now: () => Date.now(),
  after(milliseconds, job) {
    const timer = setTimeout(job, milliseconds);
    return () => clearTimeout(timer);
  },
  giveWay: () => Promise.resolve(),
};
