import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 addresses that lead to no public machine. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** The only IPv6 addresses handed out to machines, and those among them that wrap or document others. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const wrapped6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  wrapped6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !wrapped6.check(address, 'ipv6');
}

/** The name leads to this machine or to its network. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/** Whether a URL could be posted to: by TLS, on the usual port, without a password, and not plainly to a private address. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? host.includes('.') && !/\.(local|internal|localhost)$/.test(host)
    : isPublicAddress(host);
}

/** Resolves a name for a connection; fails if any of its addresses is not public. The connection goes to what was checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error === null ? found : [];
    const [first] = addresses;
    if (error !== null || first === undefined) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublicError(`${hostname} leads to no public address`), []);
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
