/** A name as searches compare it: without case and accents. */
export function plainName(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
