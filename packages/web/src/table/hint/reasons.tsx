import type { TableHint } from '@manigance/protocol';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { askAdviser } from '../../advice/ask.ts';
import { ReasonGlyph } from './glyph.tsx';
import { reasonsInWords } from './part-sentences.ts';
import './style/index.css';
import { useHintWords } from './words.ts';

const kinds = ['gains', 'prevents', 'fears'] as const;

/** The reasons for a move: what it gains, what it prevents, what to fear. */
export function Reasons({
  why,
  game,
  props,
}: {
  readonly why: TableHint['why'];
  readonly game: string;
  readonly props: BoardProps;
}) {
  const words = useHintWords();
  const { names, language } = props;
  const parts = useLoad(() => askAdviser('parts', { game, language }).answer, [game, language]);
  const reasons = parts === undefined ? {} : reasonsInWords(why, parts, { words, names, language });
  return (
    <dl class="hint-why">
      {kinds.map((id) => {
        const said = reasons[id];
        return (
          said && (
            <div key={id} class={`is-${id}`}>
              <ReasonGlyph of={id} />
              <dt>{words[id]}</dt>
              <dd>{said}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
