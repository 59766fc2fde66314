import type { Language } from '@manigance/core';
import type { Act, Scene } from '@manigance/ui/staging.ts';
import type { ElVocabulary } from '../../rules/index.ts';
import type { Props } from '../props.ts';
import { aheadAfter, inOrder, type Revealed, walksIn } from './walks.ts';
import { wheelsPicture } from './wheels.tsx';
import type { StageWords } from './words/en.ts';

/** How long each act stays at normal speed; ms. */
const times = { sealed: 600, turning: 1000, reading: 700, walk: 780 } as const;

/** EL-5.3 The scenes of a step: the reveal of the wheels, and the pawns that follow them. */
export async function loadScenes(
  language: Language,
): Promise<(props: Props) => readonly Scene<ElVocabulary>[]> {
  const words = language === 'fr' ? (await import('./words/fr.ts')).fr : (await import('./words/en.ts')).en;
  return (props) =>
    props.events
      .filter((event) => event.type === 'revealed')
      .map((event) => ({ acts: actsOf(event, props, words), Picture: wheelsPicture(event, words) }));
}

function actsOf(event: Revealed, props: Props, words: StageWords): readonly Act<ElVocabulary>[] {
  const { events, names, shown } = props;
  const still = aheadAfter(events, 0);
  const turned = { place: 'over', title: words.turned, note: words.turnedNote, ahead: still } as const;
  return [
    {
      place: 'over',
      title: words.sealed,
      note: words.sealedNote(event.programmes.length),
      time: times.sealed,
      ahead: still,
    },
    { ...turned, time: times.turning },
    ...inOrder(event, shown.view).map((programme) => ({
      ...turned,
      said: words.read(programme, names),
      seat: programme.seat,
      time: times.reading,
    })),
    ...walksIn(events).map((walk, at) => ({
      place: 'beside' as const,
      title: words.order,
      said: words.walk(walk, names),
      seat: walk.seat,
      time: times.walk,
      ahead: aheadAfter(events, at + 1),
    })),
  ];
}
