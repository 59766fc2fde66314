import type { GameManifest } from '@manigance/games';
import { useEffect } from 'preact/hooks';

/** The classes that give an element a game's colours and fonts. The game's `theme.css` says what they are. */
export function gameThemeClass({ rulePrefix }: Pick<GameManifest, 'rulePrefix'>): string {
  return `world g-${rulePrefix.toLowerCase()}`;
}

/** Users of each game's look: one screen of a game may come before another has gone. */
const users = new Map<string, number>();

/** Gives the whole page a game's colours and fonts while it is shown; `undefined`: those of no game. */
export function useGameTheme(game: Pick<GameManifest, 'rulePrefix'> | undefined): void {
  const names = game && gameThemeClass(game);
  useEffect(() => {
    if (names === undefined) return undefined;
    const count = (by: number) => {
      users.set(names, (users.get(names) ?? 0) + by);
      const isUsed = (users.get(names) ?? 0) > 0;
      for (const name of names.split(' ')) document.body.classList.toggle(name, isUsed);
    };
    count(1);
    return () => count(-1);
  }, [names]);
}

/** Sets the title of the document. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
