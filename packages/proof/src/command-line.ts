import { parseArgs } from 'node:util';
import { Goal, type Lab, type LabOptions, LabUsageError, readWhole } from './lab.ts';

/** A lab's command line, read. */
export interface LabCommand {
  readonly options: LabOptions;
  /** Stores the run in place of the report's earlier runs, or beside them. */
  readonly stores: 'not' | 'replace' | 'add';
  readonly json: boolean;
}

const common = {
  for: { type: 'string' },
  times: { type: 'string' },
  seed: { type: 'string' },
  write: { type: 'boolean' },
  add: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `nextSeed`: the seed of a run that is added to others, unless one is typed. */
export function readCommand(lab: Lab, typed: readonly string[], nextSeed: () => number): LabCommand {
  const own = Object.entries(lab.options).map(([name, option]) => {
    const kind = option.value === undefined ? { type: 'boolean' as const } : { type: 'string' as const };
    return [name, option.default === undefined ? kind : { ...kind, default: option.default }] as const;
  });
  const values = parse(typed, { ...common, ...Object.fromEntries(own) });
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const usual = values.add === true ? nextSeed() : 1;
  const seed = readWhole('seed', text('seed') ?? String(usual));
  const goal = goalOf(lab, text('times'), text('for'));
  const stores = values.add === true ? 'add' : values.write === true ? 'replace' : 'not';
  return { options: { goal, seed, values }, stores, json: values.json === true };
}

type Known = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly default?: string }>>;

function parse(typed: readonly string[], options: Known): LabOptions['values'] {
  try {
    return parseArgs({ args: [...typed], options, strict: true }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new LabUsageError(error.message);
    throw error;
  }
}

function goalOf({ extent }: Lab, times: string | undefined, time: string | undefined): Goal {
  if (times !== undefined && time !== undefined) throw new LabUsageError('give --times or --for, not both');
  if (times !== undefined) return Goal.times(readWhole('times', times));
  if (time !== undefined) return Goal.seconds(secondsOf(time));
  return 'times' in extent ? Goal.times(extent.times) : Goal.seconds(extent.seconds);
}

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Seconds of a time such as `90s`, `10m` or `2h`. */
function secondsOf(typed: string): number {
  const [, digits, unit = ''] = /^(\d+)([smh])$/.exec(typed) ?? [];
  const inUnit = secondsIn[unit];
  if (inUnit === undefined) throw new LabUsageError(`--for is a time such as 90s, 10m or 2h, not ${typed}`);
  return Number(digits) * inUnit;
}

/** The help on a lab. */
export function helpOf({ id, promise, extent, options }: Lab): string {
  const long = 'times' in extent ? `${extent.times} ${extent.unit}` : `${extent.seconds} s`;
  const own = Object.entries(options).map(([name, option]) => {
    const shown = `--${name}${option.value === undefined ? '' : ` ${option.value}`}`;
    const usual = option.default === undefined ? '' : ` (default ${option.default})`;
    return `  ${shown.padEnd(18)}${option.says}${usual}`;
  });
  return [
    `npm run lab -- ${id} [--for 10m | --times N] [--seed S] [--write | --add]`,
    promise,
    `  ${'--times N'.padEnd(18)}${extent.unit} (without --times and --for: ${long})`,
    `  ${'--for TIME'.padEnd(18)}as many ${extent.unit} as fit into 90s, 10m or 2h`,
    `  ${'--seed S'.padEnd(18)}random seed (default 1, with --add the next that no stored run has)`,
    `  ${'--write'.padEnd(18)}store the run as the report docs/proof/${id}.json`,
    `  ${'--add'.padEnd(18)}store the run beside those of the report that tested the same rules and schema`,
    `  ${'--json'.padEnd(18)}end with the run as one line of JSON`,
    ...own,
  ].join('\n');
}
