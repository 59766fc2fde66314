/** A change with its sign: "+3", "−2". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
