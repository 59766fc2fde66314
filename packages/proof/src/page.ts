import { basename, join } from 'node:path';
import { type Count, type Lab, type LabPart, labParts } from './lab.ts';
import { everyLab } from './labs.ts';
import { type LabReport, type LabRun, readReport, root } from './report.ts';
import { shownCount } from './run-lab.ts';
import { counted, duration, grouped } from './terminal-progress.ts';

/** Path of the page. */
export const proofFile = join(root, 'docs', 'proof.md');

const headings: Readonly<Record<LabPart, string>> = {
  crash: 'Crashes and broken connections',
  secrecy: 'Secrecy',
  rules: 'Rules',
  hostile: 'Hostile clients',
  'for-ever': 'Matches are kept',
  load: 'Load and size',
};

const opening = `<!-- Written by \`npm run proof\` from the labs and the reports in docs/proof; changes by hand are lost. -->

# Proof

What players and hosts are promised, and the labs that try to break each promise. The short version of a lab is part of
\`npm test\`; the long one runs as long as it is told, and \`--write\` stores its report in [proof](proof), from which this page is made.

\`\`\`
npm run lab                            # the names of the labs
npm run lab -- kill --help             # what one lab promises, and its options
npm run lab -- kill --for 10m          # ten minutes of it; --times 300 for a number
npm run lab -- kill --for 10m --write  # stores the report; --add puts the run beside those of the same rules and schema
npm run proof                          # writes this page anew
\`\`\`

A lab ends with a table of what came out, and with status 1 if it found a fault. Trials of the page in a real browser are commands of their own:
\`npm run robot\`, \`axe\`, \`lessons\`, \`speed\` and \`lighthouse\` ([CONTRIBUTING.md](../CONTRIBUTING.md)).
`;

/** The page of promises and figures. */
export async function proofPage(): Promise<string> {
  const labs = await everyLab();
  const parts = labParts.flatMap((part) => {
    const own = labs.filter((lab) => lab.part === part);
    return own.length === 0 ? [] : [`## ${headings[part]}\n`, ...own.map(sectionOf)];
  });
  return [opening, summary(labs), ...parts].join('\n');
}

function summary(labs: readonly Lab[]): string {
  const rows = labParts
    .flatMap((part) => labs.filter((lab) => lab.part === part))
    .map((lab) => `| [${lab.id}](#${lab.id}) | ${lab.promise} | ${figure(lab)} |`);
  return ['| Lab | Promise | Latest |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function figure({ id, extent }: Lab): string {
  const report = readReport(id);
  if (report === undefined) return 'no report yet';
  const { done, faults } = totalsOf(report);
  return `${grouped(done)} ${extent.unit}, ${counted(faults.length)}`;
}

function sectionOf(lab: Lab): string {
  const { id, promise, method, tests, extent } = lab;
  const links = tests.map((path) => `[${basename(path)}](../${path})`).join(', ');
  const long = 'times' in extent ? `--times ${extent.times}   # ${extent.unit}` : `--for ${extent.seconds}s`;
  const report = readReport(id);
  return [
    `### ${id}\n`,
    `**${promise}**\n`,
    `${method}\n`,
    `In the suite: ${links}. By hand:\n`,
    `\`\`\`\nnpm run lab -- ${id} ${long}\n\`\`\`\n`,
    report === undefined ? 'No report yet.\n' : figures(report),
  ].join('\n');
}

function totalsOf({ runs }: LabReport) {
  const sum = (of: (run: LabRun) => number) => runs.reduce((so, run) => so + of(run), 0);
  return {
    done: sum((run) => run.done),
    seconds: sum((run) => run.seconds),
    faults: runs.flatMap((run) => run.faults),
  };
}

/** The results of all runs of a report, and their machines. */
export function figures(report: LabReport): string {
  const { runs } = report;
  const { seconds, faults } = totalsOf(report);
  const names = [...new Set(runs.flatMap(({ counts }) => Object.keys(counts)))];
  const rows = names.map(
    (name) => `| ${name} | ${overRuns(runs.flatMap(({ counts }) => counts[name] ?? []))} |`,
  );
  const notes = [...new Set(runs.flatMap((run) => run.notes))];
  return [
    ...(rows.length === 0 ? [] : ['| Result | |', '| --- | --- |', ...rows, '']),
    `${faults.length === 0 ? 'No fault' : counted(faults.length)} in ${duration(seconds)}. ${origins(runs).join(' ')}${tested(runs)}`,
    '',
    ...notes.map((note) => `${note}\n`),
    ...faults.map((fault) => `- ${fault.split('\n')[0]}\n`),
  ].join('\n');
}

/** Numbers are added up over the runs; of measurements stand the least and the greatest. */
function overRuns(counts: readonly Count[]): string {
  const numbers = counts.filter((count) => typeof count === 'number');
  if (numbers.length === counts.length) return grouped(numbers.reduce((sum, one) => sum + one, 0));
  const measured = counts.filter((count) => typeof count !== 'number');
  const inOrder = measured.toSorted((one, other) => one.value - other.value).map(shownCount);
  return [...new Set([inOrder.at(0), inOrder.at(-1)])].join(' to ');
}

/** Says that all these runs tested the same rules and schema; empty for one run, or where they did not. */
function tested(runs: readonly LabRun[]): string {
  const [first, ...others] = new Set(runs.map((run) => run.tested));
  return runs.length === 1 || first === undefined || others.length > 0
    ? ''
    : ` All runs tested the same: ${first}.`;
}

/** When, how and where: the runs of one day on one machine together. */
function origins(runs: readonly LabRun[]): readonly string[] {
  const places = new Map<string, LabRun[]>();
  for (const run of runs) {
    const { cores, processor, node } = run.machine;
    const place = `on ${cores} cores of ${processor}, Node ${node}, ${run.date}`;
    places.set(place, [...(places.get(place) ?? []), run]);
  }
  return [...places].map(([place, own]) => {
    const loads = own.map(({ machine }) => machine.load).sort((one, other) => one - other);
    const load = [...new Set([loads.at(0), loads.at(-1)])].join(' to ');
    const [first] = own;
    const how =
      own.length === 1 ? `\`${first?.command}\`` : `${own.length} runs such as \`${first?.command}\``;
    return `${how} ${place}, load ${load} at the start.`;
  });
}
