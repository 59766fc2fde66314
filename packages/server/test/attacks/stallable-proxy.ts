import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a Postgres that can be made to hang: connections stay open and nothing comes through. */
export async function stallableProxy(url: string): Promise<{
  readonly url: string;
  stall(): void;
  resume(): void;
  close(): void;
}> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
      if (isStalled) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const near = new URL(url);
  near.port = String((server.address() as AddressInfo).port);
  return {
    url: near.href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
