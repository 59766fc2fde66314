import { brainOf, type Roster } from '@manigance/bots';
import { type MatchRecord, RecordError, type Vocabulary } from '@manigance/core';
import type { Catalog, GameManifest } from '@manigance/games';
import { UsageError } from './command.ts';

/** The game of this id. The error for an unknown or missing id lists the games. */
export function manifestOf(catalog: Catalog, id: string | undefined): GameManifest {
  const manifest = catalog.find(id);
  if (manifest !== undefined) return manifest;
  const names = catalog.ids.join(', ');
  throw new UsageError(
    id === undefined ? `name a game: ${names}` : `there is no game ${id}; the games are ${names}`,
  );
}

/** The game of a record. */
export function manifestOfRecord(catalog: Catalog, { game }: MatchRecord): GameManifest {
  const manifest = catalog.find(game);
  if (manifest !== undefined) return manifest;
  throw new RecordError(1, `is a match of ${game}, which is not in the catalog; add it with --game PATH`);
}

/** The bots of a game. */
export async function botsOf({ id, bot }: GameManifest): Promise<Roster<Vocabulary>> {
  const module = await bot?.();
  if (module === undefined) throw new UsageError(`${id} has no bots`);
  return module.bots;
}

/** The bots of a game with the brain of the strongest level, for judging rather than for playing. */
export async function judgesOf(manifest: GameManifest): Promise<Roster<Vocabulary>> {
  const roster = await botsOf(manifest);
  return { ...roster, brain: await brainOf(roster, roster.levels.at(-1)) };
}
