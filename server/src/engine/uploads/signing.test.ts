import { expect, it } from 'vitest';
import { OPEN_FOR, openSigning, type Purpose } from './signing.ts';

const ID = '0123456789abcdef0123456789abcdef';
const signing = openSigning('secret');
const queryOf = (purpose: Purpose = 'held', expiresAt = 5000) =>
  Object.fromEntries(new URL(signing.address(ID, purpose, expiresAt, 0).address, 'http://x').searchParams);

it('a signed upload URL contains the upload id, purpose and expiry, with a lifetime in whole seconds', () => {
  const { address, expires_in } = signing.address(ID, 'waiting', 5999, 1000);
  expect(address).toMatch(/^\/api\/v1\/uploads\/[0-9a-f]{32}\?as=waiting&expires=5999&signature=[\w-]{43}$/u);
  expect(expires_in).toBe(4);
});

it('a signed upload URL opens its upload until it expires', () => {
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
])('a signed upload URL with %s is rejected', (_, changed) => {
  expect(signing.opens(ID, { ...queryOf(), ...changed }, 0)).toBeUndefined();
});

it('a signed upload URL is rejected for another upload, another secret or an overlong expiry', () => {
  expect(signing.opens(ID, queryOf('held', 999_999_999_999_999), 0)).toBeDefined();
  expect(signing.opens(ID, queryOf('held', 1_000_000_000_000_000), 0)).toBeUndefined();
  expect(signing.opens(ID.replace('0', '1'), queryOf(), 0)).toBeUndefined();
  expect(openSigning('other').opens(ID, queryOf(), 0)).toBeUndefined();
});

it('signed URLs last an hour for unused uploads and five minutes for uploads of a record', () => {
  expect(OPEN_FOR).toEqual({ waiting: 3_600_000, held: 300_000 });
});
