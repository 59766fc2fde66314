import { hash } from 'node:crypto';
import type { NoticeChannel } from '@manigance/protocol';
import { type History, historyOf, minute, type Table, type TableRegistry } from '@manigance/table';
import { type ComposeContext, compose, type Notice } from './compose.ts';
import type { SendOutcome } from './post.ts';
import { delayOf, isWanted, quietUntil } from './settings.ts';
import type { DueNotice, NoticePreferences, NoticeStore, Target } from './store.ts';
import { needsHistory, type Wait, waitsOf } from './waits.ts';

/** Times in milliseconds. */
export interface NotifierPace {
  /** Interval of looks for changed tables and due notices. */
  readonly look: number;
  /** Interval of looks for tables whose changes a killed server has not looked at. */
  readonly recover: number;
  /** Least time away from a table before a notice. */
  readonly least: number;
  /** Waits before a notice that was surely not sent is tried again. */
  readonly retries: readonly number[];
}

/** Times of a server. */
export const defaultPace: NotifierPace = {
  look: 1_000,
  recover: minute,
  least: 15_000,
  retries: [minute, 5 * minute, 30 * minute, 120 * minute],
};

/** Parts that the notifier works with. */
export interface NotifierSetup extends ComposeContext {
  readonly registry: TableRegistry;
  readonly store: NoticeStore;
  /** Name of this server among those that share the store. */
  readonly server: string;
  readonly channels: Readonly<
    Record<NoticeChannel, (target: Target, notice: Notice, guest: string) => Promise<SendOutcome>>
  >;
  readonly pace: NotifierPace;
  report(error: unknown, table?: string): void;
}

const [mostDue, mostRecovered] = [50, 200];

/**
 * Tells people by mail, push or webhook that they are waited for. The waits follow from the stored tables; a change of a table
 * only says that it is to be looked at sooner. What was told is stored before it is sent.
 */
export class Notifier {
  private readonly setup: NotifierSetup;
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private recoverAt = 0;
  private working: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(setup: NotifierSetup) {
    this.setup = setup;
  }

