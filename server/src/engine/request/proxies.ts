import { isIP } from 'node:net';

/**
 * Value of the Fastify option `trustProxy`. If it is a function, its parameter `hop` is the position of the proxy: 0
 * for the one that is connected to the server.
 */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Parses `TUYEN_TRUST_PROXY`: the number of proxies in front of the server (`1`), or their addresses and networks
 * (`10.0.0.0/8, ::1`). Each proxy appends an entry to `X-Forwarded-For`, and only these last entries are trusted.
 * Earlier entries may be written by a client and have no effect. With a number, the server trusts every peer, so only
 * the proxy may reach the server's port.
 * @throws Error that explains the problem and the expected format
 */
export function trustedProxies(text: string | undefined): TrustedProxies {
  const given = text?.trim() ?? '';
  if (given === '' || given === '0') return false;
  if (/^[1-9]\d?$/u.test(given)) return (_, hop) => hop < Number(given);
  const networks = given.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new Error(
    `TUYEN_TRUST_PROXY=${given}: "${wrong}" is neither a number of proxies nor an address. ` +
      'Write how many proxies are in front of the server (1), or their addresses: 10.0.0.0/8,::1.',
  );
}

const NAMED: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (NAMED.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
