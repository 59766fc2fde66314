import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits for a seed or a salt. */
export function secretHex(): string {
  return randomBytes(16).toString('hex');
}

/** 256 bits that prove who somebody is; only the hash is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Without letters and digits that look alike. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 80 bits: whoever knows a table's id was told it. */
export function newTableId(): string {
  return draw(alphabet, 16);
}

/** The id of the table that somebody opens under a key: the same however often it is asked for. */
export function tableIdOf(host: string, key: string): string {
  const bytes = createHash('sha256').update(`${host} ${key}`).digest().subarray(0, 16);
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

export function newGuestId(): string {
  return draw(alphabet, 12);
}

/** Short enough to be read out; guessing is slowed down by the limit on trying. */
export function newTableCode(): string {
  return draw(codeAlphabet, 6);
}

function draw(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
