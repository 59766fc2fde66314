import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Writes `sw.js`: service-worker.js with the list of files of this build. */
export function offline(): Plugin {
  return {
    name: 'manigance-offline',
    apply: 'build',
    generateBundle: {
      // Last: chunks that hold nothing but style are gone from the bundle by then.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          // Single chapters are cached when read; the whole books are always cached.
          .filter((name) => !/\.(woff|map)$|^rules\//.test(name))
          .filter((name) => name !== 'index.html')
          .map((name) => `/${name}`)
          .concat('/', '/icon.svg', '/icon-turn.svg', '/manifest.webmanifest')
          .sort();
        const source = readFileSync(fileURLToPath(new URL('./service-worker.js', import.meta.url)), 'utf8');
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const head = `const version = '${version}';\nconst files = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + source });
      },
    },
  };
}
