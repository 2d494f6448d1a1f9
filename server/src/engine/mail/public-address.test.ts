import { expect, it } from 'vitest';
import { isPrivateAddress, isPrivateHost, publicAddressOf } from './public-address.ts';
import { deliver } from './smtp.ts';

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['fe80::1', true],
  ['fd00::1', true],
  ['64:ff9b::7f00:1', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
])('checking whether %s is a private IP address returns %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

it.each(['localhost', '127.1', '2130706433', '[::1]'])(
  'a mail host name that resolves to a private address is rejected: %s',
  async (host) => {
    expect(await publicAddressOf(host)).toBeUndefined();
  },
);

it.each([
  ['localhost', true],
  ['mail.LOCALHOST', true],
  ['10.0.0.25', true],
  ['[::1]', true],
  ['fe80::1', true],
  ['127.1', true],
  ['2130706433', true],
  ['0x7f.1', true],
  ['0', true],
  ['smtp.example.vn', false],
  ['8.8.8.8', false],
  ['localhost.example.vn', false],
])('checking whether %s is a private host returns %s', (host, expected) => expect(isPrivateHost(host)).toBe(expected));

it('a mail to a server on a private host is rejected before connecting', async () => {
  const mail = { id: 'one', to: 'a@b.example', subject: 's', text: 't', date: new Date(0) };
  const account = { host: 'localhost', port: 1, from: 'desk@library.example' };
  expect(await deliver(account, mail, { privateHosts: false })).toEqual({
    state: 'FAILED',
    problem: 'PRIVATE_HOST',
    permanent: false,
    account: true,
  });
  expect(await deliver(account, mail)).toMatchObject({ problem: 'UNREACHABLE' });
});
