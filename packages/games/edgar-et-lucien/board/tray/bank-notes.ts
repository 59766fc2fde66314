import { bearerNotes } from '../../rules/constants.ts';

/** The largest notes first. */
export function notesFor(money: number): readonly { readonly value: number; readonly count: number }[] {
  const values = bearerNotes.map(({ value }) => value).sort((one, other) => other - one);
  let left = money;
  return values.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
}
