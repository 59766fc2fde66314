import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What the page may do, as a careful server says it. */
const policy =
  "default-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built page on a free port. */
export function serveDist(): Promise<Served> {
  return serveFolder(dist);
}

/** Serves a folder as it is now, with a strict content security policy, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  // Kept in memory, so that a build meanwhile does not pull the page away.
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]),
  );
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    // No server of ours stands here: the page has to notice, and play on without.
    if (path.startsWith('/api/')) {
      response.writeHead(204).end();
      return;
    }
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const body = files.get(file);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
