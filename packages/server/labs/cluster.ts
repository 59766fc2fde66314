import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStorage } from '../src/storage/postgres.ts';
import { type RealNats, realNats } from '../test/real-nats.ts';
import { type RealPostgres, realPostgres } from '../test/real-postgres.ts';
import { ServerProcess } from './child.ts';
import { type CutProxy, cutProxy } from './cut-proxy.ts';

/** A server process with its own ways to the broker and to the database, which can be cut. */
export interface Member {
  process: ServerProcess;
  readonly broker: CutProxy;
  readonly database: CutProxy;
  /** Starts a new process on the same port. */
  restart(): Promise<void>;
}

/** Servers in processes of their own on real Postgres and NATS, behind a proxy that takes turns among them. */
export class ClusterProcesses {
  readonly members: readonly Member[];
  readonly nats: RealNats;
  readonly postgres: RealPostgres;
  /** The database, past all proxies. */
  readonly storage: PostgresStorage;
  readonly front: CutProxy;
  private readonly folder: string;

  private constructor(parts: Omit<ClusterProcesses, 'base' | 'socketUrl' | 'close'>, folder: string) {
    this.members = parts.members;
    this.nats = parts.nats;
    this.postgres = parts.postgres;
    this.storage = parts.storage;
    this.front = parts.front;
    this.folder = folder;
  }

  /** `undefined` if Postgres or NATS is not installed. */
  static async start(
    servers: number,
    options: {
      readonly delay?: number;
      readonly commands?: readonly (readonly string[])[];
      readonly smtpUrl?: string;
    } = {},
  ): Promise<ClusterProcesses | undefined> {
    const [postgres, nats] = [await realPostgres(), await realNats()];
    if (postgres === undefined || nats === undefined) {
      postgres?.stop();
      await nats?.stop();
      return undefined;
    }
    const { url } = await postgres.database();
    const storage = await PostgresStorage.open(url);
    const folder = mkdtempSync(join(tmpdir(), 'manigance-cluster-'));
    const members: Member[] = [];
    for (let at = 0; at < servers; at++)
      members.push(
        await memberOf(folder, {
          url,
          nats,
          command: options.commands?.[at] ?? [],
          smtpUrl: options.smtpUrl,
        }),
      );
    const front = await cutProxy({
      targets: () => members.map(({ process }) => process.port),
      delay: options.delay ?? 0,
    });
    return new ClusterProcesses({ members, nats, postgres, storage, front }, folder);
  }

  get base(): string {
    return `http://127.0.0.1:${this.front.port}`;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.front.port}/ws`;
  }

  async close(): Promise<void> {
    for (const { process, broker, database } of this.members) {
      process.signal('SIGCONT');
      await process.end('SIGTERM');
      broker.close();
      database.close();
    }
    this.front.close();
    await this.storage.close();
    await this.nats.stop();
    this.postgres.stop();
    rmSync(this.folder, { recursive: true });
  }
}

async function memberOf(
  folder: string,
  on: {
    readonly url: string;
    readonly nats: RealNats;
    readonly command: readonly string[];
    readonly smtpUrl?: string | undefined;
  },
): Promise<Member> {
  const broker = await cutProxy({ targets: () => [on.nats.port] });
  const database = await cutProxy({ targets: () => [Number(new URL(on.url).port)] });
  const url = new URL(on.url);
  url.port = String(database.port);
  const environment = {
    LAB_DATABASE_URL: url.href,
    LAB_NATS_URL: `nats://127.0.0.1:${broker.port}`,
    ...(on.smtpUrl === undefined ? {} : { LAB_SMTP_URL: on.smtpUrl }),
    LAB_LOG_LEVEL: 'silent', // nobody reads the log, and a full pipe would stop the server
  };
  const start = (port = 0) => ServerProcess.start(folder, port, on.command, environment);
  const member: Member = {
    process: await start(),
    broker,
    database,
    restart: async () => {
      member.process = await untilStarted(() => start(member.process.port));
    },
  };
  return member;
}

/** Starts a server until it runs, as a supervisor would: the database may be away. */
async function untilStarted(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (;;) {
    const started = await start().catch(() => undefined);
    if (started !== undefined) return started;
  }
}
