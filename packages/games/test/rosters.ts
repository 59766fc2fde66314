import { brainOf, type Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import type { Catalog } from '../index.ts';

/** The bots of every game that has some, each with the brain of its strongest level. */
export async function rostersOf({ manifests }: Catalog): Promise<Roster<Vocabulary>[]> {
  const modules = await Promise.all(manifests.map(({ bot }) => bot?.()));
  const rosters = modules.flatMap((module) => (module === undefined ? [] : [module.bots]));
  return Promise.all(
    rosters.map(async (roster) => ({ ...roster, brain: await brainOf(roster, roster.levels.at(-1)) })),
  );
}
