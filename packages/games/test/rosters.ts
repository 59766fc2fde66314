import type { Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import type { Catalog } from '../index.ts';

/** The bots of every game that has some. */
export async function rostersOf({ manifests }: Catalog): Promise<Roster<Vocabulary>[]> {
  const modules = await Promise.all(manifests.map(({ bot }) => bot?.()));
  return modules.flatMap((module) => (module === undefined ? [] : [module.bots]));
}
