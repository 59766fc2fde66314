import { useEffect } from 'preact/hooks';
import type { GameCard } from './games.ts';

/** Dresses the page in a game's world while it is shown. */
export function useWorld(world: GameCard['world'] | undefined): void {
  useEffect(() => {
    if (world === undefined) return undefined;
    document.body.classList.add(world);
    return () => document.body.classList.remove(world);
  }, [world]);
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
