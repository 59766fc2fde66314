import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useWords } from '../text/index.ts';
import { RuleLink } from './rule-link.tsx';

/** The rule behind the question, in one plain sentence with its articles as links; nothing while the viewer is not asked. */
export function CurrentRule({ props }: { readonly props: BoardProps }) {
  const words = useWords();
  const { asked, view } = props.shown;
  const rule = asked && props.text.rule?.(asked.kind, view);
  if (rule === undefined) return undefined;
  return (
    <div class="current-rule">
      <h2>{words.table.currentRule}</h2>
      <p>
        {rule.sentence}{' '}
        {rule.articles.map((article) => (
          <RuleLink key={article} rule={article} onRule={props.onRule} />
        ))}
      </p>
    </div>
  );
}
