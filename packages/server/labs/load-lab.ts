import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { protocolVersion } from '@manigance/protocol';
import { WebSocket } from 'ws';
import { ServerProcess } from './child.ts';
import { newGuest } from './client.ts';
import { ClusterProcesses } from './cluster.ts';

/**
 * `taskset -c 1 node packages/server/labs/load-lab.ts [game] [tables] [seconds] [idle sockets] [servers] [warm-up moves]`: tables in a closed
 * loop, the next move once every player has seen the last. The server runs on core 0; every move is durable before it is
 * shown. With a number of servers these share Postgres and NATS, each on a core, and people of one table are spread among them.
 */
const [
  gameId = 'tic-tac-toe-again',
  tables = '200',
  seconds = '10',
  idleSockets = '0',
  servers = '0',
  warmUpMoves = '4000',
] = process.argv.slice(2);
const seats = gameId.startsWith('tic-tac-toe') ? 2 : 4;
const say = (line: string) => process.stdout.write(`${line}\n`);
const dice = new Dice(seedFromNumber(3));
const latencies: number[] = [];
let moves = 0;
let played = 0;
/** Warm-up moves before the measurement. */
const warmUp = gameId.startsWith('tic-tac-toe') ? 60_000 : Number(warmUpMoves);
let errors = 0;
/** Guests made so far: people at one table need names that differ. */
let guests = 0;
let isMeasured = false;

interface Seen {
  readonly type: string;
  readonly to?: number;
  readonly table?: string | { readonly id: string };
  readonly step?: { readonly number: number };
  readonly shown?: {
    readonly asked?: {
      readonly question: number;
      readonly options: readonly unknown[];
      readonly answer?: unknown;
    };
    readonly outcome?: unknown;
  };
  readonly reason?: unknown;
}

class Player {
  readonly socket: WebSocket;
  id = 0;
  onSeen: (seen: Seen) => void = () => undefined;

  constructor(url: string) {
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on('error', () => errors++);
    this.socket.on('message', (data) => this.onSeen(JSON.parse(String(data)) as Seen));
  }

  send(message: object): void {
    this.socket.send(JSON.stringify({ ...message, id: ++this.id }));
  }

  /** Sends a message and resolves with the next message of this type. */
  ask(message: object, type: string): Promise<Seen> {
    return new Promise((resolve) => {
      this.onSeen = (seen) => {
        if (seen.type === type) resolve(seen);
        if (seen.type === 'refused') throw new Error(JSON.stringify(seen.reason));
      };
      this.send(message);
    });
  }
}

