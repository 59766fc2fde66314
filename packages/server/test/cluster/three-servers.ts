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
  /** The way of all servers to NATS. */
  readonly broker: CutProxy;
  readonly postgres: RealPostgres;
  readonly databaseUrl: string;
  /** A new guest with a socket at each of these servers. */
  person(name: string, ...at: readonly TestServer[]): Promise<readonly Client[]>;
  close(): Promise<void>;
}

/** Longer than any test: servers have to notice by themselves what clients were not told; ms. */
const patience = 600_000;

/** Three servers of one club on real Postgres and NATS; `undefined` if either is not installed. `tap` sees what they send to NATS. */
export async function threeServers(
  setup: Partial<ServeSetup> = {},
  tap: NonNullable<CutSetup['tap']> = () => undefined,
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
  const broker = await cutProxy({ targets: () => [nats.port], tap });
  const brokerUrl = `nats://127.0.0.1:${broker.port}`;
  const one = () => TestServer.open({ databaseUrl, brokerUrl, rateLimits: false, ...setup });
  const servers = [await one(), await one(), await one()] as const;
  return {
    servers,
    nats,
    broker,
    postgres,
    databaseUrl,
    person: async (name, ...at) => {
      const { token } = await newGuest(servers[0].base, name);
      return Promise.all(at.map((server) => server.device(token, patience)));
    },
    close: async () => {
      for (const server of servers) await server.close();
      broker.close();
      await nats.stop();
      postgres.stop();
    },
  };
}
