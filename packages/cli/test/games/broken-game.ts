import { game, plainManifest } from './plain-manifest.ts';

export const manifest = plainManifest(import.meta.url, 'BG', {
  ...game,
  id: 'broken-game',
  faults: () => ['a mark is lost'],
});
