import { fileURLToPath } from 'node:url';
import { catalog } from '@manigance/games';
import { run } from './run.ts';

// Whoever reads us through a pipe may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  catalog,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
});
