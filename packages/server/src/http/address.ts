import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Address of the client. Each trusted proxy appends the address it saw to X-Forwarded-For, so the entry that the
 * outermost of them wrote is believed, and everything before it may be made up.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedHops: number,
): string {
  const peer = socket.remoteAddress ?? '';
  const seen = [...String(headers['x-forwarded-for'] ?? '').split(','), peer]
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const address = seen[Math.max(0, seen.length - 1 - trustedHops)] ?? peer;
  return isIP(address) === 0 ? peer : address;
}

const groupsOfNetwork = 4;

/** The unit that limits count: an IPv4 address, or an IPv6 network of 64 bits, of which one household has many addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = after === undefined ? groups : [...groups, ...zeros, ...rest];
  const network = all.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
