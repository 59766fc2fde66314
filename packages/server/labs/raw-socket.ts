import { connect, type Socket } from 'node:net';
import { protocolVersion } from '@manigance/protocol';

const continuation = 0x0;
const textFrame = 0x1;
const closeFrame = 0x8;
const pingFrame = 0x9;
const pongFrame = 0xa;

/** Parts of a frame that a well-behaved client leaves alone. */
export interface FrameUse {
  readonly isFinal?: boolean;
  /** Reserved bits, 0x10 to 0x70. */
  readonly reserved?: number;
  /** Unmasked frames are forbidden to clients. */
  readonly isMasked?: boolean;
  /** Length to claim in place of the payload's own. */
  readonly length?: bigint;
  /** Size of the length field in bits, in place of the shortest. */
  readonly lengthBits?: 7 | 16 | 64;
}

/** A frame of a client (RFC 6455), malformed as its use says. */
export function frame(opcode: number, payload: Buffer | string, use: FrameUse = {}): Buffer {
  const { isFinal = true, reserved = 0, isMasked = true } = use;
  const data = Buffer.from(payload);
  const length = use.length ?? BigInt(data.length);
  const bits = use.lengthBits ?? (length < 126n ? 7 : length < 65_536n ? 16 : 64);
  const field = bits === 7 ? Buffer.alloc(0) : Buffer.alloc(bits / 8);
  if (bits === 16) field.writeUInt16BE(Number(length & 0xffffn));
  if (bits === 64) field.writeBigUInt64BE(length);
  const short = bits === 7 ? Number(length & 0x7fn) : bits === 16 ? 126 : 127;
  const mask = isMasked ? Buffer.from([7, 77, 177, 233]) : Buffer.alloc(0);
  const masked = isMasked ? data.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : data;
  const head = Buffer.from([(isFinal ? 0x80 : 0) | reserved | opcode, (isMasked ? 0x80 : 0) | short]);
  return Buffer.concat([head, field, mask, masked]);
}

/** The server's answer to some bytes. */
export type RawAnswer =
  /** It goes on: it answered a ping that came after them. */
  | { readonly kind: 'goes on'; readonly answers: number }
  /** It closed the socket, with this code if it said one. */
  | { readonly kind: 'closed'; readonly code: number | undefined; readonly answers: number }
  | { readonly kind: 'silent'; readonly answers: number };

/** A WebSocket over bare bytes. */
export class RawSocket {
  private readonly socket: Socket;
  private unread: Buffer = Buffer.alloc(0);
  private answers = 0;
  private sends = 0;
  /** Payload of the latest pong. */
  private lastPong = '';
  private code: number | undefined;
  private isUpgraded = false;
  isClosed = false;
  private wake: () => void = () => undefined;

  private constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('error', () => undefined);
    this.socket.on('data', (data) => this.read(data));
    this.socket.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  /** Upgrades and, with a token, says hello. */
  static async open(port: number, token?: string): Promise<RawSocket> {
    const raw = new RawSocket(port);
    raw.socket.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await raw.until(() => raw.isUpgraded);
    if (token === undefined) return raw;
    raw.socket.write(
      frame(textFrame, JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token })),
    );
    await raw.until(() => raw.answers > 0);
    return raw;
  }

  /** Sends bytes and a ping, and waits for what the server makes of them. */
  async send(bytes: Buffer, patience = 10_000): Promise<RawAnswer> {
    this.answers = 0;
    const mark = `after ${++this.sends}`;
    this.socket.write(Buffer.concat([bytes, frame(pingFrame, mark)]));
    await this.until(() => this.lastPong === mark, patience);
    const { answers, code } = this;
    if (this.isClosed || code !== undefined) return { kind: 'closed', code, answers };
    return { kind: this.lastPong === mark ? 'goes on' : 'silent', answers };
  }

  /** Number of messages the server has answered since the last bytes, once there are as many as this. */
  async answered(count: number): Promise<number> {
    await this.until(() => this.answers >= count);
    return this.answers;
  }

  /** Sends bytes and waits for nothing. */
  push(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  destroy(): void {
    this.socket.destroy();
  }

  private async until(isSo: () => boolean, patience = 10_000): Promise<void> {
    const end = performance.now() + patience;
    while (!isSo() && !this.isClosed && this.code === undefined && performance.now() < end)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
  }

  private read(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    if (!this.isUpgraded) {
      const end = this.unread.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.isUpgraded = this.unread.toString('latin1', 0, 12) === 'HTTP/1.1 101';
      this.unread = this.unread.subarray(end + 4);
    }
    while (this.readFrame());
    this.wake();
  }

  /** Reads one frame of the server, which sends none masked or in fragments; answers whether there was one. */
  private readFrame(): boolean {
    const { unread } = this;
    if (unread.length < 2) return false;
    const short = (unread[1] ?? 0) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (unread.length < head) return false;
    const length =
      short < 126 ? short : short === 126 ? unread.readUInt16BE(2) : Number(unread.readBigUInt64BE(2));
    if (unread.length < head + length) return false;
    const opcode = (unread[0] ?? 0) & 0x0f;
    if (opcode === textFrame) this.answers++;
    if (opcode === pongFrame) this.lastPong = unread.toString('latin1', head, head + length);
    if (opcode === closeFrame) this.code = length >= 2 ? unread.readUInt16BE(head) : 1005;
    this.unread = unread.subarray(head + length);
    return true;
  }
}

/** Opcodes of WebSocket frames. */
export const opcodes = {
  continuation,
  text: textFrame,
  binary: 0x2,
  close: closeFrame,
  ping: pingFrame,
  pong: pongFrame,
};
