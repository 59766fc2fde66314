import { goldenRecords } from '@manigance/core/testing';
import { cards } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { randomEvents } from '../rules/random-events.ts';

const endings = ['spread', 'control', 'trouble', 'wealth', 'exhaustion', 'points'];

goldenRecords(game, {
  folder: new URL('../../../../records/ankh-morpork/', import.meta.url),
  frames: ({ seats, outcome }) => [`${seats} players`, outcome.how],
  shows(event) {
    if (event.type === 'played' || event.type === 'reacted') return [event.card];
    return event.type === 'event' ? [event.event] : [];
  },
  wanted: [
    ...cards.map(({ id }) => id),
    ...randomEvents.map(({ id }) => id),
    ...endings,
    '2 players',
    '3 players',
    '4 players',
  ],
});
