import { openCard } from '@manigance/ui/preview/open-card.ts';
import { cardById } from '../rules/cards.ts';
import { boardContext, type Props } from './board-context.ts';
import { myHand } from './hand.tsx';
import { symbolsLabel } from './labels.ts';
import { OpenPersonality } from './personality.tsx';
import { SymbolRow } from './symbols.tsx';

/** Personality and cards of a seat in short, beside those of the others; a tap opens the card. */
export function OpenHoldings(props: Props) {
  const context = boardContext(props);
  const hand = myHand(props) ?? [];
  return (
    <div class="am-holdings">
      <OpenPersonality {...props} />
      {hand.length === 0 && <p class="am-note">{context.words.emptyHand}</p>}
      <ul class="am-held">
        {hand.map((card) => (
          <li key={card}>
            <button
              type="button"
              class={`am-held-card am-${cardById[card].colour}`}
              data-card={card}
              onClick={() => openCard(card)}
            >
              <span>{context.names.cards[card].name}</span>
              <span class="vh">{symbolsLabel(card, context)}</span>
              <SymbolRow symbols={cardById[card].symbols} standings={[]} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
