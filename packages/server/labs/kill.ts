import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { anyGame, canonical, seedFromNumber } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import { type Goal, type LabProgress, silent } from '@manigance/proof/lab';
import { loadAll, type TableEntry } from '@manigance/table';
import { loadGames } from '../src/games.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';
import { Client, newGuest } from './client.ts';

const games = await loadGames(catalog);

export interface KillReport {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

interface Acknowledged {
  readonly table: string;
  readonly key: string;
}

/** Two clients that play table after table without pauses. */
class Pair {
  readonly clients: readonly Client[];
  readonly acknowledged: Acknowledged[] = [];
  private isOver = false;
  readonly loop: Promise<void>;

  constructor(clients: readonly Client[], dice: Dice) {
    this.clients = clients;
    this.loop = this.play(dice);
  }

  stop(): void {
    this.isOver = true;
  }

  private async play(dice: Dice): Promise<void> {
    const [one, two] = this.clients as [Client, Client];
    const anyone = { for: 'anyone' } as const;
    const pace = { kind: 'untimed' } as const;
    while (!this.isOver) {
      const made = await one.send({
        type: 'create',
        game: 'tic-tac-toe',
        options: {},
        seats: [anyone, anyone],
        pace,
        access: 'private',
        atZero: 'default',
        spectators: false,
      });
      if (made.type !== 'created') continue;
      const { table } = made;
      for (const client of [one, two]) {
        await client.watch(table);
        await client.send({ type: 'sit', table });
      }
      await one.send({ type: 'start', table });
      const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].sort(() => dice.fraction() - 0.5);
      for (const [turn, cell] of cells.entries()) {
        const key = randomUUID();
        const client = turn % 2 === 0 ? one : two;
        let answer = await client.play(table, { do: 'mark', cell } as never, undefined, key);
        while (answer.type === 'refused' && answer.reason.code === 'try-again') {
          answer = await client.play(table, { do: 'mark', cell } as never, undefined, key);
        }
        if (answer.type !== 'accepted') break; // the match is over
        this.acknowledged.push({ table, key });
        if (this.isOver) return;
      }
      for (const client of [one, two]) await client.send({ type: 'unwatch', table });
    }
  }
}

/** Kills a server under load at random times, restarts it, and compares its entries with what it sent. */
export async function killLab(
  { goal, pairs, seed }: { readonly goal: Goal; readonly pairs: number; readonly seed: number },
  progress: LabProgress = silent,
): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-kill-'));
  const dice = new Dice(seedFromNumber(seed));
  let server = await ServerProcess.start(folder);
  const { port, base, socketUrl } = server;
  const playing: Pair[] = [];
  for (let at = 0; at < pairs; at++) {
    const people = [await newGuest(base, 'Ann'), await newGuest(base, 'Bob')];
    const clients = people.map(({ token }) => new Client(socketUrl, token, 3_000));
    await Promise.all(clients.map((client) => client.connect()));
    playing.push(new Pair(clients, dice));
  }
  const faults: string[] = [];
  let kills = 0;
  while (goal.isOpen(kills)) {
    await new Promise((resolve) => setTimeout(resolve, 60 + dice.fraction() * 400));
    await server.end('SIGKILL');
    faults.push(...(await faultsInStore(folder, playing, false)));
    server = await ServerProcess.start(folder, port);
    progress.at(++kills, faults.length);
  }
  await new Promise((resolve) => setTimeout(resolve, 800));
  for (const pair of playing) pair.stop();
  await Promise.race([
    Promise.all(playing.map(({ loop }) => loop)),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ]);
  for (const { clients } of playing) for (const client of clients) client.close();
  await server.end('SIGTERM');
  faults.push(...(await faultsInStore(folder, playing, true)));
  const tables = new Set(playing.flatMap(({ acknowledged }) => acknowledged.map(({ table }) => table))).size;
  const acknowledged = playing.reduce((sum, pair) => sum + pair.acknowledged.length, 0);
  rmSync(folder, { recursive: true });
  return { kills, tables, acknowledged, faults };
}

/** Finds lost, doubled or reordered moves, and steps sent but not stored. Reads only the latest tables while the lab runs. */
async function faultsInStore(
  folder: string,
  pairs: readonly Pair[],
  all: boolean,
): Promise<readonly string[]> {
  const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
  const everyGame = { ...games, 'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: [] } };
  const faults: string[] = [];
  for (const { acknowledged, clients } of pairs) {
    const recent = all ? acknowledged : acknowledged.slice(-12);
    for (const table of new Set(recent.map((one) => one.table))) {
      const moves = recent.filter((one) => one.table === table);
      const stored = (await storage.read(table, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
      const keys = stored.flatMap((entry) => (entry.kind === 'moved' ? [entry.key ?? ''] : []));
      if (new Set(keys).size !== keys.length) faults.push(`${table}: a move is doubled`);
      const places = moves.map(({ key }) => keys.indexOf(key));
      if (places.includes(-1)) faults.push(`${table}: an acknowledged move is lost`);
      if (places.some((place, at) => at > 0 && place <= (places[at - 1] ?? -1)))
        faults.push(`${table}: moves are reordered`);
      const whole = await loadAll({ store: storage, games: everyGame }, table);
      for (const [viewer, client] of clients.entries()) {
        const shown = client.tables.get(table)?.steps ?? [];
        const lawful = whole?.steps[viewer] ?? [];
        const isStored = shown.every((step, at) => canonical(step) === canonical(lawful[at]));
        if (!isStored) faults.push(`${table}: something was shown that was not stored`);
      }
    }
  }
  await storage.close();
  return faults;
}