  start(): void {
    this.timer = setTimeout(() => {
      this.working = this.look()
        .catch((error: unknown) => this.setup.report(error))
        .finally(() => {
          if (!this.isStopping) this.start();
        });
    }, this.setup.pace.look);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /** A table has changed: it is looked at soon. */
  noteChange(table: string): void {
    this.changed.add(table);
  }

  private async look(): Promise<void> {
    const changed = [...this.changed];
    this.changed.clear();
    await this.noteWaits(changed);
    if (performance.now() >= this.recoverAt) {
      this.recoverAt = performance.now() + this.setup.pace.recover;
      await this.recover();
    }
    await this.tellDue();
  }

  /** Looks at the tables that no server has looked at since their last entry. */
  private async recover(): Promise<void> {
    const { store } = this.setup;
    for (let after = ''; !this.isStopping; ) {
      const tables = await store.unmarked(after, mostRecovered);
      await this.noteWaits(tables);
      const last = tables.at(-1);
      if (last === undefined || tables.length < mostRecovered) break;
      after = last;
    }
    await store.forgetTables();
  }

  private async noteWaits(ids: readonly string[]): Promise<void> {
    for (const id of await this.withSomebodyToTell(ids)) {
      if (this.isStopping) return;
      await this.noteWaitsOf(id).catch((error: unknown) => this.setup.report(error, id));
    }
  }

  /**
   * These tables without those in play where nobody wants to be told of anything. Most are such, and change often: one query
   * finds out for all.
   */
  private async withSomebodyToTell(ids: readonly string[]): Promise<readonly string[]> {
    const { registry, store } = this.setup;
    const seated = new Map<string, readonly string[]>();
    for (const id of ids) {
      const table = registry.roomInMemory(id)?.table;
      if (table !== undefined && table.stage !== 'gathering') seated.set(id, seatedAt(table));
    }
    const wishes = await store.wishesOf([...new Set([...seated.values()].flat())]);
    const wishful = new Set(wishes.map(({ guest }) => guest));
    return ids.filter((id) => seated.get(id)?.some((guest) => wishful.has(guest)) ?? true);
  }

  /** Stores the notices that are due to people at a table. */
  private async noteWaitsOf(id: string): Promise<void> {
    const { registry, store } = this.setup;
    const inMemory = registry.roomInMemory(id)?.table;
    const history = inMemory === undefined || needsHistory(inMemory) ? await this.read(id) : undefined;
    const table = history?.table ?? inMemory;
    if (table === undefined) return;
    const invited = await this.invitedTo(table);
    const wishes = await store.wishesOf([...new Set([...seatedAt(table), ...invited])]);
    if (wishes.length === 0) return;
    const waits = waitsOf(table, { outages: registry.outagesSoFar(), history, invited });
    await store.note(
      id,
      table.entries,
      waits.flatMap((wait) => this.wished(wait, table, wishes)),
    );
  }

  private async invitedTo({ id, stage }: Table): Promise<readonly string[]> {
    return stage === 'gathering' ? this.setup.store.invitedTo(id) : [];
  }

  private wished(wait: Wait, table: Table, wishes: readonly NoticePreferences[]) {
    const now = this.setup.registry.now();
    const own = wishes.find(({ guest }) => guest === wait.guest);
    if (own === undefined) return [];
    return own.channels.flatMap((channel) => {
      if (!maySend(own, channel, wait, table)) return [];
      // A time that runs short leaves none for a delay.
      const delay =
        wait.kind === 'time' ? 0 : Math.max(this.setup.pace.least, delayOf(own.settings, channel));
      return [{ ...wait, channel, dueAt: Math.max(now, wait.from ?? now) + delay }];
    });
  }

  private read(id: string): Promise<History | undefined> {
    const { store, games } = this.setup.registry;
    return historyOf({ store, games }, id);
  }

  private async tellDue(): Promise<void> {
    const { registry, store, server } = this.setup;
    const due = await store.due(registry.now(), server, mostDue);
    const histories = new Map<string, Promise<History | undefined>>();
    const historyOf = (id: string) => {
      const read = histories.get(id) ?? this.read(id);
      histories.set(id, read);
      return read;
    };
    const tell = (notice: DueNotice) =>
      this.tell(notice, () => historyOf(notice.table)).catch((error: unknown) =>
        this.setup.report(error, notice.table),
      );
    await Promise.all(due.map(tell));
  }

  private async tell(notice: DueNotice, read: () => Promise<History | undefined>): Promise<void> {
    const { registry, store } = this.setup;
    const [wishes] = await store.wishesOf([notice.guest]);
    if (wishes === undefined || !wishes.channels.includes(notice.channel)) return store.drop(notice);
    const now = registry.now();
    const quietEnd = quietUntil(wishes.settings, now);
    if (quietEnd !== undefined) return store.defer(notice, quietEnd);
    if (registry.roomInMemory(notice.table)?.isWatchedBy(notice.guest) === true)
      return isSeenOnce(notice) ? store.drop(notice) : store.defer(notice, now + this.away(wishes, notice));
    const history = await read();
    const wait = history && (await this.waitOf(notice, history));
    if (history === undefined || wait === undefined || !maySend(wishes, notice.channel, wait, history.table))
      return store.drop(notice);
    await this.send(notice, wait, history, wishes);
  }

  /** Time after which a person who watches the table is looked for again. */
  private away({ settings }: NoticePreferences, { channel }: DueNotice): number {
    return Math.max(this.setup.pace.least, delayOf(settings, channel));
  }

  private async waitOf({ guest, wait }: DueNotice, history: History): Promise<Wait | undefined> {
    const { registry } = this.setup;
    const invited = await this.invitedTo(history.table);
    const waits = waitsOf(history.table, { outages: registry.outagesSoFar(), history, invited });
    const now = registry.now();
    return waits.find((one) => one.guest === guest && one.key === wait && (one.from ?? now) <= now);
  }

  /** Everything is composed first, so that the claim, which tells whether the wait goes on, comes last. */
  private async send(
    notice: DueNotice,
    wait: Wait,
    history: History,
    { settings }: NoticePreferences,
  ): Promise<void> {
    const { store, channels } = this.setup;
    const { channel, guest, kind } = notice;
    const { language } = settings;
    const targets = await store.targets(guest, channel);
    const told = await compose(
      history,
      { id: noticeId(notice), seat: wait.seat, kind, because: wait.because, language, channel },
      this.setup,
    );
    if (this.isStopping || !(await store.claim(notice, history.table.entries))) return;
    const fates = await Promise.all(targets.map((target) => channels[channel](target, told, guest)));
    for (const [at, { address }] of targets.entries())
      if (fates[at] === 'gone') await store.dropTarget(guest, channel, address);
    const isSurelyUnsent = !fates.some((fate) => fate === 'sent' || fate === 'unsure');
    const retry = this.setup.pace.retries[notice.attempts];
    if (isSurelyUnsent && fates.includes('later') && retry !== undefined)
      await store.tryAgain(notice, this.setup.registry.now() + retry);
  }
}

function seatedAt({ seats }: Table): readonly string[] {
  return seats.flatMap(({ person }) => person?.id ?? []);
}

/** Id of the notice of a wait, from which nothing else follows: mail programs show a mail that comes twice under it once. */
export function noticeId({ guest, table, wait }: Pick<DueNotice, 'guest' | 'table' | 'wait'>): string {
  return hash('sha256', `${guest} ${table} ${wait}`).slice(0, 32);
}

/** Whether a person who watches the table has seen the event by then. */
function isSeenOnce({ kind }: DueNotice): boolean {
  return kind === 'over' || kind === 'abandoned';
}

/** Whether a person wants to be told of a wait by this channel, and may be: others may read a webhook, which is not told who is asked in secret. */
export function maySend(
  { settings }: NoticePreferences,
  channel: NoticeChannel,
  wait: Wait,
  { setup }: Table,
): boolean {
  if (wait.isSecret && channel === 'hook') return false;
  return isWanted(settings, channel, { kind: wait.kind, isTurnBased: setup.pace.kind === 'turn-based' });
}
