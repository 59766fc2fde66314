/** A sentence: some labels of moves end with a full stop already, others do not. */
export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
