import { cheatingBrain, contest, watched } from '@manigance/bots';
import { canonical, type MatchSetup, recordOf, type Vocabulary, writeRecord } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { seatBot, type Thinking } from '../arena/contestants.ts';
import type { Seating } from '../arena/seating.ts';
import { botsOf } from '../games.ts';
import { matchSeed, saltFor } from '../seeds.ts';
import type { Table } from '../simulation.ts';
import type { Job } from '../thread-work.ts';

export interface ArenaSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly game: string;
  readonly table: Table;
  readonly seed: string;
  readonly thinking: Thinking;
  readonly bots: readonly string[];
  /** Whether everybody sees everything. */
  readonly open: boolean;
  /** Whether the record of every match is wanted. */
  readonly records: boolean;
  /** Whether blunders are looked for. */
  readonly watch: boolean;
}

export interface ArenaTask {
  readonly match: number;
  readonly seating: Seating;
  /** Matches that differ only in who sits where have the same chance. */
  readonly chance: number;
}

export interface Fought {
  readonly match: number;
  readonly seating: Seating;
  readonly winners: readonly number[];
  readonly how: string;
  /** Milliseconds each decision took, by seat. */
  readonly times: readonly (readonly number[])[];
  readonly blunders: readonly SeenBlunder[];
  readonly record?: string;
  /** What went wrong, and the seed that shows it again. */
  readonly error?: { readonly message: string; readonly seed: string };
}

/** A move to laugh at, with all that shows it again. */
export interface SeenBlunder {
  readonly id: string;
  readonly bot: number;
  readonly where: string;
}

export const job: Job<ArenaSetting, ArenaTask, Fought> = async (setting) => {
  const { manifest, table, seed, thinking, bots } = setting;
  const known = await botsOf(await importManifest(manifest));
  const roster = setting.open ? { ...known, brain: cheatingBrain(known.brain) } : known;
  const { game } = roster.brain;
  return ({ match, seating, chance }) => {
    const setup: MatchSetup<Vocabulary> = { ...table, seed: matchSeed(seed, chance) };
    const times: number[][] = seating.map(() => []);
    const blunders: SeenBlunder[] = [];
    const base = { match, seating, times, blunders };
    try {
      const players = seating.map((bot) => {
        const player = seatBot(roster, bots[bot] as string, thinking);
        if (!setting.watch) return player;
        return watched(roster.brain, player, (blunder, { asked }, move) => {
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
