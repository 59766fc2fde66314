import type { Catalog } from '@manigance/games';
import type { Command } from './command.ts';
import { type OptionSpec, switchOption } from './options.ts';

/** The help on all commands. */
export function helpOnAll(commands: readonly Command[], games: readonly string[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Manigance on the command line: serves, plays, records, replays and checks board games.',
    '',
    'manigance <command> …',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `Games: ${games.join(', ')}.`,
    'Help on a command: manigance simulate --help',
    'Exit status: 0 success, 1 a check failed, 2 wrong usage.',
  ].join('\n');
}

/** Examples name the first game of the catalog. */
export function helpOf(
  { name, summary, usage, options, examples }: Command,
  { ids: [game = '<game>'] }: Catalog,
): string {
  const rows = Object.entries({ ...options, help }).map(
    ([option, spec]) => [syntax(option, spec), spec.says] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `manigance ${name} ${usage}`,
    '',
    `${summary}.`,
    '',
    ...rows.map(([left, says]) => `  ${left.padEnd(width)}  ${says}`),
    '',
    'Examples',
    ...examples.map((example) => `  npx manigance ${name} ${example.replaceAll('<game>', game)}`.trimEnd()),
  ].join('\n');
}

const help: OptionSpec = switchOption('print this help');

function syntax(option: string, { value }: OptionSpec): string {
  return value === undefined ? `--${option}` : `--${option} ${value}`;
}
