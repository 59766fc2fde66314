import type { Seat, Setting } from '@manigance/core';
import { catalog, defaultOptions } from '@manigance/games';
import { defaultLevelId } from '../local/default-level.ts';
import type { Beginning } from '../local/replay.ts';
import { keepMatch, type MatchCard, type SavedMatch } from '../local/saved-match.ts';
import { randomHex } from '../random-hex.ts';
import { go, replaceRoute } from '../router.ts';

/** Bots and settings of a new match. */
export interface Wish {
  /** Level of each bot, clockwise from the player. */
  readonly levels?: readonly string[];
  readonly options?: Readonly<Record<string, Setting>>;
  /** The colour the player has chosen. */
  readonly colour?: string | undefined;
}

/** Names of the bots, clockwise from the player. */
const botNames = ['Odilon', 'Noor', 'Ilse', 'Vadim', 'Ulysse'];

/** Starts a match against bots and opens it; answers its id. */
export function playNow(
  game: string,
  { levels = [defaultLevelId, defaultLevelId], options = {}, colour }: Wish = {},
): string {
  const me = nameFromSettings();
  const bots = botNames.filter((bot) => bot !== me);
  const manifest = catalog.get(game);
  return startMatch({
    game,
    options: { ...defaultOptions(manifest), ...options },
    seats: [
      { name: me, colour },
      ...levels
        .slice(0, manifest.seats.max - 1)
        .map((level, at) => ({ name: bots[at] ?? `${at + 2}`, level })),
    ],
  });
}

/** Plan of a seat of a shared screen: a bot of this level, or a person with this name. */
export type SharedSeat = { readonly level: string } | { readonly name: string };

/** Starts a match of several people at this screen; the first seat is the player's of this browser. */
export function playShared(
  game: string,
  others: readonly SharedSeat[],
  { options = {}, colour }: Pick<Wish, 'options' | 'colour'>,
): void {
  const seats = [{ name: nameFromSettings(), colour }, ...others];
  const names = distinctNames(seats.map((seat) => ('name' in seat ? seat.name.trim() : '')));
  startMatch({
    game,
    options: { ...defaultOptions(catalog.get(game)), ...options },
    seats: seats.map((seat, at) => ({ ...seat, name: names[at] ?? `${at + 1}` })),
  });
}

/** These names, each once: an empty or repeated one gives way to a free one of ours. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const given = new Set(names);
  const free = ['Camille', ...botNames].filter((name) => !given.has(name));
  const taken = new Set<string>();
  return names.map((name) => {
    const own = name !== '' && !taken.has(name) ? name : (free.shift() ?? `${taken.size + 1}`);
    taken.add(own);
    return own;
  });
}

/** A rematch with the same seats; `replacing` drops the match and its place in the history. */
export function playAgain({ game, seats, options }: MatchCard, how?: { readonly replacing: boolean }): void {
  startMatch({ game, seats, options }, how);
}

/** Plays a match on from a position of its replay, on this seat, the others being bots. Its luck stays the same. */
export function playOn(beginning: Beginning, me: Seat): string {
  const { game, options, seats, colours, seed, salt, rulesVersion, moves, next } = beginning;
  const name = nameFromSettings();
  const bots = botNames.filter((bot) => bot !== name);
  const match: SavedMatch = {
    id: randomHex(8),
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({
      colour: colours[seat] || undefined,
      ...(seat === me
        ? { name }
        : { name: bots[seat > me ? seat - 1 : seat] ?? `${seat + 1}`, level: defaultLevelId }),
    })),
    seed,
    salt,
    rulesVersion,
    moves,
    over: false,
    mine: next === me,
    touched: Date.now(),
  };
  keepMatch(match);
  go({ at: 'match', id: match.id });
  return match.id;
}

/** Keeps a new match and opens it; answers its id. */
function startMatch(
  setup: Pick<MatchCard, 'game' | 'seats' | 'options'>,
  { replacing = false }: { readonly replacing?: boolean } = {},
): string {
  const match: SavedMatch = {
    ...setup,
    id: randomHex(8),
    seed: randomHex(16),
    salt: randomHex(16),
    moves: [],
    over: false,
    mine: false,
    touched: Date.now(),
  };
  keepMatch(match);
  (replacing ? replaceRoute : go)({ at: 'match', id: match.id });
  return match.id;
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
