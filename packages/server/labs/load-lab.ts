import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import {
  CannotRun,
  type Count,
  type Goal,
  type Lab,
  type LabOptions,
  type LabProgress,
  switchOption,
  textOption,
  wholeOption,
} from '@manigance/proof/lab';
import { protocolVersion } from '@manigance/protocol';
import { plainSetup } from '@manigance/table/testing';
import { WebSocket } from 'ws';
import { ServerProcess } from './child.ts';
import { newGuest } from './client.ts';
import { ClusterProcesses } from './cluster.ts';
import { needs } from './cluster-trial.ts';

/** Measures times of answers under the load of many tables. */
export const lab: Lab = {
  id: 'load',
  part: 'load',
  promise: 'A server carries many tables at once, with every move stored before it is shown.',
  method:
    'Tables in a closed loop, the next move once every player has seen the last. The server runs on core 0; start the lab with `taskset -c 1`, so that it has a core of its own. With a number of servers these share Postgres and NATS, each on a core, and people of one table are spread among them, or meet at one of them (`--together`), as a proxy that goes by the table in the address lets them.',
  tests: ['packages/server/test/tables.test.ts'],
  extent: { unit: 'moves measured', seconds: 10 },
  options: {
    game: { value: 'ID', default: 'tic-tac-toe-again', says: 'game that is played' },
    tables: { value: 'N', default: '200', says: 'tables at a time' },
    idle: { value: 'N', default: '0', says: 'sockets that do nothing' },
    servers: { value: 'N', default: '0', says: 'servers on Postgres and NATS; 0 is one server on SQLite' },
    together: { says: 'the people of a table at one server' },
    'warm-up': {
      value: 'N',
      default: '4000',
      says: 'moves before the measurement, of another game than tic-tac-toe',
    },
  },
  run: (options, progress) => new Load(options, progress).run(),
};

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

  constructor(url: string, onError: () => void) {
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on('error', onError);
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

/** Sockets that connect at once. */
const atOnce = 50;

class Load {
  private readonly goal: Goal;
  private readonly progress: LabProgress;
  private readonly gameId: string;
  private readonly tables: number;
  private readonly idleSockets: number;
  private readonly serverCount: number;
  private readonly isTogether: boolean;
  /** Warm-up moves before the measurement. */
  private readonly warmUp: number;
  private readonly seats: number;
  private readonly dice: Dice;
  private readonly latencies: number[] = [];
  private moves = 0;
  private played = 0;
  private errors = 0;
  /** Guests made so far: people at one table need names that differ. */
  private guests = 0;
  private entered = 0;
  private isMeasured = false;
  private isOver = false;
  private running: readonly ServerProcess[] = [];

  constructor(options: LabOptions, progress: LabProgress) {
    this.goal = options.goal;
    this.progress = progress;
    this.gameId = textOption(options, 'game');
    this.tables = wholeOption(options, 'tables');
    this.idleSockets = wholeOption(options, 'idle');
    this.serverCount = wholeOption(options, 'servers');
    this.isTogether = switchOption(options, 'together');
    const isSmall = this.gameId.startsWith('tic-tac-toe');
    this.warmUp = isSmall ? 60_000 : wholeOption(options, 'warm-up');
    this.seats = isSmall ? 2 : 4;
    this.dice = new Dice(seedFromNumber(options.seed));
  }

  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'manigance-load-'));
    const commands = Array.from({ length: this.serverCount }, (_, at) => onCore(at));
    const cluster =
      this.serverCount === 0 ? undefined : await ClusterProcesses.start(this.serverCount, { commands });
    if (this.serverCount > 0 && cluster === undefined) throw new CannotRun(needs);
    this.running = cluster?.members.map(({ process: one }) => one) ?? [
      await ServerProcess.start(folder, 0, onCore(0)),
    ];
    const idle = await this.enterIdle();
    const loops = await this.openTables();
    while (this.played < this.warmUp) await pause(50);
    const { counts, cpu, took } = await this.measureMoves(cluster?.nats.pid());
    this.isOver = true;
    await Promise.race([Promise.all(loops), pause(1_000)]);
    if (cluster === undefined) for (const one of this.running) await one.end('SIGTERM');
    else await cluster.close();
    rmSync(folder, { recursive: true });
    const notes = [
      `${this.gameId}: ${this.tables} tables, ${this.tables * this.seats + idle} sockets, ${cpu.toFixed(2)} s of processor time in ${took.toFixed(2)} s.`,
    ];
    return {
      counts,
      faults: this.errors === 0 ? [] : [`${this.errors} messages were refused or failed`],
      notes,
    };
  }

  private async measureMoves(broker: number | undefined) {
    const before = await this.measure();
    const brokerBefore = processorSeconds(broker);
    this.isMeasured = true;
    const goal = this.goal.again();
    const began = performance.now();
    while (goal.isOpen(this.moves)) {
      await pause(50);
      this.progress.at(this.moves, this.errors);
    }
    this.isMeasured = false;
    const took = (performance.now() - began) / 1_000;
    const after = await this.measure();
    const brokerSeconds = processorSeconds(broker) - brokerBefore;
    const latencies = this.latencies.sort((one, other) => one - other);
    const at = (share: number): Count => ({
      value: Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)),
      unit: 'ms',
    });
    const cpu = after.seconds - before.seconds;
    const counts: Record<string, Count> = {
      'moves per second': { value: Math.round(this.moves / took), unit: '/s' },
      'moves per second of processor time': { value: Math.round(this.moves / cpu), unit: '/s' },
      'latency, median': at(0.5),
      'latency, p99': at(0.99),
      memory: { value: Math.round(after.memory / 1e6), unit: 'MB' },
    };
    if (broker !== undefined)
      counts['processor time of NATS per move'] = {
        value: Math.round((brokerSeconds / this.moves) * 1e6),
        unit: 'µs',
      };
    return { counts, cpu, took };
  }

  /** Processor time of all servers in seconds, and their memory in bytes. */
  private async measure() {
    const all = await Promise.all(this.running.map((one) => one.measure()));
    const sum = (name: 'seconds' | 'memory') => all.reduce((so, one) => so + one[name], 0);
    return { seconds: sum('seconds'), memory: sum('memory') };
  }

  private async enterIdle(): Promise<number> {
    let idle = 0;
    for (; idle < this.idleSockets; idle += atOnce) {
      const { token } = await newGuest(this.serverFor(0).base, 'Idle');
      await this.enterSome(atOnce, token);
    }
    return idle;
  }

  private async openTables(): Promise<readonly Promise<void>[]> {
    const waiting: Player[] = [];
    const loops: Promise<void>[] = [];
    for (let at = 0; at < this.tables; at++) {
      const players = waiting.splice(0, this.seats);
      if (players.length < this.seats) waiting.push(...(await this.enterSome(atOnce * this.seats)));
      players.push(...waiting.splice(0, this.seats - players.length));
      loops.push(
        (async () => {
          while (!this.isOver) await this.playOn(players);
        })(),
      );
    }
    return loops;
  }

  /** The hosts of tables take turns among the servers; so do the people of each table, unless they are together. */
  private serverFor(person: number): ServerProcess {
    const [first] = this.running;
    const table = Math.floor(person / this.seats);
    const turn = this.isTogether ? table : person + table;
    const one = this.running[turn % this.running.length] ?? first;
    if (one === undefined) throw new Error('no server');
    return one;
  }

  private enterSome(count: number, token?: string): Promise<readonly Player[]> {
    return Promise.all(
      Array.from({ length: count }, () => this.enter(this.serverFor(this.entered++), token)),
    );
  }

  private async enter({ socketUrl, base }: ServerProcess, known?: string): Promise<Player> {
    const token = known ?? (await newGuest(base, `Load ${++this.guests}`)).token;
    const player = new Player(socketUrl, () => this.errors++);
    await new Promise((resolve) => player.socket.on('open', resolve));
    await player.ask({ type: 'hello', version: protocolVersion, token }, 'welcome');
    return player;
  }

  /** Plays one table without pauses, match after match. */
  private async playOn(players: readonly Player[]): Promise<void> {
    const [host] = players as [Player];
    const setup = plainSetup(this.gameId, players.length);
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
          if (seen.type === 'refused') this.errors++;
          if (seen.type !== 'update') return;
          const { asked, outcome } = seen.shown ?? {};
          if (began > 0 && ++seenBy === players.length && this.isMeasured)
            this.latencies.push(performance.now() - began);
          if (outcome !== undefined) {
            if (seenBy === players.length) {
              for (const one of players) one.send({ type: 'unwatch', table });
              resolve();
            }
            return;
          }
          if (asked === undefined || asked.answer !== undefined || asked.question === answered) return;
          answered = asked.question;
          const move = asked.options[this.dice.below(asked.options.length)];
          began = performance.now();
          seenBy = 0;
          this.played++;
          if (this.isMeasured) this.moves++;
          player.send({
            type: 'play',
            table,
            question: asked.question,
            move,
            key: `key${player.id}x${this.dice.next()}`,
          });
        };
      }
      host.send({ type: 'start', table });
    });
  }
}

function onCore(core: number): readonly string[] {
  return ['taskset', '-c', String(core % availableParallelism())];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
