/** Cost of scrypt: `N = 2 ** log2n`, block size `r`, passes `p`. */
export interface Cost {
  readonly log2n: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and some 0.2 s of one core; see docs/decisions/0036. */
export const presentCost: Cost = { log2n: 15, r: 8, p: 3 };

/** A hash of a password with its salt and its cost. */
export interface StoredHash extends Cost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const stored = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d)\$([\w-]{22})\$([\w-]{43})$/;

/** Reads a stored hash; `undefined` if it is none, or would cost more than twice the present one. */
export function readHash(text: string): StoredHash | undefined {
  const [, log2n = '', r = '', p = '', salt = '', hash = ''] = stored.exec(text) ?? [];
  const cost = { log2n: Number(log2n), r: Number(r), p: Number(p) };
  if (hash === '' || effortOf(cost) > 2 * effortOf(presentCost) || effortOf(cost) === 0) return undefined;
  return { ...cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

function effortOf({ log2n, r, p }: Cost): number {
  return 2 ** log2n * r * p;
}

/** Whether a text is a stored hash. */
export function isStoredHash(text: string): boolean {
  return readHash(text) !== undefined;
}

/** A hash as it is stored. */
export function hashText({ log2n, r, p, salt, hash }: StoredHash): string {
  return ['scrypt', log2n, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
