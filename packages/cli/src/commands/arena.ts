import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longestThought, type Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import { checkBot, type Thinking } from '../arena/contestants.ts';
import { interval } from '../arena/elo.ts';
import { type Tournament, tournament } from '../arena/tournament.ts';
import { flag, tableOptions, text, whole, words } from '../arguments.ts';
import {
  type Command,
  type Context,
  failed,
  type Given,
  jsonOption,
  print,
  printJson,
  succeeded,
  UsageError,
} from '../command.ts';
import type { ArenaSetting, Fought } from '../jobs/arena.ts';
import { seedGiven } from '../seeds.ts';
import { botsOf } from '../shelf.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play against each other on all cores and tells who is better, and how surely',
  usage: '<game> --bots a,b,… [--players N] [--mode M] [--games N] [--seed S] [--ms N | --iterations N]',
  options: {
    players: { type: 'string', value: 'N', says: 'how many play (2)' },
    mode: { type: 'string', value: 'M', says: 'the mode, for games that have several' },
    option: { type: 'string', value: 'name=value', multiple: true, says: 'any other choice of the table' },
    bots: {
      type: 'string',
      value: 'a,b,…',
      says: 'levels, random, greedy; fewer than players sit down again',
    },
    games: { type: 'string', value: 'N', says: 'how many matches (100); seats are rotated' },
    seed: { type: 'string', value: 'S', says: 'where chance begins (1)' },
    ms: {
      type: 'string',
      value: 'N',
      says: `time the strongest level has for a decision (${longestThought}); the others keep their proportion`,
    },
    iterations: {
      type: 'string',
      value: 'N',
      says: 'thoughts the strongest level has for a decision, in place of time: always the same result',
    },
    levels: { type: 'boolean', says: 'print the names of the levels, weakest first, and do nothing else' },
    ladder: { type: 'boolean', says: 'each level against the one below, as a table' },
    open: {
      type: 'boolean',
      says: 'let everybody see everything: what cheating would be worth, beside random and greedy',
    },
    records: { type: 'string', value: 'DIR', says: 'write the record of every match there' },
    json: jsonOption,
  },
  examples: [
    'ankh-morpork --levels',
    'edgar-et-lucien --bots the-mainspring,greedy --games 200 --ms 100',
    'prodigals-club --mode esp --players 3 --bots lord-ruinmore,greedy,random --iterations 500 --json',
    'ankh-morpork --ladder --games 200 --ms 90',
  ],
  async run(given, context) {
    const [id = ''] = words(given, 1);
    const roster = await botsOf(context.shelf, id || undefined);
    if (flag(given, 'levels')) {
      print(context, ...roster.levels.map((level) => level.id));
      return succeeded;
    }
    const setting = settingOf(given, context, id, roster);
    const games = whole(given, 'games', { min: 1 }) ?? 100;
    return flag(given, 'ladder')
      ? climb(given, context, setting, games, roster)
      : fight(given, context, setting, games);
  },
};

function settingOf(given: Given, context: Context, id: string, roster: Roster<Vocabulary>): ArenaSetting {
  const { game } = roster.brain;
  const named = text(given, 'bots')?.split(',');
  if (named === undefined && !flag(given, 'ladder'))
    throw new UsageError('name the bots: --bots a,b; --levels tells which there are');
  const bots = (named ?? []).map((name) => checkBot(roster, name));
  return {
    shelf: context.shelf.url,
    game: id,
    table: {
      seats: whole(given, 'players', game.seats) ?? game.seats.min,
      options: tableOptions(given, game),
    },
    seed: seedGiven(given),
    thinking: thinkingOf(given),
    bots,
    open: flag(given, 'open'),
    records: text(given, 'records') !== undefined,
  };
}

function thinkingOf(given: Given): Thinking {
  const ms = whole(given, 'ms', { min: 1 });
  const iterations = whole(given, 'iterations', { min: 1 });
  if (ms !== undefined && iterations !== undefined)
    throw new UsageError('give --ms or --iterations, not both');
  return iterations === undefined ? { share: (ms ?? longestThought) / longestThought } : { iterations };
}

async function fight(given: Given, context: Context, setting: ArenaSetting, games: number): Promise<number> {
  const fought = await tournament(context, setting, games, recorder(given, setting));
  if (flag(given, 'json')) printJson(context, summary(setting, fought));
  else print(context, ...lines(setting, fought));
  return complain(context, setting, fought);
}

