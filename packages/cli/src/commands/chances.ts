import { writeFileSync } from 'node:fs';
import { flag, settingsAmong, text, whole, words } from '../arguments.ts';
import { type CalibrationBin, calibrationPlot } from '../calibration-plot.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import { type ChancesSetting, type Judged, tenths } from '../jobs/chances.ts';
import { choiceOption, modesOption, trialOptions, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance chances`: judged chances compared with results. */
export const chances: Command = {
  name: 'chances',
  summary: 'Compares the chances a bot gives each seat with who wins, in new matches',
  usage: '<game> [--mode M] [--matches N] [--iterations N] [--out FILE] [--seed S]',
  options: {
    matches: valueOption('N', 'number of matches (default 100)'),
    iterations: valueOption('N', 'search iterations of a move (default 100)'),
    out: valueOption('FILE', 'plot to write, as SVG'),
    mode: modesOption,
    option: choiceOption,
    ...trialOptions,
  },
  examples: ['<game>', '<game> --matches 100 --out docs/measurements/chances-<game>.svg'],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const { game } = (await botsOf(manifest)).brain;
    const matches = whole(given, 'matches', { min: 1 }) ?? 100;
    const iterations = whole(given, 'iterations', { min: 1 }) ?? 100;
    const settings = settingsAmong(given, game);
    if (settings.length === 0) throw new UsageError(`${game.id} has no such setting`);
    const setting: ChancesSetting = { manifest: manifest.url, seed: seedGiven(given), iterations, settings };
    const progress = new Progress(context.err, { total: matches, unit: 'matches' });
    const bins = Array.from({ length: tenths }, () => ({ count: 0, sum: 0, wins: 0 }));
    let done = 0;
    await runInThreads<number, Judged>({
      job: new URL('../jobs/chances.ts', import.meta.url),
      setting,
      tasks: Array.from({ length: matches }, (_, match) => match).values(),
      each({ counts, sums, wins }) {
        for (const [tenth, bin] of bins.entries()) {
          bin.count += counts[tenth] ?? 0;
          bin.sum += sums[tenth] ?? 0;
          bin.wins += wins[tenth] ?? 0;
        }
        progress.at(++done);
        return true;
      },
    });
    progress.end();
    const calibrated = bins
      .filter(({ count }) => count > 0)
      .map(({ count, sum, wins }): CalibrationBin => ({ judged: sum / count, won: wins / count, count }));
    const out = text(given, 'out');
    if (out !== undefined) writeFileSync(out, calibrationPlot(manifest.title, calibrated));
    if (flag(given, 'json')) printJson(context, { game: game.id, matches, bins: calibrated });
    else {
      print(context, `${game.id}: ${matches} matches, by judged chance`);
      for (const { judged, won, count } of calibrated)
        print(
          context,
          `  judged ${(100 * judged).toFixed(1)} %, won ${(100 * won).toFixed(1)} %, ${grouped(count)} positions`,
        );
    }
    return succeeded;
  },
};
