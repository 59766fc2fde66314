import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `pass` carries everything, `cut` closes connections and refuses new ones, `stall` keeps them and carries nothing. */
export type Passage = 'pass' | 'cut' | 'stall';

/** A proxy that can be cut and stalled. */
export interface CutProxy {
  readonly port: number;
  /** Number of connections taken so far. */
  readonly taken: () => number;
  set(passage: Passage): void;
  close(): void;
}

/** Targets of a proxy. */
export interface CutSetup {
  /** Ports to connect to, in turn: the next one where a connection is refused. */
  targets(): readonly number[];
  /** Sees everything that is sent to the target. */
  tap?(data: Buffer, connection: number): void;
  /** Longest delay of a piece of data; ms. */
  readonly delay?: number;
}

/** A TCP proxy on loopback that can be cut and stalled, and that takes turns among several targets. */
export async function cutProxy({ targets, tap, delay = 0 }: CutSetup): Promise<CutProxy> {
  const open = new Set<Socket>();
  let passage: Passage = 'pass';
  let taken = 0;
  const carry = (from: Socket, to: Socket) => {
    open.add(from);
    let last: Promise<void> = Promise.resolve();
    from.on('data', (data) => {
      if (delay === 0) {
        to.write(data);
        return;
      }
      const wait = Math.random() * delay;
      last = last
        .then(() => new Promise<void>((resolve) => setTimeout(resolve, wait)))
        .then(() => void to.write(data));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      void last.then(() => to.destroy());
    });
    if (passage === 'stall') from.pause();
  };
  const reach = (near: Socket, ports: readonly number[], connection: number): void => {
    const [port, ...others] = ports;
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    far.setNoDelay(true);
    const next = () => reach(near, others, connection);
    far.once('error', next);
    far.once('connect', () => {
      far.off('error', next);
      near.on('data', (data) => tap?.(data, connection));
      carry(near, far);
      carry(far, near);
    });
  };
  const server = createServer((near) => {
    near.setNoDelay(true);
    near.on('error', () => near.destroy());
    if (passage === 'cut') return void near.destroy();
    const ports = targets();
    const first = taken++ % Math.max(1, ports.length);
    reach(near, [...ports.slice(first), ...ports.slice(0, first)], taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    set: (wanted) => {
      passage = wanted;
      for (const socket of open) {
        if (wanted === 'cut') socket.destroy();
        else if (wanted === 'stall') socket.pause();
        else socket.resume();
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
