import type { Context } from './command.ts';

export function print(context: Context, ...lines: readonly string[]): void {
  for (const line of lines) context.out.write(`${line}\n`);
}

export function printJson(context: Context, value: unknown): void {
  print(context, JSON.stringify(value, undefined, 2));
}
