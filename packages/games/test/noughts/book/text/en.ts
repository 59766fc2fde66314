import type { BookText } from '@manigance/core/book';

export const text = {
  chapters: {
    row: {
      title: 'A row of three',
      parts: {
        aim: 'Two players mark cells in turn. **Three in a row** win.',
        last: {
          say: 'You have marked cells 0 and 1.',
          ask: 'Complete the row.',
          right: 'Three.',
          wrong: { other: 'That cell is not in the row.' },
        },
      },
    },
  },
} satisfies BookText;

export type NoughtsBook = typeof text;
