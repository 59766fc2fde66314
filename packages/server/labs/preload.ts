import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Whether a library can be compiled and loaded into a server here. */
export function canPreload(): boolean {
  return process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;
}

/** Compiles a source of this folder to a library for LD_PRELOAD. */
export function compile(source: string, library: string): void {
  const path = fileURLToPath(new URL(`./${source}`, import.meta.url));
  const options = ['-shared', '-fPIC', '-O2', '-o', library, path, '-ldl', '-lpthread'];
  const { status, stderr } = spawnSync('cc', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${source} cannot be compiled: ${stderr}`);
}

/** Advice for a machine on which `canPreload` answers no. */
export const preloadNeeds = 'Linux and a C compiler are needed: apt-get install gcc libc6-dev';
