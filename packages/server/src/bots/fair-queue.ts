/** Whom a waiting task counts for. */
export interface Turn {
  /** Host of the table. */
  readonly owner: string;
  readonly table: string;
  /** Whether a person watches the table now. */
  isWatched(): boolean;
}

/** One task in this many goes to a table that nobody watches, so that those go on too. */
const unwatchedShare = 8;

/**
 * Tasks in fair order: tables that a person watches come first, then the owners take turns, and the tables of an owner
 * take turns.
 */
export class FairQueue<T> {
  /** By owner and table, both in the order of their turns. */
  private readonly waiting = new Map<string, Map<string, { readonly turn: Turn; readonly tasks: T[] }>>();
  private readonly counts = new Map<string, number>();
  private taken = 0;
  size = 0;

  /** Number of waiting tasks of an owner. */
  countOf(owner: string): number {
    return this.counts.get(owner) ?? 0;
  }

  add(turn: Turn, task: T): void {
    const { owner, table } = turn;
    const tables = this.waiting.get(owner) ?? new Map();
    const tasks = tables.get(table)?.tasks ?? [];
    tasks.push(task);
    tables.set(table, { turn, tasks });
    this.waiting.set(owner, tables);
    this.counts.set(owner, this.countOf(owner) + 1);
    this.size++;
  }

  /** The table whose turn it is. */
  get next(): Turn | undefined {
    const isForUnwatched = this.taken % unwatchedShare === unwatchedShare - 1;
    return this.firstWhere((turn) => turn.isWatched() !== isForUnwatched) ?? this.firstWhere(() => true);
  }

  /** Takes a task of the table whose turn it is; table and owner go to the end of their queues. */
  take(): T | undefined {
    const { next } = this;
    if (next === undefined) return undefined;
    const { owner, table } = next;
    const tables = this.waiting.get(owner);
    const found = tables?.get(table);
    if (tables === undefined || found === undefined) return undefined;
    const task = found.tasks.shift();
    tables.delete(table);
    if (found.tasks.length > 0) tables.set(table, found);
    this.waiting.delete(owner);
    if (tables.size > 0) this.waiting.set(owner, tables);
    const left = this.countOf(owner) - 1;
    if (left > 0) this.counts.set(owner, left);
    else this.counts.delete(owner);
    this.size--;
    this.taken++;
    return task;
  }

  /** Takes everything. */
  clear(): readonly T[] {
    const all = [...this.waiting.values()].flatMap((tables) =>
      [...tables.values()].flatMap(({ tasks }) => tasks),
    );
    this.waiting.clear();
    this.counts.clear();
    this.size = 0;
    return all;
  }

  private firstWhere(fits: (turn: Turn) => boolean): Turn | undefined {
    for (const tables of this.waiting.values())
      for (const { turn } of tables.values()) if (fits(turn)) return turn;
    return undefined;
  }
}
