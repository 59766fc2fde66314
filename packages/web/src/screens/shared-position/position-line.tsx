import { Token } from '@manigance/ui/seats.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { GlyphButton } from '../../table/glyph-button.tsx';
import type { LineProps } from '../../table/table-slots.ts';
import { useWords } from '../../text/index.ts';
import type { PositionClient } from './position-client.ts';
import { OpenPosition, type PositionSlots } from './position-table.tsx';

/** Options shown as buttons of the line itself, at most. */
const fewOptions = 3;

/** The question of a position, then the verdict on the answer. Replaces the prompt. */
export function PositionLine(line: LineProps) {
  const open = useContext(OpenPosition);
  return open && <Line {...line} open={open} />;
}

function Line({
  open: { client, title, verdict, onAnswer },
  ...line
}: LineProps & { readonly open: PositionSlots & { readonly client: PositionClient } }) {
  const { table: words } = useWords();
  const { props } = line;
  const chosen = useStore(client.chosen);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen !== undefined) onAnswer?.(chosen);
    section.current?.focus({ preventScroll: true });
  }, [chosen]);
  const { viewer } = props.shown;
  return (
    <section ref={section} class="asked position" id="asked" tabIndex={-1} aria-label={words.asked}>
      {typeof viewer === 'number' && <Token seat={viewer} />}
      <div class="position-text" role="group" aria-label={title} tabIndex={0} aria-live="polite">
        <p class="position-title">{title}</p>
        {chosen === undefined ? (
          <Question {...line} />
        ) : (
          <div class="position-verdict">{verdict(chosen, props, () => client.again())}</div>
        )}
      </div>
      {chosen === undefined && <Answers {...line} />}
    </section>
  );
}

function Question({ props, board }: LineProps) {
  const { asked, view } = props.shown;
  return (
    <p>
      <b>{props.text.asked(asked?.kind ?? '', view, props.names)}</b>{' '}
      <span class="asked-clause">{board.clause?.(props)}</span>
    </p>
  );
}

function Answers({ props, board: { Actions }, onList }: LineProps) {
  const { table: words } = useWords();
  const { shown, options, text, names, onChoose } = props;
  if (shown.asked === undefined) return undefined;
  const few = Actions === undefined && options.length <= fewOptions ? options : [];
  return (
    <div class="asked-buttons">
      {Actions && <Actions {...props} />}
      {few.map((move) => (
        <button key={JSON.stringify(move)} type="button" class="btn" onClick={() => onChoose(move)}>
          {text.move(move, shown.view, names)}
        </button>
      ))}
      <div class="asked-tools">
        <GlyphButton of="list" label={words.list} onClick={onList} />
      </div>
    </div>
  );
}
