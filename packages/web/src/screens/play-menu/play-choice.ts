import type { Setting } from '@manigance/core';
import { defaultOptions, type GameManifest } from '@manigance/games';

/** How a match against bots is played. */
export interface PlayChoice {
  /** Rank of the level that all bots have, weakest first. */
  readonly strength: number;
  /** Rank of each bot's level, clockwise from the player; absent: the same for all. */
  readonly each?: readonly number[] | undefined;
  readonly opponents: number;
  readonly colour?: string | undefined;
  readonly options: Readonly<Record<string, Setting>>;
}

type Facts = Pick<GameManifest, 'id' | 'seats' | 'settings' | 'colours'>;

/** Rank of the level for people who have played before. */
const fair = 2;

const keyOf = (game: string) => `manigance.play.${game}`;

/** The choice a player of this game begins with: the last one, or a gentle table before the first match. */
export function firstChoice(game: Facts, isFirst: boolean): PlayChoice {
  const usual: PlayChoice = {
    strength: isFirst ? 0 : fair,
    opponents: Math.min(2, game.seats.max - 1),
    options: defaultOptions(game),
  };
  return isFirst ? usual : fitted(game, { ...usual, ...read(game.id) });
}

/** Stores the choice as the next default. */
export function keepChoice(game: string, choice: PlayChoice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choice));
  } catch {
    // Storage is blocked: the choice is made anew next time.
  }
}

function read(game: string): Partial<PlayChoice> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<PlayChoice>;
  } catch {
    return {};
  }
}

/** A choice of an earlier release, as far as the game still has it. */
function fitted(game: Facts, choice: PlayChoice): PlayChoice {
  const { min, max } = game.seats;
  const kept = Object.entries(choice.options).filter(([name, value]) => game.settings[name]?.includes(value));
  return {
    strength: choice.strength,
    each: choice.each,
    opponents: Math.max(min - 1, Math.min(max - 1, choice.opponents)),
    colour: game.colours.find((colour) => colour === choice.colour),
    options: { ...defaultOptions(game), ...Object.fromEntries(kept) },
  };
}

/** Rank of each bot's level, clockwise from the player. */
export function ranksOf({ strength, each, opponents }: PlayChoice): number[] {
  return Array.from({ length: opponents }, (_, at) => each?.[at] ?? strength);
}
