import type { Intro } from '@manigance/ui/board-props.ts';
import { introPart } from '@manigance/ui/intro-part.ts';
import type { LdVocabulary } from '../../rules/state.ts';
import { GoalPicture, Outline, TurnPicture } from './pictures.tsx';
import { introWords } from './words.ts';
import './intro.css';

/** The pictures before a first match. */
export const intro: Intro<LdVocabulary> = {
  goal: introPart(GoalPicture, introWords, 'goal'),
  turn: introPart(TurnPicture, introWords, 'turn'),
  Outline,
};
