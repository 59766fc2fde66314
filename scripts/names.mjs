// `npm run names`: every exported identifier with its doc comment, by package and file. `--bare` lists those without one;
// an argument limits the list to paths that contain it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './prepare.mjs';

const declaration =
  /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:declare )?(?:abstract )?(?:async )?(const|function|class|interface|type) (\w+)/gm;

/** The exported identifiers of a source file, in order. */
function namesIn(path) {
  const source = readFileSync(`${root}${path}`, 'utf8');
  const found = [...source.matchAll(declaration)].map(([, comment, kind, name]) => ({
    path,
    kind,
    name,
    says: (comment ?? '').replaceAll(/\s*\n\s*\*\s?/g, ' ').trim(),
  }));
  // Of an overloaded function the first signature has the comment.
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at);
}

const [part = ''] = process.argv.slice(2).filter((word) => word !== '--bare');
const isBare = process.argv.includes('--bare');
const tracked = execFileSync('git', ['ls-files', 'packages', 'examples'], { cwd: root, encoding: 'utf8' });
const sources = tracked
  .split('\n')
  .filter(
    (path) => /\.tsx?$/.test(path) && !/(\/test\/|\.test\.ts$|\.d\.ts$)/.test(path) && path.includes(part),
  );
let last = '';
for (const { path, kind, name, says } of sources.flatMap(namesIn)) {
  if (isBare && says !== '') continue;
  if (path !== last) console.log(`\n${path}`);
  last = path;
  console.log(`  ${name} (${kind})${says === '' ? '' : `: ${says}`}`);
}
