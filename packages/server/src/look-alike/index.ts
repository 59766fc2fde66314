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

/** Keys of a name: two names look alike if they share either. */
export interface LookKeys {
  readonly skeleton: string;
  /** The skeleton in small letters. */
  readonly small: string;
}

/** The keys of a name. */
export function lookKeys(name: string): LookKeys {
  return { skeleton: skeletonOf(name), small: inSmallLetters(name) };
}

/** Whether two names are the same or look alike, in this case or in small letters. */
export function looksLike(one: string, other: string): boolean {
  const [ofOne, ofOther] = [lookKeys(one), lookKeys(other)];
  return ofOne.skeleton === ofOther.skeleton || ofOne.small === ofOther.small;
}

/** A prototype may be a capital letter, so the case is folded before and after. */
function inSmallLetters(name: string): string {
  return skeletonOf(skeletonOf(name.toLowerCase()).toLowerCase());
}
