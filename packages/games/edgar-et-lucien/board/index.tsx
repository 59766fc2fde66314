import type { Language } from '@manigance/core';
import type { BoardModule } from '@manigance/ui/board-props.ts';
import type { ElVocabulary } from '../rules/index.ts';
import { Actions } from './actions.tsx';
import { After } from './after.tsx';
import { Board } from './board.tsx';
import { clause } from './clause.ts';
import { Plate } from './plate.tsx';
import { Progress } from './progress.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { tray } from './tray/index.tsx';
import { boardLanguage, wordsIn } from './words/index.ts';
import './style/index.css';

export const board: BoardModule<ElVocabulary> = {
  Board: Board,
  tray,
  Plate,
  SeatSheet,
  Progress,
  Actions,
  clause,
  heading(event, language: Language) {
    const { progress } = wordsIn(language);
    if (event.type === 'turnBegan') return progress.heading(event.period, event.turn);
    return event.type === 'periodEnded' ? progress.reckoning(event.period) : undefined;
  },
  isReminder: ({ type }) => type === 'brink',
  After,
  load: boardLanguage.load,
};
