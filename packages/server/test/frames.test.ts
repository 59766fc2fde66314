import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { writeTexts } from '../src/http/frames.ts';

/** The texts in these bytes, read as RFC 6455 has it. */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes.readUInt8(at + 1);
    const [begin, length] =
      short < 126
        ? [at + 2, short]
        : short === 126
          ? [at + 4, bytes.readUInt16BE(at + 2)]
          : [at + 10, Number(bytes.readBigUInt64BE(at + 2))];
    texts.push(bytes.subarray(begin, begin + length).toString());
    at = begin + length;
  }
  return texts;
}

test.each([
  ['one', ['{"a":1}']],
  ['none but an empty one', ['']],
  ['several', ['a', 'b'.repeat(125), 'c'.repeat(126), 'd'.repeat(65_535), 'e'.repeat(65_536), 'f']],
  ['one that is not ASCII', ['Zoé 💃']],
  ['one among others that is not ASCII', ['a'.repeat(200), 'é'.repeat(100), 'é'.repeat(40_000), 'z']],
])('texts arrive as they were: %s', (_name, texts) => {
  const stream = new PassThrough({ highWaterMark: 1e7 });
  writeTexts(stream, texts);
  expect(textsIn(stream.read() as Buffer)).toEqual(texts);
});
