import type { FuzzValues } from './fuzz-values.ts';
import { frame, opcodes } from './raw-socket.ts';

/** Bytes of a hostile client, and what the server may make of them. */
export interface HostileFrames {
  readonly name: string;
  readonly bytes: Buffer;
  /** Close codes the server may answer with; it may also cut the connection. */
  readonly codes: readonly number[];
  /** Whether it may, or must, go on instead. */
  readonly goesOn: 'must' | 'may' | 'must not';
}

const { text, binary, continuation, close, ping, pong } = opcodes;
/** Close codes: protocol error, policy violation (a mutated hello or signOut), invalid text, too large. */
const [protocol, policy, invalid, tooLarge] = [1002, 1008, 1007, 1009];
const notUtf8 = Buffer.from([0x7b, 0xc3, 0x28, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x7d]);

type Make = (values: FuzzValues) => Omit<HostileFrames, 'name'>;

const refused = (code: number, bytes: Buffer) => ({ bytes, codes: [code], goesOn: 'must not' }) as const;
/** A frame that breaks a rule of the frame itself. */
const breaks = (bytes: Buffer) => refused(protocol, bytes);
const accepted = (bytes: Buffer) => ({ bytes, codes: [], goesOn: 'must' }) as const;
const messageOf = (values: FuzzValues) => Buffer.from(values.text(1));

/** Every kind of hostile bytes on an open WebSocket. */
const hostileFrames: Readonly<Record<string, Make>> = {
  'a message, half of the time mutated': (values) => ({
    bytes: frame(text, messageOf(values)),
    codes: [policy, tooLarge],
    goesOn: 'may',
  }),
  'several messages in one write': (values) => ({
    bytes: Buffer.concat(Array.from({ length: 5 }, () => frame(text, messageOf(values)))),
    codes: [policy, tooLarge],
    goesOn: 'may',
  }),
  'an unmasked frame': (values) => breaks(frame(text, messageOf(values), { isMasked: false })),
  'reserved bits': (values) => breaks(frame(text, '{}', { reserved: values.pick([0x10, 0x20, 0x40, 0x70]) })),
  'reserved opcodes': (values) => breaks(frame(values.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), 'x')),
  'a control frame in fragments': (values) =>
    breaks(frame(values.pick([close, ping, pong]), '', { isFinal: false })),
  'a control frame that is too long': (values) =>
    breaks(frame(values.pick([close, ping, pong]), 'x'.repeat(126 + (values.chance(2) ? 0 : 5_000)))),
  'a continuation of nothing': () => breaks(frame(continuation, 'x')),
  'a new message within fragments': () =>
    breaks(Buffer.concat([frame(text, '{', { isFinal: false }), frame(text, '}')])),
  'too many fragments': (values) => ({
    bytes: Buffer.concat([
      frame(text, '{', { isFinal: false }),
      ...Array.from({ length: 40 }, () =>
        frame(continuation, values.chance(2) ? '' : ' ', { isFinal: false }),
      ),
    ]),
    codes: [policy, protocol, tooLarge],
    goesOn: 'must not',
  }),
  'a message in few fragments': (values) => {
    const message = JSON.stringify({ type: 'ping', id: 1 });
    const at = 1 + (values.chance(2) ? 3 : 7);
    const parts = [message.slice(0, at), message.slice(at)];
    return accepted(
      Buffer.concat([
        frame(text, parts[0] ?? '', { isFinal: false }),
        frame(ping, 'between'),
        frame(continuation, parts[1] ?? ''),
      ]),
    );
  },
  'a length beyond every limit': (values) =>
    refused(
      tooLarge,
      frame(text, 'x', {
        length: values.pick([1n << 20n, 1n << 31n, 1n << 40n, (1n << 53n) - 1n]),
        lengthBits: 64,
      }),
    ),
  'a length that is negative as a signed number': () =>
    refused(tooLarge, frame(text, 'x', { length: (1n << 64n) - 1n, lengthBits: 64 })),
  'a length in more bytes than it needs': () => ({
    bytes: frame(text, JSON.stringify({ type: 'ping', id: 1 }), { lengthBits: 64 }),
    codes: [protocol],
    goesOn: 'may',
  }),
  'a giant message': () => refused(tooLarge, frame(text, 'x'.repeat(300_000))),
  'a giant message in fragments': () =>
    refused(
      tooLarge,
      Buffer.concat([
        frame(text, 'x'.repeat(60_000), { isFinal: false }),
        frame(continuation, 'x'.repeat(60_000)),
      ]),
    ),
  'text that is not UTF-8': () => refused(invalid, frame(text, notUtf8)),
  'text that is not UTF-8 in fragments': () =>
    refused(
      invalid,
      Buffer.concat([
        frame(text, notUtf8.subarray(0, 2), { isFinal: false }),
        frame(continuation, notUtf8.subarray(2)),
      ]),
    ),
  'a binary message': (values) => accepted(frame(binary, messageOf(values))),
  'a close code that nobody may send': (values) => {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(values.pick([0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535]));
    return breaks(frame(close, payload));
  },
  'a close with one byte': () => breaks(frame(close, 'x')),
  'a close whose reason is not UTF-8': () =>
    refused(invalid, frame(close, Buffer.concat([Buffer.from([0x03, 0xe8]), notUtf8]))),
  'messages after a close': (values) => ({
    bytes: Buffer.concat([frame(close, Buffer.from([0x03, 0xe8])), frame(text, messageOf(values))]),
    codes: [1000],
    goesOn: 'must not',
  }),
  'a pong that nobody asked for': () => accepted(frame(pong, 'x'.repeat(125))),
  'empty frames': () => accepted(Buffer.concat([frame(text, ''), frame(ping, ''), frame(pong, '')])),
  'random bytes': (values) => ({
    bytes: Buffer.from(Array.from({ length: 200 }, () => values.pick(everyByte))),
    codes: [protocol, invalid, tooLarge, policy, 1000, 1005],
    goesOn: 'may',
  }),
};
const everyByte = Array.from({ length: 256 }, (_, byte) => byte);

/** Draws the bytes of a hostile client. */
export function hostileBytes(values: FuzzValues): HostileFrames {
  const name = values.pick(Object.keys(hostileFrames));
  const make = hostileFrames[name] as Make;
  return { name, ...make(values) };
}
