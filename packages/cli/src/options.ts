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

export function switchOption(says: string): OptionSpec {
  return { type: 'boolean', says };
}

export const jsonOption: OptionSpec = switchOption('print JSON');
export const seedOption: OptionSpec = valueOption('S', 'random seed (default 1)');
export const langOption: OptionSpec = valueOption('fr|en', 'language (default en)');
/** Settings of a table. */
export const modeOption: OptionSpec = valueOption('M', 'mode of the game, where it has several');
export const choiceOption: OptionSpec = {
  type: 'string',
  value: 'name=value',
  multiple: true,
  says: 'value of any other setting; repeatable',
};
