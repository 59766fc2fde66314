import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { frameOf, takeTexts } from '../src/http/frames.ts';

/** The texts in these bytes of a server, read as RFC 6455 has it. */
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
])('texts are framed as they are: %s', (_name, texts) => {
  const bytes = Buffer.from(texts.map(frameOf).join(''), 'latin1');
  expect(textsIn(bytes)).toEqual(texts);
});

/** A client's frame: its first byte, then the length, a mask and the masked body. */
function frame(body: string | Buffer, first = 0x81): Buffer {
  const bytes = Buffer.from(body);
  const { length } = bytes;
  const mask = Buffer.from([7, 200, 31, 99]);
  const header = length < 126 ? [first, 0x80 | length] : [first, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), mask, bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

/** What is taken, and what is left to `ws`, of these chunks. */
function arrive(chunks: readonly Buffer[]): { taken: (string | undefined)[]; left: string[] } {
  const stream = new PassThrough();
  const left: string[] = [];
  const taken: (string | undefined)[] = [];
  stream.on('data', (chunk: Buffer) => left.push(chunk.toString('hex')));
  takeTexts(stream, (text) => taken.push(text));
  for (const chunk of chunks) stream.emit('data', Buffer.from(chunk));
  return { taken, left };
}
const hex = (...chunks: Buffer[]) => chunks.map((chunk) => chunk.toString('hex'));

test('texts in whole frames are taken, several in a chunk, whatever their length and letters', () => {
  const texts = [
    '{"a":1}',
    '',
    'b'.repeat(125),
    'c'.repeat(126),
    'd'.repeat(16_000),
    'Zoé 💃',
    'é'.repeat(300),
  ];
  expect(arrive([Buffer.concat(texts.map((text) => frame(text)))])).toEqual({ taken: texts, left: [] });
  expect(arrive(texts.map((text) => frame(text)))).toEqual({ taken: texts, left: [] });
});

test('what is not valid UTF-8 is taken for no text', () => {
  expect(arrive([frame(Buffer.from([0x61, 0xff])), frame('ok')])).toEqual({
    taken: [undefined, 'ok'],
    left: [],
  });
});

test('signs of life go to `ws`, with the texts beside them, and what follows is taken again', () => {
  const [ping, pong] = [frame('', 0x89), frame('x', 0x8a)];
  const both = Buffer.concat([frame('a'), pong]);
  expect(arrive([ping, frame('b'), both, frame('c')])).toEqual({ taken: ['b', 'c'], left: hex(ping, both) });
});

const [whole, unmasked] = [frame('abc'), Buffer.from([0x81, 1, 0x61])];
test.each([
  ['a frame that is cut', whole.subarray(0, 5)],
  ['a frame that is cut in its first byte', whole.subarray(0, 1)],
  ['a frame that is cut in its length', frame('a'.repeat(200)).subarray(0, 3)],
  ['a frame and the beginning of another', Buffer.concat([whole, whole.subarray(0, 3)])],
  ['a part of a message', frame('abc', 0x01)],
  ['the rest of a message', frame('abc', 0x80)],
  ['a message that is not a text', frame('abc', 0x82)],
  ['a text with a reserved bit', frame('abc', 0xc1)],
  ['a farewell', frame('', 0x88)],
  ['a text that is not masked', unmasked],
  ['a text longer than any message', Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(12)])],
])('from %s on, `ws` reads', (_name, chunk) => {
  expect(arrive([frame('before'), chunk, frame('after')])).toEqual({
    taken: ['before'],
    left: hex(chunk, frame('after')),
  });
});
