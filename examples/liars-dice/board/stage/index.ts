import type { Act, Scene } from '@manigance/ui/staging.ts';
import type { LdEvent, LdVocabulary } from '../../rules/state.ts';
import type { Props } from '../props.ts';
import { type Revealed, revealPicture } from './reveal.tsx';
import { liftedIn } from './tally.ts';
import { stageWords } from './words.ts';

/** How long each act stays at normal speed; ms. */
const times = { doubted: 1400, cup: 1100, verdict: 2600 } as const;

/** LD-5 The scenes of a step: a challenge, the cups lifted one after another, and who loses a die. */
export function scenesOf(props: Props): readonly Scene<LdVocabulary>[] {
  const { events, shown, language } = props;
  return events.flatMap((event, at) => {
    if (event.type !== 'revealed') return [];
    const Picture = revealPicture(event, shown.view.wildOnes, stageWords[language]);
    return [{ acts: actsOf(event, events.slice(at + 1), props), Picture }];
  });
}

/** The acts of a challenge; `after` is what follows it, first of all the lost die. */
function actsOf(event: Revealed, after: readonly LdEvent[], props: Props): readonly Act<LdVocabulary>[] {
  const { language, names, text, shown } = props;
  const words = stageWords[language];
  const note = text.event({ type: 'bid', ...event.bid }, names);
  const over = { place: 'over', note, ahead: after } as const;
  const verdict = event.count >= event.bid.quantity ? words.holds : words.lie;
  const loss = after.find(({ type }) => type === 'lostDie');
  const result = text.event(event, names);
  return [
    {
      ...over,
      title: words.doubted,
      said: words.doubts(names, event.seat, event.bid.seat),
      seat: event.seat,
      time: times.doubted,
    },
    ...liftedIn(event, shown.view.wildOnes).map((lifted) => ({
      ...over,
      title: words.lifted,
      said: words.shows(names, lifted),
      seat: lifted.seat,
      time: times.cup,
    })),
    {
      place: 'beside',
      title: verdict,
      note: result,
      said: loss === undefined ? result : text.event(loss, names),
      seat: event.loser,
      time: times.verdict,
    },
  ];
}
