import { createServer } from 'node:net';
import { plainSetup } from '@manigance/table/testing';

export { anyone } from '@manigance/table/testing';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import type { SeatPlan, TableSetup } from '@manigance/protocol';
import type { LoadedGames } from '@manigance/table';
import { Client, newGuest } from '../labs/client.ts';
import { loadGames } from '../src/games.ts';
import { type Running, type ServeSetup, serve } from '../src/serve.ts';

export const toyGames: LoadedGames = {
  ...(await loadGames(catalog)),
  'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: ['any', 'endless', 'broken'] },
};
export const toyBots = new URL('./toy-bots.ts', import.meta.url);

/** Waits while a connection of another process uses the port of a server that is to start again. */
async function untilFree(port: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const failure = await new Promise<Error | undefined>((resolve) => {
      const probe = createServer();
      probe.once('error', resolve);
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
    });
    if (failure === undefined) return;
    if (attempt === 150) throw failure;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A real server on a port and a folder of its own, and clients for it. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'manigance-test-'));
  private readonly setup: Partial<ServeSetup>;
  private readonly clients: Client[] = [];
  running!: Running;

  private constructor(setup: Partial<ServeSetup>) {
    this.setup = setup;
  }

  static async open(setup: Partial<ServeSetup> = {}): Promise<TestServer> {
    const server = new TestServer(setup);
    await server.start(0);
    return server;
  }

  async start(port = this.running.port): Promise<void> {
    await untilFree(port);
    this.running = await serve({
      port,
      host: '127.0.0.1',
      dataDir: this.folder,
      logLevel: 'silent',
      games: toyGames,
      bots: { findBot: toyBots, threads: 1, limit: 400 },
      botDelay: [0, 1],
      answerDelay: [0, 0],
      ...this.setup,
    });
  }

  get base(): string {
    return `http://127.0.0.1:${this.running.port}`;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.running.port}/ws`;
  }

  async guest(name: string): Promise<Client & { readonly me: string; readonly secret: string }> {
    const { id, token } = await newGuest(this.base, name);
    return Object.assign(await this.device(token), { me: id, secret: token });
  }

  /** Another device of somebody. `patience`: silence after which it asks what it has missed; ms. */
  async device(token: string, patience?: number): Promise<Client> {
    const client = new Client(this.socketUrl, token, patience);
    this.clients.push(client);
    await client.connect();
    return client;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.running.stop();
    rmSync(this.folder, { recursive: true });
  }
}

/** A table to be created, the usual where nothing is said. */
export const tableOf = (game: string, seats: readonly SeatPlan[], more: Partial<TableSetup> = {}) =>
  ({ type: 'create', ...plainSetup(game, seats, more) }) as const;

export async function createTable(client: Client, table: ReturnType<typeof tableOf>): Promise<string> {
  const answer = await client.send(table);
  if (answer.type !== 'created') throw new Error(JSON.stringify(answer));
  return answer.table;
}

/** Waits until it is so; a test that waits in vain says for what. */
export async function until(what: string, isSo: () => boolean, patience = 25_000): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
