import { existsSync } from 'node:fs';
import { catalog, type GameManifest } from '@manigance/games';
import type { SeatPlan } from '@manigance/protocol';
import { anyone } from '@manigance/table/testing';

function some(found: GameManifest | undefined): GameManifest {
  if (found === undefined) throw new Error('the catalog has no such game');
  return found;
}

/** Part of a game's folder; boards themselves need the page's build. */
export function partOf(game: string, path: string): URL {
  return new URL(path, catalog.get(game).url);
}

/** The games whose folder has this part. */
export function gamesWith(path: string): readonly string[] {
  return catalog.ids.filter((game) => existsSync(partOf(game, path)));
}

/** For tests that any game serves. */
export const firstGame = some(catalog.manifests[0]);
/** For tests that play for a while. */
export const shortestGame = some(catalog.manifests.toSorted((one, other) => one.minutes - other.minutes)[0]);
/** For tests of a table's settings. */
export const gameWithSettings = some(
  catalog.manifests.find(({ settings }) => Object.keys(settings).length > 0),
);

/** Seats of the smallest table of a game: one person, and the weakest bots. */
export async function soloSeats({ bot, seats }: GameManifest): Promise<readonly SeatPlan[]> {
  const level = (await bot?.())?.bots.levels[0]?.id ?? '';
  return [anyone, ...Array.from({ length: seats.min - 1 }, (): SeatPlan => ({ for: 'bot', level }))];
}
