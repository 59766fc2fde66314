import { openCard } from '@manigance/ui/preview/open-card.ts';
import { useBoardContext } from './board-context.ts';
import { CardLine } from './card.tsx';
import type { Props } from './from-game.ts';

/** The cards in a hand in short, beside those of the others; a tap opens the card. */
export function OpenHand(props: Props) {
  const { mine, words, names } = useBoardContext(props);
  if (mine.hand.length === 0) return <p class="aside">{words.hand} 0</p>;
  return (
    <ul class="pc-held">
      {mine.hand.map((id, at) => (
        <li key={`${id} ${at}`}>
          <button type="button" class="pc-held-card" onClick={() => openCard(id)}>
            <CardLine id={id} names={names} words={words} />
          </button>
        </li>
      ))}
    </ul>
  );
}
