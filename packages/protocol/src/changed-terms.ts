import type { TableInfo, TableSetup } from './table.ts';

/** Terms of a table before its match. */
type Terms = Pick<
  TableSetup | TableInfo,
  'options' | 'pace' | 'access' | 'atZero' | 'spectators' | 'namesInRecord' | 'openFor'
> & { readonly seats: readonly unknown[] };

const terms = ['pace', 'atZero', 'access', 'spectators', 'namesInRecord', 'openFor'] as const;

/** The name of an option of the game among the changed terms. */
export function optionTerm(option: string): string {
  return `option:${option}`;
}

/** The terms in which two setups differ: `seats` for their number, `option:…` for an option of the game. */
export function changedTerms(one: Terms, other: Terms): readonly string[] {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const options = [...new Set([...Object.keys(one.options), ...Object.keys(other.options)])];
  return [
    ...(one.seats.length === other.seats.length ? [] : ['seats']),
    ...terms.filter((term) => differs(one[term], other[term])),
    ...options.filter((name) => differs(one.options[name], other.options[name])).map(optionTerm),
  ];
}
