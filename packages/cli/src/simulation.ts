import type { MatchSetup, Outcome, Runner, Setting, Vocabulary } from '@manigance/core';
import { atRandom } from './chooser.ts';
import type { MatchRange } from './match-range.ts';
import { processorTime } from './processor-time.ts';
import { type Listener, playOut, startRandom } from './random-match.ts';
import { matchSeed } from './seeds.ts';

/** A match that failed, with the seed that reproduces it. */
export interface SimulationError {
  readonly match: number;
  readonly seed: string;
  readonly message: string;
}

/** Totals over matches: plain data that threads can send and that adds up in any order. */
export interface Tally {
  games: number;
  finished: number;
  steps: number;
  /** Processor time spent playing, over all threads. */
  milliseconds: number;
  /** Number of matches by number of steps. */
  readonly lengths: Record<number, number>;
  /** Matches that this seat won, shared victories included. */
  readonly bySeat: number[];
  readonly byHow: Record<string, number>;
  readonly errors: SimulationError[];
}

/** Setup of simulated matches. */
export interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, Setting>>;
}

/** Totals before the first match. */
export function noTally(seats: number): Tally {
  const bySeat = Array.from({ length: seats }, () => 0);
  return { games: 0, finished: 0, steps: 0, milliseconds: 0, lengths: {}, bySeat, byHow: {}, errors: [] };
}

/** Called after each finished match. */
export type MatchEndListener = (state: Vocabulary['state'], events: readonly Vocabulary['event'][]) => void;

/** Plays random matches at one table and adds them up. */
export function simulate(
  runner: Runner<Vocabulary>,
  table: Table,
  seed: string,
  { from, to }: MatchRange,
  ended?: MatchEndListener,
): Tally {
  const tally = noTally(table.seats);
  const since = processorTime();
  for (let match = from; match < to; match++) {
    const setup = { ...table, seed: matchSeed(seed, match) };
    tally.games++;
    try {
      simulateOne(runner, setup, tally, ended);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tally.errors.push({ match, seed: setup.seed, message });
    }
  }
  tally.milliseconds = processorTime() - since;
  return tally;
}

function simulateOne(
  runner: Runner<Vocabulary>,
  setup: MatchSetup<Vocabulary>,
  tally: Tally,
  ended: MatchEndListener | undefined,
): void {
  const state = startRandom(runner, setup);
  const events: Vocabulary['event'][] = [];
  const listener: Listener | undefined = ended && ((heard) => events.push(...heard));
  const steps = playOut(runner, state, atRandom(setup.seed), listener);
  const faults = runner.game.faults(state);
  if (faults.length > 0) throw new Error(`at the end ${faults.join('; ')}`);
  count(tally, steps, state.outcome);
  ended?.(state, events);
}

function count(tally: Tally, steps: number, outcome: Outcome | undefined): void {
  tally.finished++;
  tally.steps += steps;
  raise(tally.lengths, steps, 1);
  raise(tally.byHow, outcome?.how ?? 'nothing', 1);
  for (const seat of outcome?.winners ?? []) raise(tally.bySeat, seat, 1);
}

/** Adds totals to others. */
export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.finished += part.finished;
  sum.steps += part.steps;
  sum.milliseconds += part.milliseconds;
  for (const [length, matches] of Object.entries(part.lengths)) raise(sum.lengths, Number(length), matches);
  for (const [how, matches] of Object.entries(part.byHow)) raise(sum.byHow, how, matches);
  part.bySeat.forEach((matches, seat) => {
    raise(sum.bySeat, seat, matches);
  });
  sum.errors.push(...part.errors);
}

function raise<K extends string | number>(counts: Record<K, number>, key: K, by: number): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** Steps per second of one core. */
export function stepsPerSecondPerCore(tally: Tally): number {
  return tally.milliseconds === 0 ? 0 : Math.round((1000 * tally.steps) / tally.milliseconds);
}

/** Percentile of the match lengths. */
export function percentile(tally: Tally, share: number): number {
  const wanted = Math.max(1, Math.ceil(tally.finished * share));
  let seen = 0;
  for (const [length, matches] of Object.entries(tally.lengths)) {
    seen += matches;
    if (seen >= wanted) return Number(length); // keys that are whole numbers come in ascending order
  }
  return 0;
}
