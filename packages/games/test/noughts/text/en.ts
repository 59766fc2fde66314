import type { GameText, Vocabulary } from '@manigance/core';

interface Mark {
  readonly seat: number;
  readonly cell: number;
}

export const text: GameText<Vocabulary> = {
  title: 'Noughts and Crosses',
  asked: () => 'Mark a cell',
  move: (move) => (move.do === 'leave' ? 'Leave' : `Mark cell ${(move as unknown as Mark).cell}`),
  event: (event, name) => {
    const { seat, cell } = event as unknown as Mark;
    return `${name(seat as never)} marks cell ${cell}.`;
  },
  why: () => 'That cell is taken.',
  outcome: ({ winners }, name) => `Won by ${winners.map(name).join(' and ')}.`,
};

export const cites = () => 'NC-1.1';
