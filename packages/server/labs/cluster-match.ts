import { randomUUID } from 'node:crypto';
import type { Answer, SeatPlan } from '@manigance/protocol';
import { plainSetup } from '@manigance/table/testing';
import { Client, newGuest, type Request } from './client.ts';
import { playAnything } from './match.ts';

/** A match in progress: people on different servers, a spectator, and bots where the plan has some. */
export interface LabMatch {
  readonly table: string;
  readonly game: string;
  readonly players: readonly Client[];
  readonly spectator: Client;
  readonly clients: readonly Client[];
  /** Refusals of those who sat down and began. */
  readonly refusals: readonly string[];
}

/** Pause before something is tried again; ms. */
const retryAfter = 50;

async function untilDone<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const done = await attempt().catch(() => undefined);
    if (done !== undefined) return done;
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
  }
}

/** Sends a request again while it is refused for the moment. */
function ask(client: Client, request: Request): Promise<Answer> {
  return untilDone(async () => {
    const answer = await client.send(request);
    const isForNow =
      answer.type === 'refused' && ['try-again', 'stopping', 'too-fast'].includes(answer.reason.code);
    return isForNow ? undefined : answer;
  });
}

/** Opens a table and begins its match, whatever fails meanwhile. */
export async function beginMatch(
  base: string,
  url: string,
  use: {
    readonly game: string;
    readonly seats: number;
    readonly bots: readonly string[];
    readonly seed: number;
  },
): Promise<LabMatch> {
  const { game, seats, bots, seed } = use;
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].slice(0, seats);
  const people = await Promise.all(
    [...names, 'Watcher'].map((name) => untilDone(() => newGuest(base, name))),
  );
  const clients = people.map(({ token }) => new Client(url, token, 1_500));
  await Promise.all(clients.map((client) => client.connect()));
  const players = clients.slice(0, -1);
  const [host, spectator] = [clients[0], clients.at(-1)];
  if (host === undefined || spectator === undefined) throw new Error('nobody there');
  const plan: SeatPlan[] = [
    ...names.map(() => ({ for: 'anyone' }) as const),
    ...bots.map((level) => ({ for: 'bot', level }) as const),
  ];
  const made = await ask(host, {
    type: 'create',
    key: randomUUID(),
    ...plainSetup(game, plan, { pace: { kind: 'live', bank: 3_600, increment: 5 } }),
  });
  if (made.type !== 'created') throw new Error(`no table: ${JSON.stringify(made)}`);
  const { table } = made;
  for (const client of clients) await untilDone(async () => watched(await client.watch(table)));
  const answers: Answer[] = [];
  for (const [seat, client] of players.entries()) {
    playAnything(client, table, seed * 10 + seat);
    answers.push(await ask(client, { type: 'sit', table, seat }));
  }
  answers.push(await ask(host, { type: 'start', table }));
  const refusals = answers.flatMap((one) => (one.type === 'refused' ? [JSON.stringify(one.reason)] : []));
  return { table, game, players, spectator, clients, refusals };
}

function watched(answer: Answer): true | undefined {
  return answer.type === 'watching' ? true : undefined;
}

/** Whether every client has seen the end of the match. */
export function isOver({ clients, table }: LabMatch): boolean {
  return clients.every((client) => {
    const known = client.tables.get(table);
    return known?.info.stage === 'over' && known.shown?.outcome !== undefined;
  });
}
