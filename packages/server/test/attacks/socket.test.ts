import { connect, type Socket as TcpSocket } from 'node:net';
import { protocolVersion } from '@manigance/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { opcodes, RawSocket, frame as rawFrame } from '../../labs/raw-socket.ts';
import { rates } from '../../src/http/rates.ts';
import { TestServer, until } from '../test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

/** A socket, everything it receives and the code it is closed with. */
async function dial(of = server) {
  const socket = new WebSocket(of.socketUrl);
  const answers: { type: string; reason?: { code: string } }[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  return { socket, answers, closed };
}

function hello(token: string): string {
  return JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token });
}

test('unreadable messages without a hello are answered a few times, then the socket is closed with 1008', async () => {
  const { socket, answers, closed } = await dial();
  for (let at = 0; at < 5_000; at++) socket.send('{');
  expect(await closed).toBe(1008);
  expect(answers.length).toBeLessThanOrEqual(10);
});

test('unreadable messages of a guest are charged before they are parsed', async () => {
  const { secret } = await server.guest('Eve');
  const { socket, answers, closed } = await dial();
  socket.send(hello(secret));
  for (let at = 0; at < 5_000; at++) socket.send('[[[[[[[[[[');
  expect(await closed).toBe(1008);
  expect(answers.length).toBeLessThanOrEqual(rates.frame.burst + 50);
});

test('raw bytes are charged: few long messages close a socket as many short ones do', async () => {
  const { secret } = await server.guest('Eve');
  const { socket, answers, closed } = await dial();
  socket.send(hello(secret));
  for (let at = 0; at < 200; at++) socket.send('x'.repeat(60_000));
  expect(await closed).toBe(1008);
  expect(answers.length).toBeLessThan(40);
});

test('an address that spreads its messages over many sockets is limited as a whole', async () => {
  const { secret } = await server.guest('Eve');
  const sockets = await Promise.all(Array.from({ length: 20 }, () => dial()));
  for (const { socket } of sockets) {
    socket.send(hello(secret));
    for (let at = 0; at < rates.frame.burst - 10; at++) socket.send('{}');
  }
  const codes = await Promise.race([
    Promise.any(sockets.map(({ closed }) => closed)),
    until('all is answered', () => sockets.every(({ answers }) => answers.length >= rates.frame.burst - 10)),
  ]);
  expect(codes).toBe(1008);
});

test('an address that spreads its bytes over many sockets is limited as a whole', async () => {
  const { secret } = await server.guest('Eve');
  const count = 12;
  const each = Math.floor((0.8 * rates.bytes.burst) / 10_000);
  expect(count * each * 10_000).toBeGreaterThan(2 * rates.addressBytes.burst);
  const sockets = await Promise.all(Array.from({ length: count }, () => dial()));
  for (const { socket } of sockets) {
    socket.send(hello(secret));
    for (let at = 0; at < each; at++) socket.send('x'.repeat(10_000));
  }
  const codes = await Promise.race([
    Promise.any(sockets.map(({ closed }) => closed)),
    until('all is answered', () => sockets.every(({ answers }) => answers.length >= each)),
  ]);
  expect(codes).toBe(1008);
});

