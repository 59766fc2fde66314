import { type Bot, BotRunner, playerOf } from '@manigance/bots';
import type { Language, Vocabulary } from '@manigance/core';
import { catalog, type TableOptions } from '@manigance/games';
import { defaultLevel } from '@manigance/table/default-level';

/** A bot level with its words. */
export interface LevelCard {
  readonly id: string;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly portrait: string }>>;
}

/** Runs the bots of a table with these options. */
export function runnerFor(game: string, options: TableOptions): BotRunner {
  return new BotRunner(
    () => performance.now(),
    (_game, level) => botFor(game, level, options),
  );
}

/** The bot of this level; that of the default level for an unknown one. */
async function botFor(game: string, level: string, options: TableOptions): Promise<Bot<Vocabulary>> {
  const module = await catalog.get(game).bot?.(options);
  if (module === undefined) throw new RangeError(`${game} has no bots`);
  const ids = module.bots.levels.map(({ id }) => id);
  const known = ids.includes(level) ? level : defaultLevel(ids);
  return playerOf(module.bots, known ?? level);
}

/** The levels of a game, weakest first. */
export async function levelsOf(game: string): Promise<LevelCard[]> {
  const module = await catalog.get(game).bot?.({});
  if (module === undefined) return [];
  const { levels, portraits } = module.bots;
  const nobody = { name: '', portrait: '' };
  return levels.map(({ id }) => ({
    id,
    words: { en: portraits.en[id] ?? nobody, fr: portraits.fr[id] ?? nobody },
  }));
}
