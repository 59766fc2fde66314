// The sources are TypeScript, which Node runs directly from version 24 on. Optional dependencies of the project,
// one per platform, bring that version to machines with an older one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const oldestNode = 24;

/** A Node that runs our sources: the running one if new enough, else the installed one, else `undefined`. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath;
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const file = `../../../node_modules/${folder}/bin/${windows ? 'node.exe' : 'node'}`;
  const installed = fileURLToPath(new URL(file, import.meta.url));
  return existsSync(installed) ? installed : undefined;
}
