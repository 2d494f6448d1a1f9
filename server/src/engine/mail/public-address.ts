import { lookup as lookupByName, type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not on the public Internet: RFC 6890, multicast, and IPv6 forms that contain an IPv4 address. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns whether a host is written as a private address. Recognizes forms such as `2130706433`, which means 127.0.0.1.
 * Host names are resolved and checked later, when a connection is opened.
 */
export function isPrivateHost(host: string): boolean {
  const written = isIP(host) === 6 ? `[${host}]` : host;
  const name = URL.parse(`http://${written}`)?.hostname.replace(/^\[|\]$/gu, '') ?? host;
  return isIP(name) === 0 ? /(?:^|\.)localhost$/u.test(name) : isPrivateAddress(name);
}

/**
 * Resolves the host name for a connection. Connect to the returned address, because a second lookup of the name could
 * return another one.
 * @returns undefined if any address of the host is private
 * @throws {Error} of `dns` for an unknown name
 */
export async function publicAddressOf(host: string): Promise<string | undefined> {
  const found = await lookup(host.replace(/^\[|\]$/gu, ''), { all: true });
  return found.some(({ address }) => isPrivateAddress(address)) ? undefined : found[0]?.address;
}

type Resolve = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

const resolveAll: Resolve = (host, done) => lookupByName(host, { all: true }, done);

/**
 * Returns a function that resolves the host name of a connection that Node opens, for its option `lookup`. It fails with
 * the code `EPRIVATE` if any address of the host is private. Node does not call it for a host that is written as an
 * address.
 */
export function publicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      const failure = error ?? refusalOf(host, found);
      const [first] = failure ? [] : found;
      if (failure || !first) done(failure ?? new Error(`${host} has no address`), '', 0);
      else if (options.all) done(null, [...found]);
      else done(null, first.address, first.family);
    });
}

function refusalOf(host: string, found: readonly LookupAddress[]): NodeJS.ErrnoException | undefined {
  if (!found.some(({ address }) => isPrivateAddress(address))) return undefined;
  return Object.assign(new Error(`${host} leads to a private address`), { code: 'EPRIVATE' });
}
