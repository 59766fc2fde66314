import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';
import { askWorker } from './ask-worker.ts';
import type { LevelCard } from './minds.ts';

/** The levels of a game, weakest first; none for a moment. */
export function useLevels(game: GameId): readonly LevelCard[] {
  const [cards, setCards] = useState<readonly LevelCard[]>([]);
  useEffect(() => {
    let stale = false;
    void askWorker({ type: 'levels', id: 0, game }).then((levels) => {
      if (!stale) setCards(levels as readonly LevelCard[]);
    });
    return () => {
      stale = true;
    };
  }, [game]);
  return cards;
}
