import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/http/outbox.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A connection whose server sends these texts and closes; answers what the client received. */
async function received(send: (outbox: Outbox, raw: WebSocket) => void): Promise<(string | number)[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  server.on('connection', (raw, { socket }) => send(new Outbox(raw, socket), raw));
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const seen: (string | number)[] = [];
  client.on('message', (data) => seen.push(String(data)));
  const [code] = await once(client, 'close');
  return [...seen, code as number];
}

test('texts of every length arrive whole and in order, plain or not', async () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 4_000, 65_535, 65_536, 200_000];
  const texts = lengths.flatMap((length) => ['x'.repeat(length), `é${'y'.repeat(length)}`, 'same', 'same']);
  const seen = await received((outbox, raw) => {
    for (const text of texts) outbox.send(text);
    outbox.flush();
    raw.close(1012);
  });
  expect(seen).toEqual([...texts, 1012]);
});

test('texts sent in one turn are written when it ends', async () => {
  const unsent: number[] = [];
  const seen = await received((outbox, raw) => {
    outbox.send('one');
    outbox.send('two');
    unsent.push(outbox.unsentBytes);
    setImmediate(() => {
      unsent.push(outbox.unsentBytes);
      raw.close();
    });
  });
  expect(seen).toEqual(['one', 'two', 1005]);
  expect(unsent).toEqual([10, 0]);
});

test('nothing is written after the socket was closed', async () => {
  const seen = await received((outbox, raw) => {
    outbox.send('before');
    outbox.flush();
    outbox.send('too late');
    raw.close(1008);
  });
  expect(seen).toEqual(['before', 1008]);
});
