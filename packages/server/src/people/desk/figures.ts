import { readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DeskAnswer, protocolVersion, type ServerFigures } from '@manigance/protocol';
import type { TableRegistry } from '@manigance/table';
import { day } from '@manigance/table';
import { migrations } from '../../storage/migrations.ts';
import type { Storage } from '../../storage/port.ts';
import type { SlowMoves } from './slow-moves.ts';

type Look = DeskAnswer<'look'>;

interface FiguresSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'games'>;
  readonly slow: SlowMoves;
  readonly dataDir: string;
  /** Name of this server among others; absent if it is alone. */
  readonly server: string | undefined;
  /** People connected to this server, and how many of them watch a table without a seat. */
  here(): { readonly people: number; readonly spectators: number };
  report(error: unknown): void;
}

/** Interval at which a server of several says how it is, silence after which the desk says so, and until it is forgotten; ms. */
const [tellEvery, silentFor, goneAfter] = [5_000, 20_000, 600_000];
/** From which share of the disk, which time of a move and which age of a backup the host should look. */
const [fullFrom, slowFrom, oldFrom] = [0.8, 250, 7 * day];

/** Version of this server. */
export const version = versionIn(new URL('../../../package.json', import.meta.url));

function versionIn(path: URL): string {
  const { version: read } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string };
  return read;
}

/** State of the servers. Each of several writes its own figures to the store; the desk of any of them adds them up. */
export class Figures {
  private readonly setup: FiguresSetup;
  private readonly upSince = Date.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(setup: FiguresSetup) {
    this.setup = setup;
  }

  start(): void {
    const { server, report } = this.setup;
    if (server === undefined) return;
    this.timer = setInterval(() => this.tell(server).catch(report), tellEvery);
    this.timer.unref();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    const { server, storage } = this.setup;
    if (server !== undefined) await storage.query('DELETE FROM desk_figures WHERE server = $1', server);
  }

  /** The figures of every server, this one first. */
  async servers(): Promise<readonly ServerFigures[]> {
    const { server, storage } = this.setup;
    const own = { ...(server === undefined ? {} : { name: server }), age: 0, ...this.own() };
    if (server === undefined) return [own];
    const now = Date.now();
    await storage.query('DELETE FROM desk_figures WHERE at < $1', now - goneAfter);
    const rows = await storage.query(
      'SELECT server, at, body FROM desk_figures WHERE server <> $1 ORDER BY server',
      server,
    );
    const others = rows.map((row) => ({
      name: String(row.server),
      age: Math.max(0, now - Number(row.at)),
      ...(JSON.parse(String(row.body)) as OwnFigures),
    }));
    return [own, ...others];
  }

  versions(): Look['versions'] {
    const { storage, registry } = this.setup;
    const games = Object.values(registry.games).map(({ game: { id, rulesVersion } }) => ({
      id,
      rulesVersion,
    }));
    return { schema: migrations.length, protocol: protocolVersion, store: storage.kind, games };
  }

  slowMoves(): Look['slow'] {
    return this.setup.slow.list();
  }

  /** Bytes of the store. */
  async stored(): Promise<number> {
    const { storage, dataDir } = this.setup;
    if (storage.kind === 'sqlite') {
      const path = join(dataDir, 'manigance.sqlite');
      return [path, `${path}-wal`].reduce(
        (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
        0,
      );
    }
    const [row] = await storage.query('SELECT pg_database_size(current_database()) AS bytes');
    return Number(row?.bytes ?? 0);
  }

  private own(): OwnFigures {
    const { slow, here, dataDir } = this.setup;
    return {
      version,
      node: process.version,
      upSince: this.upSince,
      ...here(),
      moves: slow.figures(),
      disk: diskOf(dataDir),
    };
  }

  private async tell(server: string): Promise<void> {
    await this.setup.storage.query(
      `INSERT INTO desk_figures (server, at, body) VALUES ($1, $2, $3)
        ON CONFLICT (server) DO UPDATE SET at = excluded.at, body = excluded.body`,
      server,
      Date.now(),
      JSON.stringify(this.own()),
    );
  }
}

type OwnFigures = Omit<ServerFigures, 'name' | 'age'>;

/** The disk with the data folder; nothing where it has none. */
function diskOf(folder: string): ServerFigures['disk'] {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return { total: blocks * bsize, free: bavail * bsize };
  } catch {
    return { total: 0, free: 0 };
  }
}

/** The warnings for the host. */
export function healthOf({ servers, backup }: Pick<Look, 'servers' | 'backup'>): Look['health'] {
  const look = (isBad: boolean) => (isBad ? 'look' : 'good');
  const isFull = ({ disk: { total, free } }: ServerFigures) => total > 0 && 1 - free / total >= fullFrom;
  const isOld = backup === undefined || backup.state === 'failed' || Date.now() - backup.at > oldFrom;
  return {
    servers: look(servers.some(({ age }) => age > silentFor)),
    moves: look(servers.some(({ moves }) => moves.p95 >= slowFrom)),
    disk: look(servers.some(isFull)),
    backup: look(isOld),
  };
}
