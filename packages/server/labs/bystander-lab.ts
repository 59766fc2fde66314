import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Count,
  type Lab,
  type LabOptions,
  type LabProgress,
  LabUsageError,
  switchOption,
  textOption,
  wholeOption,
} from '@manigance/proof/lab';
import { protocolVersion } from '@manigance/protocol';
import { WebSocket } from 'ws';
import { attacks } from './attacks.ts';
import { type Measured, ServerProcess } from './child.ts';
import { newGuest } from './client.ts';

/** Measures the waits of a bystander while one client attacks. */
export const lab: Lab = {
  id: 'bystander',
  part: 'hostile',
  promise:
    'One hostile client slows nobody else down: pings keep their median within three times the quiet one and their 99th percentile within 50 ms, and the memory in use comes back to within 20 MB.',
  method:
    'A bystander pings while one client attacks as fast as it can, each attack from a process and an address of its own, on a server of its own; then memory is measured after a collection: what objects and buffers use, which is judged, and what the process holds, which includes what V8 and the allocator keep for later. At the same time an idle server beside it is pinged: where that one answers late as well, the machine is busy with something else, and the longest stall of the server’s main thread, in processor time, is judged in place of the 99th percentile. With `--shared` all attacks are on one server, one after the other.',
  tests: ['packages/server/test/attacks/socket.test.ts', 'packages/server/test/limits.test.ts'],
  extent: { unit: 'attacks', times: Object.keys(attacks).length },
  options: {
    seconds: { value: 'N', default: '8', says: 'length of an attack' },
    shared: { says: 'one server for all attacks' },
    only: {
      value: 'TEXT',
      default: '',
      says: 'attacks with one of these in their name, separated by commas',
    },
  },
  run: attackAll,
};

/** The promise: bounds on the median (as a multiple of the quiet one), on the 99th percentile (ms) and on memory (MB). */
const [timesMedian, mostP99, mostMemory] = [3, 50, 20];

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** In MB. */
interface Memory {
  readonly held: number;
  readonly inUse: number;
}

/** A server and somebody who does nothing there but ping. */
class Bystander {
  private readonly server: ServerProcess;
  private readonly folder: string;
  private readonly socket: WebSocket;

  private constructor(server: ServerProcess, folder: string) {
    this.server = server;
    this.folder = folder;
    this.socket = new WebSocket(server.socketUrl);
  }

  static async open(): Promise<Bystander> {
    const folder = mkdtempSync(join(tmpdir(), 'manigance-bystander-'));
    const server = await ServerProcess.start(folder);
    const { token } = await newGuest(server.base, 'Bystander');
    const bystander = new Bystander(server, folder);
    await new Promise((resolve) => bystander.socket.once('open', resolve));
    await bystander.ask({ type: 'hello', version: protocolVersion, token });
    return bystander;
  }

  async close(): Promise<void> {
    this.socket.terminate();
    await this.server.end('SIGTERM');
    rmSync(this.folder, { recursive: true });
  }

