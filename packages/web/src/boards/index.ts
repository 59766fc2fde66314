import type { GameId } from '../games.ts';
import { sendForFaces } from '../lettering.ts';
import { type AnyBoard, anyBoard } from './props.ts';

/** The board of each game, loaded when a table of that game is opened. */
const boards: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'ankh-morpork': async () => anyBoard((await import('./ankh-morpork/index.tsx')).board),
  'edgar-et-lucien': async () => anyBoard((await import('./edgar-et-lucien/index.tsx')).board),
  'prodigals-club': async () => anyBoard((await import('./prodigals-club/index.tsx')).board),
};

/** A board, and the lettering it is set in. */
export function fetchBoard(game: GameId): Promise<AnyBoard> {
  sendForFaces(game);
  return boards[game]();
}
