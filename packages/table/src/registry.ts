import type { ClientMessageOf, Reason, TableSetup } from '@manigance/protocol';
import { limits } from '@manigance/protocol/limits';
import type { Span } from './calendar.ts';
import { DamagedTables } from './damaged-tables.ts';
import { DueTables } from './due-tables.ts';
import { carryOver, load } from './load.ts';
import { gameIn } from './loaded-games.ts';
import { lobbyCommands } from './lobby-commands.ts';
import { type NewTable, storeNewTable, type TableAddress } from './new-table.ts';
import { OutageLog } from './outage-log.ts';
import { readSetup } from './read-setup.ts';
import { lineUp } from './rematch.ts';
import type { Person, RoomContext } from './room/context.ts';
import { Room } from './room/room.ts';
import { RoomClosedError } from './room/serial-queue.ts';
import type { Table } from './table.ts';

/** Source of ids and invitation codes, handed in because it needs randomness. */
export interface TableIds {
  newTable(): string;
  /** The id of the table this host opens under this key: the same however often it is sent. */
  tableFor(host: string, key: string): string;
  newCode(): string;
}

/** Everything a registry is handed by its process. */
export interface RegistrySetup extends Omit<RoomContext, 'lobby' | 'outages' | 'report' | 'onDeposed'> {
  readonly ids: TableIds;
  /** Milliseconds an unwatched table stays in memory. */
  readonly quietFor?: number;
  /** Tables that are still to be opened for this guest, such as those of a tournament: they count as open ones. */
  reservedTables?(guest: string): Promise<number>;
  /** Milliseconds without a look at the clock from which the process counts as suspended. */
  readonly longestGap?: number;
  report(error: unknown, table?: string): void;
}

/** Most open tables of one guest. */
const mostOpenTables = 200;
const sweepInterval = 1_000;
/** Interval of looks at the clock. Sweeps may take longer. */
const lookInterval = 1_000;
const defaultQuietFor = 20_000;
/** Rooms closed at a time when the process stops. */
const closedAtOnce = 8;

/** The tables of one process. Opens a room when a table is asked for and closes it when nobody uses it. */
export class TableRegistry {
  private readonly setup: RegistrySetup;
  private readonly context: RoomContext;
  private readonly rooms = new Map<string, Room>();
  private readonly dueTables: DueTables;
  private readonly damaged: DamagedTables;
  private readonly opening = new Map<string, Promise<Room | undefined>>();
  private readonly outages: OutageLog;
  private cancelSweep: () => void = () => undefined;
  private cancelLook: () => void = () => undefined;
  private cancelResume: () => void = () => undefined;
  private sweeping: Promise<void> = Promise.resolve();
  isStopping = false;

  constructor(setup: RegistrySetup) {
    this.setup = setup;
    const { store, scheduler, longestGap } = setup;
    const isShared = setup.claims !== undefined;
    const outages = new OutageLog({ store, now: scheduler.now, longestGap, isShared });
    this.outages = outages;
    const onTableTime = {
      now: outages.now,
      after: scheduler.after.bind(scheduler),
      giveWay: scheduler.giveWay.bind(scheduler),
    };
    this.context = {
      ...setup,
      lobby: lobbyCommands,
      scheduler: onTableTime,
      outages: () => outages.look(),
      onDeposed: (id) => this.depose(id),
    };
    this.dueTables = new DueTables({
      store,
      claims: setup.claims,
      open: (id) => this.unwoken(id).then(({ room }) => room),
      wake: (room) => room.wake(),
      report: (error, id) => this.reportOf(id, error),
    });
    this.damaged = new DamagedTables(
      () => this.now(),
      (error, id) => this.reportOf(id, error),
    );
    setup.metrics.gauge('rooms_in_memory', () => this.rooms.size);
    setup.metrics.gauge('damaged_tables', () => this.damaged.size);
  }

  get store(): RegistrySetup['store'] {
    return this.setup.store;
  }

  get games(): RegistrySetup['games'] {
    return this.setup.games;
  }

  now(): number {
    return this.outages.now();
  }

  /** When this process was down: no clock counted then. */
  outagesSoFar(): ReturnType<RoomContext['outages']> {
    return this.outages.look();
  }

  /** Tables set apart because their stored history was changed, as far as this process has found out. */
  get damagedTables(): readonly string[] {
    return this.damaged.ids;
  }

  /** Tables in memory whose rules are not loaded. */
  get frozenTables(): readonly string[] {
    return [...this.rooms].flatMap(([id, room]) => (room.isFrozen ? [id] : []));
  }

