import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { clientAddress, networkOf } from '../../src/http/address.ts';
import { rates } from '../../src/http/rates.ts';
import { post } from '../requests.ts';
import { TestServer } from '../test-server.ts';

function request(forwarded: string | undefined, remoteAddress = '10.0.0.1'): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('the client address is the one that the outermost trusted proxy saw', () => {
  const spoofed = 'made-up, 198.51.100.7, 203.0.113.9, 192.0.2.1';
  expect(clientAddress(request(spoofed), 0)).toBe('10.0.0.1');
  expect(clientAddress(request(spoofed), 1)).toBe('192.0.2.1');
  expect(clientAddress(request(spoofed), 2)).toBe('203.0.113.9');
  expect(clientAddress(request('203.0.113.9'), 3)).toBe('203.0.113.9');
  expect(clientAddress(request(undefined), 2)).toBe('10.0.0.1');
  expect(clientAddress(request('not an address'), 1)).toBe('10.0.0.1');
});

test('limits count IPv6 networks of 64 bits, and IPv4 addresses however they are written', () => {
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:0db8:0001:0002:ffff::'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
});

/** Statuses of new guests that each claim another address before the one the proxy saw. */
function newGuests(server: TestServer, addressOf: (at: number) => string): Promise<number[]> {
  return Promise.all(
    Array.from({ length: rates.guest.burst + 10 }, async (_, at) => {
      const headers = { 'x-forwarded-for': addressOf(at) };
      return (await post(server.base, '/api/guest', { name: 'Eve' }, headers)).status;
    }),
  );
}

test('neither a made-up X-Forwarded-For nor another address of one network evades a limit', async () => {
  const server = await TestServer.open({ trustedHops: 1 });
  expect(await newGuests(server, (at) => `198.51.100.${at}, 203.0.113.9`)).toContain(429);
  expect(await newGuests(server, (at) => `2001:db8::${at + 1}`)).toContain(429);
  expect(await newGuests(server, (at) => `198.51.100.${at}`)).not.toContain(429);
  await server.close();
});

test('nor do they evade the limit of sockets', async () => {
  const server = await TestServer.open({ trustedHops: 1, limits: { socketsPerAddress: 3 } });
  const answerTo = (forwarded: string) =>
    new Promise<string | undefined>((resolve) => {
      const socket = new WebSocket(server.socketUrl, { headers: { 'x-forwarded-for': forwarded } });
      socket.on('open', () => resolve('open'));
      socket.on('error', ({ message }) => resolve(message));
    });
  const answers = async (addressOf: (at: number) => string) => {
    const all: (string | undefined)[] = [];
    for (let at = 1; at <= 4; at++) all.push(await answerTo(addressOf(at)));
    return all;
  };
  const refused = ['open', 'open', 'open', 'Unexpected server response: 429'];
  expect(await answers((at) => `198.51.100.${at}, 203.0.113.9`)).toEqual(refused);
  expect(await answers((at) => `2001:db8::${at}`)).toEqual(refused);
  expect(await answers((at) => `198.51.100.${at}`)).toEqual(['open', 'open', 'open', 'open']);
  await server.close();
});
