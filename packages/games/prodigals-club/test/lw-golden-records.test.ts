import { goldenRecords } from '@manigance/core/testing';
import { lwCardIds } from '../rules/competitions/last-will/cards.ts';
import { lastWillSpaces } from '../rules/competitions/last-will-spaces.ts';
import type { PcEvent } from '../rules/events.ts';
import { lastWillModes } from '../rules/modes.ts';
import { lastWillGame } from './last-will.ts';

/** The ids an event names, all of which the records must cover. */
function shows(event: PcEvent): readonly string[] {
  switch (event.type) {
    case 'eventPlayed':
    case 'laid':
    case 'bought':
    case 'companionAdded':
    case 'lodged':
      return [event.card];
    case 'sent':
      return [event.space];
    case 'planTaken':
      return [`plan ${event.place}`];
    case 'reshuffled':
      return ['a discard pile shuffled'];
    case 'fell':
      return [`a house falls by ${event.cause}`];
    case 'spent':
      return event.pounds < 0 ? ['a debt'] : [];
    case 'matchEnded':
      return [event.early ? 'an early end' : 'five full rounds'];
    default:
      return [];
  }
}

goldenRecords(lastWillGame, {
  folder: new URL('../../../../records/last-will/', import.meta.url),
  count: 60,
  frames: ({ seats, options }) => [`${options.mode} ${seats}`],
  shows,
  wanted: [
    ...lastWillModes.flatMap((mode) => [2, 3, 4, 5].map((seats) => `${mode} ${seats}`)),
    ...lwCardIds,
    ...lastWillSpaces.map(({ id }) => id),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((place) => `plan ${place}`),
    ...['a house falls by wear', 'a house falls by effect', 'a debt', 'five full rounds'],
  ],
});
