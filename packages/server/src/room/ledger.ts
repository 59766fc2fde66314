import type { Game } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import type { By, TableEntry } from '../entries.ts';
import { fold } from '../fold.ts';
import { type Loaded, load, loadAll, snapshotOf, wayBackKept } from '../load.ts';
import type { Entries } from '../moves.ts';
import { rowOf } from '../row.ts';
import type { Fresh } from '../sight.ts';
import type { Table } from '../table.ts';
import { wakeAt } from './deadlines.ts';
import type { Lent } from './lent.ts';
import { Told } from './told.ts';

/** Something that has been stored, what each viewer sees of it, and how the table stood before and after. */
export interface Stored {
  readonly entry: TableEntry;
  readonly fresh: Fresh;
  readonly before: Table;
  readonly after: Table;
}

const snapshotEvery = 200;
/** What changes who sits at the table. */
export const movesPeople: readonly TableEntry['kind'][] = ['sat', 'stood', 'arranged'];

/** A table as it is stored, and what each viewer was told on the way. It moves on only by what the store has taken. */
export class Ledger {
  table: Table;
  game: Game | undefined;
  private told: Told;
  private snapshotAt: number;
  private readonly lent: Lent;
  private readonly counters: Partial<Record<By, { value: number }>> = {};

  constructor(lent: Lent, loaded: Loaded) {
    this.lent = lent;
    this.table = loaded.table;
    this.told = new Told(loaded.steps);
    this.game = loaded.game;
    this.snapshotAt = loaded.table.entries;
  }

  /** Applied to a copy, and stored. `undefined` if the store did not take it: then the table is to be read again. */
  store({ entries, ahead }: Entries): Promise<readonly Stored[] | undefined> {
    const { lent, game } = this;
    const began = performance.now();
    let { table } = this;
    const stored = entries.map((entry): Stored => {
      const before = table;
      const folded = fold(before, entry, game, { ahead, keep: wayBackKept });
      table = folded.table;
      return { entry, fresh: folded.fresh, before, after: table };
    });
    const row = rowOf(table, wakeAt(table, game, lent.now, lent.outages()));
    const bodies = entries.map((entry) => JSON.stringify(entry));
    const expected = this.table.entries;
    const isSame = !entries.some(({ kind }) => movesPeople.includes(kind));
    const append = isSame ? ({ row, expected, bodies, people: 'same' } as const) : { row, expected, bodies };
    return lent.storage.append(append).then(
      () => {
        lent.metrics.took('commit_seconds', performance.now() - began);
        return this.goOn(stored, table);
      },
      (error: unknown) => {
        lent.metrics.count('append_failures_total', { why: error instanceof Error ? error.name : 'unknown' });
        return undefined;
      },
    );
  }

  private goOn(stored: readonly Stored[], table: Table): readonly Stored[] | Promise<readonly Stored[]> {
    this.table = table;
    // Bots are told everything from the beginning each time they think.
    const isAllNeeded = table.seats.some(({ bot }) => bot !== undefined);
    for (const { entry, fresh } of stored) {
      this.told.add(fresh, isAllNeeded);
      if (entry.kind === 'moved') this.countMove(entry.by);
    }
    if (table.entries - this.snapshotAt < snapshotEvery) return stored;
    return this.saveSnapshot(snapshotEvery).then(() => stored);
  }

  private countMove(by: By): void {
    const { lent, table } = this;
    this.counters[by] ??= lent.metrics.counter('moves_total', { game: table.setup.game, by });
    this.counters[by].value++;
  }

  /**
   * Whether the store took it or not is unknown, or somebody else wrote: what it holds is right. Answers with the number each
   * viewer had been told up to.
   */
  async reload(): Promise<readonly number[]> {
    const before = this.table.match?.viewers.map(({ number }) => number) ?? [];
    const loaded = await load(this.lent.storage, this.lent.shelf, this.table.id);
    if (loaded === undefined) return before;
    this.table = loaded.table;
    this.told = new Told(loaded.steps);
    this.game = loaded.game;
    this.snapshotAt = loaded.table.entries;
    return before;
  }

  /** Exactly what this viewer was told after that number. */
  async stepsAfter(viewer: number, after: number): Promise<readonly Step[]> {
    const last = this.table.match?.viewers[viewer]?.number ?? 0;
    if (after >= last) return [];
    const oldest = this.told.to(viewer)[0]?.number ?? Number.POSITIVE_INFINITY;
    if (oldest > after + 1) await this.recall(wayBackKept);
    return this.told.to(viewer).filter(({ number }) => number > after);
  }

  /** Has the way back in memory as far as this seat's last move. */
  async recallWayBack(seat: number | undefined): Promise<void> {
    const { match } = this.table;
    if (match === undefined || match.past.length >= match.moves) return;
    if (!match.past.some((one) => one.seat === seat)) await this.recall(Number.POSITIVE_INFINITY);
  }

  /** Has the way back in memory as far as what is proposed goes. */
  async recallProposed(): Promise<void> {
    const { match, proposal, backTo } = this.table;
    if (match === undefined || proposal?.what !== 'take-back') return;
    if (backTo === undefined) await this.recallWayBack(proposal.by);
    else if (match.past.length < match.moves - backTo) await this.recall(Number.POSITIVE_INFINITY);
  }

  /** Plays the whole match again for what is no longer in memory. */
  private async recall(keep: number): Promise<void> {
    const whole = await loadAll(this.lent.storage, this.lent.shelf, this.table.id, keep);
    if (whole === undefined || whole.table.entries !== this.table.entries) return;
    this.table = whole.table;
    this.told = new Told(whole.steps);
  }

  /** One that goes on must open again as it is whatever becomes of the rules; one that is over, only soon. */
  async saveLast(): Promise<void> {
    await this.saveSnapshot(this.table.stage === 'playing' ? 1 : snapshotEvery);
  }

  private async saveSnapshot(atLeast: number): Promise<void> {
    const { entries, id } = this.table;
    if (entries - this.snapshotAt < atLeast) return;
    const steps = Array.from({ length: this.table.seats.length + 1 }, (_, viewer) => this.told.to(viewer));
    const body = snapshotOf({ table: this.table, steps });
    await this.lent.storage.saveSnapshot(id, { number: entries, body });
    this.snapshotAt = entries;
  }
}
