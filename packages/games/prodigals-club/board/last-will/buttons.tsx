import { Glyph } from '@manigance/ui/icon.tsx';
import { useState } from 'preact/hooks';
import type { BoardContext } from '../board-context.ts';
import { CardSheet } from '../card.tsx';
import { focusQuestion } from '../choosing.ts';
import type { HandCardId, PcMove } from '../from-game.ts';
import { cardChoice } from './card-choice.ts';
import { lastWillWords } from './words/index.ts';

/** The buttons of a card that is picked up: everything that can be done with it, and why something cannot. */
export function Buttons({ table, card }: { readonly table: BoardContext; readonly card: HandCardId }) {
  const { props, choosing, names, words } = table;
  const [reading, setReading] = useState(false);
  const { offered, refused } = cardChoice(table, card);
  return (
    <div class="pc-confirm">
      <p class="pc-about" aria-live="polite">
        {`${names.cards[card].name}. ${names.cards[card].text}`}
      </p>
      {offered.map((move, at) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          class={`btn ${at === 0 ? 'main' : ''}`}
          onClick={() => choosing.play(move)}
        >
          {labelOf(table, move)}
        </button>
      ))}
      {refused.map((refusal) => (
        <button
          key={JSON.stringify(refusal.move)}
          type="button"
          class="btn is-refused"
          aria-disabled="true"
          onClick={() => props.onWhyNot(refusal)}
        >
          {labelOf(table, refusal.move)}
          <span class="vh">: {props.whyNot(refusal.move)}</span>
        </button>
      ))}
      <button type="button" class="btn round" aria-label={words.read} onClick={() => setReading(true)}>
        <Glyph of="book" />
      </button>
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
      {reading && (
        <CardSheet
          title={names.cards[card].name}
          ids={[card]}
          names={names}
          words={words}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  );
}

/** The short label of a move with a card. */
function labelOf({ props, names, frame, words }: BoardContext, move: PcMove): string {
  const own = lastWillWords(props.language);
  switch (move.do) {
    case 'lodge':
      return own.lodgeOn(names.cards[move.on].name, own.companions[move.as]);
    case 'addCompanion': {
      const slot = frame?.kind === 'companions' ? frame.slots[move.slot] : undefined;
      if (slot === undefined) return own.bring;
      return own.bringAs(slot.kinds.map((kind) => own.companions[kind]).join(own.or), words.money(slot.add));
    }
    case 'keepUp':
      return own.keepUp;
    case 'sellProperty':
      return own.sell;
    case 'use':
      return own.use;
    case 'buy':
      return own.buy;
    case 'play':
      return words.play;
    default:
      return props.text.move(move, props.shown.view, props.names);
  }
}
