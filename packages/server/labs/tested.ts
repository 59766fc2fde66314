import { catalog } from '@manigance/games';
import { schemaVersion } from '../src/storage/migrations.ts';

/**
 * The rules and the schema that a run tests, such as `schema 7; game 2`. Runs of the same ones add up: a long hunt may be made
 * of many short runs.
 */
export async function testedNow(): Promise<string> {
  const games = await Promise.all(
    catalog.manifests.map(async ({ id, rules }) => `${id} ${(await rules()).game.rulesVersion}`),
  );
  return `schema ${schemaVersion}; ${games.join(', ')}`;
}
