import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';
import { BlockText } from './block-text.tsx';
import type { Block, Book } from './book.ts';

/** One rule by itself; of a whole chapter, what it begins with. Fetches that chapter and not the book. */
export function RuleAlone({ game, rule }: { readonly game: GameId; readonly rule: string }) {
  const { language } = useSettings();
  const [found, setFound] = useState<{ readonly blocks: readonly Block[]; readonly language: string }>();
  useEffect(() => {
    let stale = false;
    const read = async () => {
      const answer = await fetch(`/rules/${language}/${game}/${rule.split('.')[0]}.json`);
      const book = (await answer.json()) as Book;
      const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
      if (!stale) setFound({ blocks: ruleIn(blocks, rule), language: book.language });
    };
    read().catch(() => setFound(undefined));
    return () => {
      stale = true;
    };
  }, [game, rule, language]);
  return (
    found && (
      <div lang={found.language}>
        {found.blocks.map((block, at) => (
          <BlockText key={`${at}`} block={block} />
        ))}
      </div>
    )
  );
}

/** A heading says nothing without the first rule below it. */
function ruleIn(blocks: readonly Block[], rule: string): readonly Block[] {
  const at = Math.max(
    0,
    blocks.findIndex(({ id }) => id === rule),
  );
  return blocks.slice(at, blocks[at]?.html.startsWith('<h3>') ? at + 2 : at + 1);
}
