import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import padlock from 'icon:padlock'` imports the outline of that glyph of game-icons.net. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'manigance-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      set ??= readSet();
      const name = id.slice('\0icon:'.length);
      const body = set.icons[name]?.body;
      if (body === undefined) throw new Error(`game-icons has no icon ${name}`);
      const outline = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}
