import { type Move, rngFrom, type Seat, seedFromNumber, type Vocabulary } from '@manigance/core';
import { defineFigures } from '@manigance/core/book';
import { game } from '../rules/index.ts';
import type { NoughtsBook } from './text/en.ts';

const mark = (seat: Seat, cell: number) => {
  const move: Move & { readonly cell: number } = { do: 'mark', cell };
  return { seat, move };
};

export const figures = defineFigures<Vocabulary, NoughtsBook>({
  row: {
    last: {
      position: () => game.setup(2, {}, rngFrom(seedFromNumber(1))),
      plays: [mark(0, 0), mark(1, 3), mark(0, 1), mark(1, 6)],
      accept: (move) => 'cell' in move && move.cell === 2,
      wrong: [{ id: 'other' }],
    },
  },
});
