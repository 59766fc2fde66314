import { goldenRecords } from '@manigance/core/testing';
import { bonusTiles, spaces } from '../rules/board.ts';
import { cards } from '../rules/cards.ts';
import { dameTiles } from '../rules/competitions/society/dame-tiles.ts';
import type { PcEvent } from '../rules/events.ts';
import { game } from '../rules/index.ts';

/** The ids an event names, all of which the records must cover. */
function shows(event: PcEvent): readonly string[] {
  switch (event.type) {
    case 'playedWhite':
    case 'playedBlack':
      return [event.card];
    case 'pubCrawl':
      return event.cards;
    case 'sent':
      return [event.space];
    case 'usedBonus':
    case 'tookBonus':
    case 'dame':
      return [event.tile];
    case 'circlePlaced':
      return ['a circle tile'];
    case 'sold':
    case 'swapped':
      return ['a possession tile'];
    case 'spent':
      return event.moreTime > 0 ? ['a More Time card'] : [];
    case 'dameBlocked':
      return ['a blocked marker'];
    case 'matchEnded':
      return [event.early ? 'an early end' : 'five full rounds'];
    default:
      return [];
  }
}

/** PC-22 is not played; More Time cards are added to a payment, never played by themselves (PC-10.8). */
const playable = cards.filter(({ set, effect }) => !set.startsWith('lw-') && effect?.do !== 'moreTime');
const tables = ['es', 'ep', 'sp', 'esp'].flatMap((mode) => [2, 3, 4, 5].map((seats) => `${mode} ${seats}`));

goldenRecords(game, {
  folder: new URL('../../../../records/prodigals-club/', import.meta.url),
  frames: ({ seats, options }) => [`${options.mode} ${seats}`],
  shows,
  wanted: [
    ...tables,
    ...[playable, spaces.filter(({ board }) => board !== 'last-will'), bonusTiles, dameTiles].flatMap(
      (rows) => rows.map(({ id }) => id),
    ),
    ...[
      'a circle tile',
      'a possession tile',
      'a More Time card',
      'a blocked marker',
      'an early end',
      'five full rounds',
    ],
  ],
});
