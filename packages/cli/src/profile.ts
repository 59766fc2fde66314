import { type Profiler, Session } from 'node:inspector';

/** Shares of the running time, from 0 to 1, largest first. */
export interface Profile {
  readonly parts: readonly Share[];
  readonly functions: readonly Share[];
}

/** A share of the running time by name. */
export interface Share {
  readonly name: string;
  readonly share: number;
}

const mostFunctions = 6;

/** Runs `work` in this thread and returns the share of time per part of the project and per function. */
export function profile(work: () => void): Profile {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 500 });
  session.post('Profiler.start');
  work();
  let taken: Profiler.Profile | undefined;
  session.post('Profiler.stop', (_error, result) => {
    taken = result.profile;
  });
  session.disconnect();
  return summarise(taken?.nodes ?? []);
}

function summarise(nodes: readonly Profiler.ProfileNode[]): Profile {
  const [parts, functions] = [new Map<string, number>(), new Map<string, number>()];
  for (const { callFrame, hitCount = 0 } of nodes) {
    const part = partOf(callFrame);
    add(parts, part, hitCount);
    if (part !== 'other' && part !== 'garbage collector') add(functions, nameOf(callFrame), hitCount);
  }
  const all = [...parts.values()].reduce((sum, hits) => sum + hits, 0);
  const shares = (hits: ReadonlyMap<string, number>): Share[] =>
    [...hits]
      .map(([name, count]) => ({ name, share: all === 0 ? 0 : count / all }))
      .sort((one, other) => other.share - one.share);
  return { parts: shares(parts), functions: shares(functions).slice(0, mostFunctions) };
}

function add(hits: Map<string, number>, name: string, count: number): void {
  hits.set(name, (hits.get(name) ?? 0) + count);
}

function partOf({ url, functionName }: Profiler.ProfileNode['callFrame']): string {
  if (functionName === '(garbage collector)') return 'garbage collector';
  if (/\/packages\/games\/[^/]+\/bot\//.test(url)) return 'brain';
  if (url.includes('/packages/games/')) return 'rules';
  if (url.includes('/packages/core/')) return 'core';
  return url.includes('/packages/bots/') ? 'search' : 'other';
}

function nameOf({ url, functionName }: Profiler.ProfileNode['callFrame']): string {
  return `${functionName || '(anonymous)'} in ${url.slice(url.lastIndexOf('/') + 1)}`;
}
