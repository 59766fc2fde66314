import { PlayedCard } from '@manigance/ui/played-card.tsx';
import type { BoardContext } from './board-context.ts';
import type { CardId } from './from-game.ts';
import { CardPicture } from './picture.tsx';

/** The `data-piece` of a card of one's own. */
export const pieceOf = (card: CardId) => `card-${card}`;

/** PC-9.3 The card that was played last, by anybody. */
export function LastPlayed({ table: { props, names, words } }: { readonly table: BoardContext }) {
  const { log, motion } = props;
  const play = log.findLastIndex(({ type }) => type === 'playedWhite' || type === 'playedBlack');
  const event = log[play];
  const played =
    event?.type === 'playedWhite' || event?.type === 'playedBlack'
      ? {
          play,
          seat: event.seat,
          card: event.card,
          piece: pieceOf(event.card),
          name: names.cards[event.card].name,
          picture: <CardPicture card={event.card} size="s" />,
        }
      : undefined;
  return (
    <div class="pc-centre-played">
      <PlayedCard played={played} label={words.lastPlayed} motion={motion} />
    </div>
  );
}
