import type { Features } from '@manigance/core/explore';
import { areaIds } from './rules/board.ts';
import { cardById, cardData, cards, symbolOf } from './rules/cards.ts';
import { personalities } from './rules/personalities.ts';
import { randomEvents } from './rules/random-events.ts';
import type { AmVocabulary } from './rules/state.ts';
import { logEn } from './text/log-en.ts';
import { movesEn } from './text/moves-en.ts';
import { outcomesEn, reasonsEn } from './text/reasons-en.ts';

const unique = (names: readonly (string | undefined)[]) =>
  [...new Set(names)].filter((name) => name !== undefined);

/** Everything that play can reach, from the tables of the rules. */
export const features: Features<AmVocabulary> = {
  all: {
    event: Object.keys(logEn),
    move: Object.keys(movesEn),
    reason: Object.keys(reasonsEn),
    ending: Object.keys(outcomesEn),
    card: cards.map(({ id }) => id),
    symbol: unique(cards.flatMap(({ symbols }) => symbols)),
    effect: unique(cards.map((card) => ('effect' in card ? card.effect : undefined))),
    'random event': randomEvents.map(({ id }) => id),
    power: areaIds,
    'goal met': personalities.map(({ id }) => id),
  },
  shows(event) {
    switch (event.type) {
      case 'played':
        return [['card', event.card]];
      case 'reacted': {
        const { effect = '' } = cardById[event.card];
        return [
          ['card', event.card],
          ['symbol', 'interrupt'],
          ['effect', effect],
        ];
      }
      case 'event':
        return [
          ['random event', event.event],
          ['symbol', 'randomEvent'],
        ];
      case 'usedPower':
        return [['power', event.area]];
      case 'gods':
        return [['power', 'small-gods']]; // AM-8.6
      case 'leftOut':
        return [['reason', event.why.code]];
      case 'ended': {
        const { how, winners, personalities: all } = event.outcome;
        return how === 'points' ? [] : winners.map((seat) => ['goal met', all[seat] ?? ''] as const);
      }
      default:
        return [];
    }
  },
  resolves(frame, move) {
    if (frame.kind !== 'symbol' || move === undefined) return [];
    if (move.do === 'power' || move.do === 'react' || move.do === 'skip') return [];
    const symbol = symbolOf(frame.card, frame.at);
    const { effect = '' } = cardData(frame.card);
    return symbol === 'scroll'
      ? [
          ['symbol', symbol],
          ['effect', effect],
        ]
      : [['symbol', symbol]];
  },
  // AM-9.5 A scroll that goes on to a second removal, after a player has blocked it.
  signposts: ({ spared, pending }) =>
    spared !== 0 && pending.at(-1)?.kind === 'carcerPick' ? [['blocked', 1]] : [],
  unreachable: {
    frame: {
      pendingPlay: 'of version 1, for matches begun under it',
      playNext: 'of version 1, for matches begun under it',
    },
  },
};
