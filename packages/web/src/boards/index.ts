import { type AnyBoard, anyBoard } from '@manigance/ui/board-props.ts';
import type { GameId } from '../games.ts';
import { sendForFaces } from '../lettering.ts';

/** The board of each game, loaded when a table of that game is opened. */
const boards: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'ankh-morpork': async () => anyBoard((await import('@manigance/games/ankh-morpork/board/index.tsx')).board),
  'edgar-et-lucien': async () =>
    anyBoard((await import('@manigance/games/edgar-et-lucien/board/index.tsx')).board),
  'prodigals-club': async () =>
    anyBoard((await import('@manigance/games/prodigals-club/board/index.tsx')).board),
};

/** A board, and the lettering it is set in. */
export function fetchBoard(game: GameId): Promise<AnyBoard> {
  sendForFaces(game);
  return boards[game]();
}
