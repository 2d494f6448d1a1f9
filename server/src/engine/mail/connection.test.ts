import { expect, it } from 'vitest';
import type { SmtpAccount } from '../domain.ts';
import { connectionOf, isKnownService } from './connection.ts';

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const host = 'smtp.library.example';

it.each<[string, SmtpAccount, object | undefined]>([
  [
    'a known service speaks TLS from the start',
    { service: 'gmail' },
    { host: 'smtp.gmail.com', port: 465, secure: true, requireTLS: false },
  ],
  [
    'a known service without it upgrades the connection in any case',
    { service: 'outlook365', host, port: 25 },
    { host: 'smtp.office365.com', port: 587, secure: false, requireTLS: true },
  ],
  [
    'an unknown service leaves the host',
    { service: 'nothing', host },
    { host, port: 587, secure: false, requireTLS: false },
  ],
  ['nothing names no server', {}, undefined],
  ['an empty host is none', { host: '', service: '' }, undefined],
  [
    'port 465 speaks TLS from the start',
    { host, port: 465, user: 'desk' },
    { host, port: 465, secure: true, requireTLS: false },
  ],
  [
    'another port upgrades the connection for a password',
    { host, port: 2525, user: 'desk' },
    { host, port: 2525, secure: false, requireTLS: true },
  ],
  [
    'what needs no password may go without TLS',
    { host, port: 2525 },
    { host, port: 2525, secure: false, requireTLS: false },
  ],
])('the connection settings follow from the configured mail account: %s', async (_, account, expected) => {
  expect(await connectionOf(account)).toEqual(expected && { ...LIMITS, ...expected });
});

it.each([
  ['localhost', false],
  ['::1', false],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['0.0.0.0', true],
  ['localhost.library.example', true],
])('sending a mail server password to %s requires TLS: %s', async (name, requireTLS) => {
  expect(await connectionOf({ host: name, user: 'desk' })).toMatchObject({ requireTLS });
});

it('well-known mail services are recognized by name', async () => {
  expect(await isKnownService('gmail')).toBe(true);
  expect(await isKnownService('nothing')).toBe(false);
});
