import { connect } from 'node:net';
import { clientSchemas } from '@manigance/protocol';
import type { FuzzValues } from './fuzz-values.ts';

/** Milliseconds after which a request without an answer is ended from here. */
const longestAnswer = 1_000;

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'get', 'FOO', ''];
const oddHeaders = [
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: \u000bchunked',
  'Expect: 100-continue',
  'Expect: something',
  'Host: other\r\nHost: another',
  'X: a\r\n b',
  'No colon at all',
  'Cookie: a=b; ; =; \u0001',
  'Authorization: Bearer',
  `Authorization: Bearer ${'x'.repeat(5_000)}`,
  `X-Long: ${'x'.repeat(20_000)}`,
  'X-Forwarded-For: 1.2.3.4, nonsense, ::1',
  'Origin: https://evil.example',
  'Range: bytes=99999999999-',
  'If-None-Match: "',
  'Accept-Language: *;q=x,,,',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
];
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '{"__proto__":{"name":1}}',
  '['.repeat(5_000),
  'x'.repeat(70_000),
  '\u0000',
  '5\r\n{"a":\r\nffffffffffffffffff\r\n',
];

/** The body of a message by request, half of the time mutated. */
function bodyOf(values: FuzzValues, type: keyof typeof clientSchemas): string {
  if (values.chance(2)) return values.text(1);
  const { type: _, id, ...body } = values.messageOf(type, 1);
  return JSON.stringify(body);
}

/** The text of a request that may be wrong in every part. */
export function hostileRequest(values: FuzzValues, token: string): string {
  const types = Object.keys(clientSchemas) as (keyof typeof clientSchemas)[];
  const paths = [
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/games',
    '/api/guest',
    '/api/me',
    '/api/export',
    '/ws',
    '/%',
    '/../../etc/passwd',
    '/api/tables/x/record',
    `/${'a'.repeat(9_000)}`,
    '*',
    'http://other.example/',
    '//x',
    '/api/\u0001',
  ];
  const type = values.pick(types);
  const isMessage = !values.chance(3);
  const path = isMessage ? `/api/${type}` : values.pick(paths);
  const method = isMessage && !values.chance(4) ? 'POST' : values.pick(methods);
  const body = isMessage && !values.chance(4) ? bodyOf(values, type) : values.pick(bodies);
  const headers = [
    values.chance(10) ? '' : 'Host: x',
    'Connection: close',
    values.chance(2) ? `Authorization: Bearer ${token}` : '',
    values.chance(3) ? values.pick(oddHeaders) : '',
    values.chance(4)
      ? values.pick(['Content-Type: text/plain', 'Content-Type: application/json;;'])
      : 'Content-Type: application/json',
    values.chance(8) ? '' : `Content-Length: ${Buffer.byteLength(body) + (values.chance(12) ? 7 : 0)}`,
  ];
  const version = values.chance(15)
    ? values.pick(['HTTP/0.9', 'HTTP/1.0', 'HTTP/2.0', 'ICY/1.1'])
    : 'HTTP/1.1';
  return `${method} ${path} ${version}\r\n${headers.filter(Boolean).join('\r\n')}\r\n\r\n${body}`;
}

/** The status of the answer; `none` if the connection ended without one. A request that is cut short is ended here. */
export function statusOf(port: number, text: string): Promise<number | 'none'> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    // Bodies that are shorter than they claim, and upgrades, stay open until their side ends.
    const timer = setTimeout(() => socket.destroy(), longestAnswer);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(answer) ?? [];
      resolve(status === undefined ? 'none' : Number(status));
    });
  });
}