  private ask(message: object): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('message', () => resolve());
      this.socket.send(JSON.stringify({ ...message, id: 1 }));
    });
  }

  /** Round-trip times for so long, one ping every 60 ms, which the rate limits allow. */
  async pings(forSeconds: number): Promise<{ readonly median: number; readonly p99: number }> {
    const times: number[] = [];
    for (const end = performance.now() + forSeconds * 1_000; performance.now() < end; await pause(60)) {
      const began = performance.now();
      await this.ask({ type: 'ping' });
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { median: at(0.5), p99: at(0.99) };
  }

  measure(): Promise<Measured> {
    return this.server.measure();
  }

  /** Memory of the server once it has settled, and that in use, in MB. */
  async settledMemory(isEnough: (memory: Memory) => boolean = () => true): Promise<Memory> {
    let least = { held: Number.POSITIVE_INFINITY, inUse: Number.POSITIVE_INFINITY };
    for (let look = 0; look < leastLooks || (!isEnough(least) && look < mostLooks); look++) {
      await pause(1_000);
      const { memory, inUse } = await this.server.measure();
      least = { held: Math.min(least.held, memory / 1e6), inUse: Math.min(least.inUse, inUse / 1e6) };
    }
    return least;
  }

  attack(name: string): ChildProcess {
    const script = fileURLToPath(new URL('./attacks.ts', import.meta.url));
    return spawn(process.execPath, [script, name, this.server.base], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Memory samples, one a second: at least this many, and more until memory is as low as it should be. */
const [leastLooks, mostLooks] = [5, 60];

/** Measures one attack; answers with the figures and whether the promise was kept. `idle` is a server that nobody attacks. */
async function measure(bystander: Bystander, idle: Bystander, name: string, seconds: number) {
  const before = await bystander.settledMemory();
  const quiet = await bystander.pings(4);
  const attacker = bystander.attack(name);
  await pause(300); // it starts
  const began = await bystander.measure();
  const [under, beside] = await Promise.all([bystander.pings(seconds), idle.pings(seconds)]);
  const ended = await bystander.measure();
  attacker.kill('SIGKILL');
  const isBack = (memory: Memory) => memory.inUse - before.inUse <= mostMemory;
  const after = await bystander.settledMemory(isBack);
  const isBusy = Math.max(quiet.p99, beside.p99) > mostP99 / 2;
  const isPrompt = (isBusy ? ended.stall : under.p99) <= mostP99;
  const isSteady = under.median <= timesMedian * Math.max(quiet.median, beside.median);
  const figures = [
    `quiet ${quiet.median.toFixed(1)} ms (p99 ${quiet.p99.toFixed(1)})`,
    `attacked ${under.median.toFixed(1)} ms (p99 ${under.p99.toFixed(1)})`,
    `the idle server beside it ${beside.median.toFixed(1)} ms (p99 ${beside.p99.toFixed(1)})`,
    `processor ${((100 * (ended.seconds - began.seconds)) / seconds).toFixed(0)} %`,
    `longest stall ${ended.stall.toFixed(0)} ms of processor time`,
    `memory ${(after.held - before.held).toFixed(0)} MB more`,
    `in use ${(after.inUse - before.inUse).toFixed(0)} MB more`,
  ].join(', ');
  return { isKept: isPrompt && isSteady && isBack(after), figures, p99: under.p99 };
}

/** Measures an attack on a server of its own: what one attack made Node's heap grow or give back would count against the next. */
async function measureAlone(idle: Bystander, name: string, seconds: number) {
  const bystander = await Bystander.open();
  // Warm up by the attack in full: Node keeps the pages that its heap once had, up to a bound, and reuses them.
  const attacker = bystander.attack(name);
  await bystander.pings(seconds);
  attacker.kill('SIGKILL');
  const measured = await measure(bystander, idle, name, seconds);
  await bystander.close();
  return measured;
}

async function attackAll(options: LabOptions, progress: LabProgress) {
  process.env.LAB_RATE_LIMITS = '1'; // the servers inherit it
  process.env.LAB_COLLECTS = '1';
  const only = textOption(options, 'only').split(',');
  const names = Object.keys(attacks).filter((name) => only.some((part) => name.includes(part)));
  if (names.length === 0) throw new LabUsageError(`no attack has ${only.join(' or ')} in its name`);
  const counts: Record<string, Count> = {};
  const [faults, notes]: [string[], string[]] = [[], []];
  const seconds = wholeOption(options, 'seconds');
  const shared = switchOption(options, 'shared') ? await Bystander.open() : undefined;
  const idle = await Bystander.open();
  const measureOne = (name: string) =>
    shared === undefined ? measureAlone(idle, name, seconds) : measure(shared, idle, name, seconds);
  for (let done = 0; options.goal.isOpen(done); done++) {
    const name = names[done % names.length] ?? '';
    const { isKept, figures, p99 } = await measureOne(name);
    counts[`${name}: p99`] = { value: Number(p99.toFixed(1)), unit: 'ms' };
    notes.push(`${name}: ${figures}.`);
    if (!isKept) faults.push(`${name}: ${figures}`);
    progress.say(`${isKept ? 'kept  ' : 'BROKEN'} ${name}: ${figures}`);
    progress.at(done + 1, faults.length);
  }
  await shared?.close();
  await idle.close();
  return { counts, faults, notes };
}
