import type { Game, MatchSetup, Vocabulary } from '@manigance/core';
import { type LawTotals, noTotals } from '@manigance/core/laws';
import { flag, settingsAmong, whole, words } from '../arguments.ts';
import { type Command, type Context, failed, type Given, succeeded, UsageError } from '../command.ts';
import { manifestOf } from '../games.ts';
import type { LawsResult, LawsSetting } from '../jobs/laws.ts';
import { choiceOption, modesOption, trialOptions, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { everyTable } from '../tables.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance laws`: random matches checked against the laws of the core. */
export const laws: Command = {
  name: 'laws',
  summary: 'Checks random matches against every law of the core',
  usage: '<game> [--mode M] [--pairs N | --undos N] [--seed S]',
  options: {
    pairs: valueOption('N', 'stop after rearranging N (state, seat) pairs (default 200000)'),
    undos: valueOption('N', 'check the undo law alone, from every seat, and stop after N offered undos'),
    'one-in': valueOption('N', 'check one position in N closely (default 4)'),
    mode: modesOption,
    option: choiceOption,
    ...trialOptions,
  },
  examples: ['<game>', '<game> --pairs 10000 --seed 7 --json', '<game> --undos 50000'],
  async run(given, context) {
    const [id] = words(given, 1);
    const manifest = manifestOf(context.catalog, id);
    const { game } = await manifest.rules();
    const goal = goalOf(given);
    const oneIn = whole(given, 'one-in', { min: 1 }) ?? 4;
    const only = goal.counts === 'undoable' ? ({ only: 'undo' } as const) : {};
    const setting = { manifest: manifest.url, oneIn, ...only };
    const settings = settingsAmong(given, game);
    if (settings.length === 0) throw new UsageError(`${game.id} has no such setting`);
    const tasks = setups(game, seedGiven(given), settings);
    const sum = await holdLaws(context, setting, tasks, goal);
    const { broken, ...totals } = sum;
    if (flag(given, 'json')) printJson(context, { game: game.id, ...totals, differences: broken.length });
    else print(context, ...report(game.id, sum));
    for (const message of broken) context.err.write(`${message}\n`);
    return broken.length === 0 ? succeeded : failed;
  },
};

/** Which total ends the run, and at what number. */
interface Goal {
  readonly counts: 'pairs' | 'undoable';
  readonly total: number;
}

function goalOf(given: Given): Goal {
  const undos = whole(given, 'undos', { min: 1 });
  if (undos !== undefined) return { counts: 'undoable', total: undos };
  return { counts: 'pairs', total: whole(given, 'pairs', { min: 1 }) ?? 200_000 };
}

/** Match after match of a game, over every number of players and every setting, or these settings alone. */
export function* setups(
  game: Game,
  seed: string,
  settings?: readonly Vocabulary['options'][],
): Generator<MatchSetup<Vocabulary>, void> {
  for (let match = 0; ; match++) yield everyTable(game, seed, match, settings);
}

/** Counts of all checks, and the laws that were broken. */
export interface LawsReport extends LawTotals {
  matches: number;
  readonly broken: string[];
}

async function holdLaws(
  context: Context,
  setting: LawsSetting,
  tasks: Iterator<MatchSetup<Vocabulary>>,
  { counts, total }: Goal,
): Promise<LawsReport> {
  const progress = new Progress(context.err, { total, unit: counts === 'pairs' ? 'pairs' : 'undos' });
  const sum = await checkInThreads(setting, tasks, (so) => {
    progress.at(so[counts]);
    return so[counts] < total;
  });
  progress.end();
  return sum;
}

/** Checks match after match until a law is broken or `goesOn` says no. */
export async function checkInThreads(
  setting: LawsSetting,
  tasks: Iterator<MatchSetup<Vocabulary>>,
  goesOn: (sum: LawsReport) => boolean,
): Promise<LawsReport> {
  const sum: LawsReport = { matches: 0, ...noTotals(), broken: [] };
  await runInThreads<MatchSetup<Vocabulary>, LawsResult>({
    job: new URL('../jobs/laws.ts', import.meta.url),
    setting,
    tasks,
    each({ totals, broken }) {
      sum.matches++;
      for (const name of ['moves', 'pairs', 'witnessed', 'undoable', 'undoViews'] as const)
        sum[name] += totals[name];
      if (broken !== undefined) sum.broken.push(broken);
      return goesOn(sum) && sum.broken.length === 0;
    },
  });
  return sum;
}

function report(game: string, sum: LawsReport): string[] {
  const { matches, moves, pairs, witnessed, undoable, undoViews, broken } = sum;
  return [
    `${game}: ${grouped(matches)} matches, ${grouped(moves)} moves`,
    `  (state, seat) pairs rearranged  ${grouped(pairs)}`,
    `  moves compared as seen          ${grouped(witnessed)}`,
    `  undos offered                   ${grouped(undoable)}`,
    `  undos compared, by viewer       ${grouped(undoViews)}`,
    `  differences                     ${broken.length}`,
  ];
}
