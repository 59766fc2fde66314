import { PlayedCard } from '@manigance/ui/played-card.tsx';
import { Picture } from './picture.tsx';
import type { Props } from './props.ts';
import { wordsIn } from './words/index.ts';

/** EL-8.2.1 The Shenanigan card that was played last, in a corner of the plan. */
export function LastPlayed({ log, language, motion }: Props) {
  const words = wordsIn(language);
  const play = log.findLastIndex(({ type }) => type === 'schemePlayed');
  const event = log[play];
  const played =
    event?.type === 'schemePlayed'
      ? {
          play,
          seat: event.seat,
          card: event.card,
          piece: `card:${event.card}`,
          name: words.names.schemes[event.card].name,
          picture: <Picture of={event.card} group="cards" size="s" />,
        }
      : undefined;
  return (
    <div class="el-played">
      <PlayedCard played={played} label={words.city.lastPlayed} motion={motion} />
    </div>
  );
}
