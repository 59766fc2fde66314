/** Looks in a row at which all people of a table were at one other server, before that server gets it. */
const looksBefore = 2;

/** Tables and sockets that placement looks at. */
export interface PlacementSetup {
  /** The tables that are owned here. */
  tables(): readonly string[];
  /** Whether a socket of this server watches the table. */
  isWatchedHere(table: string): boolean;
  /** The server of all remote sockets that watch the table; `undefined` if there is none or more than one. */
  onlyServerAt(table: string): string | undefined;
  handOver(table: string): void;
}

/**
 * Hands a table over to the server that all of its people are at: their moves then need no broker. A table whose people are
 * at several servers stays where it is.
 */
export class Placement {
  private readonly setup: PlacementSetup;
  /** By table: the server all of its people are at, and at how many looks they were. */
  private elsewhere = new Map<string, { readonly server: string; readonly looks: number }>();

  constructor(setup: PlacementSetup) {
    this.setup = setup;
  }

  look(): void {
    const { tables, isWatchedHere, onlyServerAt, handOver } = this.setup;
    const before = this.elsewhere;
    this.elsewhere = new Map();
    for (const table of tables()) {
      const server = isWatchedHere(table) ? undefined : onlyServerAt(table);
      if (server === undefined) continue;
      const known = before.get(table);
      const looks = known?.server === server ? known.looks + 1 : 1;
      if (looks < looksBefore) this.elsewhere.set(table, { server, looks });
      else handOver(table);
    }
  }
}
