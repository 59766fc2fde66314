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
 * two blocks.
 */
export function glyphs(): Plugin {
  const prefix = '\0glyphs:';
  return {
    name: 'manigance-glyphs',
    resolveId: (id, importer) =>
      id.startsWith('glyphs:') && importer !== undefined
        ? `${prefix}${resolve(dirname(importer), id.slice('glyphs:'.length))}`
        : undefined,
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = id.slice(prefix.length);
      this.addWatchFile(path);
      const groups = (await import(pathToFileURL(path).href)) as Record<
        string,
        Readonly<Record<string, Drawn>>
      >;
      const rows = Object.values(groups).flatMap((group) => Object.values(group));
      const names = new Set(
        rows.flatMap(({ subject, props = [] }) => [subject, ...props.map((prop) => propOf(prop).icon)]),
      );
      const cut = [...names].toSorted().map((name) => [name, glyphOf(outlineOf(name))]);
      return `export default ${JSON.stringify(Object.fromEntries(cut))};`;
    },
  };
}
