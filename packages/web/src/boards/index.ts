import type { Vocabulary } from '@manigance/core';
import type { GameId } from '../games.ts';
import { sendForFaces } from '../lettering.ts';
import { type AnyBoard, anyBoard, type BoardModule } from './props.ts';

/** The board of each game, loaded when a table of that game is opened. */
export const boards: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'ankh-morpork': async () => lettered((await import('./ankh-morpork/index.tsx')).board),
  'edgar-et-lucien': async () => lettered((await import('./edgar-et-lucien/index.tsx')).board),
  'prodigals-club': async () => lettered((await import('./prodigals-club/index.tsx')).board),
};

function lettered<W extends Vocabulary>(board: BoardModule<W>): AnyBoard {
  sendForFaces(board.faces ?? []);
  return anyBoard(board);
}
