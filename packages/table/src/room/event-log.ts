import type { Game, Seat } from '@manigance/core';
import type { MoveSource, Step } from '@manigance/protocol';
import { applyEntry } from '../apply-entry.ts';
import { openDeadline, wakeAt } from '../deadlines.ts';
import type { NewSteps } from '../derived-views.ts';
import type { TableEntry } from '../entries.ts';
import { type LoadedTable, load, loadAll, snapshotOf, statesKept } from '../load.ts';
import type { EntryBatch } from '../moves.ts';
import type { Table } from '../table.ts';
import { rowOf } from '../table-row.ts';
import type { RoomContext } from './context.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** A stored entry, the new step of each viewer, and the table before and after. */
export interface StoredEntry {
  readonly entry: TableEntry;
  readonly newSteps: NewSteps;
  readonly before: Table;
  readonly after: Table;
}

const snapshotEvery = 200;
/** Entries that change who has a seat. */
export const changesPeople: readonly TableEntry['kind'][] = [
  'sat',
  'stood',
  'arranged',
  'swapped',
  'removed',
  'changed',
];

/** Entries that put another question. */
export const changesQuestion: readonly TableEntry['kind'][] = ['started', 'moved', 'tookBack', 'carriedOver'];
/** Entries that publicly change who answers the question. */
export const changesAnswerer: readonly TableEntry['kind'][] = ['bot', 'person'];

/** A table as stored, and the steps its viewers were sent. Changes only after the store has accepted the entries. */
export class EventLog {
  table: Table;
  game: Game | undefined;
  /** Epoch under which this process claimed the table. */
  readonly epoch: number | undefined;
  private buffer: ReplayBuffer;
  private snapshotAt: number;
  private readonly context: RoomContext;
  private readonly counters: Partial<Record<MoveSource, { value: number }>> = {};

  constructor(context: RoomContext, loaded: LoadedTable, epoch?: number) {
    this.context = context;
    this.epoch = epoch;
    this.table = loaded.table;
    this.buffer = new ReplayBuffer(loaded.steps);
    this.game = loaded.game;
    this.snapshotAt = loaded.table.entries;
  }

  /** Applies entries to a copy and stores them. `undefined` if the store refused: then reload. */
  append({ entries, precomputed }: EntryBatch): Promise<readonly StoredEntry[] | undefined> {
    const { context, game } = this;
    const stopTimer = context.metrics.startTimer('commit_seconds', this.table.setup.game);
    let { table } = this;
    const stored = entries.map((entry): StoredEntry => {
      const before = table;
      const applied = applyEntry(before, entry, game, { precomputed, keep: statesKept });
      table = applied.table;
      return { entry, newSteps: applied.newSteps, before, after: table };
    });
    const outages = context.outages();
    const wake = wakeAt(table, game, context.scheduler.now, outages);
    const row = rowOf(table, wake, openDeadline(table, outages));
    const bodies = entries.map((entry) => JSON.stringify(entry));
    const expected = this.table.entries;
    const isSame = !entries.some(({ kind }) => changesPeople.includes(kind));
    const { epoch } = this;
    const append = { row, expected, bodies, epoch };
    return context.store.append(isSame ? { ...append, people: 'same' } : append).then(
      () => {
        stopTimer();
        return this.accept(stored, table);
      },
      (error: unknown) => {
        const why = error instanceof Error ? error.name : 'unknown';
        context.metrics.count('append_failures_total', { why });
        return undefined;
      },
    );
  }

  private accept(
    stored: readonly StoredEntry[],
    table: Table,
  ): readonly StoredEntry[] | Promise<readonly StoredEntry[]> {
    this.table = table;
    // A bot is handed the whole history each time it thinks.
    const keepAll = table.seats.some(({ bot }) => bot !== undefined);
    for (const { entry, newSteps } of stored) {
      this.buffer.add(newSteps, { keepAll });
      if (entry.kind === 'moved') this.countMove(entry.by);
    }
    const { match } = table;
    const isUndoHistoryUsedUp = match !== undefined && match.past.length === 0 && match.moves > 0;
    if (!isUndoHistoryUsedUp && table.entries - this.snapshotAt < snapshotEvery) return stored;
    return this.afterAccept(stored, isUndoHistoryUsedUp);
  }

