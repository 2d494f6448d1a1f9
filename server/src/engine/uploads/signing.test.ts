import { expect, it } from 'vitest';
import { OPEN_FOR, openSigning, type Purpose } from './signing.ts';

const ID = '0123456789abcdef0123456789abcdef';
const signing = openSigning('secret');
const queryOf = (purpose: Purpose = 'held', expiresAt = 5000) =>
  Object.fromEntries(new URL(signing.address(ID, purpose, expiresAt, 0).address, 'http://x').searchParams);

it('an address names its upload, its purpose and its end, and is good for whole seconds', () => {
  const { address, expires_in } = signing.address(ID, 'waiting', 5999, 1000);
  expect(address).toMatch(/^\/api\/v1\/uploads\/[0-9a-f]{32}\?as=waiting&expires=5999&signature=[\w-]{43}$/u);
  expect(expires_in).toBe(4);
});

it('an address opens its upload until its end', () => {
  expect(signing.opens(ID, queryOf(), 4999)).toEqual({ purpose: 'held', expiresAt: 5000 });
  expect(signing.opens(ID, queryOf('waiting'), 0)).toEqual({ purpose: 'waiting', expiresAt: 5000 });
  expect(signing.opens(ID, queryOf(), 5000)).toBeUndefined();
});

it.each([
  ['another purpose', { as: 'waiting' }],
  ['an unknown purpose', { as: 'all' }],
  ['no purpose', { as: undefined }],
  ['another end', { expires: '5001' }],
  ['the same end written otherwise', { expires: '05000' }],
  ['an end that is no number', { expires: 'x' }],
  ['an end given twice', { expires: ['5000', '5000'] }],
  ['no signature', { signature: undefined }],
  ['another signature', { signature: 'A'.repeat(43) }],
])('nothing is opened by %s', (_, changed) => {
  expect(signing.opens(ID, { ...queryOf(), ...changed }, 0)).toBeUndefined();
});

it('nothing is opened by an end of more than 15 digits, nor by what was signed for another upload or with another secret', () => {
  expect(signing.opens(ID, queryOf('held', 999_999_999_999_999), 0)).toBeDefined();
  expect(signing.opens(ID, queryOf('held', 1_000_000_000_000_000), 0)).toBeUndefined();
  expect(signing.opens(ID.replace('0', '1'), queryOf(), 0)).toBeUndefined();
  expect(openSigning('other').opens(ID, queryOf(), 0)).toBeUndefined();
});

it('a waiting upload is open for an hour, one of a record for five minutes', () => {
  expect(OPEN_FOR).toEqual({ waiting: 3_600_000, held: 300_000 });
});
