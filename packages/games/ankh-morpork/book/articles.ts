import type { ArticlesOf } from '@manigance/core/book';
import type { AmBookText } from './text/en.ts';

/** The numbered rules behind each paragraph. */
export const articles: ArticlesOf<AmBookText> = {
  chair: {
    vacancy: ['AM-1'],
    secret: ['AM-2.5', 'AM-11'],
    control: ['AM-11.4'],
    moment: ['AM-11.1', 'AM-11.7'],
  },
  turn: {
    card: ['AM-4.2', 'AM-5.1', 'AM-5.2'],
    symbols: ['AM-6', 'AM-5.6'],
    refill: ['AM-4.3', 'AM-4.4', 'AM-4.5'],
  },
  streets: {
    place: ['AM-6.1.1', 'AM-6.1.2', 'AM-6.1.3'],
    trouble: ['AM-7.1', 'AM-7.2'],
    why: ['AM-7.4'],
  },
  houses: {
    rules: ['AM-6.2.1', 'AM-6.2.3'],
    worth: ['AM-11.4', 'AM-12.4'],
    power: ['AM-8.1', 'AM-8.2', 'AM-8.3', 'AM-8.4'],
    gods: ['AM-8.6'],
  },
  knives: {
    where: ['AM-6.3.1', 'AM-6.3.2'],
    answer: ['AM-6.3.3', 'AM-9.2'],
  },
  money: {
    open: ['AM-3.1', 'AM-11.6'],
    sum: ['AM-11.6'],
    loans: ['AM-9.7', 'AM-12.6'],
  },
  chance: {
    scroll: ['AM-5.3', 'AM-5.9', 'AM-6.6'],
    event: ['AM-6.7', 'AM-10.0'],
    riots: ['AM-10.4', 'AM-10.5'],
  },
  answers: {
    raised: ['AM-9.1', 'AM-4.2'],
    asked: ['AM-9.2', 'AM-3.7'],
    cost: ['AM-9.3', 'AM-4.5'],
  },
  end: {
    ways: ['AM-12.1', 'AM-12.2'],
    vimes: ['AM-12.3', 'AM-10.5'],
    points: ['AM-12.4', 'AM-12.6', 'AM-12.7'],
    watch: ['AM-11.1'],
  },
};
