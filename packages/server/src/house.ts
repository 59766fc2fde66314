import { readOptions, SetupError } from '@manigance/core';
import type { ClientMessageOf, Reason, TableSetup } from '@manigance/protocol';
import type { Span } from './clock.ts';
import type { EntryOf } from './entries.ts';
import { fold, opening } from './fold.ts';
import { carryOver, load } from './load.ts';
import { Metrics } from './metrics.ts';
import { type LineUp, lineUp } from './rematch.ts';
import type { Lent, Person } from './room/lent.ts';
import { Room } from './room/room.ts';
import { RoomClosedError } from './room/turns.ts';
import { rowOf } from './row.ts';
import { newTableCode, newTableId, secretHex, tableIdOf } from './secrets.ts';
import { offered, type Shelf } from './shelf.ts';
import { ConflictError, type Storage } from './storage/port.ts';
import type { Thinker } from './thinker.ts';

export interface HouseSetup {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly thinker: Thinker;
  readonly now?: () => number;
  /** Milliseconds a bot waits before it moves, from and to. */
  readonly botDelay?: readonly [number, number];
  /** How long a table nobody looks at stays in memory, in milliseconds. */
  readonly quietFor?: number;
  report(error: unknown, table?: string): void;
}

const lookEvery = 1_000;
/** Longer than this without a sign of life counts as having been down. */
const aliveWithin = 5_000;
const outagesKept = 200;

/** All tables of this server: brings them into memory when somebody looks, and lets go of them when nobody does. */
export class House {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly metrics = new Metrics();
  private readonly setup: HouseSetup;
  private readonly rooms = new Map<string, Room>();
  private readonly opening = new Map<string, Promise<Room | undefined>>();
  private outages: Span[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private aliveAt = 0;
  isStopping = false;

  constructor(setup: HouseSetup) {
    this.setup = setup;
    this.storage = setup.storage;
    this.shelf = setup.shelf;
    this.metrics.gauge('rooms_in_memory', () => this.rooms.size);
  }

  now(): number {
    return this.setup.now?.() ?? Date.now();
  }

  /** Notes how long the server was down, for no clock ran meanwhile, and begins to look after tables. */
  async start(): Promise<void> {
    const now = this.now();
    this.outages = JSON.parse((await this.storage.note('outages')) ?? '[]') as Span[];
    const alive = Number((await this.storage.note('alive')) ?? now);
    if (now - alive > aliveWithin) {
      this.outages = [...this.outages.slice(1 - outagesKept), { from: alive, to: now }];
      await this.storage.saveNote('outages', JSON.stringify(this.outages));
    }
    await this.signLife();
    this.timer = setInterval(() => {
      this.looking = this.looking
        .then(() => this.lookAfter())
        .catch((error: unknown) => this.setup.report(error));
    }, lookEvery);
    this.timer.unref();
  }

  /** Everything is stored already; what is left is to write down snapshots and the time. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.looking;
    await Promise.allSettled(this.opening.values());
    await Promise.all([...this.rooms.values()].map((room) => room.close()));
    this.rooms.clear();
    await this.signLife();
    await this.setup.thinker.close();
    await this.storage.close();
  }

  /** The room of this table if it is in memory. */
  roomInMemory(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  async room(id: string): Promise<Room | undefined> {
    const open = this.rooms.get(id);
    if (open !== undefined) return open;
    const begun = this.opening.get(id);
    if (begun !== undefined) return begun;
    const opening = this.openRoom(id).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    const room = await opening;
    room?.wake().catch((error: unknown) => this.reportOf(id, error));
    return room;
  }

  private async openRoom(id: string): Promise<Room | undefined> {
    const began = performance.now();
    const { storage, shelf } = this;
    let loaded = await load(storage, shelf, id);
    if (loaded?.table.stage === 'playing' && loaded.game === undefined) {
      const entry = await carryOver(storage, shelf, id, this.now());
      const row = entry === undefined ? undefined : await storage.row(id);
      if (row !== undefined) {
        await storage.append({ row, expected: row.number, bodies: [JSON.stringify(entry)] });
        loaded = await load(storage, shelf, id);
      }
    }
    this.metrics.took('open_seconds', performance.now() - began);
    if (loaded === undefined) return undefined;
    const room = new Room(this.lent(), loaded);
    this.rooms.set(id, room);
    return room;
  }

  private lent(): Lent {
    const [from, to] = this.setup.botDelay ?? [700, 1_600];
    return {
      storage: this.storage,
      shelf: this.shelf,
      thinker: this.setup.thinker,
      metrics: this.metrics,
      now: () => this.now(),
      outages: () => this.outages,
      secret: secretHex,
      botDelay: () => from + Math.floor(Math.random() * (to - from)),
      report: (error, table) => this.setup.report(error, table),
    };
  }

  async create(
    host: Person,
    { type, id, key, ...setup }: ClientMessageOf<'create'>,
  ): Promise<{ readonly id: string; readonly code: string } | Reason> {
    const wrong = this.faultIn(setup);
    if (wrong !== undefined) return wrong;
    const wanted = key === undefined ? newTableId() : tableIdOf(host.id, key);
    return this.openTable(host.id, { ...setup, options: this.optionsOf(setup) }, [], wanted);
  }

  /** A new table like that one: persons and bots sit as they did at the end. */
  async rematch(person: Person, of: Room): Promise<{ readonly id: string; readonly code: string } | Reason> {
    const { rematch } = of.now;
    const existing = rematch ?? newTableId();
    const chosen = await of.rematched(person, existing);
    if (typeof chosen !== 'string') return chosen;
    const there = await this.storage.row(chosen);
    if (there !== undefined) return there;
    const { setup, sitting } = lineUp(of.now);
    const isHostIn = sitting.some(({ who }) => who.id === of.now.host);
    return this.openTable(isHostIn ? of.now.host : person.id, setup, sitting, chosen);
  }

  private async openTable(
    host: string,
    setup: TableSetup,
    sitting: LineUp['sitting'],
    id: string,
  ): Promise<{ readonly id: string; readonly code: string } | Reason> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const at = this.now();
      const begins = sitting.length === 0 ? undefined : 'all-here';
      const entry: EntryOf<'opened'> = { kind: 'opened', at, id, code: newTableCode(), host, setup, begins };
      const sat = sitting.map(
        ({ seat, who }) => ({ kind: 'sat', at, seat, guest: who.id, name: who.name }) as const,
      );
      const table = sat.reduce((so, one) => fold(so, one, undefined).table, opening(entry));
      try {
        const bodies = [entry, ...sat].map((one) => JSON.stringify(one));
        await this.storage.append({ row: rowOf(table), expected: 0, bodies });
        this.metrics.count('tables_opened_total', { game: setup.game });
        return { id, code: entry.code };
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const there = await this.storage.row(id);
        if (there !== undefined) return there;
        // The code is taken: draw another.
      }
    }
    return { code: 'try-again' };
  }

