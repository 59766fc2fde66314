import { cheatingBrain, contest, watched } from '@manigance/bots';
import { canonical, type MatchSetup, recordOf, type Vocabulary, writeRecord } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { type BotBudget, contestantsOf, seatBot } from '../arena/contestants.ts';
import type { Seating } from '../arena/seating.ts';
import { botsOf } from '../games.ts';
import { matchSeed, saltFor } from '../seeds.ts';
import type { Table } from '../simulation.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of all matches of an arena. */
export interface ArenaSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly game: string;
  readonly table: Table;
  readonly seed: string;
  readonly budget: BotBudget;
  readonly bots: readonly string[];
  /** Whether bots see all hidden information. */
  readonly open: boolean;
  /** Whether to return the record of every match. */
  readonly records: boolean;
  /** Whether to look for blunders. */
  readonly watch: boolean;
}

/** One match of an arena. */
export interface ArenaTask {
  readonly match: number;
  readonly seating: Seating;
  /** Seed of the match; seatings of the same bots share it. */
  readonly chance: number;
}

/** Result of one match of an arena. */
export interface ArenaMatch {
  readonly match: number;
  readonly seating: Seating;
  readonly winners: readonly number[];
  readonly how: string;
  /** Time of each decision in ms, by seat. */
  readonly times: readonly (readonly number[])[];
  readonly blunders: readonly FoundBlunder[];
  readonly record?: string;
  /** The error, with the seed that reproduces it. */
  readonly error?: { readonly message: string; readonly seed: string };
}

/** A blunder, with the seed and move number that reproduce it. */
export interface FoundBlunder {
  readonly id: string;
  readonly bot: number;
  readonly where: string;
}

/** Plays one match of an arena. */
export const job: Job<ArenaSetting, ArenaTask, ArenaMatch> = async (setting) => {
  const { manifest, table, seed, budget, bots } = setting;
  const roster = await botsOf(await importManifest(manifest));
  const contestants = await contestantsOf(roster, setting.open ? cheatingBrain : (brain) => brain);
  const { byHand } = contestants;
  const { game } = byHand;
  return ({ match, seating, chance }) => {
    const setup: MatchSetup<Vocabulary> = { ...table, seed: matchSeed(seed, chance) };
    const times: number[][] = seating.map(() => []);
    const blunders: FoundBlunder[] = [];
    const base = { match, seating, times, blunders };
    try {
      const players = seating.map((bot) => {
        const player = seatBot(contestants, bots[bot] as string, budget);
        if (!setting.watch) return player;
        return watched(byHand, player, (blunder, { asked }, move) => {
          const where = `${canonical(move)} at question ${asked?.question} of seed ${setup.seed}`;
          blunders.push({ id: blunder, bot, where });
        });
      });
      const use = {
        now: () => performance.now(),
        onDecision: (seat: number, ms: number) => times[seat]?.push(ms),
      };
      const played = contest(game, setup, players, use);
      const { winners, how } = played.state.outcome ?? { winners: [], how: '' };
      const record = setting.records ? { record: writeRecord(recordOf(played, saltFor(setup.seed))) } : {};
      return { ...base, winners, how, ...record };
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { ...base, winners: [], how: 'error', error: { message, seed: setup.seed } };
    }
  };
};
