import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import padlock from 'icon:padlock'` imports the outline of that glyph of game-icons.net. */
export function icons(): Plugin {
  return {
    name: 'manigance-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      return `export default ${JSON.stringify(outlineOf(id.slice('\0icon:'.length)))};`;
    },
  };
}

let set: IconSet | undefined;

/** The outline of a glyph of game-icons.net, on 512 by 512. */
export function outlineOf(name: string): string {
  set ??= readSet();
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
}

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}
