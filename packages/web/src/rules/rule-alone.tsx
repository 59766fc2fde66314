import type { Language } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { BlockText } from './block-text.tsx';
import type { Block, Book } from './book.ts';

/** One rule, or the beginning of a chapter. Fetches that chapter, not the whole book. */
export function RuleAlone({ game, rule }: { readonly game: string; readonly rule: string }) {
  const { language } = useSettings();
  const found = useLoad(() => fetchRule(language, game, rule), [language, game, rule]);
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

async function fetchRule(language: Language, game: string, rule: string) {
  const answer = await fetch(`/rules/${language}/${game}/${rule.split('.')[0]}.json`);
  const book = (await answer.json()) as Book;
  const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
  return { blocks: ruleIn(blocks, rule), language: book.language };
}

/** The blocks of a rule; a heading comes with the first rule below it. */
function ruleIn(blocks: readonly Block[], rule: string): readonly Block[] {
  const at = Math.max(
    0,
    blocks.findIndex(({ id }) => id === rule),
  );
  return blocks.slice(at, blocks[at]?.html.startsWith('<h3>') ? at + 2 : at + 1);
}
