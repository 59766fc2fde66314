import { randomUUID } from 'node:crypto';
import { connect, type Socket as TcpSocket } from 'node:net';
import { protocolVersion } from '@manigance/protocol';
import { plainSetup } from '@manigance/table/testing';
import { WebSocket } from 'ws';
import { newGuest } from './client.ts';
import {
  localAddress,
  moveAndUndo,
  openAndRematch,
  openTablesOfBots,
  watchFromTheStart,
} from './table-attacks.ts';

/** Each attack runs until its process is ended, as fast as it can, and starts anew whatever the server closes. */
type Attack = (base: string) => Promise<void>;

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Opens sockets again and again and floods each until it is closed. */
async function flood(base: string, text: () => string, token?: string): Promise<void> {
  for (;;) {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { localAddress });
    socket.on('error', () => undefined);
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
    if (token !== undefined && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token }));
    while (socket.readyState === WebSocket.OPEN) {
      for (let at = 0; at < 100 && socket.bufferedAmount < 4_000_000; at++) socket.send(text());
      await nextTurn();
    }
    socket.terminate();
  }
}

async function guest(base: string): Promise<string> {
  return (await newGuest(base, `Eve ${Math.floor(Math.random() * 1e6)}`)).token;
}

/** A socket that says it is a WebSocket and never reads. */
function deaf(base: string): TcpSocket {
  const { port } = new URL(base);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13';
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: x\r\n${upgrade}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  socket.pause();
  return socket;
}

function frame(opcode: number, length: number, isFinal: boolean): Buffer {
  const head = [(isFinal ? 0x80 : 0) | opcode, 0x80 | length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(length, 'x')]);
}

/** Writes the same bytes to deaf sockets for ever. */
async function writeTo(base: string, bytes: Buffer, first: Buffer = Buffer.alloc(0)): Promise<void> {
  for (;;) {
    const socket = deaf(base);
    socket.write(first);
    const closed = new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')));
    for (let state = ''; state !== 'closed'; ) {
      const isFlushed = socket.write(bytes);
      const drained = new Promise<''>((resolve) => {
        if (isFlushed) setImmediate(() => resolve(''));
        else socket.once('drain', () => resolve(''));
      });
      const late = new Promise<'closed'>((resolve) => setTimeout(() => resolve('closed'), 2_000));
      state = await Promise.race([drained, closed, late]);
    }
    socket.destroy();
  }
}

/** Requests over many connections at once. */
async function request(base: string, text: string): Promise<void> {
  const { port } = new URL(base);
  const one = async () => {
    for (;;)
      await new Promise<void>((resolve) => {
        const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () =>
          socket.write(text),
        );
        socket.on('data', () => socket.destroy());
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
  };
  await Promise.all(Array.from({ length: 20 }, one));
}

/** Connections that never finish their request, opened without waiting for the earlier ones. */
async function sendHalf(base: string, text: string): Promise<void> {
  const { port } = new URL(base);
  let open = 0;
  for (;;) {
    while (open < mostHalfSent) {
      open++;
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () =>
        socket.write(text),
      );
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open--;
      });
    }
    await nextTurn();
  }
}
const mostHalfSent = 2_000;

const setup = { type: 'create', id: 1, ...plainSetup('tic-tac-toe', 2) };

/** Attacks of one client, by name. */
export const attacks: Readonly<Record<string, Attack>> = {
  'unreadable messages without a hello': (base) => flood(base, () => '{'),
  'long unreadable messages': async (base) => flood(base, () => '['.repeat(16_000), await guest(base)),
  'unreadable messages of a guest': async (base) => flood(base, () => '{"type":', await guest(base)),
  'pings that are not read': (base) => writeTo(base, Buffer.concat(Array(200).fill(frame(0x9, 125, true)))),
  'unfinished fragments': (base) =>
    writeTo(base, Buffer.concat(Array(200).fill(frame(0x0, 1, false))), frame(0x1, 1, false)),
  'new tables': async (base) =>
    flood(base, () => JSON.stringify({ ...setup, key: randomUUID() }), await guest(base)),
  'tables and rematches': openAndRematch,
  'tables of bots': openTablesOfBots,
  'watching from the start': watchFromTheStart,
  'moves and undo': moveAndUndo,
  'lists of tables': async (base) =>
    flood(base, () => '{"type":"tables","id":1,"of":"everyone"}', await guest(base)),
  'malformed URLs': (base) => request(base, 'GET /% HTTP/1.1\r\nHost: x\r\n\r\n'),
  'half-sent headers': (base) => sendHalf(base, 'GET / HTTP/1.1\r\nHost: x\r\nX-Half: '),
  'half-sent bodies': (base) =>
    sendHalf(base, 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'),
};

const [name, base] = process.argv.slice(2);
const isMain = process.argv[1]?.endsWith('attacks.ts');
if (isMain && name !== undefined && base !== undefined) await attacks[name]?.(base);
