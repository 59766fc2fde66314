import { testedNow } from '@manigance/server/labs/tested';
import { helpOf, readCommand } from './command-line.ts';
import { CannotRun, type Count, type Lab, type LabResult, LabUsageError } from './lab.ts';
import { findLab, labs } from './labs.ts';
import { type LabRun, nextSeed, storeRun, thisMachine } from './report.ts';
import { counted, duration, grouped, TerminalProgress } from './terminal-progress.ts';

interface Out {
  write(text: string): unknown;
}

/** Where runs are stored. */
interface Reports {
  readonly store: typeof storeRun;
  readonly nextSeed: typeof nextSeed;
}

/** Exit statuses: no fault, a fault, the lab did not run. */
const [sound, broken, notRun] = [0, 1, 2];

/** Faults shown at the end; the report has all of them. */
const shownFaults = 20;

/** Runs the lab of this command line and returns the exit status. */
export async function runLabCommand(
  typed: readonly string[],
  out: Out & { readonly isTTY?: boolean },
  find: (id: string) => Promise<Lab | undefined> = findLab,
  reports: Reports = { store: storeRun, nextSeed },
): Promise<number> {
  const [id = '', ...rest] = typed;
  const say = (line: string) => void out.write(`${line}\n`);
  const lab = await find(id);
  if (lab === undefined) {
    say(`npm run lab -- LAB [--help], where LAB is one of ${Object.keys(labs).join(', ')}`);
    return id === '' ? sound : notRun;
  }
  if (rest.includes('--help')) {
    say(helpOf(lab));
    return sound;
  }
  try {
    return await runLab(lab, rest, out, reports);
  } catch (error) {
    if (!(error instanceof LabUsageError || error instanceof CannotRun)) throw error;
    say(`${lab.id} did not run: ${error.message}`);
    return notRun;
  }
}

async function runLab(
  lab: Lab,
  typed: readonly string[],
  out: Out & { readonly isTTY?: boolean },
  { store, nextSeed: seedAfter }: Reports,
): Promise<number> {
  const machine = thisMachine();
  const tested = await testedNow();
  const { options, stores, json } = readCommand(lab, typed, () => seedAfter(lab.id, tested));
  const progress = new TerminalProgress(out, lab.extent.unit);
  const result = await lab.run(options, progress);
  progress.clear();
  const { done, seconds } = progress;
  const date = new Date().toISOString().slice(0, 10);
  const command = ['npm run lab --', lab.id, ...typed.filter((word) => !flagsOfReports.includes(word))];
  const run: LabRun = {
    date,
    machine,
    command: command.join(' '),
    seed: options.seed,
    tested,
    done,
    seconds,
    ...result,
  };
  out.write(`${table(lab, run)}\n`);
  if (json) out.write(`${JSON.stringify(run)}\n`);
  if (stores !== 'not') store({ id: lab.id, unit: lab.extent.unit }, run, stores);
  return result.faults.length === 0 ? sound : broken;
}

const flagsOfReports: readonly string[] = ['--write', '--add', '--json'];

function table({ id, extent }: Lab, { seconds, done, counts, faults, notes }: LabRun): string {
  const rows = Object.entries(counts).map(([name, count]) => [name, shownCount(count)] as const);
  const width = Math.max(...rows.map(([name]) => name.length), 0) + 2;
  return [
    `${id}: ${grouped(done)} ${extent.unit} in ${duration(seconds)}, ${counted(faults.length)}`,
    ...rows.map(([name, shown]) => `  ${name.padEnd(width)}${shown}`),
    ...notes.map((note) => `  ${note}`),
    ...faults.slice(0, shownFaults).map((fault) => `  fault: ${fault}`),
  ].join('\n');
}

/** A count as people read it. */
export function shownCount(count: LabResult['counts'][string]): string {
  const { value, unit }: Exclude<Count, number> =
    typeof count === 'number' ? { value: count, unit: '' } : count;
  return `${grouped(value)} ${unit}`.trim();
}
