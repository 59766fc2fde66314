import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PuzzleHeader } from '@manigance/bots/puzzle';
import { gameOption } from '../added-games.ts';
import { text, whole, words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import { checkTimes, type PuzzleSource, type PuzzlesFound, type PuzzlesSetting } from '../jobs/puzzles.ts';
import { seedOption, valueOption } from '../options.ts';
import { print } from '../print.ts';
import { Progress } from '../progress.ts';
import { recordFiles } from '../record-file.ts';
import { seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

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
    out: valueOption(
      'FILE',
      'file to write; with FILE.progress beside it, from which a stopped search goes on',
    ),
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
    const header: PuzzleHeader = {
      game: brain.game.id,
      rulesVersion: brain.game.rulesVersion,
      command: ['manigance puzzles', brain.game.id, '--seed', text(given, 'seed') ?? '1']
        .concat(folder === undefined ? [] : ['--records', folder])
        .concat(text(given, 'thought') === undefined ? [] : ['--thought', `${thought}`])
        .join(' '),
      iterations: thought,
      checkedAt: thought * checkTimes,
    };
    const found = new Found(out, header, wanted);
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
    found.write();
    print(context, `${out}: ${Math.min(wanted, found.count)} puzzles`);
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

/** The matches looked through so far and their puzzles, kept in a file line by line. */
class Found {
  private readonly out: string;
  private readonly header: string;
  private readonly wanted: number;
  private readonly matches = new Map<string, PuzzlesFound>();

  constructor(out: string, header: PuzzleHeader, wanted: number) {
    this.out = out;
    this.header = JSON.stringify(header);
    this.wanted = wanted;
    const [first, ...lines] = existsSync(this.kept) ? readFileSync(this.kept, 'utf8').split('\n') : [];
    if (first === undefined) writeFileSync(this.kept, `${this.header}\n`);
    else if (first !== this.header)
      throw new UsageError(`${this.kept} is of another search; delete it to begin anew`);
    for (const line of lines.filter((text) => text.endsWith('}')))
      this.keep(JSON.parse(line) as PuzzlesFound);
  }

  get count(): number {
    return [...this.matches.values()].reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  }

  has(id: string): boolean {
    return this.matches.has(id);
  }

  isEnough(): boolean {
    return this.count >= this.wanted;
  }

  add(found: PuzzlesFound): void {
    appendFileSync(this.kept, `${JSON.stringify(found)}\n`);
    this.keep(found);
  }

  /** Writes the puzzles in the order of their matches. */
  write(): void {
    const ordered = [...this.matches.values()].sort((one, other) => orderOf(one.id) - orderOf(other.id));
    // First one of each match, so that neighbours are of different matches.
    const most = Math.max(...ordered.map(({ puzzles: some }) => some.length));
    const rounds = Array.from({ length: most }, (_, at) =>
      ordered.flatMap(({ puzzles: some }) => some[at] ?? []),
    );
    const puzzles = rounds.flat().slice(0, this.wanted);
    const lines = [this.header, ...puzzles.map((puzzle) => JSON.stringify(puzzle))];
    writeFileSync(this.out, `[\n${lines.join(',\n')}\n]\n`);
  }

  private get kept(): string {
    return `${this.out}.progress`;
  }

  private keep(found: PuzzlesFound): void {
    this.matches.set(found.id, found);
  }
}

/** Recorded and simulated matches of the same number stand together. */
function orderOf(id: string): number {
  return 2 * Number(id.slice(1)) + (id.startsWith('r') ? 0 : 1);
}
