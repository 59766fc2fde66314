import { randomInt } from 'node:crypto';
import {
  type BotPool,
  type LoadedGames,
  pause,
  secretAnswerDelay,
  type Table,
  type TableClaims,
  TableRegistry,
} from '@manigance/table';
import { looksLike } from './look-alike/index.ts';
import type { Metrics } from './metrics.ts';
import { nodeScheduler } from './scheduler.ts';
import { newTableCode, newTableId, secretHex, tableIdOf } from './secrets.ts';
import type { Storage } from './storage/port.ts';

/** Storage, games and bots of the registry. */
export interface ServerRegistrySetup {
  readonly storage: Storage;
  readonly games: LoadedGames;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly now?: () => number;
  /** Least and most milliseconds a bot waits before it moves. */
  readonly botDelay?: readonly [number, number];
  /** Least and most milliseconds from a secret question to its answer. */
  readonly answerDelay?: readonly [number, number];
  /** Milliseconds an unwatched table stays in memory. */
  readonly quietFor?: number;
  /** Where several servers share the store. */
  readonly claims?: TableClaims | undefined;
  /** Tables that are still to be opened for a guest. */
  reservedTables?(guest: string): Promise<number>;
  /** Called after a table in memory has changed. */
  onChange?(table: Table): void;
  report(error: unknown, table?: string): void;
}

const defaultBotDelay = [700, 1_600] as const;

/** The tables of this server: the table engine on its database, clock, randomness and bots. */
export function serverRegistry(setup: ServerRegistrySetup): TableRegistry {
  const { storage, games, bots, metrics, now, quietFor } = setup;
  const [least, most] = setup.botDelay ?? defaultBotDelay;
  const [soonest, latest] = setup.answerDelay ?? secretAnswerDelay;
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
    // A secret question has a delay of its own, in which the bot thinks.
    beforeBot: async ({ match }) => {
      if (match?.views?.isSecret !== true) await pause(scheduler, randomInt(least, most + 1));
    },
    answerDelay: () => randomInt(soonest, latest + 1),
    report: setup.report,
    onChange: (table) => setup.onChange?.(table),
    reservedTables: async (guest) => (await setup.reservedTables?.(guest)) ?? 0,
    claims: setup.claims,
    ...(quietFor === undefined ? {} : { quietFor }),
  });
}
