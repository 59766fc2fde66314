import { useEffect, useState } from 'preact/hooks';
import type { LevelCard } from './bots.ts';
import { askWorker } from './worker-client.ts';

const loaded = new Map<string, Promise<readonly LevelCard[]>>();

/** The levels of a game, weakest first. A worker reads them, once in a visit. */
export function loadLevels(game: string): Promise<readonly LevelCard[]> {
  const levels =
    loaded.get(game) ?? askWorker({ type: 'levels', game }).then((cards) => cards as readonly LevelCard[]);
  loaded.set(game, levels);
  return levels;
}

/** The levels of a game, weakest first; empty until they are loaded. */
export function useLevels(game: string): readonly LevelCard[] {
  const [cards, setCards] = useState<readonly LevelCard[]>([]);
  useEffect(() => {
    let stale = false;
    // Fonts first: on a slow line the rules and bots of the worker would hold back what is read.
    void document.fonts.ready
      .then(() => (stale ? [] : loadLevels(game)))
      .then((levels) => {
        if (!stale) setCards(levels);
      });
    return () => {
      stale = true;
    };
  }, [game]);
  return cards;
}
