import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { catalogOf } from '@manigance/games';
import type { Context } from '../src/command.ts';
import { run } from '../src/run.ts';
import { manifest as brokenGame } from './games/broken-game.ts';
import { manifest as modedGame } from './games/moded-game.ts';
import { manifest as secretGame } from './games/secret-game.ts';
import { manifest as ticTacToe } from './games/tic-tac-toe.ts';

const catalog = catalogOf([ticTacToe, brokenGame, modedGame, secretGame]);

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line on the test games. */
export async function cli(line: string, changes: Partial<Context> = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const status = await run(
    line.split(' ').filter((word) => word !== ''),
    {
      out: { write: (text) => (out += text) },
      err: { write: (text) => (err += text) },
      input: Readable.from([]),
      catalog,
      addedGames: [],
      root: resolve(import.meta.dirname, '../../..'),
      ...changes,
    },
  );
  return { status, out, err };
}
