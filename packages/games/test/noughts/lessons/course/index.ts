import { type Move, rngFrom, type Seat, seedFromNumber, type Vocabulary } from '@manigance/core';
import { type ChapterOf, defineCourse } from '@manigance/core/lessons';
import { game } from '../../rules/index.ts';
import type { NoughtsText } from '../text/en.ts';

const mark = (seat: Seat, cell: number) => {
  const move: Move & { readonly cell: number } = { do: 'mark', cell };
  return { seat, move };
};
const inCell = (cell: number) => (move: Move) => 'cell' in move && move.cell === cell;

const row: ChapterOf<Vocabulary, NoughtsText['chapters']['row']> = {
  position: () => game.setup(2, {}, rngFrom(seedFromNumber(1))),
  steps: [
    { kind: 'show', id: 'aim', plays: [mark(0, 0), mark(1, 3), mark(0, 1), mark(1, 6)] },
    {
      kind: 'try',
      id: 'third',
      accept: inCell(2),
      wrong: [{ id: 'blocks', when: inCell(4) }, { id: 'other' }],
    },
    { kind: 'show', id: 'won' },
  ],
};

export const course = defineCourse<Vocabulary, NoughtsText>({ chapters: { row } });
