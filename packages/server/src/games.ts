import type { Catalog } from '@manigance/games';
import type { LoadedGames } from '@manigance/table';

/** Loads the rules and the bot level ids of every game in a catalog. */
export async function loadGames({ manifests }: Catalog): Promise<LoadedGames> {
  const entries = manifests.map(async ({ id, rules, bot, colours }) => {
    const [{ game, older = [] }, module] = await Promise.all([rules(), bot?.()]);
    return [
      id,
      { game, older, levels: module?.bots.levels.map((level) => level.id) ?? [], colours },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
