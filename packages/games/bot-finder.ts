import { type BotFinder, playerOf } from '@manigance/bots';
import type { Catalog } from './catalog.ts';

/** Finds the bot of a game and level in a catalog. */
export function botFinderOf(catalog: Catalog): BotFinder {
  return async (game, level) => {
    const module = await catalog.find(game)?.bot?.();
    if (module === undefined) throw new RangeError(`${game} has no bots`);
    return playerOf(module.bots, level);
  };
}
