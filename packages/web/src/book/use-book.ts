import type { BookArticles, BookText } from '@manigance/core/book';
import { catalog } from '@manigance/games';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';

/** The book of a game with the articles behind it. */
export interface PlayersBook {
  readonly game: string;
  readonly text: BookText;
  readonly articles: BookArticles;
}

/** The book of a game in the chosen language; `undefined` while it loads. */
export function useBook(game: string): PlayersBook | 'none' | undefined {
  const { language } = useSettings();
  const { book: load } = catalog.get(game);
  return useLoad(async (): Promise<PlayersBook | 'none'> => {
    if (load === undefined) return 'none';
    const { book } = await load();
    const [{ text }, { articles }] = await Promise.all([book.text[language](), book.articles()]);
    return { game, text, articles };
  }, [game, language]);
}
