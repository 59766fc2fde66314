import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Puzzle, PuzzleFile, PuzzleHeader } from '@manigance/bots/puzzle';
import { canonical } from '@manigance/core';
import { text, whole, words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import { checkTimes, type PuzzleSource, type PuzzlesFound, type PuzzlesSetting } from '../jobs/puzzles.ts';
import { gameOption, seedOption, valueOption } from '../options.ts';
import { print } from '../print.ts';
import { Progress } from '../progress.ts';
import { recordFiles } from '../record-file.ts';
import { seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance puzzles`: positions with one clearly best move. */
export const puzzles: Command = {
  name: 'puzzles',
  summary: 'Finds positions with one clearly best move in recorded and simulated matches',
  usage: '<game> --out FILE [--wanted N] [--seed S] [--records FOLDER] [--thought N]',
  options: {
    wanted: valueOption('N', 'number of puzzles (default 60)'),
    seed: seedOption,
    thought: valueOption(
      'N',
      'iterations of the thought that finds a puzzle (default: the strongest level’s)',
    ),
    records: valueOption('FOLDER', 'recorded matches, looked through in turn with simulated ones'),
    out: valueOption('FILE', 'file to write; a search that was stopped goes on from it'),
    game: gameOption,
  },
  examples: ['<game> --records records/<game> --out packages/games/<game>/puzzles/puzzles.json'],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const { brain, levels } = await botsOf(manifest);
    const wanted = whole(given, 'wanted', { min: 1 }) ?? 60;
    const out = text(given, 'out');
    if (out === undefined) throw new UsageError('--out names the file to write');
    const folder = text(given, 'records');
    const seed = seedGiven(given);
    const thought = whole(given, 'thought', { min: 100 }) ?? levels.at(-1)?.iterations ?? 0;
    const setting: PuzzlesSetting = { manifest: manifest.url, seed, thought };
    const search: Search = {
      game: brain.game.id,
      rulesVersion: brain.game.rulesVersion,
      command: ['manigance puzzles', brain.game.id, '--seed', text(given, 'seed') ?? '1']
        .concat(folder === undefined ? [] : ['--records', folder])
        .concat(text(given, 'thought') === undefined ? [] : ['--thought', `${thought}`])
        .join(' '),
      iterations: thought,
      checkedAt: thought * checkTimes,
    };
    const found = new Found(out, search, wanted);
    const progress = new Progress(context.err, { total: wanted, unit: 'puzzles' });
    const records = folder === undefined ? [] : recordFiles(folder);
    if (!found.isEnough())
      await runInThreads<PuzzleSource, PuzzlesFound>({
        job: new URL('../jobs/puzzles.ts', import.meta.url),
        setting,
        tasks: sources(records, (id) => found.has(id)),
        each(some) {
          found.add(some);
          progress.at(found.count);
          return !found.isEnough();
        },
      });
    progress.end();
    print(context, `${out}: ${found.count} puzzles`);
    return succeeded;
  },
};

/** Recorded and simulated matches in turn, then simulated ones without end; not those looked through already. */
function* sources(
  records: readonly string[],
  isDone: (id: string) => boolean,
): Generator<PuzzleSource, never> {
  for (let match = 0; ; match++) {
    const record = records[match];
    if (record !== undefined && !isDone(`r${match}`))
      yield { id: `r${match}`, match, record: readFileSync(record, 'utf8') };
    if (!isDone(`s${match}`)) yield { id: `s${match}`, match };
  }
}

/** How the puzzles of a file were found, but for the matches looked through. */
type Search = Omit<PuzzleHeader, 'looked'>;

/** The matches looked through so far and their puzzles, kept in the file that the search writes. */
class Found {
  private readonly out: string;
  private readonly search: Search;
  private readonly wanted: number;
  private readonly matches = new Map<string, readonly Puzzle[]>();

  constructor(out: string, search: Search, wanted: number) {
    this.out = out;
    this.search = search;
    this.wanted = wanted;
    if (!existsSync(out)) return;
    const [{ looked, ...before }, ...puzzles] = JSON.parse(readFileSync(out, 'utf8')) as PuzzleFile;
    if (canonical(before) !== canonical(search))
      throw new UsageError(`${out} is of another search; delete it to begin anew, or name another file`);
    for (const match of looked)
      this.matches.set(
        match,
        puzzles.filter(({ id }) => id.startsWith(`${match}-`)),
      );
  }

  get count(): number {
    return [...this.matches.values()].reduce((sum, puzzles) => sum + puzzles.length, 0);
  }

  has(match: string): boolean {
    return this.matches.has(match);
  }

  isEnough(): boolean {
    return this.count >= this.wanted;
  }

  /** Written after every match: a search may take hours and be stopped. */
  add({ id, puzzles }: PuzzlesFound): void {
    this.matches.set(id, puzzles);
    const ordered = [...this.matches].sort(([one], [other]) => orderOf(one) - orderOf(other));
    const header: PuzzleHeader = { ...this.search, looked: ordered.map(([match]) => match) };
    // First one of each match, so that neighbours are of different matches.
    const most = Math.max(...ordered.map(([, some]) => some.length));
    const rounds = Array.from({ length: most }, (_, at) => ordered.flatMap(([, some]) => some[at] ?? []));
    const lines = [header, ...rounds.flat()].map((line) => JSON.stringify(line));
    writeFileSync(this.out, `[\n${lines.join(',\n')}\n]\n`);
  }
}

/** Recorded and simulated matches of the same number stand together. */
function orderOf(id: string): number {
  return 2 * Number(id.slice(1)) + (id.startsWith('r') ? 0 : 1);
}
