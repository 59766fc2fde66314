import type { NameOf, Seat } from '@manigance/core';
import type { WheelPosition } from '../../../rules/board.ts';
import type { Programme } from '../../../rules/events.ts';
import { namesEn } from '../../../text/names-en.ts';
import { theDistrict } from '../../../text/words-en.ts';
import type { PawnWalk } from '../walks.ts';

/** Words of the scene in which the wheels are revealed. */
export const en = {
  sealed: 'The wheels are sealed',
  sealedNote: (count: number) => `${count} of ${count}. Time to look.`,
  sealedOne: 'sealed',
  turned: 'The wheels are revealed',
  turnedNote: 'All at once, then read in turn order.',
  order: 'The pawns, in order',
  you: 'You',
  stays: 'stays put',
  /** Short words for a wheel position. */
  position: {
    immobile: 'stays put',
    red: 'red',
    orange: 'orange',
    green: 'green',
    violet: 'violet',
    black: 'black',
    metro_blue: 'metro 1',
    metro_pink: 'metro 2',
  } as Readonly<Record<WheelPosition, string>>,
  read: ({ seat, edgar, lucien }: Programme & { readonly seat: Seat }, name: NameOf) =>
    `${name.reader === seat ? 'You' : name(seat)}: Edgar ${namesEn.wheel[edgar].toLowerCase()}, Lucien ${namesEn.wheel[lucien].toLowerCase()}.`,
  walk: ({ seat, of, by, to }: PawnWalk, name: NameOf) =>
    `${name.reader === seat ? 'Your' : `${name(seat)}’s`} ${of === 'edgar' ? 'Edgar' : 'Lucien'} goes to ${theDistrict(to)} (${namesEn.wheel[by].toLowerCase()}).`,
};

/** Words of the staged reveal in one language. */
export type StageWords = typeof en;
