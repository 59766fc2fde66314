import { useEffect, useState } from 'preact/hooks';
import type { LevelCard } from './bots.ts';
import { askWorker } from './worker-client.ts';

/** The levels of a game, weakest first; empty until they are loaded. */
export function useLevels(game: string): readonly LevelCard[] {
  const [cards, setCards] = useState<readonly LevelCard[]>([]);
  useEffect(() => {
    let stale = false;
    void askWorker({ type: 'levels', game }).then((levels) => {
      if (!stale) setCards(levels as readonly LevelCard[]);
    });
    return () => {
      stale = true;
    };
  }, [game]);
  return cards;
}
