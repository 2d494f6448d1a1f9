import { expect, it } from 'vitest';
import { clientOf, networkOf } from './client-address.ts';

it.each([
  ['192.168.1.20', '192.168.1.20'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['::ffff:c0a8:114', '192.168.1.20'],
  ['1::ffff:192.168.1.20', '1:0:0:0::/64'],
  ['64:ff9b::192.168.1.20', '64:ff9b:0:0::/64'],
  ['::192.168.1.20', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4::/64'],
  ['a name', 'unknown'],
  ['', 'unknown'],
])('rate limits count the client address %s as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
  expect(clientOf({ ip: address })).toBe(expected);
});

it('the client of a closed connection has no address and counts as unknown', () => {
  expect(clientOf({ ip: undefined })).toBe('unknown');
});