  /** People without a seat who watch a table of this process. */
  get spectators(): number {
    return [...this.rooms.values()].reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** Stops the clocks of all tables in this time, as for a stop of the server. Their watchers are sent them. */
  async pauseClocks(span: Span): Promise<void> {
    this.cancelResume();
    await this.outages.pause(span);
    this.cancelResume = this.setup.scheduler.after(span.to - this.now(), () => this.sendAllClocks());
  }

  async resumeClocks(): Promise<void> {
    this.cancelResume();
    await this.outages.resume();
  }

  private sendAllClocks(): void {
    for (const [id, room] of this.rooms)
      room.sendClocks().catch((error: unknown) => this.reportOf(id, error));
  }

  /** Records the outage since the last heartbeat, during which no clock counted, and starts to sweep. */
  async start(): Promise<void> {
    await this.outages.restore();
    this.scheduleLook(this.outages.look());
    this.scheduleSweep();
  }

  /** Looks at the clock regularly: where it has jumped, the watchers of every table are sent their clocks. */
  private scheduleLook(known: ReturnType<OutageLog['look']>): void {
    this.cancelLook = this.setup.scheduler.after(lookInterval, () => {
      const outages = this.outages.look();
      if (outages !== known) this.sendAllClocks();
      this.scheduleLook(outages);
    });
  }

  private scheduleSweep(): void {
    this.cancelSweep = this.setup.scheduler.after(sweepInterval, () => {
      this.sweeping = this.sweep()
        .catch((error: unknown) => this.setup.report(error))
        .finally(() => {
          if (!this.isStopping) this.scheduleSweep();
        });
    });
  }

  /** Closes every room. All entries are stored already; this saves snapshots and the heartbeat. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.cancelSweep();
    this.cancelLook();
    this.cancelResume();
    await this.sweeping;
    await Promise.allSettled(this.opening.values());
    await this.closeRooms();
    await this.outages.close();
    await this.setup.bots.close();
  }

  /** A table to read from, in memory or as stored; it is claimed for nobody. */
  async table(id: string): Promise<Table | undefined> {
    const isShared = this.setup.claims !== undefined && !this.isHere(id);
    return (isShared ? await load(this.context, id) : await this.room(id))?.table;
  }

  /** Closes every room, a few at a time: the others go on until it is their turn. Each finishes the job in hand. */
  async closeRooms(): Promise<void> {
    await Promise.allSettled(this.opening.values());
    const rooms = [...this.rooms];
    const closeNext = async () => {
      for (let next = rooms.shift(); next !== undefined; next = rooms.shift()) {
        const [id, room] = next;
        await this.closeRoom(id, room).catch((error: unknown) => this.reportOf(id, error));
      }
    };
    await Promise.all(Array.from({ length: closedAtOnce }, closeNext));
  }

  /** Closes a room whose table another process has claimed. */
  depose(id: string): void {
    const room = this.rooms.get(id);
    if (room === undefined) return;
    this.rooms.delete(id);
    room.abandon();
    this.setup.claims?.deposed(id);
  }

  /** Closes the room of a table that another process is about to claim, after the job in hand. */
  async handOver(id: string): Promise<void> {
    const room = this.rooms.get(id);
    if (room !== undefined) await this.closeRoom(id, room);
  }

  /** Changes what is stored of a table while nothing is appended here, and reads the table again. */
  async rewritten(id: string, rewrite: () => Promise<void>): Promise<void> {
    await this.opening.get(id)?.catch(() => undefined);
    const room = this.rooms.get(id);
    await (room === undefined ? rewrite() : room.rewritten(rewrite));
  }

  /** Whether the table is in memory, or about to be. */
  isHere(id: string): boolean {
    return this.rooms.has(id) || this.opening.has(id);
  }

  /** The room of this table if it is in memory. */
  roomInMemory(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  async room(id: string): Promise<Room | undefined> {
    const { room, isNew } = await this.unwoken(id);
    if (isNew) room?.wake().catch((error: unknown) => this.reportOf(id, error));
    return room;
  }

  /** The room of a table, and whether it was opened now: its due work is still to be done. */
  private async unwoken(id: string): Promise<{ readonly room: Room | undefined; readonly isNew: boolean }> {
    const known = this.rooms.get(id) ?? this.opening.get(id);
    if (known !== undefined) return { room: await known, isNew: false };
    const opening = this.damaged.open(id, () => this.openRoom(id)).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return { room: await opening, isNew: true };
  }

  private async openRoom(id: string): Promise<Room | undefined> {
    const { claims } = this.setup;
    if (claims === undefined) return this.loadRoom(id);
    const epoch = await claims.claim(id);
    if (epoch === undefined) return undefined;
    try {
      return await this.loadRoom(id, epoch);
    } catch (error) {
      await claims.release(id, epoch);
      throw error;
    }
  }

  private async loadRoom(id: string, epoch?: number): Promise<Room | undefined> {
    const { context } = this;
    const stopTimer = context.metrics.startTimer('open_seconds');
    let loaded = await load(context, id);
    if (loaded?.table.stage === 'playing' && loaded.game === undefined) {
      const entry = await carryOver(context, id, this.now());
      const row = entry === undefined ? undefined : await this.store.row(id);
      if (row !== undefined) {
        await this.store.append({ row, expected: row.number, bodies: [JSON.stringify(entry)], epoch });
        loaded = await load(context, id);
      }
    }
    stopTimer();
    if (loaded === undefined) return undefined;
    const room = new Room(context, loaded, epoch);
    this.rooms.set(id, room);
    return room;
  }

  async create(
    host: Person,
    { type, id: _, key, ...wanted }: ClientMessageOf<'create'>,
  ): Promise<TableAddress | Reason> {
    const setup = readSetup(gameIn(this.games, wanted.game), wanted);
    if ('code' in setup) return setup;
    const { ids } = this.setup;
    const id = key === undefined ? ids.newTable() : ids.tableFor(host.id, key);
    return this.storeTable({ id, host: host.id, setup, seated: [], colours: [] });
  }

  /** Whether a guest has as many open tables as one may have; asked before every way to a table. */
  async hasTooManyTables(guest: string): Promise<boolean> {
    const reserved = (await this.setup.reservedTables?.(guest)) ?? 0;
    return reserved + (await this.store.countOpen(guest)) >= mostOpenTables;
  }

  /** Opens a table like this one, with people and bots seated as they were at the end. */
  async rematch(person: Person, of: Room): Promise<TableAddress | Reason> {
    const id = await of.rematched(person, of.table.rematch ?? this.setup.ids.newTable());
    if (typeof id !== 'string') return id;
    const existing = await this.store.row(id);
    if (existing !== undefined) return existing;
    // The person who opens it is the host, and may leave somebody out.
    return this.storeTable({ id, host: person.id, ...lineUp(of.table) });
  }

  /**
   * Opens a table with people on its first seats, once under this key: asked again it answers with the same one. `isReady`: a
   * full table begins at once. Nobody may be able to guess the key.
   */
  async openFor(
    people: readonly [Person, ...Person[]],
    wanted: TableSetup,
    { key, isReady = false }: { readonly key: string; readonly isReady?: boolean },
  ): Promise<TableAddress | Reason> {
    const setup = readSetup(gameIn(this.games, wanted.game), wanted);
    if ('code' in setup) return setup;
    const [host] = people;
    const id = this.setup.ids.tableFor('', key);
    const seated = people.map((who, seat) => ({
      seat,
      who: { ...who, name: this.nameBeside(people, seat) },
    }));
    return this.storeTable({ id, host: host.id, setup, seated, colours: [], isReady });
  }

  /** The name of one of these people, with a number where it looks like that of one before. */
  private nameBeside(people: readonly Person[], at: number): string {
    const { name } = people[at] ?? { name: '' };
    const like = people.slice(0, at).filter((other) => this.setup.looksLike(other.name, name)).length;
    return like === 0 ? name : `${name.slice(0, limits.nameLength - 2).trimEnd()} ${like + 1}`;
  }

  private async storeTable(table: Omit<NewTable, 'at'>): Promise<TableAddress | Reason> {
    const { ids, metrics } = this.setup;
    const made = await storeNewTable(this.store, { ...table, at: this.now() }, () => ids.newCode());
    if ('id' in made) metrics.count('tables_opened_total', { game: table.setup.game });
    return made;
  }

  /** Opens due tables that nobody watches, and closes rooms that nobody uses. */
  private async sweep(): Promise<void> {
    if (this.isStopping) return;
    const now = this.now();
    await this.outages.save();
    await this.dueTables.open(now, this.rooms.keys());
    await this.catchUpWithOthers();
    for (const [id, room] of this.rooms)
      await this.sweepRoom(id, room).catch((error: unknown) => this.reportOf(id, error));
  }

  private async sweepRoom(id: string, room: Room): Promise<void> {
    await room.snapshotWhenQuiet(sweepInterval);
    const { claims, quietFor = defaultQuietFor } = this.setup;
    if (room.isIdle(claims?.isHurried === true ? 0 : quietFor)) await this.closeRoom(id, room);
  }

  private async closeRoom(id: string, room: Room): Promise<void> {
    this.rooms.delete(id);
    try {
      await room.close();
    } finally {
      if (room.epoch !== undefined) await this.setup.claims?.release(id, room.epoch);
    }
  }

  /** Reloads watched tables to which another server has appended; closes those that another server has claimed. */
  private async catchUpWithOthers(): Promise<void> {
    const { claims } = this.setup;
    if (claims !== undefined) {
      const held = [...this.rooms].map(([id, { epoch = 0 }]) => [id, epoch] as const);
      for (const id of await claims.lost(new Map(held))) this.depose(id);
      return;
    }
    const known = new Map<string, number>();
    for (const [id, room] of this.rooms) if (room.isWatched) known.set(id, room.table.entries);
    if (known.size === 0) return;
    for (const id of await this.store.changedSince(known))
      await this.rooms
        .get(id)
        ?.catchUp()
        .catch((error: unknown) => this.reportOf(id, error));
  }

  private reportOf(id: string, error: unknown): void {
    if (!(error instanceof RoomClosedError)) this.setup.report(error, id);
  }
}
