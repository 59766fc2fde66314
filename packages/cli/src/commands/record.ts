import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Game, type MatchSetup, recordOf, type Vocabulary, writeRecord } from '@manigance/core';
import type { GameManifest } from '@manigance/games';
import { flag, playerCounts, tableOptions, text, whole, words } from '../arguments.ts';
import { atRandom, type Picker } from '../chooser.ts';
import { type Command, type Context, failed, type Given, succeeded, UsageError } from '../command.ts';
import { manifestOf } from '../games.ts';
import { cover, type Entry, goldenPicker, type Sampled, SampleIndex } from '../golden.ts';
import type { SampleSetting } from '../jobs/sample.ts';
import { type MatchRange, matchRanges } from '../match-range.ts';
import { choiceOption, gameOption, jsonOption, modeOption, seedOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { randomMatch } from '../random-match.ts';
import { saltFor, seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance record`: records of random matches. */
export const record: Command = {
  name: 'record',
  summary: 'Plays random matches and writes their records',
  usage: '<game> [--players N] [--seed S] [--out FILE], or <game> --golden N --out FOLDER',
  options: {
    players: valueOption('N', 'number of players (default the most)'),
    mode: modeOption,
    option: choiceOption,
    seed: seedOption,
    out: valueOption('FILE', 'file to write (default standard output)'),
    golden: valueOption('N', 'replace the records in --out by N matches that cover every event'),
    sample: valueOption('N', 'number of matches that --golden chooses from (default 20000)'),
    game: gameOption,
    json: jsonOption,
  },
  examples: [
    '<game> --players 3 --seed 7 --out match.jsonl',
    '<game> --mode M --players 2',
    '<game> --golden 100 --out records/<game>',
  ],
  async run(given, context) {
    const [id] = words(given, 1);
    const manifest = manifestOf(context.catalog, id);
    const { game } = await manifest.rules();
    const count = whole(given, 'golden', { min: 1, max: 999 });
    return count === undefined
      ? recordOne(given, context, game)
      : recordGolden(given, context, manifest, count);
  },
};

function recordOne(given: Given, context: Context, game: Game): number {
  const seats = playerCounts(given, game).at(-1) ?? game.seats.max;
  const setup = { seats, options: tableOptions(given, game), seed: seedGiven(given) };
  const out = text(given, 'out');
  const written = recordText(game, setup, atRandom(setup.seed));
  if (out === undefined) {
    context.out.write(written);
    return succeeded;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, written);
  const moves = written.split('\n').length - 3; // all lines but header, footer and what follows the last line end
  if (flag(given, 'json'))
    printJson(context, { game: game.id, players: seats, seed: setup.seed, moves, file: out });
  else print(context, `${out}: ${grouped(moves)} moves`);
  return succeeded;
}

function recordText(game: Game, setup: MatchSetup<Vocabulary>, pick: Picker): string {
  return writeRecord(recordOf(randomMatch(game, setup, pick), saltFor(setup.seed)));
}

async function recordGolden(
  given: Given,
  context: Context,
  manifest: GameManifest,
  count: number,
): Promise<number> {
  const { game } = await manifest.rules();
  const out = text(given, 'out');
  if (out === undefined) throw new UsageError('--golden needs a folder: --out records/<game>');
  for (const name of ['players', 'mode', 'option']) {
    if (given.values[name] !== undefined)
      throw new UsageError(`--golden goes over every table; leave out --${name}`);
  }
  const size = whole(given, 'sample', { min: count }) ?? Math.max(20_000, count);
  const catalogue = await sampleAll(context, manifest, seedGiven(given), size);
  const { chosen, uncovered } = cover(catalogue, count);
  writeAll(game, chosen, out);
  const moves = chosen.reduce((sum, match) => sum + match.moves, 0);
  const result = { game: game.id, records: chosen.length, moves, tags: catalogue.tags.length, uncovered };
  if (flag(given, 'json')) printJson(context, result);
  else print(context, ...goldenReport(out, result));
  return uncovered.length === 0 ? succeeded : failed;
}

async function sampleAll(
  context: Context,
  { url: manifest }: GameManifest,
  seed: string,
  size: number,
): Promise<SampleIndex> {
  const progress = new Progress(context.err, { total: size, unit: 'matches' });
  const setting: SampleSetting = { manifest, seed };
  const catalogue = new SampleIndex();
  let done = 0;
  await runInThreads<MatchRange, Sampled[]>({
    job: new URL('../jobs/sample.ts', import.meta.url),
    setting,
    tasks: matchRanges(size),
    each(part) {
      for (const match of part) catalogue.add(match);
      done += part.length;
      progress.at(done);
      return true;
    },
  });
  progress.end();
  return catalogue;
}

function writeAll(game: Game, chosen: readonly Entry[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const ours = new RegExp(`^${game.id}-\\d{3}\\.jsonl$`);
  for (const name of readdirSync(folder).filter((file) => ours.test(file))) rmSync(join(folder, name));
  chosen.forEach(({ setup }, at) => {
    const name = `${game.id}-${String(at + 1).padStart(3, '0')}.jsonl`;
    writeFileSync(join(folder, name), recordText(game, setup, goldenPicker(setup.seed)));
  });
}

interface Golden {
  readonly records: number;
  readonly moves: number;
  readonly tags: number;
  readonly uncovered: readonly string[];
}

function goldenReport(out: string, { records, moves, tags, uncovered }: Golden): string[] {
  return [
    `${out}: ${grouped(records)} records, ${grouped(moves)} moves`,
    `they show ${grouped(tags - uncovered.length)} of the ${grouped(tags)} kinds of thing seen in the sample`,
    ...uncovered.map((tag) => `  not: ${tag}`),
  ];
}
