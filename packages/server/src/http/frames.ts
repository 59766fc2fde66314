import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

/** RFC 6455, 5.2: a final frame's first byte, by what it is. */
const text = 0x81;
const ping = 0x89;
const pong = 0x8a;
const isMasked = 0x80;
const maskLength = 4;

/** A text as a server's frame, a character a byte: whole and unmasked. Nearly all are ASCII and stay as they are. */
export function frameOf(said: string): string {
  const bytes = Buffer.byteLength(said);
  return header(bytes) + (bytes === said.length ? said : Buffer.from(said).toString('latin1'));
}

/** The length takes one, three or nine bytes. */
function header(length: number): string {
  if (length < 126) return String.fromCharCode(text, length);
  if (length < 65_536) return String.fromCharCode(text, 126, length >> 8, length & 0xff);
  const low = length % 2 ** 32;
  const high = (length - low) / 2 ** 32;
  const bytes = [high, low].flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff));
  return String.fromCharCode(text, 127, ...bytes);
}

/**
 * Takes the texts that arrive on a stream to which `ws` listens; what is not valid UTF-8 as `undefined`. Messages nearly
 * always come in whole frames, and are read here in a fraction of the time. From the first that does not, `ws` reads.
 */
export function takeTexts(stream: Duplex, take: (text: string | undefined) => void): void {
  const [slow] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  const read = (chunk: Buffer) => {
    const held = whatIsIn(chunk);
    if (held === 'texts') return readTexts(chunk, take);
    if (held === 'other') {
      stream.on('data', slow as never);
      stream.off('data', read);
    }
    slow?.call(stream, chunk);
  };
  stream.on('data', read);
  stream.off('data', slow as never);
}

/** Whole frames of a client: texts alone, or signs of life too; or anything else. */
function whatIsIn(chunk: Buffer): 'texts' | 'signs' | 'other' {
  let held: 'texts' | 'signs' = 'texts';
  let at = 0;
  while (at + 1 < chunk.length) {
    const kind = chunk[at];
    if (kind === ping || kind === pong) held = 'signs';
    else if (kind !== text) return 'other';
    const length = chunk[at + 1] ?? 0;
    if (length < isMasked || length === (isMasked | 127)) return 'other';
    at = bodyAt(chunk, at) + lengthAt(chunk, at);
  }
  return at === chunk.length ? held : 'other';
}

function bodyAt(chunk: Buffer, at: number): number {
  return at + maskLength + (chunk[at + 1] === (isMasked | 126) ? 4 : 2);
}

function lengthAt(chunk: Buffer, at: number): number {
  const short = (chunk[at + 1] ?? 0) & 0x7f;
  return short === 126 ? ((chunk[at + 2] ?? 0) << 8) | (chunk[at + 3] ?? 0) : short;
}

function readTexts(chunk: Buffer, take: (text: string | undefined) => void): void {
  for (let at = 0; at < chunk.length; ) {
    const begin = bodyAt(chunk, at);
    const end = begin + lengthAt(chunk, at);
    take(unmasked(chunk, begin, end));
    at = end;
  }
}

function unmasked(chunk: Buffer, begin: number, end: number): string | undefined {
  const mask = begin - maskLength;
  let bits = 0;
  for (let at = begin; at < end; at++) {
    const byte = (chunk[at] ?? 0) ^ (chunk[mask + ((at - begin) & 3)] ?? 0);
    chunk[at] = byte;
    bits |= byte;
  }
  if (bits < 0x80) return chunk.toString('latin1', begin, end);
  const body = chunk.subarray(begin, end);
  return isUtf8(body) ? body.toString() : undefined;
}
