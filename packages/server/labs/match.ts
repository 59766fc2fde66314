import { randomUUID } from 'node:crypto';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { ClientMessage, Pace } from '@manigance/protocol';
import { plainSetup } from '@manigance/table/testing';
import { Client, newGuest } from './client.ts';

/** A match that was played: its table and its clients. */
export interface Played {
  readonly table: string;
  readonly players: readonly Client[];
  readonly spectator: Client;
  readonly reconnects: number;
}

/** Delay before a move is sent again; ms. */
const retryAfter = 20;

/** Plays random moves for this client until the match is over. */
export function playAnything(client: Client, table: string, seed: number): void {
  const dice = new Dice(seedFromNumber(seed));
  let answering: string | undefined;
  const answer = () => {
    const { shown, number } = client.tables.get(table) ?? {};
    const asked = shown?.asked;
    if (asked === undefined || asked.answer !== undefined) return;
    const about = `${asked.question} ${number}`;
    if (answering === about) return;
    answering = about;
    const move = asked.options[dice.below(asked.options.length)];
    const key = randomUUID();
    const send = async (): Promise<void> => {
      if (move === undefined) return;
      const reply = await client.play(table, move, asked.question, key);
      if (reply.type === 'refused' && reply.reason.code === 'try-again') {
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
        return send();
      }
      if (reply.type !== 'accepted') answering = undefined;
    };
    void send();
  };
  const before = client.onChange;
  client.onChange = (changed) => {
    before(changed);
    if (changed === table) answer();
  };
  answer();
}

/** Plays a match of this game with four clients and a spectator, who take turns among the addresses of sockets. */
export async function playMatch(
  base: string,
  url: string | readonly string[],
  use: {
    readonly game: string;
    readonly options?: Extract<ClientMessage, { readonly type: 'create' }>['options'];
    readonly seats?: number;
    readonly seed: number;
    readonly patience?: number;
    readonly pace?: Pace;
  },
): Promise<Played> {
  const { game, seed, patience = 400, seats = 4, options = {} } = use;
  const pace = use.pace ?? { kind: 'live', bank: 3_600, increment: 5 };
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].slice(0, seats);
  const people = await Promise.all([...names, 'Watcher'].map((name) => newGuest(base, name)));
  const urls = typeof url === 'string' ? [url] : url;
  const clients = people.map(({ token }, at) => new Client(urls[at % urls.length] ?? '', token, patience));
  await Promise.all(clients.map((client) => client.connect()));
  const players = clients.slice(0, -1);
  const [host, spectator] = [clients[0], clients.at(-1)];
  if (host === undefined || spectator === undefined) throw new Error('nobody there');
  const made = await host.send({ type: 'create', ...plainSetup(game, names.length, { options, pace }) });
  if (made.type !== 'created') throw new Error(`no table: ${JSON.stringify(made)}`);
  const { table } = made;
  for (const client of clients) await client.watch(table);
  for (const [seat, client] of players.entries()) {
    playAnything(client, table, seed * 10 + seat);
    const sat = await client.send({ type: 'sit', table, seat });
    if (sat.type !== 'accepted') throw new Error(`no seat: ${JSON.stringify(sat)}`);
  }
  const started = await host.send({ type: 'start', table });
  // The line may have doubled the message, or lost the first answer.
  const isStarted =
    started.type === 'accepted' || (started.type === 'refused' && started.reason.code === 'already-started');
  if (!isStarted) throw new Error(`no start: ${JSON.stringify(started)}`);
  await allOver(clients, table);
  return {
    table,
    players,
    spectator,
    reconnects: clients.reduce((sum, { reconnects }) => sum + reconnects, 0),
  };
}

async function allOver(clients: readonly Client[], table: string): Promise<void> {
  const end = performance.now() + 380_000;
  const isOver = (client: Client) => {
    const known = client.tables.get(table);
    return known?.info.stage === 'over' && known.shown?.outcome !== undefined;
  };
  while (!clients.every(isOver)) {
    if (performance.now() > end) {
      const where = clients.map((client) => {
        const known = client.tables.get(table);
        return `${known?.number} ${known?.info.stage} ${JSON.stringify(known?.shown?.asked?.question)} ${JSON.stringify(known?.shown?.waiting)}`;
      });
      throw new Error(`the match does not end: ${where.join(' | ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
