import { RefusedButton } from '@manigance/ui/refused-button.tsx';
import type { BoardContext } from '../board-context.ts';
import { ConfirmLine } from '../confirm-line.tsx';
import type { HandCardId, PcMove } from '../from-game.ts';
import { cardChoice } from './card-choice.ts';
import { lastWillWords } from './words/index.ts';

/** The buttons of a card that is picked up: everything that can be done with it, and why something cannot. */
export function Buttons({ table, card }: { readonly table: BoardContext; readonly card: HandCardId }) {
  const { props, choosing, names } = table;
  const { name, text } = names.cards[card];
  const { offered, refused } = cardChoice(table, card);
  return (
    <ConfirmLine table={table} about={`${name}. ${text}`} title={name} cards={[card]}>
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
        <RefusedButton
          key={JSON.stringify(refusal.move)}
          class="btn is-refused"
          refusal={refusal}
          onWhyNot={props.onWhyNot}
        >
          {labelOf(table, refusal.move)}
          <span class="vh">: {props.whyNot(refusal.move)}</span>
        </RefusedButton>
      ))}
    </ConfirmLine>
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
