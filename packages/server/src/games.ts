import type { Catalog } from '@manigance/games';
import type { LoadedGames } from '@manigance/table';

/** The games of a catalog as tables need them: rules loaded, and the ids of the bot levels. */
export async function loadGames({ manifests }: Catalog): Promise<LoadedGames> {
  const entries = manifests.map(async ({ id, rules, bot }) => {
    const [{ game }, module] = await Promise.all([rules(), bot?.()]);
    return [id, { game, older: [], levels: module?.bots.levels.map((level) => level.id) ?? [] }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
