import type { Readable } from 'node:stream';
import type { Catalog, GameManifest } from '@manigance/games';

/** Output of a command: the terminal, a pipe, or a test. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface Context {
  readonly out: Sink;
  /** Progress and errors, so that `out` holds nothing but the result. */
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
  /** Placeholder of the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly multiple?: true;
  readonly says: string;
}

export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Syntax after the name, such as `<game> --players N`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
  /** Returns the exit status: `succeeded` or `failed`. */
  run(given: Given, context: Context): Promise<number>;
}

/** The arguments after the name of the command. */
export interface Given {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** Exit statuses: success, a check failed, wrong usage. */
export const succeeded = 0;
export const failed = 1;
export const misused = 2;

/** Wrong usage of a command; the message says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const jsonOption: OptionSpec = { type: 'boolean', says: 'print JSON' };
export const seedOption: OptionSpec = { type: 'string', value: 'S', says: 'random seed (default 1)' };
export const langOption: OptionSpec = { type: 'string', value: 'fr|en', says: 'language (default en)' };
/** Settings of a table. */
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
