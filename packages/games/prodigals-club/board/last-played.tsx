import { PlayedCard } from '@manigance/ui/played-card.tsx';
import type { BoardContext } from './board-context.ts';
import type { HandCardId, PcVocabulary } from './from-game.ts';
import { CardPicture } from './picture.tsx';

/** The `data-piece` of a card of one's own. */
export const pieceOf = (card: HandCardId) => `card-${card}`;

type PcEvent = PcVocabulary['event'];
/** LW-9, LW-11.3 Cards of Last Will are played, laid and bought. */
const plays = ['playedWhite', 'playedBlack', 'eventPlayed', 'laid', 'bought'] as const;
type Play = Extract<PcEvent, { readonly type: (typeof plays)[number] }>;

function isPlay(event: PcEvent | undefined): event is Play {
  return plays.some((type) => type === event?.type);
}

/** PC-9.3 The card that was played last, by anybody. */
export function LastPlayed({ table: { props, names, words } }: { readonly table: BoardContext }) {
  const { log, motion } = props;
  const play = log.findLastIndex(isPlay);
  const event = log[play];
  const played = isPlay(event)
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
