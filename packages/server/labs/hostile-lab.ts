import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Count, type Lab, type LabOptions, type LabProgress, wholeOption } from '@manigance/proof/lab';
import { ServerProcess } from './child.ts';
import {
  type HostilePlace,
  metric,
  openScene,
  replayMessages,
  type Scene,
  type Sent,
  sceneFaults,
  sendFrames,
  sendRequests,
  sendSlowly,
  socketsLeft,
  storm,
} from './hostile.ts';
import { Watch } from './hostile-watch.ts';

/** Sends hostile frames and requests during a match of others. */
export const lab: Lab = {
  id: 'hostile',
  part: 'hostile',
  promise: 'Whatever bytes a client sends, the server goes on, and the matches of others stay as they are.',
  method:
    'A server without rate limits is sent hostile WebSocket frames (wrong masks, reserved bits and opcodes, lengths that lie, fragments out of place, text that is not UTF-8, forbidden close codes, random bytes, mutated messages) and hostile HTTP requests, drawn from a grammar; messages that come again, under the same key or from another person; messages byte by byte; and clients that all connect at once. Each frame must be followed by the answer to a ping or by the right close code, each request by a status below 500 or by none. The stored entries of a match of two others are compared before and after, its players must never be disconnected, no socket may be left, the memory in use is measured after every round, and may not grow from the second quarter of a run of ten minutes to the last. The longest stretch of processor time of the server’s main thread without a turn for others is measured for each kind; but for the storm, which is no single client, it must stay below 50 ms.',
  tests: ['packages/server/test/attacks/hostile.test.ts', 'packages/table/test/throwing-rule.test.ts'],
  extent: { unit: 'frames and requests', times: 1_000_000 },
  options: {
    storm: { value: 'N', default: '2000', says: 'clients that connect at once' },
    pace: { value: 'N', default: '0', says: 'most frames and requests a second; 0: as many as there can be' },
  },
  run: attack,
};

/** Frames and requests of one round, and rounds under way at a time. */
const [framesOfRound, requestsOfRound, linesAtOnce] = [1_000, 160, 4];

/** Rounds of one seed, so that the warm-up has a seed of its own. */
const warmUp = 90_000;

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

/** Totals of everything sent. */
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

  get counts(): Record<string, Count> {
    return { ...this.sent, ...this.outcomes };
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
  const [tally, watch] = [new Tally(), new Watch(server)];
  await attackRound(place, scene, new Tally(), seed * 100_000 + warmUp); // the first round compiles
  await watch.look('warm-up');
  for (let round = 0; tally.faults.length === 0 && goal.isOpen(tally.done); round++) {
    await Promise.all([
      attackRound(place, scene, tally, seed * 100_000 + round * linesAtOnce),
      pause(roundTime(options)),
    ]);
    tally.faults.push(...(await sceneFaults(place, scene, before)));
    await watch.look('frames and requests');
    progress.at(tally.done, tally.faults.length);
  }
  tally.add('slow senders', await sendSlowly(place, scene, 50));
  await watch.look('slow senders');
  const clients = wholeOption(options, 'storm');
  tally.add('storm', await storm(place, scene, { clients, rounds: 3 }));
  await watch.look('storm');
  tally.faults.push(...(await sceneFaults(place, scene, before)));
  const sockets = await socketsLeft(place);
  if (sockets > 0) tally.faults.push(`${sockets} sockets are left`);
  const lag = 1_000 * (await metric(base, 'event_loop_lag_p99_seconds'));
  for (const client of [scene.ann, scene.bob]) client.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  const counts = {
    ...tally.counts,
    ...watch.counts,
    'lag of the event loop, 99th percentile': { value: Math.round(lag), unit: 'ms' },
  };
  return { counts, faults: [...tally.faults, ...watch.faults], notes: [] };
}

/** Milliseconds that a round takes at least, at the pace that was told. */
function roundTime(options: LabOptions): number {
  const pace = wholeOption(options, 'pace');
  return pace === 0 ? 0 : (1_000 * (linesAtOnce * framesOfRound + requestsOfRound)) / pace;
}

async function attackRound(place: HostilePlace, scene: Scene, tally: Tally, seed: number): Promise<void> {
  const lines = Array.from({ length: linesAtOnce }, (_, line) => seed + line);
  await Promise.all([
    ...lines.map(async (own) =>
      tally.add('frames', await sendFrames({ place, scene, count: framesOfRound, seed: own })),
    ),
    sendRequests({ place, scene, count: requestsOfRound, seed }).then((sent) => tally.add('requests', sent)),
    replayMessages(place, scene).then((sent) => tally.add('replayed and forged messages', sent)),
  ]);
}
