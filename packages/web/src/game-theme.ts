import type { GameManifest } from '@manigance/games';
import { useEffect } from 'preact/hooks';

/** The classes that give an element a game's colours and fonts. The game's `theme.css` says what they are. */
export function gameThemeClass({ rulePrefix }: Pick<GameManifest, 'rulePrefix'>): string {
  return `world g-${rulePrefix.toLowerCase()}`;
}

/** Gives the whole page a game's colours and fonts while it is shown. */
export function useGameTheme(game: Pick<GameManifest, 'rulePrefix'>): void {
  const names = gameThemeClass(game);
  useEffect(() => {
    document.body.classList.add(...names.split(' '));
    return () => document.body.classList.remove(...names.split(' '));
  }, [names]);
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
