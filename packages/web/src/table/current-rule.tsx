import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useId } from 'preact/hooks';
import { useWords } from '../text/index.ts';
import { RuleLink } from './rule-link.tsx';

/** The rule behind the question, in one plain sentence with its articles as links; nothing while the viewer is not asked. */
export function CurrentRule({ props }: { readonly props: BoardProps }) {
  const words = useWords();
  const heading = useId();
  const { asked, view } = props.shown;
  const rule = asked && props.text.rule?.(asked.kind, view);
  if (rule === undefined) return undefined;
  return (
    <section class="current-rule" aria-labelledby={heading}>
      <h2 id={heading}>{words.table.currentRule}</h2>
      <p>
        {rule.sentence}{' '}
        {rule.articles.map((article) => (
          <RuleLink key={article} rule={article} onRule={props.onRule} />
        ))}
      </p>
    </section>
  );
}
