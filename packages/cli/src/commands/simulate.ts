import type { GameManifest, Reporter } from '@manigance/games';
import { commandLine } from '../added-games.ts';
import { everyTableOptions, flag, playerCounts, whole, words } from '../arguments.ts';
import { type Command, type Context, failed, succeeded, UsageError } from '../command.ts';
import { manifestOf } from '../games.ts';
import type { Simulated, SimulateSetting } from '../jobs/simulate.ts';
import { type MatchRange, matchRanges } from '../match-range.ts';
import { choiceOption, gameOption, jsonOption, switchOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress, percent } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import {
  addTally,
  noTally,
  percentile,
  stepsPerSecondPerCore,
  type Table,
  type Tally,
} from '../simulation.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance simulate`: outcomes of random matches on all cores. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays random matches on all cores and counts their outcomes',
  usage: '<game> [--players N] [--mode M] [--games N] [--seed S]',
  options: {
    players: valueOption('N', 'number of players (default every number in turn)'),
    mode: valueOption('M', 'mode of the game, where it has several; all plays each in turn'),
    option: choiceOption,
    games: valueOption('N', 'number of matches (default 1000)'),
    seed: valueOption('S', 'random seed (default 1); match 0 uses the seed itself'),
    report: switchOption(
      'add the balance report, over every mode unless one is named; for games that have one',
    ),
    game: gameOption,
    json: jsonOption,
  },
  examples: [
    '<game> --players 4 --games 100000',
    '<game> --mode all --players 3 --games 5000 --seed 7 --json',
    '<game> --option name=value',
    '<game> --report --games 500',
  ],
  async run(given, context) {
    const [id = ''] = words(given, 1);
    const manifest = manifestOf(context.catalog, id || undefined);
    const { game } = await manifest.rules();
    const [games, seed] = [whole(given, 'games', { min: 1 }) ?? 1000, seedGiven(given)];
    const reporter = flag(given, 'report') ? await reporterOf(manifest) : undefined;
    const tables = everyTableOptions(given, game, reporter && 'all').flatMap((options) =>
      playerCounts(given, game).map((seats): Table => ({ seats, options })),
    );
    const report = reporter?.startReport();
    const summaries: ReturnType<typeof summary>[] = [];
    for (const table of tables) {
      const setting = { manifest: manifest.url, table, seed, reports: reporter !== undefined };
      const tally = await simulateTable(context, setting, games, (part) =>
        reporter?.addReport(report ?? {}, part),
      );
      summaries.push(summary(id, table, tally));
      if (!flag(given, 'json')) print(context, ...lines(id, table, tally));
      printErrors(context, id, table, tally);
    }
    if (flag(given, 'json')) {
      const result = summaries.length === 1 ? summaries[0] : summaries;
      printJson(context, report === undefined ? result : { simulations: summaries, report });
    } else if (report !== undefined) print(context, reporter?.renderReport(report) ?? '');
    return summaries.every(({ errors, finished }) => errors === 0 && finished === games) ? succeeded : failed;
  },
};

async function reporterOf({ id, report }: GameManifest): Promise<Reporter> {
  if (report === undefined) throw new UsageError(`${id} has no report; leave out --report`);
  return report();
}

async function simulateTable(
  context: Context,
  setting: SimulateSetting,
  games: number,
  addReport: (part: object) => void,
): Promise<Tally> {
  const sum = noTally(setting.table.seats);
  const progress = new Progress(context.err, { total: games, unit: `matches of ${setting.table.seats}` });
  await runInThreads<MatchRange, Simulated>({
    job: new URL('../jobs/simulate.ts', import.meta.url),
    setting,
    tasks: matchRanges(games),
    each({ tally, report }) {
      addTally(sum, tally);
      if (report !== undefined) addReport(report);
      progress.at(sum.games);
      return true;
    },
  });
  progress.end();
  return sum;
}

function summary(game: string, table: Table, tally: Tally) {
  return {
    game,
    players: table.seats,
    mode: table.options.mode ?? null,
    games: tally.games,
    finished: tally.finished,
    errors: tally.errors.length,
    steps: tally.steps,
    stepsPerSecondPerCore: stepsPerSecondPerCore(tally),
    wins: { bySeat: tally.bySeat, byHow: tally.byHow },
  };
}

function lines(game: string, { seats, options }: Table, tally: Tally): string[] {
  const choices = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
  const [p5, p50, p95, max] = [0.05, 0.5, 0.95, 1].map((share) => grouped(percentile(tally, share)));
  const hows = Object.entries(tally.byHow).sort(([, one], [, other]) => other - one);
  const share = (matches: number) => percent(matches, tally.finished);
  return [
    `${game}, ${seats} players${choices.join('')}`,
    `  finished      ${grouped(tally.finished)} of ${grouped(tally.games)}`,
    `  errors        ${grouped(tally.errors.length)}`,
    `  steps         ${grouped(tally.steps)}, ${grouped(stepsPerSecondPerCore(tally))} a second on each core`,
    `  length        p5 ${p5}, p50 ${p50}, p95 ${p95}, max ${max} steps`,
    `  wins by seat  ${tally.bySeat.map((matches, seat) => `${seat}: ${share(matches)}`).join('  ')}`,
    `  won by        ${hows.map(([how, matches]) => `${how} ${share(matches)}`).join(', ')}`,
    '',
  ];
}

/** Prints each error with the command that reproduces it. */
function printErrors(context: Context, game: string, { seats, options }: Table, { errors }: Tally): void {
  const { err } = context;
  const choices = Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`);
  const most = 20;
  for (const { match, seed, message } of errors
    .toSorted((one, other) => one.match - other.match)
    .slice(0, most)) {
    err.write(`match ${match}: ${message}\n`);
    const again = `simulate ${game} --players ${seats}${choices.join('')} --games 1 --seed ${seed}`;
    err.write(`  again: ${commandLine(context, again)}\n`);
  }
  if (errors.length > most) err.write(`and ${errors.length - most} more\n`);
}
