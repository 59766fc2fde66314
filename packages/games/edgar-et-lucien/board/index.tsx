import type { BoardModule } from '@manigance/ui/board-props.ts';
import type { ElVocabulary } from '../rules/index.ts';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { clause } from './clause.ts';
import { following } from './following.ts';
import { Plate } from './plate.tsx';
import { Progress } from './progress.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { stagedEvents } from './stage/events.ts';
import { tray } from './tray/index.tsx';
import { boardLanguage } from './words/index.ts';
import './style/index.css';

/** The board of the game. */
export const board: BoardModule<ElVocabulary> = {
  Board: Board,
  tray,
  Plate,
  SeatSheet,
  Progress,
  Actions,
  clause,
  following,
  isReminder: ({ type }) => type === 'brink',
  end: async () => (await import('./end/index.tsx')).end,
  staging: {
    events: stagedEvents,
    load: async (language) => (await import('./stage/index.ts')).loadScenes(language),
  },
  load: boardLanguage.load,
  guide: async (language) => (await import('./guide/index.tsx')).guideIn(language),
  intro: () => import('./intro/index.tsx'),
};
