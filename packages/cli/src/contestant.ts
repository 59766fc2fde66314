import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startThread } from './thread-work.ts';

/** A subject of a speed measurement. */
export interface Contestant {
  /** Plays for this much processor time and returns the steps per second. */
  measure(milliseconds: number): Promise<number>;
  dismiss(): Promise<unknown>;
}

/** A subject in its own thread, idle while others are measured, so that games do not share compiled code. */
export function threadContestant(job: URL, setting: unknown): Contestant {
  const thread = startThread(job, setting);
  return {
    async measure(milliseconds) {
      const answer = once(thread, 'message');
      thread.postMessage(milliseconds);
      return (await answer)[0] as number;
    },
    dismiss: () => thread.terminate(),
  };
}

/** The reducer of boardgame.io, if `bench/` is installed. */
export function reducerContestant(root: string): Contestant | undefined {
  const folder = join(root, 'bench');
  if (!existsSync(join(folder, 'node_modules/boardgame.io'))) return undefined;
  return {
    async measure(milliseconds) {
      const child = spawnSync(process.execPath, [join(folder, 'reducer.mjs'), String(milliseconds)], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (child.status !== 0) throw new Error(`bench/reducer.mjs failed: ${child.stderr}`);
      return (JSON.parse(child.stdout) as { readonly movesPerSecond: number }).movesPerSecond;
    },
    dismiss: async () => {},
  };
}
