import { rowsById } from './rows.ts';
/** AM-1.1 A number of players. */
export type PlayerCount = 2 | 3 | 4;

/** AM-11 The goal of a Personality: checked at the start of its turn (AM-11.1), `exhaustion` when the draw pile runs out. */
export type Goal =
  /** AM-11.2, AM-11.3 How many areas, by the number of players. */
  | { readonly goal: 'spread' | 'control'; readonly threshold: Readonly<Record<PlayerCount, number>> }
  /** AM-11.5, AM-11.6 How many trouble markers, how many dollars. */
  | { readonly goal: 'trouble' | 'wealth'; readonly threshold: number }
  /** AM-11.7 */
  | { readonly goal: 'exhaustion' };

/** The threshold at a table of this many players. */
export function thresholdFor(threshold: Readonly<Record<PlayerCount, number>>, players: number): number {
  return players === 2 ? threshold[2] : players === 3 ? threshold[3] : threshold[4];
}

/** The printed data of a Personality. */
export type PersonalityData = {
  readonly id: string;
  /** AM-2.1 Out of the game with fewer players. */
  readonly minPlayers?: number;
} & Goal;

/** AM-11 The seven Personalities, in the order of their rules. */
// biome-ignore format: one Personality per row
/** AM-11 The Personalities. */
export const personalities = [
  { id: 'lord-vetinari',       goal: 'spread', threshold: { 2: 11, 3: 10, 4: 9 } },
  { id: 'lord-selachii',       goal: 'control', threshold: { 2: 7, 3: 5, 4: 4 } },
  { id: 'lord-rust',           goal: 'control', threshold: { 2: 7, 3: 5, 4: 4 } },
  { id: 'lord-de-worde',       goal: 'control', threshold: { 2: 7, 3: 5, 4: 4 } },
  { id: 'dragon-king-of-arms', goal: 'trouble', threshold: 8 },
  { id: 'chrysoprase',         goal: 'wealth', threshold: 50, minPlayers: 3 },
  { id: 'commander-vimes',     goal: 'exhaustion' },
] as const satisfies readonly PersonalityData[];

/** Id of a Personality. */
export type PersonalityId = (typeof personalities)[number]['id'];

/** The data of each Personality. */
export const personalityById: Readonly<Record<PersonalityId, PersonalityData>> = rowsById(personalities);
