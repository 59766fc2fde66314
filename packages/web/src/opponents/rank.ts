import { defaultLevel } from '@manigance/table/default-level';

/** Place of a level among those of its game, weakest first; an unknown level stands for the default one. */
export function rankOf(level: string, levels: readonly { readonly id: string }[]): number {
  const known = levels.findIndex(({ id }) => id === level);
  if (known >= 0) return known;
  const usual = defaultLevel(levels);
  return usual === undefined ? -1 : levels.indexOf(usual);
}
