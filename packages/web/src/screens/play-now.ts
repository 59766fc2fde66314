import type { Setting } from '@manigance/core';
import { catalog, defaultOptions } from '@manigance/games';
import { defaultLevelId } from '../local/default-level.ts';
import { keepMatch, type MatchCard, type SavedMatch } from '../local/saved-match.ts';
import { randomHex } from '../random-hex.ts';
import { go } from '../router.ts';

export interface Wish {
  /** Level of each bot, clockwise from the player. */
  readonly levels?: readonly string[];
  readonly options?: Readonly<Record<string, Setting>>;
  /** The colour the player has chosen. */
  readonly colour?: string | undefined;
}

/** Names of the bots, clockwise from the player. */
const botNames = ['Odilon', 'Noor', 'Ilse', 'Vadim', 'Ulysse'];

/** Starts a match against bots and opens it. */
export function playNow(
  game: string,
  { levels = [defaultLevelId, defaultLevelId], options = {}, colour }: Wish = {},
): void {
  const me = nameFromSettings();
  const bots = botNames.filter((bot) => bot !== me);
  const manifest = catalog.get(game);
  const match: SavedMatch = {
    id: randomHex(8),
    game,
    options: { ...defaultOptions(manifest), ...options },
    seats: [
      { name: me, colour },
      ...levels
        .slice(0, manifest.seats.max - 1)
        .map((level, at) => ({ name: bots[at] ?? `${at + 2}`, level })),
    ],
    seed: randomHex(16),
    salt: randomHex(16),
    moves: [],
    over: false,
    mine: false,
    touched: Date.now(),
  };
  keepMatch(match);
  go({ at: 'match', id: match.id });
}

/** A rematch with the same seats. */
export function playAgain({ game, seats, options }: MatchCard): void {
  const match: SavedMatch = {
    id: randomHex(8),
    game,
    options,
    seats,
    seed: randomHex(16),
    salt: randomHex(16),
    moves: [],
    over: false,
    mine: false,
    touched: Date.now(),
  };
  keepMatch(match);
  go({ at: 'match', id: match.id });
}

function nameFromSettings(): string {
  try {
    const { name } = JSON.parse(localStorage.getItem('manigance.settings') ?? '{}') as {
      readonly name?: string;
    };
    return name?.trim() || 'Camille';
  } catch {
    return 'Camille';
  }
}
