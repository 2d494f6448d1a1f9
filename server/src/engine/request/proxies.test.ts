import { describe, expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { trustedProxies } from './proxies.ts';

const CHALLENGES = 60;

async function askedFrom(trust: string | undefined, forwarded: (index: number) => string | undefined) {
  const library = await openLibrary({ rateLimits: true, seed: false, trustProxy: trustedProxies(trust) });
  onTestFinished(() => library.app.close());
  const statuses: number[] = [];
  for (let index = 0; index <= CHALLENGES; index += 1) {
    const header = forwarded(index);
    const { statusCode } = await library.app.inject({
      url: '/api/v1/public/captcha',
      remoteAddress: '10.0.0.1',
      ...(header !== undefined && { headers: { 'x-forwarded-for': header } }),
    });
    statuses.push(statusCode);
  }
  return statuses;
}
const LIMITED = [...Array.from({ length: CHALLENGES }, () => 200), 429];
const FREE = Array.from({ length: CHALLENGES + 1 }, () => 200);
const forged = (index: number) => `203.0.113.${index}`;

describe('The header X-Forwarded-For', () => {
  it.each<[string, string | undefined, (index: number) => string]>([
    ['no proxy: the header is not looked at', undefined, forged],
    ['one proxy: what the client wrote stands before its entry', '1', (index) => `${forged(index)}, 198.51.100.7`],
    ['two proxies', '2', (index) => `${forged(index)}, 198.51.100.7, 10.0.0.2`],
    ['known proxies', '10.0.0.0/8', (index) => `${forged(index)}, 198.51.100.7, 10.0.0.2`],
    ['a proxy of another network is none', '172.16.0.0/12', forged],
    ['one customer of a provider, with any address of theirs', '1', (index) => `2001:db8:1:2::${index.toString(16)}`],
    ['entries that are no addresses', '1', (index) => `client-${index}`],
  ])('a forged X-Forwarded-For entry does not bypass the rate limit: %s', async (_, trust, header) => {
    expect(await askedFrom(trust, header)).toEqual(LIMITED);
  });

  it('clients behind the same proxy are rate-limited separately', async () => {
    expect(await askedFrom('1', forged)).toEqual(FREE);
    expect(await askedFrom('10.0.0.1', (index) => `2001:db8:${index.toString(16)}::1`)).toEqual(FREE);
  });
});

describe('The variable TUYEN_TRUST_PROXY', () => {
  it.each([undefined, '', '0'])('with the value %s, TUYEN_TRUST_PROXY trusts no proxy', (text) =>
    expect(trustedProxies(text)).toBe(false),
  );
  it('TUYEN_TRUST_PROXY accepts addresses, networks and named networks', () => {
    expect(trustedProxies('10.0.0.0/8, ::1,loopback')).toEqual(['10.0.0.0/8', '::1', 'loopback']);
    const widest = ['10.0.0.1/32', '10.0.0.0/1', '::1/128', '::/1', 'linklocal', 'uniquelocal'];
    expect(trustedProxies(widest.join(' , '))).toEqual(widest);
  });
  it('TUYEN_TRUST_PROXY accepts a number of trusted proxies, counted from the server', () => {
    const trusted = trustedProxies(' 2 ');
    expect(typeof trusted === 'function' && [0, 1, 2, 3].map((hop) => trusted('203.0.113.1', hop))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(typeof trustedProxies('99')).toBe('function');
    expect(() => trustedProxies('100')).toThrow(
      'TUYEN_TRUST_PROXY=100: "100" is neither a number of proxies nor an address. ' +
        'Write how many proxies are in front of the server (1), or their addresses: 10.0.0.0/8,::1.',
    );
    expect(() => trustedProxies('10.0.0.1,lan')).toThrow('"lan" is neither');
  });
  it.each(['yes', 'true', '-1', '1.5', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1;::1', '10.0.0.0/8/8'])(
    'TUYEN_TRUST_PROXY rejects %s with an error that explains the format',
    (text) => expect(() => trustedProxies(text)).toThrow(/TUYEN_TRUST_PROXY=.*Write how many proxies/u),
  );
});
