import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Figures of a server process. */
export interface Measured {
  /** Processor time in seconds. */
  readonly seconds: number;
  /** Memory the process holds, in bytes. */
  readonly memory: number;
  /** Memory in use by its objects and buffers, in bytes; the rest is what V8 and the allocator keep for later. */
  readonly inUse: number;
  /** The longest stall of the main thread since the last look, in ms. */
  readonly stall: number;
}

/** A server in a child process, to measure or kill. */
export class ServerProcess {
  readonly port: number;
  /** Name of the server in its cluster. */
  readonly name: string;
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;

  private constructor(
    child: ChildProcess,
    lines: AsyncIterator<string>,
    { port, name = '' }: { readonly port: number; readonly name?: string },
  ) {
    this.child = child;
    this.lines = lines;
    this.port = port;
    this.name = name;
  }

  static async start(
    folder: string,
    port = 0,
    command: readonly string[] = [],
    environment: NodeJS.ProcessEnv = {},
  ): Promise<ServerProcess> {
    const script = fileURLToPath(new URL('./kill-server.ts', import.meta.url));
    // LAB_NODE_FLAGS, such as --cpu-prof, serve to profile a server.
    const flags = (process.env.LAB_NODE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
    const node = [process.execPath, '--max-semi-space-size=64', ...flags];
    const [program = process.execPath, ...rest] = [...command, ...node];
    const child = spawn(program, [...rest, script, String(port), folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // Uses the compile cache, as `manigance` does.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env, ...environment },
    });
    const goToo = () => child.kill('SIGKILL');
    process.on('exit', goToo);
    child.once('exit', () => process.off('exit', goToo));
    const lines = linesOf(child);
    const { value } = await lines.next();
    if (value === undefined) throw new Error('the server did not start');
    return new ServerProcess(child, lines, JSON.parse(value) as { port: number; name?: string });
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  async measure(): Promise<Measured> {
    this.child.stdin?.write('\n');
    const { value } = await this.lines.next();
    const { cpu, ...rest } = JSON.parse(value ?? '{}') as Measured & { readonly cpu: NodeJS.CpuUsage };
    return { ...rest, seconds: (cpu.user + cpu.system) / 1e6 };
  }

  /** Suspends the process, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}

async function* linesOf(child: ChildProcess): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of child.stdout ?? []) {
    rest += String(chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
