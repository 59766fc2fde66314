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
  textOption,
  wholeOption,
} from '@manigance/proof/lab';
import { protocolVersion } from '@manigance/protocol';
import { WebSocket } from 'ws';
import { attacks } from './attacks.ts';
import { ServerProcess } from './child.ts';
import { newGuest } from './client.ts';

export const lab: Lab = {
  id: 'bystander',
  part: 'hostile',
  promise:
    'One hostile client slows nobody else down: pings keep their median within three times the quiet one and their 99th percentile within 50 ms, and memory comes back to within 20 MB.',
  method:
    'A bystander pings while one client attacks as fast as it can, each attack from a process and an address of its own, on a server of its own; then memory is measured.',
  tests: ['packages/server/test/attacks/socket.test.ts', 'packages/server/test/limits.test.ts'],
  extent: { unit: 'attacks', times: Object.keys(attacks).length },
  options: {
    seconds: { value: 'N', default: '8', says: 'length of an attack' },
    only: { value: 'TEXT', default: '', says: 'attacks with this in their name' },
  },
  run: attackAll,
};

/** The promise: bounds on the median (as a multiple of the quiet one), on the 99th percentile (ms) and on memory (MB). */
const [timesMedian, mostP99, mostMemory] = [3, 50, 20];

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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

  /** Processor time of the server so far, in seconds. */
  async busy(): Promise<number> {
    return (await this.server.measure()).seconds;
  }

  /** Memory of the server once it has settled, in MB. */
  async settledMemory(enough = Number.POSITIVE_INFINITY): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let look = 0; look < leastLooks || (least > enough && look < mostLooks); look++) {
      await pause(1_000);
      least = Math.min(least, (await this.server.measure()).memory / 1e6);
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

/** Measures one attack; answers with the figures and whether the promise was kept. */
async function measure(bystander: Bystander, name: string, seconds: number) {
  const before = await bystander.settledMemory();
  const quiet = await bystander.pings(4);
  const attacker = bystander.attack(name);
  await pause(300); // it starts
  const began = await bystander.busy();
  const under = await bystander.pings(seconds);
  const busy = ((await bystander.busy()) - began) / seconds;
  attacker.kill('SIGKILL');
  const after = await bystander.settledMemory(before + mostMemory);
  const isKept =
    under.median <= timesMedian * quiet.median && under.p99 <= mostP99 && after - before <= mostMemory;
  const figures = [
    `quiet ${quiet.median.toFixed(1)} ms (p99 ${quiet.p99.toFixed(1)})`,
    `attacked ${under.median.toFixed(1)} ms (p99 ${under.p99.toFixed(1)})`,
    `processor ${(100 * busy).toFixed(0)} %`,
    `memory ${(after - before).toFixed(0)} MB more`,
  ].join(', ');
  return { isKept, figures, p99: under.p99 };
}

/** Measures an attack on a server of its own: what one attack made Node's heap grow or give back would count against the next. */
async function measureAlone(name: string, seconds: number) {
  const bystander = await Bystander.open();
  // Warm up by the attack in full: Node keeps the pages that its heap once had, up to a bound, and reuses them.
  const attacker = bystander.attack(name);
  await bystander.pings(seconds);
  attacker.kill('SIGKILL');
  const measured = await measure(bystander, name, seconds);
  await bystander.close();
  return measured;
}

async function attackAll(options: LabOptions, progress: LabProgress) {
  process.env.LAB_RATE_LIMITS = '1'; // the servers inherit it
  process.env.LAB_COLLECTS = '1';
  const only = textOption(options, 'only');
  const names = Object.keys(attacks).filter((name) => name.includes(only));
  if (names.length === 0) throw new LabUsageError(`no attack has ${only} in its name`);
  const counts: Record<string, Count> = {};
  const [faults, notes]: [string[], string[]] = [[], []];
  for (let done = 0; options.goal.isOpen(done); done++) {
    const name = names[done % names.length] ?? '';
    const { isKept, figures, p99 } = await measureAlone(name, wholeOption(options, 'seconds'));
    counts[`${name}: p99`] = { value: Number(p99.toFixed(1)), unit: 'ms' };
    notes.push(`${name}: ${figures}.`);
    if (!isKept) faults.push(`${name}: ${figures}`);
    progress.say(`${isKept ? 'kept  ' : 'BROKEN'} ${name}: ${figures}`);
    progress.at(done + 1, faults.length);
  }
  return { counts, faults, notes };
}
