// The sources are TypeScript, which Node runs directly from version 24 on. The npm package `node`, a
// devDependency of the project, brings that version to machines with an older one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const oldestNode = 24;

/** A Node that runs our sources: the running one if new enough, else the installed one, else `undefined`. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = fileURLToPath(new URL(`../../../node_modules/node/bin/${name}`, import.meta.url));
  return existsSync(installed) ? installed : undefined;
}
