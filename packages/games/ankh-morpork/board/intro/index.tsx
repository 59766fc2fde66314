import type { Intro } from '@manigance/ui/board-props.ts';
import { introPart } from '@manigance/ui/intro-part.ts';
import type { AmVocabulary } from '../../rules/index.ts';
import type { GoalProgress } from '../../rules/victory.ts';
import type { Props } from '../board-context.ts';
import { CityOutline } from './city-outline.tsx';
import { GoalPicture } from './goal-picture.tsx';
import { TurnPicture } from './turn-picture.tsx';
import { introWords } from './words.ts';
import './style/index.css';

/** The viewer's own goal; that of most Personalities where it is not known. */
export function goalIn({ shown: { view, viewer } }: Props): GoalProgress {
  const own = viewer === 'spectator' ? undefined : view.players[viewer]?.goal;
  return own ?? { goal: 'control', have: 0, need: 4 };
}

/** The pictures before a first match. */
export const intro: Intro<AmVocabulary> = {
  goal: {
    Picture: (props) => <GoalPicture {...props} progress={goalIn(props)} />,
    label(props) {
      const { goal, need } = goalIn(props);
      return introWords[props.language].goalPictures[goal](need);
    },
    text(props) {
      const { goal, need } = goalIn(props);
      const words = introWords[props.language];
      return words.goal(words.goals[goal](need));
    },
  },
  turn: introPart(TurnPicture, introWords, 'turn'),
  Outline: () => <CityOutline />,
};
