import { flag, settingsAmong, whole, words } from '../arguments.ts';
import { type Command, type Context, type Given, succeeded, UsageError } from '../command.ts';
import { type Contestant, reducerContestant, threadContestant } from '../contestant.ts';
import type { BenchSetting } from '../jobs/bench.ts';
import { measureInTurns } from '../measure-in-turns.ts';
import { choiceOption, modesOption, trialOptions, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { benchSearch } from './bench-search.ts';

/** `manigance bench`: speed of the rules or of the search. */
export const bench: Command = {
  name: 'bench',
  summary: 'Measures the speed of the rules or of the bot search on one core',
  usage: 'engine | search',
  options: {
    rounds: valueOption('N', 'measurements of each subject; the median counts (default 7)'),
    time: valueOption('MS', 'length of one measurement in ms (default 1000)'),
    mode: modesOption,
    option: choiceOption,
    duels: valueOption('N', 'for search: tic-tac-toe matches against MCTSBot (default 60)'),
    ...trialOptions,
  },
  examples: ['engine', 'engine --rounds 15 --json', 'engine --mode <mode>,<mode>', 'search'],
  async run(given, context) {
    const [what] = words(given, 1);
    if (what === 'search') return benchSearch(given, context);
    if (what !== 'engine') throw new UsageError('name what to measure: engine or search');
    const rounds = whole(given, 'rounds', { min: 1 }) ?? 7;
    const time = whole(given, 'time', { min: 1 }) ?? 1000;
    const all = await contestants(given, context);
    const speeds = await measureInTurns(context, all, { rounds, time });
    const games = context.catalog.ids.filter((id) => all.has(id));
    const result = resultOf(speeds, games);
    if (flag(given, 'json')) printJson(context, result);
    else print(context, ...report(result));
    return succeeded;
  },
};

/** The calibration, and the games that have the settings given. */
async function contestants(given: Given, { catalog, root }: Context): Promise<Map<string, Contestant>> {
  const seed = seedGiven(given);
  const all = new Map<string, Contestant>();
  for (const { id, url, rules } of catalog.manifests) {
    const settings = settingsAmong(given, (await rules()).game);
    if (settings.length > 0) all.set(id, player({ contestant: { manifest: url }, seed, settings }));
  }
  for (const name of ['calibration', 'tic-tac-toe'] as const)
    all.set(name, player({ contestant: name, seed }));
  const reducer = reducerContestant(root);
  return reducer === undefined ? all : all.set('boardgame.io', reducer);
}

function player(setting: BenchSetting): Contestant {
  return threadContestant(new URL('../jobs/bench.ts', import.meta.url), setting);
}

type Result = ReturnType<typeof resultOf>;

function resultOf(speeds: ReadonlyMap<string, number>, games: readonly string[]) {
  const speed = (name: string) => Math.round(speeds.get(name) ?? 0);
  const calibration = speed('calibration');
  const percentOfCalibration = (name: string) => Math.round((1000 * speed(name)) / calibration) / 10;
  const reducer = speeds.has('boardgame.io') ? speed('boardgame.io') : undefined;
  return {
    calibration,
    ticTacToe: speed('tic-tac-toe'),
    boardgameIo: reducer ?? null,
    timesBoardgameIo: reducer === undefined ? null : Math.round((10 * speed('tic-tac-toe')) / reducer) / 10,
    games: games.map((game) => ({
      game,
      stepsPerSecond: speed(game),
      percentOfCalibration: percentOfCalibration(game),
    })),
  };
}

function report({ calibration, ticTacToe, boardgameIo, timesBoardgameIo, games }: Result): string[] {
  const rows = [
    ['calibration: tic-tac-toe by hand', calibration, ''],
    [
      'tic-tac-toe on our core',
      ticTacToe,
      timesBoardgameIo === null ? '' : `${timesBoardgameIo} × boardgame.io`,
    ],
    ...(boardgameIo === null ? [] : [['tic-tac-toe on boardgame.io', boardgameIo, ''] as const]),
    ...games.map(
      (row) => [row.game, row.stepsPerSecond, `${row.percentOfCalibration} % of the calibration`] as const,
    ),
  ] as const;
  const install = 'boardgame.io is not installed; to compare with it: npm install --prefix bench';
  return [
    'Steps per second of processor time on one core, medians:',
    ...rows.map(([name, speed, note]) =>
      `  ${name.padEnd(34)} ${grouped(speed).padStart(11)}  ${note}`.trimEnd(),
    ),
    ...(boardgameIo === null ? [install] : []),
  ];
}
