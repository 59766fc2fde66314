import type { Client } from '../../labs/client.ts';
import { newGuest } from '../../labs/client.ts';
import { type CutProxy, type CutSetup, cutProxy } from '../../labs/cut-proxy.ts';
import type { ServeSetup } from '../../src/serve.ts';
import { type RealNats, realNats } from '../real-nats.ts';
import { type RealPostgres, realPostgres } from '../real-postgres.ts';
import { TestServer } from '../test-server.ts';

export interface Club {
  readonly servers: readonly [TestServer, TestServer, TestServer];
  readonly nats: RealNats;
  /** The ways of all servers to NATS and to Postgres, and of people to the servers, which take turns. */
  readonly broker: CutProxy;
  readonly database: CutProxy;
  readonly front: CutProxy;
  readonly postgres: RealPostgres;
  readonly databaseUrl: string;
  /** A new guest with a socket at each of these servers. */
  person(name: string, ...at: readonly TestServer[]): Promise<readonly Client[]>;
  close(): Promise<void>;
}

/** Longer than any test: servers have to notice by themselves what clients were not told; ms. */
const patience = 600_000;

/**
 * Three servers of one club on real Postgres and NATS; `undefined` if either is not installed. `tap` sees what they send to
 * NATS, `delay` is the longest of a piece of data on each way; ms.
 */
export async function threeServers(
  setup: Partial<ServeSetup> = {},
  { tap, delay = 0 }: Pick<CutSetup, 'tap' | 'delay'> = {},
): Promise<Club | undefined> {
  const [postgres, nats] = [await realPostgres(), await realNats()];
  process.stderr.write(
    `three servers: ${postgres === undefined || nats === undefined ? 'NOT TESTED, Postgres or nats-server is not installed' : 'on Postgres and NATS'}\n`,
  );
  if (postgres === undefined || nats === undefined) {
    postgres?.stop();
    await nats?.stop();
    return undefined;
  }
  const { url: databaseUrl } = await postgres.database();
  const broker = await cutProxy({ targets: () => [nats.port], delay, ...(tap && { tap }) });
  const brokerUrl = `nats://127.0.0.1:${broker.port}`;
  const behind = new URL(databaseUrl);
  const port = Number(behind.port);
  const database = await cutProxy({ targets: () => [port], delay });
  behind.port = String(database.port);
  const one = () => TestServer.open({ databaseUrl: behind.href, brokerUrl, rateLimits: false, ...setup });
  const servers = [await one(), await one(), await one()] as const;
  const front = await cutProxy({ targets: () => servers.map(({ running }) => running.port), delay });
  return {
    servers,
    nats,
    broker,
    database,
    front,
    postgres,
    databaseUrl,
    person: async (name, ...at) => {
      const { token } = await newGuest(servers[0].base, name);
      return Promise.all(at.map((server) => server.device(token, patience)));
    },
    close: async () => {
      for (const server of servers) await server.close();
      for (const line of [front, broker, database]) line.close();
      await nats.stop();
      postgres.stop();
    },
  };
}
