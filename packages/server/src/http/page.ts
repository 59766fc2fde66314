import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file of the page with its headers. */
export interface PageFile {
  readonly body: Buffer;
  /** The body as compressed by the build. */
  readonly brotli?: Buffer | undefined;
  readonly type: string;
  readonly tag: string;
  /** Whether its name changes with its content. */
  readonly isFingerprinted: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * The files of the built page, read once at start. Requests look their path up in a map, so no path can lead to another
 * file.
 */
export class Page {
  private readonly files = new Map<string, PageFile>();

  constructor(folder: string | undefined) {
    if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      if (!statSync(path).isFile() || name.endsWith('.br')) continue;
      const body = readFileSync(path);
      const brotli = statSync(`${path}.br`, { throwIfNoEntry: false }) && readFileSync(`${path}.br`);
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const type = types[extname(name)] ?? 'application/octet-stream';
      const isFingerprinted =
        /[-.][\w-]{8,}\.(js|css|woff2|svg|png|webp|mp3|ogg)$/.test(name) && name.includes('assets');
      this.files.set(`/${name.split(sep).join('/')}`, { body, brotli, type, tag, isFingerprinted });
    }
  }

  get isThere(): boolean {
    return this.files.size > 0;
  }

  /** The file at this path; the page itself for paths of its own, such as `/t/…`. */
  find(path: string): PageFile | undefined {
    return this.files.get(path) ?? (extname(path) === '' ? this.files.get('/index.html') : undefined);
  }
}
