import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whom limits count: the client's address; behind proxies Fastify's `trustProxy` makes it the real one. A connection that has been
 * broken off no longer has one, contrary to the type.
 */
export function clientOf({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  return networkOf(ip ?? '');
}

/**
 * An IPv4 address as it is. Of an IPv6 address the first 64 bits: that is what one customer of a provider gets, with more
 * addresses in it than could ever be counted. Everything that is no address counts as the same client.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/u, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Eight numbers of 16 bits; an IPv4 address at the end is two of them. */
function groupsOf(address: string): readonly number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [head = '', tail] = hex.split('::');
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
