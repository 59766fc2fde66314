import { randomUUID } from 'node:crypto';
import type { Dice } from '@manigance/bots';
import { plainSetup } from '@manigance/table/testing';
import type { ServerProcess } from './child.ts';
import { Client, newGuest } from './client.ts';

interface Acknowledged {
  readonly table: string;
  readonly key: string;
  /** When, by the clock of the lab. */
  readonly at: number;
}

/** Steps of a table that a client had been shown at a time. */
interface Seen {
  readonly steps: number;
  readonly at: number;
}

/** Waits before something is tried again. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** Two clients that play table after table without pauses. */
export class Pair {
  readonly clients: readonly Client[];
  readonly acknowledged: Acknowledged[] = [];
  /** What each client was shown, by table. */
  readonly seen: readonly Map<string, Seen[]>[];
  readonly loop: Promise<void>;
  private readonly now: () => number;
  private isOver = false;

  constructor(clients: readonly Client[], dice: Dice, now: () => number) {
    this.clients = clients;
    this.now = now;
    this.seen = clients.map((client) => {
      const seen = new Map<string, Seen[]>();
      client.onChange = (table) => {
        const at = { steps: client.tables.get(table)?.steps.length ?? 0, at: now() };
        seen.set(table, [...(seen.get(table) ?? []), at]);
      };
      return seen;
    });
    this.loop = this.play(dice);
  }

  static async open(server: ServerProcess, dice: Dice, now: () => number): Promise<Pair> {
    const people = [await newGuest(server.base, 'Ann'), await newGuest(server.base, 'Bob')];
    const clients = people.map(({ token }) => new Client(server.socketUrl, token, 3_000));
    await Promise.all(clients.map((client) => client.connect()));
    return new Pair(clients, dice, now);
  }

  stop(): void {
    this.isOver = true;
  }

  private async play(dice: Dice): Promise<void> {
    const [one, two] = this.clients as [Client, Client];
    const setup = plainSetup('tic-tac-toe', 2, { spectators: false });
    while (!this.isOver) {
      const made = await one.send({ type: 'create', ...setup });
      if (made.type !== 'created') {
        await pause();
        continue;
      }
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
          if (this.isOver) return;
          await pause();
          answer = await client.play(table, { do: 'mark', cell } as never, undefined, key);
        }
        if (answer.type !== 'accepted') break; // the match is over
        this.acknowledged.push({ table, key, at: this.now() });
        if (this.isOver) return;
      }
      for (const client of [one, two]) await client.send({ type: 'unwatch', table });
    }
  }
}

/** Lets every pair finish its move, and closes the connections. */
export async function endPairs(pairs: readonly Pair[]): Promise<void> {
  for (const pair of pairs) pair.stop();
  await Promise.race([
    Promise.all(pairs.map(({ loop }) => loop)),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ]);
  for (const { clients } of pairs) for (const client of clients) client.close();
}
