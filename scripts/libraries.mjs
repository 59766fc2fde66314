// `npm run libraries [-- FOLDER]`: builds the packages that others install, each as a folder to give to `npm pack` or
// `npm publish`: compiled modules with types, README, LICENSE and a package.json that names them. Without a FOLDER
// they are built in `dist` of each package.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepare, root } from './prepare.mjs';

/** In the order of their dependencies: a package is compiled against the declarations of those before it. */
const libraries = ['core', 'bots'];

const node = prepare();
const [folder] = process.argv.slice(2);
const built = new Map();
for (const name of libraries) {
  const source = join(root, 'packages', name);
  const out = folder === undefined ? join(source, 'dist') : join(resolve(folder), name);
  build(source, out);
  console.log(out);
}

function build(source, out) {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  compile(source, out, manifest);
  for (const file of ['README.md', 'LICENSE']) copyFileSync(join(source, file), join(out, file));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published(manifest), undefined, 2)}\n`);
  built.set(manifest.name, { out, exports: manifest.exports });
}

function compile(source, out, { exports }) {
  const config = join(out, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    allowImportingTsExtensions: false,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    rootDir: source,
    outDir: out,
    paths: Object.fromEntries([...built].flatMap(([name, library]) => declarations(name, library))),
  };
  const files = Object.values(exports).map((file) => join(source, file));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  const { status, stdout } = spawnSync(node, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config]);
  rmSync(config);
  if (status !== 0) {
    console.error(`${stdout}`);
    process.exit(1);
  }
  for (const file of readdirSync(out, { recursive: true }))
    if (file.endsWith('.d.ts')) nameModules(join(out, file));
}

/** The compiler writes `.js` into modules and leaves `.ts` in declarations. */
function nameModules(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'));
}

/** Where the compiler finds the declarations of a package that is already built. */
function declarations(name, { out, exports }) {
  return Object.entries(exports).map(([path, file]) => [join(name, path), [join(out, compiled(file).types)]]);
}

/**
 * The package.json of the built package: the source's, with compiled modules in place of TypeScript. What stands in
 * `publishConfig` holds for the built package alone: a peer dependency of the source would be one of every server.
 */
function published({ private: _, scripts: _scripts, publishConfig, exports, ...rest }) {
  const modules = Object.entries(exports).map(([path, file]) => [path, compiled(file)]);
  return {
    ...rest,
    ...publishConfig,
    exports: { ...Object.fromEntries(modules), './package.json': './package.json' },
  };
}

function compiled(file) {
  const base = file.replace(/\.ts$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}
