import type { Setting } from '@manigance/core';
import type { SeatStyle } from '@manigance/ui/seats.tsx';

export const gameIds = ['ankh-morpork', 'edgar-et-lucien', 'prodigals-club'] as const;
export type GameId = (typeof gameIds)[number];

export function isGameId(text: string | undefined): text is GameId {
  return gameIds.some((id) => id === text);
}

/** What the shell knows of a game before any of it is loaded. */
export interface GameCard extends SeatStyle {
  /** A proper name, the same in every language. */
  readonly title: string;
  /** The class of `body` that dresses the page in the game's world. */
  readonly world: 'g-am' | 'g-el' | 'g-pc';
  /** The letters that its rule ids begin with. */
  readonly rules: 'AM' | 'EL' | 'PC';
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** What a table can choose: as the game's own `settings`, the usual value first. A test holds the two together. */
  readonly settings: Readonly<Record<string, readonly Setting[]>>;
}

export const gameCards: Readonly<Record<GameId, GameCard>> = {
  'ankh-morpork': {
    title: 'Ankh-Morpork',
    world: 'g-am',
    rules: 'AM',
    seats: { min: 2, max: 4 },
    minutes: 60,
    settings: {},
    colours: ['red', 'yellow', 'blue', 'green'],
    shapes: 'hats',
  },
  'edgar-et-lucien': {
    title: 'Edgar & Lucien',
    world: 'g-el',
    rules: 'EL',
    seats: { min: 2, max: 4 },
    minutes: 45,
    settings: { openMoney: [false, true], firstPlayer: ['random', 'seat-0'] },
    colours: ['red', 'yellow', 'blue', 'white'],
    shapes: 'tokens',
  },
  'prodigals-club': {
    title: 'The Prodigals Club',
    world: 'g-pc',
    rules: 'PC',
    seats: { min: 2, max: 5 },
    minutes: 90,
    settings: { mode: ['es', 'ep', 'sp', 'esp'] },
    colours: ['red', 'blue', 'white', 'green', 'black'],
    shapes: 'tokens',
  },
};
