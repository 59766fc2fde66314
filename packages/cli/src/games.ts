import { catalog, type GameManifest } from '@manigance/games';
import type { Shelf, Shelved } from './shelf.ts';

/** Every game there is, loaded when it is asked for. */
export const shelf: Shelf = {
  url: import.meta.url,
  games: Object.fromEntries(catalog.manifests.map((manifest) => [manifest.id, shelved(manifest)])),
};

function shelved({ rules, text, bot, report }: GameManifest): Shelved {
  return {
    game: async () => (await rules()).game,
    texts: async () => (await text()).texts,
    ...(bot === undefined ? {} : { bots: async () => (await bot()).bots }),
    ...(report === undefined ? {} : { reporter: report }),
  };
}
