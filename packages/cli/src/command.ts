import type { Readable } from 'node:stream';
import type { Catalog, GameManifest } from '@manigance/games';

/** Where a command writes: the terminal, a pipe, or a test. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface Context {
  readonly out: Sink;
  /** Progress and complaints, so that `out` holds nothing but the answer. */
  readonly err: Sink;
  /** What a person types, for commands that ask. */
  readonly input: Readable;
  readonly catalog: Catalog;
  /** Games that `--game` has added to the catalog. */
  readonly addedGames: readonly GameManifest[];
  /** The folder of the project, with `packages/games`. */
  readonly root: string;
}

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly multiple?: true;
  readonly says: string;
}

export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What follows the name, such as `<game> --players N`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
  /** Answers with the exit status: `succeeded` or `failed`. */
  run(given: Given, context: Context): Promise<number>;
}

/** What was typed after the name of the command. */
export interface Given {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** Exit statuses: all is well; what was looked at is not well; the command was not understood. */
export const succeeded = 0;
export const failed = 1;
export const misused = 2;

/** The command cannot be carried out as typed: the sentence says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const jsonOption: OptionSpec = { type: 'boolean', says: 'print JSON, for machines' };
export const seedOption: OptionSpec = { type: 'string', value: 'S', says: 'random seed (default 1)' };
export const langOption: OptionSpec = { type: 'string', value: 'fr|en', says: 'language (default en)' };
/** How a table of the game is set up. */
export const modeOption: OptionSpec = {
  type: 'string',
  value: 'M',
  says: 'mode of the game, where it has several',
};
export const choiceOption: OptionSpec = {
  type: 'string',
  value: 'name=value',
  multiple: true,
  says: 'value of any other setting; repeatable',
};

export function print(context: Context, ...lines: readonly string[]): void {
  for (const line of lines) context.out.write(`${line}\n`);
}

export function printJson(context: Context, value: unknown): void {
  print(context, JSON.stringify(value, undefined, 2));
}
