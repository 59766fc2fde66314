import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const sheets = new Map<string, string>(
  readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => [path, readFileSync(join(packages, path), 'utf8').replace(/\/\*.*?\*\//gs, '')]),
);
const text = (path: string) => sheets.get(path) ?? '';
const all = [...sheets.values()].join('\n');
const matches = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, found = '']) => found);

const layers = matches(text('ui/src/style/layers.css'), /@layer ([^;]+);/g).flatMap((list) =>
  list.split(', '),
);
const breakpoints = matches(all, /@custom-media (--[\w-]+)/g);
/** Only names the order and the breakpoints: these sheets need no layer. */
const unlayered = new Set(['layers.css', 'breakpoints.css']);

test('the sheets are found', () => {
  expect(sheets.size).toBeGreaterThan(50);
  expect(layers.length).toBeGreaterThan(5);
});

test('no sheet is longer than 400 lines, and none needs !important', () => {
  for (const [path, css] of sheets) {
    expect(css.split('\n').length, path).toBeLessThanOrEqual(400);
    expect(css, path).not.toContain('!important');
  }
});

test('media queries use named breakpoints', () => {
  for (const [path, css] of sheets) {
    for (const query of matches(css, /@media ([^{]+)\{/g)) {
      const names = query.match(/--[\w-]+/g) ?? [];
      for (const name of names) expect(breakpoints, `${path}: ${query}`).toContain(name);
      const rest = query.replace(/\((--[\w-]+|prefers-[\w-]+: [\w-]+)\)|\b(and|or|not)\b|[(),\s]/g, '');
      expect(rest, `${path}: ${query}`).toBe('');
    }
  }
});

const isInside = (folder: string, path: string) => !relative(folder, path).startsWith('..');

interface Imported {
  readonly path: string;
  readonly layer: string;
}

/** The sheets that a sheet imports, those imported by its own sheets among them. */
function importsOf(sheet: string): readonly Imported[] {
  const imports = [...text(sheet).matchAll(/@import "([^"]+)"(?: layer\((\w+)\))?;/g)];
  return imports.flatMap(([, path = '', layer = '']) => {
    if (!path.startsWith('./')) return [{ path, layer }];
    const own = join(dirname(sheet), path);
    const inside = importsOf(own).map((found) => ({ ...found, layer: found.layer || layer }));
    return [{ path: own, layer }, ...inside];
  });
}

test('every sheet of a folder is imported once, into a declared layer', () => {
  const indexes = [...sheets.keys()].filter((path) => basename(path) === 'index.css');
  expect(indexes.length).toBeGreaterThan(2);
  for (const index of indexes) {
    const folder = dirname(index);
    const imports = importsOf(index);
    const own = imports.flatMap(({ path }) => (sheets.has(path) ? [path] : []));
    // A folder inside with an index of its own is loaded apart.
    const apart = indexes.map(dirname).filter((other) => isInside(folder, other) && other !== folder);
    const inside = [...sheets.keys()].filter(
      (path) => path !== index && isInside(folder, path) && !apart.some((other) => isInside(other, path)),
    );
    // The sheets of `ui` come into its layer through the page's index, which imports theirs.
    const isUi = existsSync(join(packages, folder, 'layers.css'));
    expect(own.toSorted(), index).toEqual(
      inside.filter((path) => !(isUi && unlayered.has(basename(path)))).toSorted(),
    );
    for (const { path, layer } of imports) {
      if (!isUi && !unlayered.has(basename(path))) expect(layers, `${index}: ${path}`).toContain(layer);
    }
  }
});