/** Writes each match to the folder asked for, if one was. */
function recorder(given: Given, setting: ArenaSetting): (fought: Fought) => void {
  const folder = text(given, 'records');
  if (folder === undefined) return () => {};
  mkdirSync(folder, { recursive: true });
  return ({ match, seating, record }) => {
    if (record === undefined) return;
    const names = seating.map((bot) => setting.bots[bot]).join('-');
    writeFileSync(join(folder, `${String(match).padStart(5, '0')}-${names}.jsonl`), record);
  };
}

function summary({ game, table }: ArenaSetting, { games, results }: Tournament) {
  return {
    game,
    players: table.seats,
    mode: table.options.mode ?? null,
    games,
    results: results.map(({ played: _, ...result }) => result),
  };
}

function lines({ game, table, bots }: ArenaSetting, { games, results, hows }: Tournament): string[] {
  const width = Math.max(...bots.map(({ length }) => length));
  const won = Object.entries(hows).sort(([, one], [, other]) => other - one);
  return [
    `${game}, ${table.seats} players, ${games} matches`,
    ...results.map(({ bot, wins, winRate, played, elo, low, high, msP50, msP95 }) => {
      const [least, most] = interval(winRate, played).map((share) => (100 * share).toFixed(1));
      const rate = `${(100 * winRate).toFixed(1)} % (${least}–${most})`;
      return `  ${bot.padEnd(width)}  ${wins.toFixed(1).padStart(7)} wins  ${rate.padEnd(20)}  Elo ${signed(elo)} (${signed(low)} to ${signed(high)})  p50 ${msP50} ms, p95 ${msP95} ms`;
    }),
    `  won by ${won.map(([how, matches]) => `${how} ${matches}`).join(', ')}`,
  ];
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`;
}

/** Each level against the one below it. */
async function climb(
  given: Given,
  context: Context,
  setting: ArenaSetting,
  games: number,
  { levels }: Roster<Vocabulary>,
): Promise<number> {
  const rungs: Rung[] = [];
  let status = succeeded;
  for (let at = 1; at < levels.length; at++) {
    const bots = [levels[at]?.id ?? '', levels[at - 1]?.id ?? ''];
    const fought = await tournament(
      context,
      { ...setting, bots },
      games,
      recorder(given, { ...setting, bots }),
    );
    rungs.push(rungOf(fought));
    if (complain(context, setting, fought) === failed) status = failed;
  }
  if (flag(given, 'json')) {
    const { game, table } = setting;
    printJson(context, { game, players: table.seats, mode: table.options.mode ?? null, games, rungs });
  } else print(context, ...ladderTable(setting, games, rungs));
  return status;
}

interface Rung {
  readonly bot: string;
  readonly below: string;
  /** Of the wins of the two, those of the upper. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly msP95Below: number;
}

function rungOf({ games, results }: Tournament): Rung {
  const [upper, lower] = results as [Tournament['results'][number], Tournament['results'][number]];
  const winRate = upper.wins / (upper.wins + lower.wins);
  const [low, high] = interval(winRate, games);
  return {
    bot: upper.bot,
    below: lower.bot,
    winRate,
    low,
    high,
    elo: upper.elo - lower.elo,
    msP50: upper.msP50,
    msP95: upper.msP95,
    msP95Below: lower.msP95,
  };
}

function ladderTable({ game, table }: ArenaSetting, games: number, rungs: readonly Rung[]): string[] {
  const percent = (share: number) => (100 * share).toFixed(0);
  const [lowest] = rungs;
  return [
    `${game}, ${table.seats} players, ${games} matches a rung`,
    '',
    '| level | against the one below | 95 % | Elo above it | p50 | p95 |',
    '|---|---|---|---|---|---|',
    `| ${lowest?.below} | | | | | ${lowest?.msP95Below} ms |`,
    ...rungs.map(
      ({ bot, winRate, low, high, elo, msP50, msP95 }) =>
        `| ${bot} | ${percent(winRate)} % | ${percent(low)}–${percent(high)} | ${elo} | ${msP50} ms | ${msP95} ms |`,
    ),
  ];
}

/** Each error with the seed that shows it again. */
function complain({ err }: Context, { game, table }: ArenaSetting, { errors }: Tournament): number {
  for (const { match, error } of errors) {
    err.write(`match ${match} of ${game} with ${table.seats}, seed ${error?.seed}: ${error?.message}\n`);
  }
  return errors.length === 0 ? succeeded : failed;
}
