import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';

const ofNode = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** FIPS 180-4, as NIST publishes its examples. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('the standard example %j', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('the standard example of a million letters', () => {
  const hash = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
  expect(sha256('a'.repeat(1_000_000))).toBe(hash);
});

test('every length around the ends of blocks', () => {
  for (let length = 0; length <= 260; length++)
    expect(sha256('x'.repeat(length))).toBe(ofNode('x'.repeat(length)));
});

test.each(['é', '€', '😀', '\u0000', '\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}', '\ufeffbom'])(
  'characters of one to four bytes: %j',
  (text) => {
    expect(sha256(text)).toBe(ofNode(text));
  },
);

test.each(['\ud800', 'a\udc00b', '\ud83d', '\udfff\ud800', '\ud800\ud800\udc00'])(
  'half a surrogate pair is encoded as U+FFFD: %j',
  (text) => {
    expect(sha256(text)).toBe(ofNode(text));
  },
);

test('any text hashes as Node hashes it', () => {
  const texts = [
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  ];
  fc.assert(
    fc.property(fc.oneof(...texts), (text) => sha256(text) === ofNode(text)),
    { numRuns: 3000, seed: 1 },
  );
});
