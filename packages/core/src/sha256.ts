import { at } from './lists.ts';

/** SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 hexadecimal digits. Synchronous, in pages, workers and servers alike. */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  bytes.forEach((byte, index) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index & 3) * 8));
  });
  words[bytes.length >> 2] = (words[bytes.length >> 2] ?? 0) | (0x80 << (24 - (bytes.length & 3) * 8));
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  const hash = Int32Array.from(initial);
  for (let block = 0; block < blocks; block++) digest(hash, words.subarray(block * 16, block * 16 + 16));
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point; // half a surrogate pair is not a character
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

const schedule = new Int32Array(64);

function digest(hash: Int32Array, block: Int32Array): void {
  const w = (index: number) => at(schedule, index);
  schedule.set(block);
  for (let next = 16; next < 64; next++) {
    const low = rotate(w(next - 15), 7) ^ rotate(w(next - 15), 18) ^ (w(next - 15) >>> 3);
    const high = rotate(w(next - 2), 17) ^ rotate(w(next - 2), 19) ^ (w(next - 2) >>> 10);
    schedule[next] = (w(next - 16) + low + w(next - 7) + high) | 0;
  }
  let [a, b, c, d] = [at(hash, 0), at(hash, 1), at(hash, 2), at(hash, 3)];
  let [e, f, g, h] = [at(hash, 4), at(hash, 5), at(hash, 6), at(hash, 7)];
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(constants, round) + w(round)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (at(hash, index) + word) | 0;
  });
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const primes: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();

/** The first 32 bits of the fraction of a root, as the standard defines its constants. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
