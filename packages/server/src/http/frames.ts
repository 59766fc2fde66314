import type { Duplex } from 'node:stream';

/**
 * Sends these texts as WebSocket frames (RFC 6455, 5.2: whole, unmasked, as a server's are) in one write. What is
 * all ASCII, as nearly everything is, goes out without being copied into a buffer first.
 */
export function writeTexts(stream: Duplex, texts: readonly string[]): void {
  let frames = '';
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (bytes !== text.length) return writeBuffers(stream, texts);
    frames += header(bytes) + text;
  }
  stream.write(frames, 'latin1');
}

function writeBuffers(stream: Duplex, texts: readonly string[]): void {
  const parts = texts.flatMap((text) => {
    const body = Buffer.from(text);
    return [Buffer.from(header(body.length), 'latin1'), body];
  });
  stream.write(Buffer.concat(parts));
}

/** Final frame, text, and the length in one, three or nine bytes; a character a byte. */
function header(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 65_536) return String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
  const low = length % 2 ** 32;
  const high = (length - low) / 2 ** 32;
  const bytes = [high, low].flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff));
  return String.fromCharCode(0x81, 127, ...bytes);
}
