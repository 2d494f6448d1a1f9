import { expect, test } from 'vitest';
import { accountNameOf, isActive, signInNameOf } from './identity.ts';

test('a record is active if its status is an active value or if it has no status', () => {
  const status = { field: 'status', active: ['ACTIVE', true] };
  const rows = [{ status: 'ACTIVE' }, { status: true }, { status: 'LOCKED' }, { status: null }, {}];
  expect(rows.map((row) => isActive(status, row))).toEqual([true, true, false, false, true]);
  expect(isActive(undefined, { status: 'LOCKED' })).toBe(true);
});

test('an account signs in with its first non-empty sign-in field and is shown by its name', () => {
  const users = { resource: 'users', signIn: ['login', 'email'], signInForm: [], name: 'name' };
  const { name: _, ...nameless } = users;
  const row = { name: 'An', login: '', email: 'an@x.vn' };
  expect(signInNameOf(users, row)).toBe('an@x.vn');
  expect(signInNameOf(users, { login: 'an', email: 'an@x.vn' })).toBe('an');
  expect(signInNameOf(users, { login: 5 })).toBeUndefined();
  expect(accountNameOf(users, row)).toBe('An');
  expect(accountNameOf(users, { ...row, name: '' })).toBe('an@x.vn');
  expect(accountNameOf(users, { ...row, name: null })).toBe('an@x.vn');
  expect(accountNameOf(nameless, row)).toBe('an@x.vn');
  expect(accountNameOf(users, {})).toBeUndefined();
});