  private async afterAccept(
    stored: readonly StoredEntry[],
    isUndoHistoryUsedUp: boolean,
  ): Promise<readonly StoredEntry[]> {
    try {
      if (isUndoHistoryUsedUp) await this.recall(statesKept);
      await this.saveSnapshot(snapshotEvery);
    } catch (error) {
      this.context.report(error, this.table.id); // the entries are stored, and have to be shown
    }
    const last = stored.at(-1);
    return last === undefined ? stored : [...stored.slice(0, -1), { ...last, after: this.table }];
  }

  private countMove(by: MoveSource): void {
    const { context, table } = this;
    this.counters[by] ??= context.metrics.counter('moves_total', { game: table.setup.game, by });
    this.counters[by].value++;
  }

  /**
   * Reads the table again after a failed append or a write by another server. Answers with the step number each viewer
   * had reached before.
   */
  async reload(): Promise<readonly number[]> {
    const before = this.table.match?.viewers.map(({ number }) => number) ?? [];
    const loaded = await load(this.context, this.table.id);
    if (loaded === undefined) return before;
    this.table = loaded.table;
    this.buffer = new ReplayBuffer(loaded.steps);
    this.game = loaded.game;
    this.snapshotAt = loaded.table.entries;
    return before;
  }

  /** The steps of this viewer after that number. */
  async stepsAfter(viewer: number, after: number): Promise<readonly Step[]> {
    const last = this.table.match?.viewers[viewer]?.number ?? 0;
    if (after >= last) return [];
    const oldest = this.buffer.stepsOf(viewer)[0]?.number ?? Number.POSITIVE_INFINITY;
    if (oldest > after + 1) await this.recall(statesKept);
    return this.buffer.stepsOf(viewer).filter(({ number }) => number > after);
  }

  /** Extends the undo history in memory to this seat's latest move. */
  async recallUndoOf(seat: Seat | undefined): Promise<void> {
    const { match } = this.table;
    if (match === undefined || match.past.length >= match.moves) return;
    if (!match.past.some((one) => one.seat === seat && one.numbers !== undefined))
      await this.recall(Number.POSITIVE_INFINITY);
  }

  /** Extends the undo history in memory to the move that is proposed to be taken back. */
  async recallUndoProposed(): Promise<void> {
    const { match, proposal, backTo } = this.table;
    if (match === undefined || proposal?.what !== 'take-back') return;
    if (backTo === undefined) await this.recallUndoOf(proposal.by);
    else if (match.past.length < match.moves - backTo) await this.recall(Number.POSITIVE_INFINITY);
  }

  /** Replays the match from its entries for steps and states that are no longer in memory. */
  private async recall(keep: number): Promise<void> {
    const whole = await loadAll(this.context, this.table.id, keep);
    if (whole === undefined || whole.table.entries !== this.table.entries) return;
    this.table = whole.table;
    this.buffer = new ReplayBuffer(whole.steps);
  }

  /** Saves a snapshot before the room closes. A match in play needs one should its rules be replaced. */
  async saveFinalSnapshot(): Promise<void> {
    await this.saveSnapshot(this.table.stage === 'playing' ? 1 : snapshotEvery);
  }

  private async saveSnapshot(atLeast: number): Promise<void> {
    const { entries, id } = this.table;
    if (entries - this.snapshotAt < atLeast) return;
    const steps = Array.from({ length: this.table.seats.length + 1 }, (_, viewer) =>
      this.buffer.stepsOf(viewer),
    );
    const body = snapshotOf({ table: this.table, steps });
    await this.context.store.saveSnapshot(id, { number: entries, body });
    this.snapshotAt = entries;
  }
}
