import { parseArgs } from 'node:util';
import {
  everySetting,
  type Game,
  type Language,
  languages,
  readOptions,
  type Setting,
  SetupError,
} from '@manigance/core';
import { type Command, type Given, UsageError } from './command.ts';

/** Parses the arguments by the options of the command. */
export function readArguments(command: Command, typed: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, help: { type: 'boolean' as const } }).map(([name, spec]) => [
      name,
      { type: spec.type, multiple: 'multiple' in spec && spec.multiple === true },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { words: positionals, values };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UsageError(firstSentence(error.message));
    throw error;
  }
}

/** Drops Node's advice on how to pass an argument that begins with a dash. */
function firstSentence(message: string): string {
  const [sentence = message] = message.split(/\.\s|\n/);
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}

/** The text of an option, if it was given. */
export function text({ values }: Given, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a switch was given. */
export function flag({ values }: Given, name: string): boolean {
  return values[name] === true;
}

/** The positional arguments; more than `most` are an error. */
export function words(given: Given, most: number): readonly (string | undefined)[] {
  const extra = given.words[most];
  if (extra !== undefined) throw new UsageError(`${extra} is one argument too many`);
  return given.words;
}

/** The whole number of an option, if it was given; an error outside the range. */
export function whole(given: Given, name: string, range: { readonly min: number; readonly max?: number }) {
  const typed = text(given, name);
  if (typed === undefined) return undefined;
  const { min, max = Number.MAX_SAFE_INTEGER } = range;
  const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  const bounds = range.max === undefined ? `from ${min} on` : `from ${min} to ${max}`;
  throw new UsageError(`--${name} is a whole number ${bounds}, not ${typed}`);
}

/** The language given by `--lang`, English by default. */
export function language(given: Given): Language {
  const typed = text(given, 'lang') ?? 'en';
  const found = languages.find((known) => known === typed);
  if (found === undefined) throw new UsageError(`--lang is one of ${languages.join(', ')}, not ${typed}`);
  return found;
}

/** The numbers of players to play with: the one given, or every number the game allows. */
export function playerCounts(given: Given, game: Game): readonly number[] {
  const { min, max } = game.seats;
  const typed = whole(given, 'players', { min, max });
  return typed === undefined ? Array.from({ length: max - min + 1 }, (_, at) => min + at) : [typed];
}

/** The settings given: `--mode M` is short for `--option mode=M`. */
export function tableOptions(
  given: Given,
  game: Game,
  mode: string | undefined = text(given, 'mode'),
): Readonly<Record<string, Setting>> {
  const typed = [given.values.option ?? [], mode === undefined ? [] : `mode=${mode}`].flat();
  const chosen = typed.map((pair) => {
    const [name = '', value] = String(pair).split('=', 2);
    if (value === undefined)
      throw new UsageError(`--option is name=value, such as ${example(game)}, not ${pair}`);
    return [name, settingCalled(game, name, value)];
  });
  try {
    return readOptions(game, Object.fromEntries(chosen));
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message);
    throw error;
  }
}

/** The settings given, once per mode if all modes are wanted. */
export function everyTableOptions(
  given: Given,
  game: Game,
  otherwise?: 'all',
): readonly Readonly<Record<string, Setting>>[] {
  const modes = (text(given, 'mode') ?? otherwise) === 'all' ? game.settings.mode : undefined;
  return modes === undefined
    ? [tableOptions(given, game)]
    : modes.map((mode) => tableOptions(given, game, String(mode)));
}

/** Every setting of a game whose values are among those given, such as `--mode a,b`; none if it has no such setting. */
export function settingsAmong(given: Given, game: Game): readonly Readonly<Record<string, Setting>>[] {
  const mode = text(given, 'mode');
  const typed = [given.values.option ?? [], mode === undefined ? [] : `mode=${mode}`].flat().map(String);
  const wanted = typed.map((pair) => {
    const [name = '', values] = pair.split('=', 2);
    if (values === undefined)
      throw new UsageError(`--option is name=value, such as ${example(game)}, not ${pair}`);
    return { name, values: values.split(',') };
  });
  return everySetting(game).filter((options) =>
    wanted.every(({ name, values }) => values.includes(String(options[name]))),
  );
}

/** The value of a setting, which may be a number or boolean, from its text. */
function settingCalled(game: Game, name: string, value: string): Setting {
  const values = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
  return values?.find((known) => String(known) === value) ?? value;
}

function example(game: Game): string {
  const [name, values] = Object.entries(game.settings)[0] ?? ['mode', ['…']];
  return `${name}=${values[0]}`;
}
