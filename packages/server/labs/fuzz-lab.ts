import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lab, LabOptions, LabProgress } from '@manigance/proof/lab';
import { plainSetup } from '@manigance/table/testing';
import { ServerProcess } from './child.ts';
import { Client, newGuest } from './client.ts';
import { fuzz } from './fuzz.ts';

/** Sends mutated messages and checks every answer. */
export const lab: Lab = {
  id: 'fuzz',
  part: 'hostile',
  promise: 'Malformed messages crash nothing, and each gets exactly one fitting answer.',
  method:
    'Messages drawn from the schema of the protocol, half of them mutated, are sent over one socket; every answer and all news are compared with their schemas. It ends at the first fault.',
  tests: ['packages/server/test/attacks/fuzz.test.ts'],
  extent: { unit: 'messages', seconds: 60 },
  options: {},
  run: sendMessages,
};

/** Messages of one seed. */
const messages = 2_000;

async function sendMessages({ goal, seed: first }: LabOptions, progress: LabProgress) {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-fuzz-'));
  const server = await ServerProcess.start(folder);
  const { id, token } = await newGuest(server.base, 'Ann');
  const ann = new Client(server.socketUrl, token);
  await ann.connect();
  const made = await ann.send({ type: 'create', ...plainSetup('tic-tac-toe', 2, { access: 'open' }) });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  const known = {
    tables: [made.table],
    codes: [made.code],
    guests: [id],
    games: ['tic-tac-toe'],
    levels: ['wick'],
  };
  let sent = 0;
  let seed = first;
  const faults: string[] = [];
  for (; goal.isOpen(sent) && faults.length === 0; seed++) {
    const done = await fuzz(server, { messages, seed, known });
    sent += done.sent;
    faults.push(...done.faults.map((fault) => `seed ${seed}: ${fault}`));
    progress.at(sent, faults.length);
  }
  ann.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  return { counts: { messages: sent, seeds: seed - first }, faults, notes: [] };
}