/** A connection that says hello, sends frames byte by byte and never reads. */
async function deafSocket(of: TestServer): Promise<TcpSocket> {
  const { secret } = await of.guest('Eve');
  const socket = connect(of.running.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const key = 'AAAAAAAAAAAAAAAAAAAAAA==';
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(frame(0x1, hello(secret)));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** A masked frame; the mask is zero, so the payload stays as it is. */
function frame(opcode: number, payload: string, isFinal = true): Buffer {
  return Buffer.concat([
    Buffer.from([(isFinal ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]),
    Buffer.from(payload),
  ]);
}

async function unsentBytes(of: TestServer): Promise<number> {
  const text = await (await fetch(`${of.base}/metrics`)).text();
  return Number(/^manigance_unsent_bytes (\d+)$/m.exec(text)?.[1]);
}

test('pings of a client that never reads are charged, and close its socket', async () => {
  const socket = await deafSocket(server);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('drain', () => socket.write(Buffer.concat(Array(500).fill(frame(0x9, 'x'.repeat(125))))));
  socket.write(Buffer.concat(Array(500).fill(frame(0x9, 'x'.repeat(125)))));
  socket.resume(); // to see the end
  await closed;
});

test('without rate limits the pongs to a client that never reads stay bounded', async () => {
  const unlimited = await TestServer.open({ rateLimits: false });
  const socket = await deafSocket(unlimited);
  const pings = Buffer.concat(Array(4_000).fill(frame(0x9, 'x'.repeat(125))));
  let most = 0;
  for (let at = 0; at < 60; at++) {
    const isFlushed = socket.write(pings);
    if (!isFlushed) await Promise.race([new Promise((r) => socket.once('drain', r)), pause(50)]);
    most = Math.max(most, await unsentBytes(unlimited));
  }
  expect(most).toBeLessThan(1_200_000);
  socket.destroy();
  await unlimited.close();
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

test('a message in many unfinished fragments closes its socket', async () => {
  const unlimited = await TestServer.open({ rateLimits: false });
  const { secret } = await unlimited.guest('Eve');
  const { socket, closed } = await dial(unlimited);
  socket.send(hello(secret));
  for (let at = 0; at < 100; at++) socket.send('a', { fin: false });
  // A server that goes on reading answers a ping between them.
  socket.ping();
  const goesOn = new Promise<string>((resolve) => socket.on('pong', () => resolve('it goes on')));
  expect(await Promise.race([closed, goesOn])).toBe(1008);
  await unlimited.close();
});

test('a message that comes byte by byte, each by itself, closes its socket before it has many parts', async () => {
  const unlimited = await TestServer.open({ rateLimits: false });
  const { secret } = await unlimited.guest('Eve');
  const line = await RawSocket.open(unlimited.running.port, secret);
  const bytes = rawFrame(opcodes.text, 'a'.repeat(12_000));
  for (let at = 0; at < 4_000 && !line.isClosed; at++) {
    line.push(bytes.subarray(at, at + 1));
    await new Promise((resolve) => setImmediate(resolve)); // or several would come as one
  }
  const rest = await line.send(bytes.subarray(4_000));
  expect(rest).toMatchObject({ kind: 'closed', answers: 0 });
  line.destroy();
  await unlimited.close();
});

test.each(['ping', 'pong'] as const)('a %s is charged like any frame', async (kind) => {
  const { secret } = await server.guest('Eve');
  const { socket, closed } = await dial();
  socket.send(hello(secret));
  for (let at = 0; at < 2 * rates.frame.burst; at++) socket[kind]('unasked');
  socket.ping('last');
  const goesOn = new Promise<string>((resolve) => {
    socket.on('pong', (data) => String(data) === 'last' && resolve('it goes on'));
  });
  expect(await Promise.race([closed, goesOn])).toBe(1008);
});

/** A connection that keeps its own side open, whatever the server does, with what it has received first. */
async function stubborn(of: TestServer, text: string): Promise<{ socket: TcpSocket; answer: string }> {
  const socket = connect({ port: of.running.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(text);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  return { socket, answer };
}

test('a refused upgrade leaves no connection behind, though its client never closes it', async () => {
  const own = await TestServer.open();
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13';
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  const { socket, answer } = await stubborn(
    own,
    `GET /no HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n${key}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
  await own.close(); // waits for every connection
  socket.destroy();
});

test('a socket that does not say hello in time is closed', async () => {
  const impatient = await TestServer.open({ limits: { helloWithin: 100 } });
  const { closed } = await dial(impatient);
  expect(await closed).toBe(1008);
  const stranger = await dial(impatient);
  stranger.socket.send(hello('x'.repeat(43)));
  expect(await stranger.closed).toBe(1008);
  const ann = await impatient.guest('Ann');
  await pause(300);
  expect(await ann.send({ type: 'ping' })).toMatchObject({ type: 'accepted' });
  expect(ann.reconnects).toBe(0);
  await impatient.close();
});

test('an address has a limited number of sockets, and gets a new one when it closes one', async () => {
  const small = await TestServer.open({ limits: { socketsPerAddress: 3 } });
  const three = await Promise.all([dial(small), dial(small), dial(small)]);
  const status = () =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(small.socketUrl);
      socket.on('error', () => undefined);
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    });
  expect(await status()).toBe(429);
  three[0]?.socket.close();
  await three[0]?.closed;
  let last = 0;
  const tryAgain = async () => {
    last = await status();
  };
  await tryAgain();
  while (last !== 101) await tryAgain();
  await small.close();
});
