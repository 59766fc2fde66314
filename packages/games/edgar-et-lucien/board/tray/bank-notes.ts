import { noteValues } from '../../rules/constants.ts';

/** The largest notes first. */
export function notesFor(money: number): readonly { readonly value: number; readonly count: number }[] {
  let left = money;
  return noteValues.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
}
