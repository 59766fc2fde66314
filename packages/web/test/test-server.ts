import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, type ServeSetup, serve } from '@manigance/server';

/** A real server with the built page, on a free port, with storage of its own that outlives a restart. */
export class TestServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'manigance-web-'));
  private running: Running | undefined;
  private port = 0;
  private readonly setup: () => Partial<ServeSetup>;

  /** Bots answer at once, unless a trial wants them slower. */
  constructor(setup: Partial<ServeSetup> | (() => Partial<ServeSetup>) = {}) {
    this.setup = typeof setup === 'function' ? setup : () => setup;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get storage(): Running['storage'] {
    if (this.running === undefined) throw new Error('the server does not run');
    return this.running.storage;
  }

  /** Address that makes an account the host’s, as printed at the first start. */
  get hostAddress(): string {
    return this.running?.hostAddress ?? '';
  }

  async start(): Promise<void> {
    this.running = await serve({
      port: this.port,
      host: '127.0.0.1',
      dataDir: this.folder,
      pageFolder: fileURLToPath(new URL('../dist', import.meta.url)),
      logLevel: 'silent',
      botDelay: [0, 0],
      answerDelay: [0, 0],
      rateLimits: false,
      ...this.setup(),
    });
    this.port = this.running.port;
  }

  /** Goes down and comes up again on the same port, as with a new version. */
  async restart(): Promise<void> {
    await this.running?.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.running?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
