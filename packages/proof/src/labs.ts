import type { Lab } from './lab.ts';

/** Every lab, loaded when it is asked for; the id is that of the lab itself. */
export const labs: Readonly<Record<string, () => Promise<{ readonly lab: Lab }>>> = {
  kill: () => import('@manigance/server/labs/kill-lab'),
  'power-cut': () => import('@manigance/server/labs/power-cut-lab'),
  'bit-flip': () => import('@manigance/server/labs/bit-flip-lab'),
  'disk-fault': () => import('@manigance/server/labs/disk-fault-lab'),
  'postgres-kill': () => import('@manigance/server/labs/postgres-kill-lab'),
  'clock-jump': () => import('@manigance/server/labs/clock-jump-lab'),
  cluster: () => import('@manigance/server/labs/cluster-lab'),
  rolling: () => import('@manigance/server/labs/rolling-lab'),
  'bad-line': () => import('@manigance/server/labs/bad-line-lab'),
  laws: () => import('@manigance/cli/labs/laws-lab'),
  secrecy: () => import('@manigance/server/labs/secrecy-lab'),
  honest: () => import('@manigance/cli/labs/honest-lab'),
  explore: () => import('@manigance/cli/labs/explore-lab'),
  'second-opinion': () => import('@manigance/cli/labs/second-opinion-lab'),
  timing: () => import('@manigance/server/labs/timing-lab'),
  fuzz: () => import('@manigance/server/labs/fuzz-lab'),
  hostile: () => import('@manigance/server/labs/hostile-lab'),
  bystander: () => import('@manigance/server/labs/bystander-lab'),
  size: () => import('@manigance/server/labs/size-lab'),
  load: () => import('@manigance/server/labs/load-lab'),
};

/** The lab with this id, if there is one. */
export async function findLab(id: string): Promise<Lab | undefined> {
  return (await labs[id]?.())?.lab;
}

/** All labs, loaded. */
export async function everyLab(): Promise<readonly Lab[]> {
  return Promise.all(Object.values(labs).map(async (load) => (await load()).lab));
}
