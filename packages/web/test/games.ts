import { catalog, type GameManifest } from '@manigance/games';

function some(found: GameManifest | undefined): GameManifest {
  if (found === undefined) throw new Error('the catalog has no such game');
  return found;
}

/** For tests that any game serves. */
export const firstGame = some(catalog.manifests[0]);
/** For tests that play for a while. */
export const shortestGame = some(catalog.manifests.toSorted((one, other) => one.minutes - other.minutes)[0]);
/** For tests of a table's settings. */
export const gameWithSettings = some(
  catalog.manifests.find(({ settings }) => Object.keys(settings).length > 0),
);
