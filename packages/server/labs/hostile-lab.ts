import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Count, type Lab, type LabOptions, type LabProgress, wholeOption } from '@manigance/proof/lab';
import { ServerProcess } from './child.ts';
import {
  dribble,
  type HostilePlace,
  metric,
  openScene,
  replayMessages,
  type Scene,
  type Sent,
  sceneFaults,
  sendFrames,
  sendRequests,
  storm,
} from './hostile.ts';

export const lab: Lab = {
  id: 'hostile',
  part: 'hostile',
  promise: 'Whatever bytes a client sends, the server goes on, and the matches of others stay as they are.',
  method:
    'A server without rate limits is sent hostile WebSocket frames (wrong masks, reserved bits and opcodes, lengths that lie, fragments out of place, text that is not UTF-8, forbidden close codes, random bytes, mutated messages) and hostile HTTP requests, drawn from a grammar; messages that come again, under the same key or from another person; messages byte by byte; and clients that all connect at once. Each frame must be followed by the answer to a ping or by the right close code, each request by a status below 500 or by none. The stored entries of a match of two others are compared before and after, its players must never be disconnected, no socket may be left, and memory is measured after every round.',
  tests: ['packages/server/test/attacks/hostile.test.ts', 'packages/table/test/throwing-rule.test.ts'],
  extent: { unit: 'frames and requests', times: 1_000_000 },
  options: {
    storm: { value: 'N', default: '2000', says: 'clients that connect at once' },
  },
  run: attack,
};

/** Frames and requests of one round, and rounds under way at a time. */
const [framesOfRound, requestsOfRound, linesAtOnce] = [1_000, 160, 4];

/** The stored entries of a table, read beside the server. */
function entriesIn(folder: string): HostilePlace['entries'] {
  return async (table) => {
    const database = new DatabaseSync(join(folder, 'manigance.sqlite'), { readOnly: true });
    try {
      const read = database.prepare('SELECT body FROM entries WHERE table_id = ? ORDER BY number');
      return read.all(table).map(({ body }) => String(body));
    } finally {
      database.close();
    }
  };
}

/** What was sent in all. */
class Tally {
  readonly faults: string[] = [];
  readonly sent: Record<string, number> = {};
  readonly outcomes: Record<string, number> = {};

  add(what: string, { sent, faults, outcomes }: Sent): void {
    this.sent[what] = (this.sent[what] ?? 0) + sent;
    this.faults.push(...faults);
    for (const [outcome, times] of Object.entries(outcomes)) {
      const name = `${what}: ${outcome}`;
      this.outcomes[name] = (this.outcomes[name] ?? 0) + times;
    }
  }

  get done(): number {
    return (this.sent.frames ?? 0) + (this.sent.requests ?? 0);
  }
}

async function attack(options: LabOptions, progress: LabProgress) {
  const { goal, seed } = options;
  const folder = mkdtempSync(join(tmpdir(), 'manigance-hostile-'));
  const server = await ServerProcess.start(folder, 0, [], { LAB_COLLECTS: '1' });
  const { base, socketUrl, port } = server;
  const place = { base, socketUrl, port, entries: entriesIn(folder) };
  const scene = await openScene(place);
  const before = await place.entries(scene.quiet);
  const tally = new Tally();
  const memory: number[] = [];
  for (let round = 0; tally.faults.length === 0 && goal.isOpen(tally.done); round++) {
    await attackRound(place, scene, tally, seed * 100_000 + round * linesAtOnce);
    tally.faults.push(...(await sceneFaults(place, scene, before)));
    memory.push((await server.measure()).memory / 1e6);
    progress.at(tally.done, tally.faults.length);
  }
  tally.add('slow senders', await dribble(place, scene, 50));
  const clients = wholeOption(options, 'storm');
  tally.add('storm', await storm(place, scene, { clients, rounds: 3 }));
  tally.faults.push(...(await sceneFaults(place, scene, before)));
  const sockets = await socketsLeft(base);
  if (sockets > 2) tally.faults.push(`${sockets - 2} sockets are left`);
  const lag = 1_000 * (await metric(base, 'event_loop_lag_p99_seconds'));
  for (const client of [scene.ann, scene.bob]) client.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  return { counts: countsOf(tally, memory, lag), faults: tally.faults, notes: [] };
}

async function attackRound(place: HostilePlace, scene: Scene, tally: Tally, seed: number): Promise<void> {
  const lines = Array.from({ length: linesAtOnce }, (_, line) => seed + line);
  await Promise.all([
    ...lines.map(async (own) => tally.add('frames', await sendFrames(place, scene, framesOfRound, own))),
    sendRequests(place, scene, requestsOfRound, seed).then((sent) => tally.add('requests', sent)),
    replayMessages(place, scene).then((sent) => tally.add('replayed and forged messages', sent)),
  ]);
}

/** Sockets that are still open once closed ones are gone. */
async function socketsLeft(base: string): Promise<number> {
  let open = await metric(base, 'sockets');
  for (let look = 0; open > 2 && look < 100; look++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    open = await metric(base, 'sockets');
  }
  return open;
}

function countsOf({ sent, outcomes }: Tally, memory: readonly number[], lag: number): Record<string, Count> {
  const half = memory.slice(Math.floor(memory.length / 2));
  const inMb = (value: number | undefined): Count => ({ value: Math.round(value ?? 0), unit: 'MB' });
  return {
    ...sent,
    ...outcomes,
    'memory after the first round': inMb(memory[0]),
    'memory half-way': inMb(half[0]),
    'memory after the last round': inMb(memory.at(-1)),
    'lag of the event loop, 99th percentile': { value: Math.round(lag), unit: 'ms' },
  };
}
