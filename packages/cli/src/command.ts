import type { Readable } from 'node:stream';
import type { Catalog, GameManifest } from '@manigance/games';
import type { OptionSpec } from './options.ts';

/** Output of a command: the terminal, a pipe, or a test. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Surroundings of a command: its output, its catalog and its clock. */
export interface Context {
  readonly out: Sink;
  /** Progress and errors, so that `out` holds nothing but the result. */
  readonly err: Sink;
  /** Keyboard input, for commands that ask. */
  readonly input: Readable;
  readonly catalog: Catalog;
  /** Games that `--game` has added to the catalog. */
  readonly addedGames: readonly GameManifest[];
  /** The folder of the project, with `packages/games`. */
  readonly root: string;
}

/** A command of `manigance`. */
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
/** Exit status: a check failed. */
export const failed = 1;
/** Exit status: wrong usage. */
export const misused = 2;

/** Wrong usage of a command; the message says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
