import type { Seat } from '@manigance/core';
import type { BoardModule, BoardProps } from '@manigance/ui/board-props.ts';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { LdVocabulary } from '../rules/state.ts';
import { Actions, Tray } from './bid-picker.tsx';
import { Cups } from './cups.tsx';
import { boardWords } from './words/index.ts';
import './liars-dice.css';

function Progress({ shown, language }: BoardProps<LdVocabulary>) {
  return <span>{boardWords[language].round(shown.view.round)}</span>;
}

function Plate({ shown, language, seat }: BoardProps<LdVocabulary> & { readonly seat: Seat }) {
  return <RollingNumber value={shown.view.diceLeft[seat] ?? 0} format={boardWords[language].dice} />;
}

export const board: BoardModule<LdVocabulary> = {
  Board: Cups,
  tray: [{ id: 'dice', title: ({ language }) => boardWords[language].myDice, Panel: Tray }],
  Plate,
  Progress,
  Actions,
};
