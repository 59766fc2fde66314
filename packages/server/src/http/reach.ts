import { networkInterfaces } from 'node:os';

interface Listening {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | undefined;
}

/** The addresses at which others find the server, as far as it can know; none if only this machine does. */
export function addressesForOthers({ host, port, publicUrl }: Listening): readonly string[] {
  if (publicUrl !== undefined) return [publicUrl];
  if (/^(127\.|::1$|localhost$)/.test(host)) return [];
  if (host !== '0.0.0.0' && host !== '::') return [addressOf(host, port)];
  return Object.values(networkInterfaces())
    .flatMap((found = []) => found)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port));
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
