import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glyphOf } from '@manigance/ui/art/glyph-outline.ts';
import { propOf } from '@manigance/ui/art/ink.ts';
import type { Plugin } from 'vite';
import { outlineOf } from './icons.ts';

interface Drawn {
  readonly subject: string;
  readonly props?: readonly string[];
}

/**
 * `import glyphs from 'glyphs:./rows.ts'` imports the glyphs that the rows of that module name as subjects and props, cut for
 * two blocks. `'glyphs:./rows.ts?without=../art/rows.ts'` leaves out those that the other module names too.
 */
export function glyphs(): Plugin {
  const prefix = '\0glyphs:';
  const without = '?without=';
  return {
    name: 'manigance-glyphs',
    resolveId(id, importer) {
      if (!id.startsWith('glyphs:') || importer === undefined) return undefined;
      const paths = id.slice('glyphs:'.length).split(without);
      return `${prefix}${paths.map((path) => resolve(dirname(importer), path)).join(without)}`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [path = '', other] = id.slice(prefix.length).split(without);
      for (const watched of [path, other]) if (watched !== undefined) this.addWatchFile(watched);
      const elsewhere = new Set(other === undefined ? [] : await namesIn(other));
      const names = [...new Set(await namesIn(path))].filter((name) => !elsewhere.has(name));
      const cut = names.toSorted().map((name) => [name, glyphOf(outlineOf(name))]);
      return `export default ${JSON.stringify(Object.fromEntries(cut))};`;
    },
  };
}

/** The glyphs that the rows of a module name. */
async function namesIn(path: string): Promise<readonly string[]> {
  const groups = (await import(pathToFileURL(path).href)) as Record<string, Readonly<Record<string, Drawn>>>;
  const rows = Object.values(groups).flatMap((group) => Object.values(group));
  return rows.flatMap(({ subject, props = [] }) => [subject, ...props.map((prop) => propOf(prop).icon)]);
}
