import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the address by which rate limits identify the client. Behind proxies, Fastify's `trustProxy` determines it.
 * If the connection was aborted, `ip` is undefined, although Fastify's type excludes this.
 */
export function clientOf({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  return networkOf(ip ?? '');
}

/**
 * Returns an IPv4 address unchanged. Returns only the first 64 bits of an IPv6 address, because a customer of a
 * provider gets a whole /64 network, whose addresses are too many to count separately. All invalid addresses count as
 * the same client.
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
