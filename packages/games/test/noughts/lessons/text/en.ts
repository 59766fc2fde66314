import type { CourseText } from '@manigance/core/lessons';

export const text = {
  chapters: {
    row: {
      title: 'Three in a row',
      summary: 'The whole game.',
      steps: {
        aim: { say: 'Three of your marks in a row win. You have **two**.' },
        third: {
          say: 'The cells are numbered from 0.',
          ask: 'Complete the first row.',
          right: 'Three.',
          wrong: {
            blocks: 'The middle is good, but **the row** is better.',
            other: 'That cell is not in the row.',
          },
        },
        won: { say: 'That was all.' },
      },
    },
  },
} satisfies CourseText;

export type NoughtsText = typeof text;
