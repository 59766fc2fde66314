import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { protocolVersion } from '@manigance/protocol';
import { WebSocket } from 'ws';
import { attacks } from './attacks.ts';
import { ServerProcess } from './child.ts';
import { newGuest } from './client.ts';

/**
 * `node packages/server/labs/bystander-lab.ts [seconds] [attack …]`: the ping of a bystander while one client attacks as
 * fast as it can, each attack from a process and an address of its own, and the memory of the server afterwards.
 */
const [seconds = '8', ...chosen] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
/** The promise: the median within this many times the quiet one, the 99th percentile within so many ms, memory within so many MB. */
const [timesMedian, mostP99, mostMemory] = [3, 50, 20];

const folder = mkdtempSync(join(tmpdir(), 'manigance-bystander-'));
process.env.LAB_RATE_LIMITS = '1'; // the server inherits it
const server = await ServerProcess.start(folder);
const { token } = await newGuest(server.base, 'Bystander');
const socket = new WebSocket(server.socketUrl);
await new Promise((resolve) => socket.once('open', resolve));
await ask({ type: 'hello', version: protocolVersion, token });

function ask(message: object): Promise<void> {
  return new Promise((resolve) => {
    socket.once('message', () => resolve());
    socket.send(JSON.stringify({ ...message, id: 1 }));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Round-trip times for so long, one ping every 60 ms, which the rate limits allow. */
async function pings(forSeconds: number): Promise<{ readonly median: number; readonly p99: number }> {
  const times: number[] = [];
  for (const end = performance.now() + forSeconds * 1_000; performance.now() < end; await pause(60)) {
    const began = performance.now();
    await ask({ type: 'ping' });
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

/** Memory once it has settled: the least of several looks. */
async function settledMemory(): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 5; look++) {
    await pause(1_000);
    looks.push((await server.measure()).memory / 1e6);
  }
  return Math.min(...looks);
}

function attack(name: string): ChildProcess {
  const script = fileURLToPath(new URL('./attacks.ts', import.meta.url));
  return spawn(process.execPath, [script, name, server.base], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const names = chosen.length > 0 ? chosen : Object.keys(attacks);
// A server that has done nothing yet grows with its first work, whoever asks for it.
for (const name of names) {
  const attacker = attack(name);
  await pings(3);
  attacker.kill('SIGKILL');
}
let failures = 0;
for (const name of names) {
  const before = await settledMemory();
  const quiet = await pings(4);
  const attacker = attack(name);
  await pause(300); // it starts
  const under = await pings(Number(seconds));
  attacker.kill('SIGKILL');
  const after = await settledMemory();
  const isKept =
    under.median <= timesMedian * quiet.median && under.p99 <= mostP99 && after - before <= mostMemory;
  if (!isKept) failures++;
  const figures = [
    `quiet ${quiet.median.toFixed(1)} ms (p99 ${quiet.p99.toFixed(1)})`,
    `attacked ${under.median.toFixed(1)} ms (p99 ${under.p99.toFixed(1)})`,
    `memory ${(after - before).toFixed(0)} MB more`,
  ];
  say(`${isKept ? 'kept  ' : 'BROKEN'} ${name}: ${figures.join(', ')}`);
}
socket.terminate();
await server.end('SIGTERM');
rmSync(folder, { recursive: true });
process.exitCode = failures;
