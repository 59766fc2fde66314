import { resolve } from 'node:path';
import type { Context } from '../src/command.ts';
import { run } from '../src/run.ts';
import { shelf } from './shelf.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line on the games of the test shelf. */
export async function cli(line: string, changes: Partial<Context> = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const status = await run(
    line.split(' ').filter((word) => word !== ''),
    {
      out: { write: (text) => (out += text) },
      err: { write: (text) => (err += text) },
      shelf,
      root: resolve(import.meta.dirname, '../../..'),
      ...changes,
    },
  );
  return { status, out, err };
}
