import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface RealPostgres {
  /** Origin of the server, for the test output. */
  readonly says: string;
  /** Creates a database. */
  database(): Promise<{ readonly url: string; run(sql: string): Promise<void>; drop(): Promise<void> }>;
  /** Process ids of the server and its workers; empty if it was not started here. */
  processes(): readonly number[];
  /** Ends the server at once, as a crash does, and starts it again. */
  crash(): Promise<void>;
  stop(): void;
}

/** The Postgres of TEST_DATABASE_URL, or one started from the installed packages; `undefined` if there is neither. */
export async function realPostgres(): Promise<RealPostgres | undefined> {
  const { TEST_DATABASE_URL: given } = process.env;
  const none = { stop: () => undefined, processes: () => [], crash: async () => undefined };
  if (given !== undefined) return serve(given, `Postgres of TEST_DATABASE_URL`, none);
  const bin = newestBin();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'manigance-pg-'));
  const port = await freePort();
  // Postgres refuses to run as root; the packages bring a user for it.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const run = (...command: string[]) => {
    const [program = '', ...rest] = [...asUser, ...command];
    return spawnSync(program, rest, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  };
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const made = run(
    join(bin, 'initdb'),
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--no-sync',
    '-E',
    'UTF8',
  );
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`;
  const pgCtl = join(bin, 'pg_ctl');
  const start = () => run(pgCtl, '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  const started = start();
  const stop = () => {
    run(pgCtl, '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  if (made.status !== 0 || started.status !== 0) {
    stop();
    return undefined;
  }
  const processes = () =>
    processesOf(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
  const crash = async () => {
    run(pgCtl, '-D', data, '-m', 'immediate', 'stop');
    start();
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return serve(url, 'Postgres of this machine’s packages', { stop, processes, crash });
}

/** A process and its children. */
function processesOf(parent: number): readonly number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' }).stdout;
  return [
    parent,
    ...listed
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(Number),
  ];
}

let databases = 0;

async function serve(
  url: string,
  from: string,
  use: Pick<RealPostgres, 'stop' | 'processes' | 'crash'>,
): Promise<RealPostgres> {
  const version = await query(url, 'SHOW server_version');
  return {
    says: `${from}, version ${version}`,
    ...use,
    async database() {
      const name = `manigance_test_${process.pid}_${databases++}`;
      await query(url, `CREATE DATABASE ${name}`);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return {
        url: own.href,
        run: async (sql) => {
          await query(own.href, sql);
        },
        drop: async () => {
          await query(url, `DROP DATABASE ${name} WITH (FORCE)`);
        },
      };
    },
  };
}

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows = [] } = await client.query(sql);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

function newestBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
