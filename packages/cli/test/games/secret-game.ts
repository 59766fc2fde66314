import { game, type Marked, plainManifest } from './plain-manifest.ts';

/** Only its own player sees a mark. */
export const manifest = plainManifest(import.meta.url, 'SG', {
  ...game,
  id: 'secret-game',
  witness: (event, viewer) => ((event as Marked).seat === viewer ? event : undefined),
});
