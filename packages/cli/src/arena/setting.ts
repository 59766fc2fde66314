import { longestThought, type Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import type { GameManifest } from '@manigance/games';
import { tableOptions, text, whole } from '../arguments.ts';
import { type Given, UsageError } from '../command.ts';
import type { ArenaSetting } from '../jobs/arena.ts';
import { choiceOption, modeOption, type OptionSpec, seedOption, valueOption } from '../options.ts';
import { seedGiven } from '../seeds.ts';
import { type BotBudget, checkBot } from './contestants.ts';

/** Table and budget options of every command that plays bots against each other. */
export const arenaOptions = {
  bots: valueOption(
    'a,b,…',
    'levels, random, greedy, or level@N for N iterations; repeated to fill the seats',
  ),
  players: valueOption('N', 'number of players (default 2)'),
  mode: modeOption,
  option: choiceOption,
  games: valueOption('N', 'number of matches; seats rotate'),
  seed: seedOption,
  ms: valueOption('N', 'time per decision of the strongest level; the others in proportion'),
  iterations: valueOption(
    'N',
    'search iterations per decision of the strongest level, in place of --ms; reproducible',
  ),
} as const satisfies Readonly<Record<string, OptionSpec>>;

interface Otherwise {
  /** Bots that play if none are given. */
  readonly bots?: readonly string[];
  readonly ms?: number;
  readonly watch?: boolean;
  readonly open?: boolean;
}

/** The setting of an arena from the arguments. */
export function settingOf(
  given: Given,
  { url: manifest }: GameManifest,
  roster: Roster<Vocabulary>,
  otherwise: Otherwise,
): ArenaSetting {
  const { game } = roster.brain;
  const named = text(given, 'bots')?.split(',');
  const bots = named?.map((name) => checkBot(roster, name)) ?? otherwise.bots;
  if (bots === undefined) throw new UsageError('name the bots: --bots a,b; --levels tells which there are');
  return {
    manifest,
    game: game.id,
    table: {
      seats: whole(given, 'players', game.seats) ?? game.seats.min,
      options: tableOptions(given, game),
    },
    seed: seedGiven(given),
    budget: budgetOf(given, otherwise.ms ?? longestThought),
    bots,
    open: otherwise.open ?? false,
    records: text(given, 'records') !== undefined,
    watch: otherwise.watch ?? false,
  };
}

function budgetOf(given: Given, otherwise: number): BotBudget {
  const ms = whole(given, 'ms', { min: 1 });
  const iterations = whole(given, 'iterations', { min: 1 });
  if (ms !== undefined && iterations !== undefined)
    throw new UsageError('give --ms or --iterations, not both');
  return iterations === undefined ? { share: (ms ?? otherwise) / longestThought } : { iterations };
}
