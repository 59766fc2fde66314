import type { Context } from './command.ts';

/** Writes lines to the output of a command. */
export function print(context: Context, ...lines: readonly string[]): void {
  for (const line of lines) context.out.write(`${line}\n`);
}

/** Writes a value as JSON to the output of a command. */
export function printJson(context: Context, value: unknown): void {
  print(context, JSON.stringify(value, undefined, 2));
}
