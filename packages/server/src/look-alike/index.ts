import { confusables } from './confusables.ts';

const prototypes = new Map(confusables.flatMap(([to, all]) => Array.from(all, (one) => [one, to] as const)));

/** Skeleton of a name (UTS 39, section 4): names with the same skeleton look alike. */
function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(plain, (one) => prototypes.get(one) ?? one)
    .join('')
    .normalize('NFD');
}

/** Whether two names are the same or look alike, in this case or in small letters. */
export function looksLike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other) || inSmallLetters(one) === inSmallLetters(other);
}

/** A prototype may be a capital letter, so the case is folded before and after. */
function inSmallLetters(name: string): string {
  return skeletonOf(skeletonOf(name.toLowerCase()).toLowerCase());
}
