import { defineFigures } from '@manigance/core/book';
import { does } from '@manigance/core/lessons';
import { cards } from '../lessons/course/chapters/cards.ts';
import { end } from '../lessons/course/chapters/end.ts';
import { lastWill } from '../lessons/course/chapters/last-will.ts';
import { possessions } from '../lessons/course/chapters/possessions.ts';
import { firstBundles as bundles } from '../lessons/course/first-bundles.ts';
import { lastTurn, plays, sends, steps } from '../lessons/course/judges.ts';
import { willPosition } from '../lessons/course/last-will-position.ts';
import { position, standing } from '../lessons/course/position.ts';
import type { PcVocabulary } from '../rules/state.ts';
import type { PcBookText } from './text/en.ts';

/** The positions that the book shows and asks about. */
export const figures = defineFigures<PcVocabulary, PcBookText>({
  club: {
    plates: {
      needs: ['seats'],
      position: () =>
        position({
          mode: 'es',
          seats: 3,
          round: 5,
          players: [
            {
              votes: 6,
              markers: standing('left 2', 'middle 1', 'right 0', 'left -1'),
              hand: ['whistling-the-wrong-anthem'],
            },
            { votes: 5, markers: standing('left 3', 'middle 2', 'right 1', 'left 0') },
            { votes: 8, markers: standing('left 4', 'middle 3', 'right 2', 'middle 0') },
          ],
          pending: lastTurn,
        }),
    },
  },
  round: {
    first: {
      position: () =>
        position({
          mode: 'es',
          seats: 3,
          bundles,
          players: [{ unplaced: 2 }, { unplaced: 2 }, { unplaced: 2 }],
          pending: [{ kind: 'errands', at: 0 }],
        }),
      lit: ['election-bundle-any-1', 'election-vote'],
      among: (move) =>
        move.do === 'send' && (move.space === 'election-bundle-any-1' || move.space === 'election-vote'),
      accept: sends('election-bundle-any-1'),
      wrong: [{ id: 'vote' }],
    },
  },
  cards: {
    both: {
      needs: ['tray'],
      position: cards.position,
      accept: plays('liberal-baiter'),
      wrong: [{ id: 'sermon', when: plays('sermon-in-praise-of-taxes') }, { id: 'end' }],
    },
  },
  election: {
    grid: {
      position: () =>
        position({
          mode: 'es',
          seats: 3,
          circles: ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-06'],
          bundles,
          players: [
            { unplaced: 2, votes: 30, grid: [{ tile: 'circle-start-1', x: 0, y: 0, rotation: 0 }] },
            { unplaced: 1, grid: [{ tile: 'circle-start-2', x: 0, y: 0, rotation: 0 }] },
            { unplaced: 1, grid: [{ tile: 'circle-start-3', x: 0, y: 0, rotation: 0 }] },
          ],
          pending: [{ kind: 'errands', at: 0 }],
        }),
      lit: ['election-circle'],
    },
  },
  society: {
    step: {
      position: () =>
        position({
          mode: 'es',
          seats: 3,
          players: [
            {
              votes: 20,
              markers: standing('left 16', 'middle 9', 'right 8', 'left 5'),
              hand: ['forgotten-name'],
            },
          ],
          pending: lastTurn,
        }),
      plays: [{ seat: 0, move: { do: 'play', card: 'forgotten-name' } }],
      accept: steps('gentleman-1'),
      wrong: [{ id: 'stop', when: does('stop') }, { id: 'one' }],
    },
  },
  possessions: {
    sale: {
      needs: ['tray'],
      position: possessions.position,
      plays: [{ seat: 0, move: { do: 'send', space: 'possessions-sell' } }],
      lit: ['possessions-sell'],
      accept: (move) => move.do === 'sell' && move.tile === 'possession-a-6',
      wrong: [{ id: 'dearer' }],
    },
  },
  lastWill: {
    plans: {
      position: lastWill.position,
    },
    ball: {
      needs: ['tray'],
      position: () =>
        willPosition({
          mode: 'lw-e',
          players: [
            {
              votes: 24,
              pounds: 58,
              hand: ['lw-waltz-on-wet-varnish', 'lw-countess-barely-invited'],
              actions: 2,
            },
          ],
          pending: lastTurn,
        }),
      plays: [{ seat: 0, move: { do: 'play', card: 'lw-waltz-on-wet-varnish' } }],
      accept: does('addCompanion'),
      wrong: [{ id: 'alone' }],
    },
  },
  end: {
    worst: {
      needs: ['seats', 'tray'],
      position: end.position,
      accept: plays('forgotten-name'),
      wrong: [
        { id: 'black', when: plays('gossip-columnist') },
        { id: 'votes', when: plays('sermon-in-praise-of-taxes') },
        { id: 'end' },
      ],
    },
  },
});
