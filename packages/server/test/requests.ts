import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { TestServer } from './test-server.ts';

export const json = { 'content-type': 'application/json' };

export function post(
  base: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${base}${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

/** Requests a raw path, which fetch would normalise. */
export function rawGet(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\n${more.join('')}Connection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
}

/** A plain socket and everything it receives. */
export async function bare(server: TestServer): Promise<{
  send(data: string | Buffer): void;
  answers: { to?: number; reason?: { code: string } }[];
  socket: WebSocket;
}> {
  const socket = new WebSocket(server.socketUrl);
  const answers: { to?: number; reason?: { code: string } }[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('open', resolve));
  return { send: (data) => socket.send(data), answers, socket };
}
