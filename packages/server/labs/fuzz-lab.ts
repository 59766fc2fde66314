import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './child.ts';
import { Client, newGuest } from './client.ts';
import { fuzz } from './fuzz.ts';

/** `node packages/server/labs/fuzz-lab.ts [seconds] [seed]`: messages over the protocol's schema for so long. */
const [seconds = 60, first = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'manigance-fuzz-'));
const server = await ServerProcess.start(folder);
const { id, token } = await newGuest(server.base, 'Ann');
const ann = new Client(server.socketUrl, token);
await ann.connect();
const anyone = { for: 'anyone' } as const;
const made = await ann.send({
  type: 'create',
  game: 'tic-tac-toe',
  options: {},
  seats: [anyone, anyone],
  pace: { kind: 'untimed' },
  access: 'open',
  atZero: 'default',
  spectators: true,
});
if (made.type !== 'created') throw new Error(JSON.stringify(made));
const known = {
  tables: [made.table],
  codes: [made.code],
  guests: [id],
  games: ['tic-tac-toe'],
  levels: ['wick'],
};
const end = performance.now() + seconds * 1_000;
let sent = 0;
let seed = first;
const faults: string[] = [];
for (; performance.now() < end && faults.length === 0; seed++) {
  const done = await fuzz(server, { messages: 2_000, seed, known });
  sent += done.sent;
  faults.push(...done.faults.map((fault) => `seed ${seed}: ${fault}`));
}
process.stdout.write(`${sent} messages, seeds ${first} to ${seed - 1}, ${faults.length} faults\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
ann.close();
await server.end('SIGTERM');
rmSync(folder, { recursive: true });
process.exitCode = faults.length === 0 ? 0 : 1;
