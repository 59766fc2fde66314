import {
  canonical,
  type Game,
  imagine,
  rngFrom,
  type Seat,
  type Shown,
  show,
  type Vocabulary,
} from '@manigance/core';
import { catalog, rulesOfVersion } from '@manigance/games';

/** A position as one seat sees it, as a link carries it: the seat's view and question, and nothing of the match behind it. */
export interface SharedPosition {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** The colour chosen for each seat, empty where none was. */
  readonly colours: readonly string[];
  readonly shown: Shown<Vocabulary>;
}

/** Fewest options of a question that is worth sharing. */
const leastOptions = 2;

/** The position of this seat, as a link carries it; `undefined` where there is nothing to choose. */
export function sharedPosition(
  game: Game,
  id: string,
  state: Vocabulary['state'],
  seat: Seat,
  colours: readonly string[],
): SharedPosition | undefined {
  const shown = show(game, state, seat);
  if ((shown.asked?.options.length ?? 0) < leastOptions) return undefined;
  return { game: id, rulesVersion: game.rulesVersion, seats: state.seats, colours, shown };
}

/** Any seed: an imagined state is compared with the view it was imagined from. */
const checkSeed = '00000000000000000000000000000001';

/**
 * Checks a position that came with a link. It is sound if a state imagined from it would be shown the same. `outdated`: its
 * rules have changed.
 */
export async function checkPosition(position: SharedPosition): Promise<'sound' | 'broken' | 'outdated'> {
  const manifest = catalog.find(position.game);
  if (manifest === undefined) return 'broken';
  try {
    const game = rulesOfVersion(await manifest.rules(), position.rulesVersion);
    if (game === undefined) return 'outdated';
    const { shown, seats } = position;
    if ((shown.asked?.options.length ?? 0) < leastOptions || typeof shown.viewer !== 'number')
      return 'broken';
    const state = imagine(game, shown, rngFrom(checkSeed));
    return state.seats === seats && canonical(show(game, state, shown.viewer)) === canonical(shown)
      ? 'sound'
      : 'broken';
  } catch {
    return 'broken';
  }
}
