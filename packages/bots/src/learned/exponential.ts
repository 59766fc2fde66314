/** Terms of the series, and halvings of the exponent before it: exact to a millionth of a millionth from -40 to 40. */
const terms = 10;
const halvings = 8;

/**
 * The exponential of a number from -40 to 40, in multiplications and additions alone: `Math.exp` may differ between engines in the last
 * bits, and the same weights shall give the same moves on every machine.
 */
export function exponential(exponent: number): number {
  const small = exponent / 2 ** halvings;
  let sum = 1;
  for (let term = terms; term > 0; term--) sum = 1 + (sum * small) / term;
  for (let halving = 0; halving < halvings; halving++) sum *= sum;
  return sum;
}
