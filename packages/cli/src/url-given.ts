import { text } from './arguments.ts';
import { type Given, UsageError } from './command.ts';

/** The public address of the server, if one is named. */
export function urlGiven(given: Given): string | undefined {
  const typed = text(given, 'public-url') ?? process.env.PUBLIC_URL;
  if (typed === undefined || typed === '') return undefined;
  if (URL.canParse(typed) && /^https?:/.test(typed)) return typed;
  throw new UsageError(`--public-url is an address such as https://play.example.org, not ${typed}`);
}
