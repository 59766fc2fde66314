import type { ArticlesOf } from '@manigance/core/book';
import type { ElBookText } from './text/en.ts';

/** The numbered rules behind each paragraph. */
export const articles: ArticlesOf<ElBookText> = {
  crown: {
    city: ['EL-1'],
    conditions: ['EL-19.1', 'EL-19.2', 'EL-19.4'],
    instant: ['EL-19.6', 'EL-19.7'],
  },
  round: { turn: ['EL-4.2'], period: ['EL-4.1', 'EL-18'] },
  wheel: {
    hands: ['EL-5.1', 'EL-2.5', 'EL-6.2', 'EL-6.5'],
    metro: ['EL-6.3'],
    wall: ['EL-5.2', 'EL-6.4'],
    together: ['EL-6.6', 'EL-5.3'],
  },
  edgar: {
    rob: ['EL-8.1.1', 'EL-8.1.3'],
    guard: ['EL-8.1.2'],
    cards: ['EL-7.1', 'EL-7.3', 'EL-8.2'],
  },
  lucien: {
    token: ['EL-14.1'],
    buy: ['EL-9.1', 'EL-9.2'],
    lock: ['EL-14.4', 'EL-14.5', 'EL-12.2'],
  },
  offices: {
    both: ['EL-10.1', 'EL-10.4'],
    edgar: ['EL-10.3', 'EL-11'],
    lucien: ['EL-12', 'EL-13'],
    once: ['EL-10.2'],
  },
  papers: {
    paper: ['EL-15.2', 'EL-15.3', 'EL-15.5'],
    cards: ['EL-20', 'EL-8.2.2'],
  },
  vote: {
    taxes: ['EL-16.1'],
    election: ['EL-17.1', 'EL-17.2'],
    price: ['EL-17.3'],
  },
  secrets: {
    purse: ['EL-21', 'EL-21.1', 'EL-21.11'],
    shown: ['EL-8.1.6'],
    hidden: ['EL-21', 'EL-5.3'],
  },
};
