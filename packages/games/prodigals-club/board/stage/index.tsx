import { StageCard } from '@manigance/ui/stage-card.tsx';
import type { Scene } from '@manigance/ui/staging.ts';
import type { PcEvent } from '../../rules/events.ts';
import { isFinalScore } from '../board-context.ts';
import { competitionsOf, type PcVocabulary, type PlayerView, type Props } from '../from-game.ts';
import { CardPicture } from '../picture.tsx';
import { wordsOf } from '../words/index.ts';
import { Standings } from './standings.tsx';
import { stageWords } from './words.ts';

/** How long a scene stays at normal speed; ms. */
const times = { central: 2200, ended: 3000 } as const;

/** The scenes of a step: the end of a round (PC-16), and the central card of the next (PC-6). */
export function scenesOf(props: Props): readonly Scene<PcVocabulary>[] {
  return props.events.flatMap((event) => {
    if (event.type === 'roundEnded') return [endScene(event, props)];
    return event.type === 'roundPrepared' ? [centralScene(event, props)] : [];
  });
}

function centralScene(
  { round, central }: Extract<PcEvent, { readonly type: 'roundPrepared' }>,
  props: Props,
): Scene<PcVocabulary> {
  const words = stageWords[props.language];
  const { names } = wordsOf(props.language);
  const { name, text } = names.cards[central];
  return {
    acts: [
      {
        place: 'over',
        title: words.central(round),
        note: words.centralNote,
        said: `${words.centralNote} ${name}. ${text}`,
        time: times.central,
      },
    ],
    Picture: () => (
      <StageCard
        kind={words.card}
        name={name}
        text={text}
        picture={<CardPicture card={central} size="l" />}
      />
    ),
  };
}

function endScene(
  { round }: Extract<PcEvent, { readonly type: 'roundEnded' }>,
  props: Props,
): Scene<PcVocabulary> {
  const words = stageWords[props.language];
  const { players, mode } = props.shown.view;
  const ranked = players.toSorted((one, other) => one.finalScore - other.finalScore || one.seat - other.seat);
  const { words: board, phrases } = wordsOf(props.language);
  const tell = (player: PlayerView) => {
    const name = props.names.reader === player.seat ? words.you : props.names(player.seat);
    const counts = competitionsOf[mode].filter((id) => isFinalScore(player, id));
    return words.score(
      name,
      phrases.figure(player.finalScore),
      counts.map((id) => board.competitions[id]).join(', '),
    );
  };
  return {
    acts: [
      {
        place: 'over',
        title: words.ended(round),
        note: words.endedNote,
        said: [`${words.ended(round)}.`, ...ranked.map(tell)].join(' '),
        time: times.ended,
      },
    ],
    Picture: () => <Standings ranked={ranked} props={props} />,
  };
}
