import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import { BlockText } from './block-text.tsx';
import type { Block, Book } from './book.ts';

/** One rule by itself; of a whole chapter, what it begins with. Fetches that chapter and not the book. */
export function RuleAlone({ game, rule }: { readonly game: GameId; readonly rule: string }) {
  const { language } = useSettings();
  const [found, setFound] = useState<{ readonly block: Block; readonly language: string } | undefined>(
    undefined,
  );
  useEffect(() => {
    let stale = false;
    const read = async () => {
      const answer = await fetch(`/rules/${language}/${game}/${rule.split('.')[0]}.json`);
      const book = (await answer.json()) as Book;
      const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
      const block = blocks.find(({ id }) => id === rule) ?? blocks[0];
      if (!stale) setFound(block && { block, language: book.language });
    };
    read().catch(() => setFound(undefined));
    return () => {
      stale = true;
    };
  }, [game, rule, language]);
  return (
    found && (
      <div lang={found.language}>
        <BlockText block={found.block} />
      </div>
    )
  );
}