  private faultIn(setup: TableSetup): Reason | undefined {
    const found = offered(this.shelf, setup.game);
    if (found === undefined) return { code: 'no-game' };
    const { min, max } = found.game.seats;
    if (setup.seats.length < min || setup.seats.length > max) {
      return { code: 'bad-setup', what: `${setup.game} is played by ${min} to ${max}` };
    }
    if (setup.seats.some((plan) => plan.for === 'bot' && !found.levels.includes(plan.level)))
      return { code: 'no-level' };
    try {
      readOptions(found.game, setup.options);
      return undefined;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      return { code: 'bad-setup', what: error.message.slice(0, 300) };
    }
  }

  private optionsOf(setup: TableSetup): TableSetup['options'] {
    const found = offered(this.shelf, setup.game);
    return found === undefined ? {} : readOptions(found.game, setup.options);
  }

  /** Tables that are due though nobody looks at them, and those nobody looks at any more. */
  private async lookAfter(): Promise<void> {
    if (this.isStopping) return;
    const now = this.now();
    if (now - this.aliveAt >= aliveWithin / 2) await this.signLife();
    for (const { id } of await this.storage.due(now, 50)) if (!this.rooms.has(id)) await this.room(id);
    await this.hearOthers();
    for (const [id, room] of this.rooms)
      await this.tidy(id, room).catch((error: unknown) => this.reportOf(id, error));
  }

  private async tidy(id: string, room: Room): Promise<void> {
    await room.noteDown(lookEvery);
    if (!room.isIdle(this.setup.quietFor ?? 20_000)) return;
    this.rooms.delete(id);
    await room.close();
  }

  /** Another server may have taken a move at a table that somebody watches here. */
  private async hearOthers(): Promise<void> {
    const known = new Map<string, number>();
    for (const [id, room] of this.rooms) if (room.isWatched) known.set(id, room.now.entries);
    if (known.size === 0) return;
    for (const id of await this.storage.goneOn(known))
      await this.rooms
        .get(id)
        ?.catchUp()
        .catch((error: unknown) => this.reportOf(id, error));
  }

  private reportOf(id: string, error: unknown): void {
    if (!(error instanceof RoomClosedError)) this.setup.report(error, id);
  }

  private async signLife(): Promise<void> {
    this.aliveAt = this.now();
    await this.storage.saveNote('alive', String(this.aliveAt));
  }
}
