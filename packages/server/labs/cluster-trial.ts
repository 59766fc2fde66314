import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import { type Count, type Goal, type LabProgress, silent } from '@manigance/proof/lab';
import type { TableEntry } from '@manigance/table';
import { loadGames } from '../src/games.ts';
import { ClusterProcesses, type Member } from './cluster.ts';
import { type FaultKind, faultKinds, makeFault } from './cluster-faults.ts';
import { beginMatch, isOver, type LabMatch } from './cluster-match.ts';
import { badLine, fewFaults, manyFaults } from './proxy.ts';
import { faultsOnTheWire } from './wire-check.ts';

const games = await loadGames(catalog);

/** Counts and times of a trial. */
export interface TrialReport {
  readonly faults: number;
  readonly byKind: Readonly<Partial<Record<FaultKind, number>>>;
  readonly matches: number;
  readonly moves: number;
  readonly botMoves: number;
  readonly reconnects: number;
  /** Time from a SIGKILL of the owner of a table to its next step, as clients see it; ms, ascending. */
  readonly takeovers: readonly number[];
  /** Time from a move to its answer; ms, ascending. */
  readonly waits: readonly number[];
  /** How late timers of this process ran, which does nothing but play, and the load of the machine at the end. */
  readonly machine: { readonly load: number; readonly lateP99: number; readonly latest: number };
  readonly problems: readonly string[];
}

/** Goal, seed and load of a trial. */
export interface TrialSetup {
  readonly goal: Goal;
  /** Matches at a time. */
  readonly atOnce: number;
  readonly seed: number;
  readonly kinds?: readonly FaultKind[];
  /** Faults happen to the servers in turn, and the line to the clients is good. */
  readonly isRolling?: boolean;
}

/** Advice for a machine without Postgres or NATS. */
export const needs = 'Postgres and nats-server are needed: apt-get install postgresql nats-server';

/** Time for all matches to end after the last fault; ms. */
const patience = 150_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Plays matches of all games at three servers while faults happen, and compares what clients were shown with the store. */
export async function clusterTrial(
  setup: TrialSetup,
  progress: LabProgress = silent,
): Promise<TrialReport | undefined> {
  const cluster = await ClusterProcesses.start(3, { delay: 2 });
  if (cluster === undefined) return undefined;
  const trial = new Trial(cluster, setup, progress);
  try {
    return await trial.run();
  } finally {
    await cluster.close();
  }
}

class Trial {
  private readonly cluster: ClusterProcesses;
  private readonly setup: TrialSetup;
  private readonly progress: LabProgress;
  private readonly dice: Dice;
  private readonly playing = new Set<LabMatch>();
  private readonly takeovers: number[] = [];
  private readonly waits: number[] = [];
  private readonly problems: string[] = [];
  private readonly byKind: Partial<Record<FaultKind, number>> = {};
  private readonly counts = { faults: 0, matches: 0, moves: 0, botMoves: 0, reconnects: 0 };
  private begun = 0;
  private isEnding = false;

  constructor(cluster: ClusterProcesses, setup: TrialSetup, progress: LabProgress) {
    this.cluster = cluster;
    this.setup = setup;
    this.progress = progress;
    this.dice = new Dice(seedFromNumber(setup.seed));
  }

  async run(): Promise<TrialReport> {
    const { setup, cluster, dice } = this;
    const delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    const lineFaults = setup.isRolling === true ? fewFaults : { ...manyFaults, drop: 0.002, cut: 0.0005 };
    const line = await badLine(cluster.socketUrl, lineFaults, setup.seed);
    const tables = Array.from({ length: setup.atOnce }, () => this.playOn(line.url));
    await wait(1_500);
    const kinds = setup.kinds ?? faultKinds;
    while (setup.goal.isOpen(this.counts.faults)) {
      const kind = kinds[dice.below(kinds.length)] ?? 'server killed';
      const at = setup.isRolling === true ? cluster.members[this.counts.faults % 3] : undefined;
      await makeFault(kind, cluster, dice, { at, onKill: (member) => this.beforeKill(member) });
      this.byKind[kind] = (this.byKind[kind] ?? 0) + 1;
      this.counts.faults++;
      this.progress.at(this.counts.faults, this.problems.length);
      await wait(300 + dice.fraction() * 1_500);
    }
    this.isEnding = true;
    const late = wait(patience).then(() => 'late' as const);
    if ((await Promise.race([Promise.all(tables), late])) === 'late')
      for (const match of this.playing)
        this.problems.push(`${match.game} ${match.table} does not end: ${await this.whatIsWrong(match)}`);
    line.close();
    const [takeovers, waits] = [this.takeovers, this.waits].map((times) =>
      times.sort((one, other) => one - other),
    ) as [number[], number[]];
    const [lateP99, latest] = [delays.percentile(99), delays.max].map((one) => Math.round(one / 1e6));
    const machine = { load: Math.round(loadavg()[1] ?? 0), lateP99: lateP99 ?? 0, latest: latest ?? 0 };
    return { ...this.counts, byKind: this.byKind, takeovers, waits, machine, problems: this.problems };
  }

