import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits for a seed or a salt. */
export function secretHex(): string {
  return randomBytes(16).toString('hex');
}

/** A 256-bit credential; only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a credential, as it is stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Without letters and digits that look alike. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A table id of 80 bits, which cannot be guessed. */
export function newTableId(): string {
  return draw(alphabet, 16);
}

/** The id of the table this host opens under this key: the same each time. */
export function tableIdOf(host: string, key: string): string {
  const bytes = createHash('sha256').update(`${host} ${key}`).digest().subarray(0, 16);
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** An id of a guest. */
export function newGuestId(): string {
  return draw(alphabet, 12);
}

/** The name of a server process among those that share its store. */
export function newServerId(): string {
  return draw(alphabet, 10);
}

/** An invitation code, short enough to read out; a rate limit slows guessing. */
export function newTableCode(): string {
  return draw(codeAlphabet, 6);
}

function draw(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
