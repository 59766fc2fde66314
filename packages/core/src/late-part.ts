/**
 * A part of a game that is loaded after the rest, and only for the tables that need it. The rest of the game calls it through
 * `loaded`, so that it imports none of its modules.
 */
export class LatePart<T extends object> {
  /** Until the part is added, every use throws. */
  loaded: T;

  /** `name` is for the error. */
  constructor(name: string) {
    this.loaded = new Proxy({} as T, {
      get() {
        throw new Error(`${name} is not loaded: await the parts of the manifest that this table needs`);
      },
    });
  }

  /** The module of the part calls this once, when it is evaluated. */
  add(part: T): void {
    this.loaded = part;
  }
}

/** A table by id whose rows with the keys `K` a late part adds. It has the type of the whole table. */
export function tableForMore<T extends object, K extends keyof T>(rows: Omit<T, K>): T {
  return { ...rows } as T; // the rows left out are read by tables that have loaded them
}

/** Adds the rows of a late part. */
export function addRows<T extends object>(table: T, rows: Partial<T>): void {
  Object.assign(table, rows);
}
