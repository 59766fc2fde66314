import type { Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import type { Catalog, GameManifest } from '@manigance/games';
import { UsageError } from './command.ts';

/** The game of this id; without one, the complaint lists the games. */
export function manifestOf(catalog: Catalog, id: string | undefined): GameManifest {
  const manifest = catalog.find(id);
  if (manifest !== undefined) return manifest;
  const names = catalog.ids.join(', ');
  throw new UsageError(
    id === undefined ? `name a game: ${names}` : `there is no game ${id}; the games are ${names}`,
  );
}

/** The bots of a game. */
export async function botsOf({ id, bot }: GameManifest): Promise<Roster<Vocabulary>> {
  const module = await bot?.();
  if (module === undefined) throw new UsageError(`${id} has no bots`);
  return module.bots;
}
