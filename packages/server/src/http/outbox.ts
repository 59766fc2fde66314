import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Texts for one socket. What is sent during a turn of the event loop is written at once, because a write to the kernel costs
 * more than anything else about a message.
 */
export class Outbox {
  private readonly raw: WebSocket;
  /** The connection below the WebSocket. */
  private readonly stream: Duplex;
  private frames = '';

  constructor(raw: WebSocket, stream: Duplex) {
    this.raw = raw;
    this.stream = stream;
  }

  /** Bytes that are not in the hands of the kernel yet. */
  get unsentBytes(): number {
    return this.raw.bufferedAmount + this.frames.length;
  }

  send(text: string): void {
    const frame = frameOf(text);
    if (frame === undefined) {
      this.flush();
      return this.raw.send(text);
    }
    if (this.frames === '') flushLater(this);
    this.frames += frame;
  }

  /** Writes what was sent. To be called before the socket is closed. */
  flush(): void {
    const { raw, stream, frames } = this;
    this.frames = '';
    if (frames !== '' && raw.readyState === raw.OPEN) stream.write(frames, 'latin1');
  }
}

let waiting: Outbox[] = [];

function flushLater(outbox: Outbox): void {
  if (waiting.push(outbox) > 1) return;
  process.nextTick(() => {
    const outboxes = waiting;
    waiting = [];
    for (const one of outboxes) one.flush();
  });
}

const finalText = 0x81;
let lastText = '';
let lastFrame: string | undefined;

/** A text as one unmasked frame (RFC 6455), one character per byte; `undefined` if it is not plain ASCII. */
function frameOf(text: string): string | undefined {
  if (text === lastText && lastFrame !== undefined) return lastFrame; // several sockets are sent the same
  const head = headOf(text.length);
  const frame = head + text;
  // To count bytes puts the parts of a text together: here with its head, so that it is done once.
  if (Buffer.byteLength(frame) - Buffer.byteLength(head) !== text.length) return undefined;
  lastText = text;
  lastFrame = frame;
  return frame;
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(finalText, length);
  if (length < 65_536) return String.fromCharCode(finalText, 126, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  return String.fromCharCode(finalText, 127, 0, 0, 0, 0, ...bytes);
}
