import { DamagedTableError } from './store.ts';

/** Time after which a damaged table is read again, should the host have mended it; ms. */
const readAgainAfter = 3_600_000;

/** Tables that are set apart because their stored history was changed. Each is reported once. */
export class DamagedTables {
  private readonly now: () => number;
  private readonly report: (error: unknown, table: string) => void;
  private readonly found = new Map<string, { readonly error: DamagedTableError; readonly at: number }>();

  constructor(now: () => number, report: (error: unknown, table: string) => void) {
    this.now = now;
    this.report = report;
  }

  get size(): number {
    return this.found.size;
  }

  get ids(): readonly string[] {
    return [...this.found.keys()];
  }

  /** Opens a table unless it is set apart, and sets it apart if it turns out to be damaged. */
  async open<T>(table: string, open: () => Promise<T>): Promise<T> {
    const known = this.found.get(table);
    if (known !== undefined && this.now() - known.at < readAgainAfter) throw known.error;
    try {
      const opened = await open();
      this.found.delete(table);
      return opened;
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      if (known === undefined) this.report(error, table);
      this.found.set(table, { error, at: this.now() });
      throw error;
    }
  }
}
