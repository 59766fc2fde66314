import { Glyph } from '@manigance/ui/icon.tsx';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardContext } from './board-context.ts';
import { CardSheet } from './card-sheet.tsx';
import { focusQuestion } from './choosing.ts';
import type { HandCardId } from './from-game.ts';

/**
 * An unconfirmed answer in words, its buttons, its cards to read, and the button that drops it. It covers the question,
 * which keeps its space.
 */
export function ConfirmLine(props: {
  readonly table: BoardContext;
  readonly about: string;
  readonly title: string;
  readonly cards: readonly HandCardId[];
  readonly children: ComponentChildren;
}) {
  const { table, about, title, cards, children } = props;
  const { words, choosing } = table;
  const [reading, setReading] = useState(false);
  return (
    <div class="pc-confirm">
      <p class="pc-about" aria-live="polite">
        {about}
      </p>
      {children}
      {cards.length > 0 && (
        <button type="button" class="btn round" aria-label={words.read} onClick={() => setReading(true)}>
          <Glyph of="book" />
        </button>
      )}
      <button
        type="button"
        class="btn round"
        aria-label={words.cancel}
        onClick={() => {
          choosing.intend(undefined);
          focusQuestion();
        }}
      >
        <Glyph of="close" />
      </button>
      {reading && <CardSheet table={table} title={title} ids={cards} onClose={() => setReading(false)} />}
    </div>
  );
}
