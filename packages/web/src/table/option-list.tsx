import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../text/index.ts';

/** ART.md 8 All options as buttons: a game can be played through this list alone. */
export function OptionList({ props, onClose }: { readonly props: BoardProps; readonly onClose: () => void }) {
  const words = useWords();
  const { shown, text, names } = props;
  const { asked } = shown;
  return (
    <Sheet
      title={asked ? text.asked(asked.kind, shown.view, names) : words.table.listTitle}
      onClose={onClose}
      class="list-sheet"
    >
      <Options {...props} onDone={onClose} />
    </Sheet>
  );
}

/** The options, then the illegal moves with their reasons. */
export function Options({
  shown,
  options,
  refusals,
  onChoose,
  onRule,
  text,
  names,
  hinted,
  onDone,
}: BoardProps & { readonly onDone?: () => void }) {
  const answer = JSON.stringify(shown.asked?.answer);
  const kept = JSON.stringify(hinted);
  return (
    <div class="options">
      <ul class="option-list">
        {options.map((move) => {
          const key = JSON.stringify(move);
          return (
            <li key={key}>
              <button
                type="button"
                class={`btn option ${key === kept ? 'is-hinted' : ''}`}
                aria-pressed={answer === key ? true : undefined}
                onClick={() => {
                  onDone?.();
                  onChoose(move);
                }}
              >
                {text.move(move, shown.view, names)}
              </button>
            </li>
          );
        })}
      </ul>
      {refusals.length > 0 && (
        <Closed refusals={refusals} onRule={onRule} shown={shown} text={text} names={names} />
      )}
    </div>
  );
}

/** Rendered on demand, because there can be hundreds. */
function Closed({
  refusals,
  onRule,
  shown,
  text,
  names,
}: Pick<BoardProps, 'refusals' | 'onRule' | 'shown' | 'text' | 'names'>) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details class="closed-options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.table.closedTitle} ({refusals.length})
      </summary>
      <ul>
        {(open ? refusals : []).map(({ move, why }) => (
          <li key={JSON.stringify(move)}>
            <b>{text.move(move, shown.view, names)}</b> <span class="why">{text.why(why, names)}</span>{' '}
            <button type="button" class="rule-link" onClick={() => onRule(why.rule)}>
              {why.rule}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
