import { networkInterfaces } from 'node:os';

interface Listening {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | undefined;
}

/** Addresses under which others reach the server, as far as it knows; none if it is local only. */
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
