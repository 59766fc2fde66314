import { fileURLToPath } from 'node:url';
import { catalog } from '@manigance/games';
import { run } from './run.ts';

// A reader such as `head` closes the pipe once it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  // Opened only by commands that read it.
  get input() {
    return process.stdin;
  },
  catalog,
  addedGames: [],
  root: fileURLToPath(new URL('../../..', import.meta.url)),
});
