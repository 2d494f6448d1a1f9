import { expect, it } from 'vitest';
import { passwordCost } from './password-cost.ts';
import {
  checkPassword,
  hashPublishedPassword,
  hashPassword,
  hashToken,
  isHashed,
  publishedHashes,
} from './passwords.ts';

const USUAL = 'scrypt$fGtdImj5c5DgGMbZy5tdQg$Qsinhl_joFGQjthrR6S8Ql9zP3vIuMqU299wmw4UKl8';

it('a password hash matches only its password, in any Unicode form, and each hash of a password is different', async () => {
  const hash = await hashPassword('Thư viện');
  expect(isHashed(hash)).toBe(true);
  expect(isHashed('Thư viện')).toBe(false);
  expect(await checkPassword('Thư viện'.normalize('NFD'), hash)).toBe(true);
  expect(await checkPassword('Thu vien', hash)).toBe(false);
  expect(await hashPassword('Thư viện')).not.toBe(hash);
});

it('a password hash states a hashing cost other than the default, and is checked with it', async () => {
  expect(await hashPassword('a')).toMatch(/^scrypt\$10\$[\w-]{22}\$[\w-]{43}$/u);
  expect(await checkPassword('Tuyen#2026', USUAL)).toBe(true);
  expect(await checkPassword('Tuyen#2027', USUAL)).toBe(false);
});

it.each([undefined, '', 'scrypt$', 'scrypt$10$salt', 'scrypt$10$c2FsdA$', 'scrypt$10$c2FsdA$c2hvcnQ', 'plain'])(
  'no password matches the invalid password hash %j',
  async (hash) => {
    expect(await checkPassword('', hash)).toBe(false);
    expect(await checkPassword('plain', hash)).toBe(false);
  },
);

it('a fixture password has the same hash in every run and counts as a published password', async () => {
  const hash = hashPublishedPassword('Library#1999');
  expect(hashPublishedPassword('Library#1999')).toBe(hash);
  expect(await checkPassword('Library#1999', hash)).toBe(true);
  expect(publishedHashes()).toContain(hash);
  const known = await Promise.all(publishedHashes().map((each) => checkPassword('Tuyen#2026', each)));
  expect(known).toContain(true);
});

it('a token is stored only as a digest', () => {
  expect(hashToken('token')).toBe('PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A');
});

it.each([
  [undefined, 15],
  ['', 15],
  ['4', 4],
  ['20', 20],
  ['3', 15],
  ['21', 15],
  ['10.5', 15],
  ['ten', 15],
])('the setting %j for the cost of password hashing yields the cost %i', (text, cost) => {
  expect(passwordCost(text)).toBe(cost);
});
