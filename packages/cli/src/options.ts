/** An option of a command. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** Placeholder of the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly multiple?: true;
  readonly says: string;
}

/** An option with a value; `value` is its placeholder in the help. */
export function valueOption(value: string, says: string): OptionSpec {
  return { type: 'string', value, says };
}

/** An option without a value. */
export function switchOption(says: string): OptionSpec {
  return { type: 'boolean', says };
}

/** The option `--json`. */
export const jsonOption: OptionSpec = switchOption('print JSON');
/** The option `--seed`. */
export const seedOption: OptionSpec = valueOption('S', 'random seed (default 1)');
/** The option `--lang`. */
export const langOption: OptionSpec = valueOption('fr|en', 'language (default en)');
/** The option `--game` of every command that takes a game: adds games from outside the repository. */
export const gameOption: OptionSpec = {
  type: 'string',
  value: 'PATH',
  multiple: true,
  says: 'add the game in this folder (or its manifest.ts) to the catalog; repeatable',
};
/** Options of every trial that draws its matches from a seed. */
export const trialOptions = { seed: seedOption, game: gameOption, json: jsonOption } as const;
/** Settings of a table. */
export const modeOption: OptionSpec = valueOption('M', 'mode of the game, where it has several');
/** Modes of a run over many tables. */
export const modesOption: OptionSpec = valueOption(
  'M,…',
  'modes of the game, where it has several (default all)',
);
/** The option `--option`: the value of any setting but the mode. */
export const choiceOption: OptionSpec = {
  type: 'string',
  value: 'name=value',
  multiple: true,
  says: 'value of any other setting; repeatable',
};
