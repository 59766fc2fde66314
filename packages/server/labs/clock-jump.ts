import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { Goal, LabProgress } from '@manigance/proof/lab';
import { hour } from '@manigance/table';
import { plainSetup } from '@manigance/table/testing';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';
import { Client, newGuest } from './client.ts';
import { endPairs, Pair } from './pair.ts';
import { canPreload, compile } from './preload.ts';
import { faultsInStore } from './stored-faults.ts';

interface ClockJumpReport {
  readonly forward: number;
  readonly back: number;
  readonly restarts: number;
  readonly tables: number;
  readonly acknowledged: number;
  /** Time that passed for the seat that thinks, and time its clock was charged; seconds. */
  readonly passed: number;
  readonly charged: number;
  readonly faults: readonly string[];
}

/** The longest way of the clock from the true time, which moves on by an hour with each jump; ms. */
const widest = 11 * hour;
/** Time of each seat on the clock of the table that thinks; seconds. */
const bank = 3_600;
/** Most that a clock may be charged beyond the time that passed, or be given back by a restart: a heartbeat; ms. */
const [latitude, heartbeat] = [1_000, 5_000];

/**
 * Sets the clock of a server's machine forward and back by hours while pairs play and a seat thinks, sometimes with a kill and a restart
 * between. `undefined` where the clock cannot be set for one process.
 */
export async function clockJumpLab(
  setup: { readonly goal: Goal; readonly seed: number; readonly pairs: number },
  progress: LabProgress,
): Promise<ClockJumpReport | undefined> {
  if (!canPreload()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'manigance-clock-'));
  const clock = new ShiftedClock(mkdtempSync(join(tmpdir(), 'manigance-shift-')));
  const dice = new Dice(seedFromNumber(setup.seed));
  let server = await ServerProcess.start(folder, 0, [], clock.environment);
  const { port } = server;
  const pairs: Pair[] = [];
  for (let at = 0; at < setup.pairs; at++) pairs.push(await Pair.open(server, dice, () => performance.now()));
  const thinking = await ThinkingSeat.open(server);
  const counts = { forward: 0, back: 0, restarts: 0 };
  const faults: string[] = [];
  let jumps = 0;
  let least = await thinking.left();
  while (setup.goal.isOpen(jumps)) {
    await wait(100 + dice.fraction() * 500);
    const before = clock.shift;
    const isRestarted = dice.below(5) === 0;
    if (isRestarted) await server.end('SIGKILL');
    clock.set(jumps * hour + Math.round((2 * dice.fraction() - 1) * widest));
    if (isRestarted) server = await ServerProcess.start(folder, port, [], clock.environment);
    counts[clock.shift > before ? 'forward' : 'back']++;
    if (isRestarted) counts.restarts++;
    const left = await thinking.left();
    const what = `jump ${jumps} by ${Math.round((clock.shift - before) / 60_000)} min`;
    if (left > least + (isRestarted ? heartbeat : 0)) faults.push(`${what} gave ${left - least} ms`);
    const charged = bank * 1_000 - left;
    if (charged > thinking.passed() + latitude)
      faults.push(`${what} charged ${Math.round(charged - thinking.passed())} ms too much`);
    least = left;
    progress.at(++jumps, faults.length);
  }
  const [passed, charged] = [thinking.passed() / 1_000, bank - least / 1_000];
  thinking.close();
  await endPairs(pairs);
  await server.end('SIGTERM');
  const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
  faults.push(...(await faultsInStore(storage, pairs)));
  await storage.close();
  clock.close();
  rmSync(folder, { recursive: true });
  const acknowledged = pairs.flatMap((pair) => pair.acknowledged);
  const tables = new Set(acknowledged.map(({ table }) => table)).size;
  return { ...counts, tables, acknowledged: acknowledged.length, passed, charged, faults };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The clock of a process, which can be set while it runs. */
class ShiftedClock {
  readonly environment: NodeJS.ProcessEnv;
  shift = 0;
  private readonly place: string;
  private readonly file: string;

  constructor(place: string) {
    this.place = place;
    this.file = join(place, 'shift');
    writeFileSync(this.file, Buffer.alloc(8));
    const library = join(place, 'clock.so');
    compile('clock-shift.c', library);
    this.environment = { LD_PRELOAD: library, LAB_CLOCK_SHIFT: this.file, LAB_LOG_LEVEL: 'silent' };
  }

  set(shift: number): void {
    this.shift = shift;
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(shift));
    writeFileSync(this.file, bytes, { flag: 'r+' }); // the server has mapped it
  }

  close(): void {
    rmSync(this.place, { recursive: true });
  }
}

/** A seat of a live table that is to move and does not. */
class ThinkingSeat {
  private readonly clients: readonly Client[];
  private readonly table: string;
  private readonly began = performance.now();

  private constructor(clients: readonly Client[], table: string) {
    this.clients = clients;
    this.table = table;
  }

  static async open({ base, socketUrl }: ServerProcess): Promise<ThinkingSeat> {
    const people = [await newGuest(base, 'Cleo'), await newGuest(base, 'Dan')];
    const clients = people.map(({ token }) => new Client(socketUrl, token, 3_000));
    const [host] = clients as [Client];
    await Promise.all(clients.map((client) => client.connect()));
    const terms = { pace: { kind: 'live', bank, increment: 0 }, spectators: false } as const;
    const made = await host.send({ type: 'create', ...plainSetup('tic-tac-toe', 2, terms) });
    if (made.type !== 'created') throw new Error(JSON.stringify(made));
    const { table } = made;
    for (const client of clients) {
      await client.watch(table);
      await client.send({ type: 'sit', table });
    }
    const seat = new ThinkingSeat(clients, table);
    await host.send({ type: 'start', table });
    return seat;
  }

  /** Time left on the clock that runs; ms. */
  async left(): Promise<number> {
    const answer = await this.clients[0]?.watch(this.table);
    if (answer?.type !== 'watching' || answer.clocks === undefined) throw new Error(JSON.stringify(answer));
    return Math.min(...answer.clocks.left);
  }

  /** Time since before the match began; ms. */
  passed(): number {
    return performance.now() - this.began;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}
