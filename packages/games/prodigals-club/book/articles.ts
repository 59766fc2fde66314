import type { ArticlesOf } from '@manigance/core/book';
import type { PcBookText } from './text/en.ts';

/** The numbered rules behind each paragraph. */
export const articles: ArticlesOf<PcBookText> = {
  club: {
    members: ['PC-1.1', 'PC-3.1'],
    score: ['PC-1.1', 'PC-1.2'],
    worst: ['PC-1.2', 'PC-16.6'],
  },
  round: {
    halves: ['PC-5', 'PC-7.1', 'PC-9.1'],
    spaces: ['PC-7.2', 'PC-7.6'],
    order: ['PC-7.12', 'PC-16.2'],
    ending: ['PC-5', 'PC-16.3', 'PC-16.4'],
  },
  cards: {
    white: ['PC-9.3'],
    black: ['PC-9.4', 'PC-9.5', 'PC-9.6'],
    hand: ['PC-9.11', 'PC-16.3'],
    symbols: ['PC-8.1', 'PC-8.2'],
  },
  election: {
    votes: ['PC-12.1'],
    circles: ['PC-12.2', 'PC-12.3', 'PC-12.4'],
    square: ['PC-12.6', 'PC-12.7'],
    park: ['PC-13.1', 'PC-13.4', 'PC-13.5'],
  },
  society: {
    ladder: ['PC-14.1', 'PC-14.4'],
    rows: ['PC-14.1', 'PC-14.6'],
    dame: ['PC-15.1', 'PC-15.2', 'PC-15.4'],
    tease: ['PC-7.15', 'PC-15.5'],
  },
  possessions: {
    score: ['PC-11.10'],
    sell: ['PC-11.2', 'PC-11.3'],
    swap: ['PC-11.4', 'PC-11.5'],
    debt: ['PC-11.8'],
  },
  lastWill: {
    notice: ['LW-1.1', 'PC-22.1', 'PC-22.10'],
    purse: ['LW-1.2', 'LW-4.2', 'LW-14.7'],
    plan: ['LW-7.1', 'LW-7.4', 'LW-7.7'],
    outings: ['LW-9.1', 'LW-9.3', 'LW-13.3'],
    houses: ['LW-11.3', 'LW-11.5', 'LW-14.1'],
    debt: ['LW-12.1', 'LW-14.2', 'LW-14.6'],
  },
  end: {
    rounds: ['PC-1.3', 'PC-16.1'],
    tie: ['PC-16.6', 'PC-16.7'],
  },
};
