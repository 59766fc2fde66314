import { type BotPool, type LoadedGames, pause, TableRegistry } from '@manigance/table';
import { looksLike } from './look-alike/index.ts';
import type { Metrics } from './metrics.ts';
import { nodeScheduler } from './scheduler.ts';
import { newTableCode, newTableId, secretHex, tableIdOf } from './secrets.ts';
import type { Storage } from './storage/port.ts';

export interface ServerRegistrySetup {
  readonly storage: Storage;
  readonly games: LoadedGames;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly now?: () => number;
  /** Least and most milliseconds a bot waits before it moves. */
  readonly botDelay?: readonly [number, number];
  /** Milliseconds an unwatched table stays in memory. */
  readonly quietFor?: number;
  report(error: unknown, table?: string): void;
}

const defaultBotDelay = [700, 1_600] as const;

/** The tables of this server: the table engine on its database, clock, randomness and bots. */
export function serverRegistry(setup: ServerRegistrySetup): TableRegistry {
  const { storage, games, bots, metrics, now, quietFor } = setup;
  const [least, most] = setup.botDelay ?? defaultBotDelay;
  const scheduler = nodeScheduler(now);
  return new TableRegistry({
    store: storage,
    games,
    bots,
    metrics,
    scheduler,
    ids: { newTable: newTableId, tableFor: tableIdOf, newCode: newTableCode },
    secret: secretHex,
    looksLike,
    beforeBot: () => pause(scheduler, least + Math.floor(Math.random() * (most - least))),
    report: setup.report,
    ...(quietFor === undefined ? {} : { quietFor }),
  });
}
