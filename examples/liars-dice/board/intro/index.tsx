import type { Intro } from '@manigance/ui/board-props.ts';
import { introWordsIn } from '@manigance/ui/intro-words.ts';
import type { LdVocabulary } from '../../rules/state.ts';
import { GoalPicture, Outline, TurnPicture } from './pictures.tsx';
import { introWords } from './words.ts';
import './intro.css';

export const intro: Intro<LdVocabulary> = {
  goal: {
    Picture: GoalPicture,
    ...introWordsIn(introWords, { label: 'goalPicture', text: 'goal' }),
  },
  turn: {
    Picture: TurnPicture,
    ...introWordsIn(introWords, { label: 'turnPicture', text: 'turn' }),
  },
  Outline,
};
