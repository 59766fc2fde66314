import type { BoardModule } from '@manigance/ui/board-props.ts';
import type { LdVocabulary } from '../rules/state.ts';
import { Actions, Tray } from './bid-picker.tsx';
import { Cups } from './cups.tsx';
import { following } from './following.ts';
import { Goal } from './goal.tsx';
import { Plate } from './plate.tsx';
import type { Props } from './props.ts';
import { SeatSheet } from './seat-sheet.tsx';
import { stagedEvents } from './stage/events.ts';
import { boardWords } from './words/index.ts';
import './liars-dice.css';

function Progress({ shown, language }: Props) {
  return <span>{boardWords[language].round(shown.view.round)}</span>;
}

function clause({ shown: { view }, language }: Props): string {
  const total = view.diceLeft.reduce((sum, left) => sum + left, 0);
  return boardWords[language].inPlay(total, view.wildOnes);
}

/** The board of Liar's Dice. */
export const board: BoardModule<LdVocabulary> = {
  Board: Cups,
  tray: [{ id: 'dice', title: ({ language }) => boardWords[language].myDice, Panel: Tray, Open: Tray }],
  Plate,
  SeatSheet,
  Goal,
  Progress,
  Actions,
  clause,
  following,
  staging: {
    events: stagedEvents,
    load: async () => (await import('./stage/index.ts')).scenesOf,
  },
  end: async () => (await import('./end/index.tsx')).end,
  guide: async (language) => (await import('./guide/index.tsx')).guideIn(language),
  intro: () => import('./intro/index.tsx'),
};
