import type { Intro } from '@manigance/ui/board-props.ts';
import type { LdVocabulary } from '../../rules/state.ts';
import { GoalPicture, Outline, TurnPicture } from './pictures.tsx';
import { introWords } from './words.ts';
import './intro.css';

export const intro: Intro<LdVocabulary> = {
  goal: {
    Picture: GoalPicture,
    label: ({ language }) => introWords[language].goalPicture,
    text: ({ language }) => introWords[language].goal,
  },
  turn: {
    Picture: TurnPicture,
    label: ({ language }) => introWords[language].turnPicture,
    text: ({ language }) => introWords[language].turn,
  },
  Outline,
};
