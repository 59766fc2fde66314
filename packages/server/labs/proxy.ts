import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { WebSocket, WebSocketServer } from 'ws';

/** Fault probabilities per message, and the longest delay in milliseconds. */
export interface LineFaults {
  readonly drop: number;
  readonly duplicate: number;
  readonly cut: number;
  readonly delay: number;
}

/** Faults of a bad line. */
export const manyFaults: LineFaults = { drop: 0.01, duplicate: 0.05, cut: 0.004, delay: 3 };
/** Faults of a good line: short delays. */
export const fewFaults: LineFaults = { drop: 0, duplicate: 0, cut: 0, delay: 1 };

/** A proxy with faults, and their numbers. */
export interface Proxy {
  readonly url: string;
  readonly done: { drops: number; duplicates: number; cuts: number; messages: number };
  close(): void;
}

/** A proxy that loses, delays and doubles messages and cuts connections. It keeps their order, as any stream does. */
export async function badLine(upstream: string, lineFaults: LineFaults, seed: number): Promise<Proxy> {
  const dice = new Dice(seedFromNumber(seed));
  const done = { drops: 0, duplicates: 0, cuts: 0, messages: 0 };
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (near) => {
    const far = new WebSocket(upstream, { perMessageDeflate: false });
    const cut = () => {
      near.terminate();
      far.terminate();
    };
    for (const end of [near, far]) end.on('error', cut).on('close', cut);
    const opened = new Promise<void>((resolve) => far.once('open', () => resolve()));
    const carry = (from: WebSocket, to: WebSocket) => {
      let line: Promise<void> = opened;
      from.on('message', (data) => {
        const text = String(data);
        const [fate, delay] = [dice.fraction(), dice.fraction() * lineFaults.delay];
        done.messages++;
        line = line.then(async () => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          if (to.readyState !== WebSocket.OPEN) return;
          if (fate < lineFaults.cut) {
            done.cuts++;
            return cut();
          }
          if (fate < lineFaults.cut + lineFaults.drop) return void done.drops++;
          to.send(text);
          if (fate > 1 - lineFaults.duplicate) {
            done.duplicates++;
            to.send(text);
          }
        });
      });
    };
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    done,
    close: () => {
      for (const client of sockets.clients) client.terminate();
      server.close();
    },
  };
}