  /** Report on a match that does not end, from the store, the answers to its people and its clients. */
  private async whatIsWrong(match: LabMatch): Promise<string> {
    const row = await this.cluster.storage.row(match.table);
    return `stored ${row?.stage} ${row?.number}, refused ${match.refusals.join()}, shown ${stateOf(match)}`;
  }

  /** Plays match after match until the trial ends. */
  private async playOn(url: string): Promise<void> {
    const ids = Object.keys(games);
    while (!this.isEnding) {
      const seed = ++this.begun;
      const game = ids[seed % ids.length] ?? '';
      const { levels = [], game: rules } = games[game] ?? {};
      if (rules === undefined) return;
      // Every other match has a bot.
      const bots = seed % 2 === 0 ? levels.slice(0, 1) : [];
      const seats = Math.min(3, rules.seats.max - bots.length);
      const match = await beginMatch(this.cluster.base, url, { game, seats, bots, seed });
      this.playing.add(match);
      while (!isOver(match)) await wait(20);
      this.playing.delete(match);
      await this.check(match);
      for (const client of match.clients) client.close();
    }
  }

  private async check({ table, game, players, spectator, clients }: LabMatch): Promise<void> {
    const rules = games[game]?.game;
    if (rules === undefined) return;
    const { storage } = this.cluster;
    const reconnects = clients.reduce((sum, one) => sum + one.reconnects, 0);
    const entries = await again(() => storage.read(table, 0));
    const moved = entries
      .map(({ body }) => JSON.parse(body) as TableEntry)
      .flatMap((entry) => (entry.kind === 'moved' ? [entry] : []));
    const keys = moved.flatMap(({ key }) => (key === undefined ? [] : [key]));
    if (new Set(keys).size !== keys.length) this.problems.push(`${table}: a move is doubled`);
    for (const client of clients)
      for (const key of client.acknowledged)
        if (!keys.includes(key)) this.problems.push(`${table}: an acknowledged move is lost`);
    const played = { table, players, spectator, reconnects };
    const faults = await again(() => faultsOnTheWire(rules, storage, played));
    for (const fault of faults) this.problems.push(`${game} ${table}: ${fault}`);
    for (const client of clients) this.waits.push(...client.waits);
    this.counts.matches++;
    this.counts.moves += moved.length;
    this.counts.botMoves += moved.filter(({ by }) => by === 'bot').length;
    this.counts.reconnects += reconnects;
  }

  /** Notes the tables that a server owns; the answer starts to measure when they go on. */
  private async beforeKill(member: Member): Promise<() => void> {
    const owned: LabMatch[] = [];
    for (const match of this.playing) {
      const claim = await this.cluster.storage.claimOf(match.table).catch(() => undefined);
      if (claim?.owner === member.process.name) owned.push(match);
    }
    return () => {
      const at = performance.now();
      for (const match of owned) void this.measure(match, at);
    };
  }

  private async measure(match: LabMatch, at: number): Promise<void> {
    const number = () => match.spectator.tables.get(match.table)?.number ?? 0;
    const before = number();
    while (number() === before) {
      if (isOver(match) || performance.now() - at > 60_000) return;
      await wait(5);
    }
    this.takeovers.push(Math.round(performance.now() - at));
  }
}

/** Figures of times in ascending order, if there are any; ms. */
export function timesOf(what: string, times: readonly number[]): Readonly<Record<string, Count>> {
  if (times.length === 0) return {};
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const ms = (value: number) => ({ value, unit: 'ms' });
  return {
    [`${what}: times`]: times.length,
    [`${what}: median`]: ms(at(0.5)),
    [`${what}: p99`]: ms(at(0.99)),
    [`${what}: longest`]: ms(Math.round(times.at(-1) ?? 0)),
  };
}

/** Load of the machine, which says how far the figures of time can be trusted. */
export function machineOf({ machine: { load, lateP99, latest } }: TrialReport): string {
  return `Load ${load} at the end; timers of the lab ran up to ${latest} ms late, p99 ${lateP99} ms.`;
}

/** Reads again while the database is away. */
async function again<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch {
      await wait(200);
    }
  }
}

function stateOf({ clients, table }: LabMatch): string {
  return clients
    .map((client) => {
      const known = client.tables.get(table);
      return `${known?.number} ${known?.info.stage} ${known?.shown?.asked?.question} ${JSON.stringify(known?.shown?.waiting)}`;
    })
    .join(' | ');
}
