// Which part of the code may import which: `server, web, cli → games → bots, ui → core`, and rules never import their texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const nothing = /^$/;
const nodeOnly = /^node:/;
/** Libraries of the page; the build resolves glyphs. */
const pageLibraries = /^(preact(\/.*)?|icon:.*|glyphs:.*)$/;
/** Libraries of the screens; the build resolves glyphs, rule books and styles. */
const builtForPage = /^(preact(\/.*)?|@fontsource\/.*|icon:.*|rules:.*|qrcode-generator)$/;
const testTools = /^(node:.*|vitest|fast-check)$/;

/**
 * The parts of the code; the first whose pattern matches a path wins. Beside itself, a part may import the parts
 * of its own package listed in `own`, parts of other packages listed in `others`, and external modules that match
 * `outside`.
 */
const parts = [
  { name: 'core', path: /^core\/src\//, own: [], others: [], outside: nothing },
  { name: 'core-testing', path: /^core\/testing\//, own: ['core'], others: [], outside: testTools },
  { name: 'core-test', path: /^core\//, own: ['core', 'core-testing'], others: [], outside: testTools },
  {
    name: 'bots-test',
    path: /^bots\/test\//,
    own: ['bots', 'bots-training'],
    others: ['core', 'core-testing'],
    outside: testTools,
  },
  { name: 'bots-training', path: /^bots\/training\//, own: ['bots'], others: ['core'], outside: nodeOnly },
  { name: 'bots', path: /^bots\//, own: [], others: ['core'], outside: nothing },
  { name: 'ui-unit', path: /^ui\/src\/.*\.test\.ts$/, own: ['ui'], others: ['core'], outside: testTools },
  { name: 'ui', path: /^ui\//, own: [], others: ['core'], outside: pageLibraries },
  { name: 'rules', path: /^games\/[^/]+\/rules\//, own: [], others: ['core'], outside: nothing },
  {
    name: 'board-unit',
    path: /^games\/[^/]+\/board\/.*\.test\.ts$/,
    own: ['board', 'rules', 'text', 'bot', 'game-test'],
    others: ['core', 'core-testing', 'ui'],
    outside: testTools,
  },
  {
    name: 'board',
    path: /^games\/[^/]+\/board\//,
    own: ['rules', 'text'],
    others: ['core', 'ui'],
    outside: pageLibraries,
  },
  { name: 'bot', path: /^games\/[^/]+\/bot\//, own: ['rules'], others: ['core', 'bots'], outside: nothing },
  {
    // Tests of one board in the browser stand on the tools of the page's own tests.
    name: 'game-page-test',
    path: /^games\/[^/]+\/test\/page\//,
    own: ['rules', 'text', 'catalog'],
    others: ['core', 'web-test'],
    outside: /^(node:.*|vitest|playwright-core)$/,
  },
  {
    name: 'game-test',
    path: /^games\/([^/]+\/)?test\//,
    own: ['rules', 'text', 'bot', 'catalog', 'lessons'],
    others: ['core', 'core-testing', 'bots', 'ui'],
    outside: testTools,
  },
  {
    // Written from the rule file alone: it may not see the rules it is compared with.
    name: 'second-opinion',
    path: /^games\/[^/]+\/second-opinion\//,
    own: [],
    others: ['core', 'core-testing'],
    outside: nothing,
  },
  {
    name: 'features',
    path: /^games\/[^/]+\/features\.ts$/,
    own: ['rules', 'text'],
    others: ['core', 'core-testing'],
    outside: nothing,
  },
  {
    name: 'lessons',
    path: /^games\/[^/]+\/(lessons|book)\//,
    own: ['rules', 'text'],
    others: ['core'],
    outside: nothing,
  },
  { name: 'text', path: /^games\/[^/]+\/text\//, own: ['rules'], others: ['core'], outside: nothing },
  {
    name: 'catalog',
    path: /^games\//,
    own: ['rules', 'text', 'bot', 'board', 'lessons'],
    others: ['core', 'bots', 'ui'],
    outside: nothing,
  },
  {
    name: 'web-test',
    path: /^web\/(test|gallery|labs)\//,
    own: ['web', 'web-table', 'web-screens', 'web-build'],
    others: [
      'core',
      'core-testing',
      'catalog',
      'game-test',
      'bots',
      'protocol',
      'server',
      'smtp-receiver',
      'table',
      'table-testing',
      'ui',
    ],
    outside: /^(node:.*|vitest|vite|preact(\/hooks)?|playwright-core|axe-core|jsqr)$/,
  },
  {
    name: 'web-build',
    path: /^web\/(build\/|[^/]+$)/,
    own: ['web', 'web-table', 'web-screens'],
    others: ['core', 'catalog', 'ui'],
    outside: /^(node:.*|vite)$/,
  },
  {
    name: 'web-unit',
    path: /^web\/src\/.*\.test\.ts$/,
    own: ['web', 'web-table', 'web-screens', 'web-build'],
    others: ['core', 'core-testing', 'catalog', 'bots', 'protocol', 'ui', 'table'],
    outside: testTools,
  },
  // Screens fill the slots of the table, which imports none of them.
  {
    name: 'web-table',
    path: /^web\/src\/table\//,
    own: ['web'],
    others: ['core', 'catalog', 'bots', 'protocol', 'ui', 'table'],
    outside: builtForPage,
  },
  {
    name: 'web-screens',
    path: /^web\/src\/screens\//,
    own: ['web', 'web-table'],
    others: ['core', 'catalog', 'bots', 'protocol', 'ui', 'table'],
    outside: builtForPage,
  },
  {
    name: 'web',
    path: /^web\/src\//,
    own: ['web-table', 'web-screens'],
    others: ['core', 'catalog', 'bots', 'protocol', 'ui', 'table'],
    outside: builtForPage,
  },
  {
    name: 'protocol-test',
    path: /^protocol\/test\//,
    own: ['protocol'],
    others: ['core'],
    outside: testTools,
  },
  { name: 'protocol', path: /^protocol\//, own: [], others: ['core'], outside: nothing },
  {
    name: 'table-test',
    path: /^table\/test\//,
    own: ['table', 'table-testing'],
    others: ['core', 'core-testing', 'catalog', 'game-test', 'protocol'],
    outside: testTools,
  },
  {
    name: 'table-testing',
    path: /^table\/testing\//,
    own: ['table'],
    others: ['core', 'core-testing', 'protocol'],
    outside: testTools,
  },
  { name: 'table', path: /^table\//, own: [], others: ['core', 'protocol'], outside: nothing },
  {
    // Tests of the page open the links of mails too.
    name: 'smtp-receiver',
    path: /^server\/test\/(smtp-receiver|received-mail|mailbox)\.ts$/,
    own: [],
    others: [],
    outside: nodeOnly,
  },
  {
    name: 'server-test',
    path: /^server\/(test|labs)\//,
    own: ['server', 'smtp-receiver'],
    others: ['core', 'core-testing', 'catalog', 'bots', 'protocol', 'table', 'table-testing', 'lab-form'],
    outside: /^(node:.*|vitest|fast-check|ws|pg)$/,
  },
  {
    name: 'server',
    path: /^server\//,
    own: [],
    others: ['core', 'catalog', 'bots', 'protocol', 'table'],
    outside:
      /^(node:.*|@nats-io\/transport-node|@simplewebauthn\/server|fastify|nodemailer|openskill|pg|pino|web-push|ws)$/,
  },
  {
    name: 'cli-test',
    path: /^cli\/(test|labs)\//,
    own: ['cli'],
    others: ['core', 'core-testing', 'catalog', 'game-test', 'bots', 'server', 'table', 'lab-form'],
    outside: testTools,
  },
  {
    name: 'cli-template',
    path: /^cli\/template\//,
    own: [],
    others: ['core', 'core-testing', 'catalog', 'bots'],
    outside: testTools,
  },
  // No part of the product imports labs.
  { name: 'lab-form', path: /^proof\/src\/lab\.ts$/, own: [], others: [], outside: nothing },
  {
    name: 'proof',
    path: /^proof\//,
    own: ['lab-form'],
    others: ['server-test', 'cli-test'],
    outside: testTools,
  },
  {
    name: 'cli',
    path: /^cli\//,
    own: [],
    others: ['core', 'core-testing', 'catalog', 'bots', 'server', 'table'],
    outside: nodeOnly,
  },
];

/** Every package by name, with its folder below `packages/` and its exports. */
const packages = new Map(
  sources()
    .filter((path) => path.endsWith('package.json'))
    .map((path) => {
      const { name, exports = {} } = JSON.parse(read(path));
      return [name, { folder: dirname(path), exports }];
    }),
);

/** Paths of all files below a folder, with forward slashes. */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path));
}

/** Paths of all files below `packages/`. A game of `examples/` keeps the directions of a game there. */
function sources() {
  const added = filesBelow('examples').filter((path) => path.includes('/'));
  return [...filesBelow('packages'), ...added.map((path) => `games/${path}`)];
}

/** Where a file stands. */
function placeOf(path) {
  const example = path.replace(/^games\//, 'examples/');
  return existsSync(join(root, 'packages', path)) ? `packages/${path}` : example;
}

function read(path) {
  return readFileSync(join(root, placeOf(path)), 'utf8');
}

function importsOf(path) {
  // Import statements begin a line and hold no quote before the specifier.
  const pattern =
    /^(?:import|export)\b[^'"`;]*\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^'$]+)'/gm;
  return [...read(path).matchAll(pattern)].map(([, from, bare, called]) => from ?? bare ?? called);
}

function partOf(path) {
  return parts.find((part) => part.path.test(path));
}

function packageOf(path) {
  return [...packages.values()].find(({ folder }) => path.startsWith(`${folder}/`))?.folder;
}

/** The game a file belongs to. */
function gameOf(path) {
  return path.match(/^games\/([^/]+)\/.*\//)?.[1] ?? path.match(/^games\/([^/]+)\/manifest\.ts$/)?.[1];
}

/** What the pattern of `exports` that fits this subpath leads to. */
function matching(exports, subpath) {
  const pattern = Object.keys(exports).find(
    (key) => key.endsWith('*') && subpath.startsWith(key.slice(0, -1)),
  );
  return pattern && exports[pattern].replace('*', subpath.slice(pattern.length - 1));
}

/** The file a specifier resolves to, below `packages/`; `undefined` for an external or unexported one. */
function targetOf(path, specifier) {
  if (specifier.startsWith('.')) return join(dirname(path), specifier).split(sep).join('/');
  const [scope, name, ...rest] = specifier.split('/');
  const ours = packages.get(`${scope}/${name}`);
  const subpath = ['.', ...rest].join('/');
  const file = ours?.exports[subpath] ?? matching(ours?.exports ?? {}, subpath);
  return file && `${ours.folder}/${file.replace('./', '')}`;
}

function allowed(path, specifier) {
  const from = partOf(path);
  if (!from) return false; // a new package needs a row in `parts`
  const target = targetOf(path, specifier);
  if (!target) return from.outside.test(specifier);
  const to = partOf(target);
  if (gameOf(target) !== gameOf(path) && gameOf(path) !== undefined && gameOf(target) !== undefined)
    return false;
  if (packageOf(target) === packageOf(path)) return to === from || from.own.includes(to.name);
  return !specifier.startsWith('.') && from.others.includes(to?.name);
}

const refused = sources()
  .filter((path) => /\.(ts|tsx|js|mjs)$/.test(path))
  .flatMap((path) =>
    importsOf(path)
      .filter((specifier) => !allowed(path, specifier))
      .map((specifier) => `${placeOf(path)} may not import '${specifier}'`),
  );

/** Imports of missing files in the scripts and benchmarks, which no type check reads. */
const missing = ['scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) =>
      importsOf(join('..', folder, name))
        .filter((specifier) => specifier.startsWith('.') && !existsSync(join(root, folder, specifier)))
        .map((specifier) => `${folder}/${name} imports '${specifier}', which is not there`),
    ),
);
const problems = [...refused, ...missing];
for (const line of problems) console.log(line);
process.exit(problems.length === 0 ? 0 : 1);
