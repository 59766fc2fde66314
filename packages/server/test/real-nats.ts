import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from './real-postgres.ts';

export interface RealNats {
  readonly url: string;
  readonly port: number;
  /** Process id. */
  readonly pid: () => number;
  /** Starts it again on the same port after its end. */
  start(): Promise<void>;
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const program = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find((path) =>
  existsSync(path),
);

/** NATS of the installed packages on a free port; `undefined` if there is none. */
export async function realNats(): Promise<RealNats | undefined> {
  if (program === undefined) return undefined;
  const path = program;
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = spawn(path, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    const goToo = () => child.kill('SIGKILL');
    process.on('exit', goToo);
    child.once('exit', () => process.off('exit', goToo));
    while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    pid: () => child.pid ?? 0,
    start,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