/** Processor time that a process has used, on Linux; in ticks of 10 ms. */
function processorSeconds(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function enter(url: string, base: string, known?: string): Promise<Player> {
  const token = known ?? (await newGuest(base, `Load ${++guests}`)).token;
  const player = new Player(url);
  await new Promise((resolve) => player.socket.on('open', resolve));
  await player.ask({ type: 'hello', version: protocolVersion, token }, 'welcome');
  return player;
}

/** Plays one table without pauses, match after match. */
async function playOn(players: readonly Player[]): Promise<void> {
  const [host] = players as [Player];
  const plan = players.map(() => ({ for: 'anyone' }));
  const setup = {
    game: gameId,
    options: {},
    seats: plan,
    pace: { kind: 'untimed' },
    access: 'private',
    atZero: 'default',
    spectators: true,
  };
  const made = await host.ask({ type: 'create', ...setup }, 'created');
  const { table } = made;
  for (const player of players) await player.ask({ type: 'watch', table }, 'watching');
  for (const player of players) await player.ask({ type: 'sit', table }, 'accepted');
  let began = 0;
  let seenBy = 0;
  return new Promise((resolve) => {
    for (const player of players) {
      let answered = -1;
      player.onSeen = (seen) => {
        if (seen.type === 'refused') errors++;
        if (seen.type !== 'update') return;
        const { asked, outcome } = seen.shown ?? {};
        if (began > 0 && ++seenBy === players.length && isMeasured) latencies.push(performance.now() - began);
        if (outcome !== undefined) {
          if (seenBy === players.length) {
            for (const one of players) one.send({ type: 'unwatch', table });
            resolve();
          }
          return;
        }
        if (asked === undefined || asked.answer !== undefined || asked.question === answered) return;
        answered = asked.question;
        const move = asked.options[dice.below(asked.options.length)];
        began = performance.now();
        seenBy = 0;
        played++;
        if (isMeasured) moves++;
        player.send({
          type: 'play',
          table,
          question: asked.question,
          move,
          key: `key${player.id}x${dice.next()}`,
        });
      };
    }
    host.send({ type: 'start', table });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'manigance-load-'));
const onCore = (core: number) => ['taskset', '-c', String(core % availableParallelism())];
const cluster =
  servers === '0'
    ? undefined
    : await ClusterProcesses.start(Number(servers), {
        commands: Array.from({ length: Number(servers) }, (_, at) => onCore(at)),
      });
const running = cluster?.members.map(({ process: one }) => one) ?? [
  await ServerProcess.start(folder, 0, onCore(0)),
];
/** Processor time of all servers in seconds, and their memory in bytes. */
async function measure() {
  const all = await Promise.all(running.map((one) => one.measure()));
  const sum = (name: 'seconds' | 'memory') => all.reduce((so, one) => so + one[name], 0);
  return { seconds: sum('seconds'), memory: sum('memory') };
}
/** The hosts of tables, and the people of each table, take turns among the servers. */
function serverFor(person: number): ServerProcess {
  const [first] = running;
  const one = running[(person + Math.floor(person / seats)) % running.length] ?? first;
  if (one === undefined) throw new Error('no server');
  return one;
}
let entered = 0;
const atOnce = 50;
const enterSome = (count: number, token?: string) =>
  Promise.all(
    Array.from({ length: count }, () => {
      const { socketUrl, base } = serverFor(entered++);
      return enter(socketUrl, base, token);
    }),
  );
const waiting: Player[] = [];
const idle: Player[] = [];
for (let at = 0; at < Number(idleSockets); at += atOnce) {
  const { token } = await newGuest(serverFor(0).base, 'Idle');
  idle.push(...(await enterSome(atOnce, token)));
}
let isOver = false;
const loops: Promise<void>[] = [];
for (let at = 0; at < Number(tables); at++) {
  const players = waiting.splice(0, seats);
  if (players.length < seats) waiting.push(...(await enterSome(atOnce * seats)));
  players.push(...waiting.splice(0, seats - players.length));
  loops.push(
    (async () => {
      while (!isOver) await playOn(players);
    })(),
  );
}
while (played < warmUp) await new Promise((resolve) => setTimeout(resolve, 50));
const before = await measure();
const brokerBefore = processorSeconds(cluster?.nats.pid());
isMeasured = true;
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000));
isMeasured = false;
const took = (performance.now() - began) / 1_000;
const after = await measure();
const brokerSeconds = processorSeconds(cluster?.nats.pid()) - brokerBefore;
isOver = true;
latencies.sort((one, other) => one - other);
const at = (share: number) => latencies[Math.floor(latencies.length * share)]?.toFixed(1);
const cpu = after.seconds - before.seconds;
say(
  JSON.stringify({
    game: gameId,
    tables: Number(tables),
    sockets: Number(tables) * seats + idle.length,
    movesPerSecond: Math.round(moves / took),
    movesPerServerCpuSecond: Math.round(moves / cpu),
    serverCores: Number((cpu / took).toFixed(2)),
    p50: at(0.5),
    p99: at(0.99),
    errors,
    memoryMb: Math.round(after.memory / 1e6),
    ...(cluster === undefined
      ? {}
      : { servers: running.length, brokerMicrosecondsPerMove: Math.round((brokerSeconds / moves) * 1e6) }),
  }),
);
await Promise.race([Promise.all(loops), new Promise((resolve) => setTimeout(resolve, 1_000))]);
if (cluster === undefined) for (const one of running) await one.end('SIGTERM');
else await cluster.close();
rmSync(folder, { recursive: true });
process.exit(errors === 0 ? 0 : 1);
