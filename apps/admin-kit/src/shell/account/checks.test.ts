import { expect, test } from 'vitest';
import { checks } from './checks.ts';

test('account forms require a valid email address', () => {
  expect(checks.email('')).toBe('auth.errors.email_required');
  expect(checks.email('an@tuyen')).toBe('auth.errors.email_invalid');
  expect(checks.email('an nguyen@tuyen.example')).toBe('auth.errors.email_invalid');
  expect(checks.email('an.nguyen+ve_1@tuyen.example')).toBe(true);
});

test('account forms require a minimum length and a matching repetition of a new password', () => {
  expect(checks.newPassword('')).toBe('auth.errors.password_required');
  expect(checks.newPassword('short')).toBe('auth.errors.password_too_short');
  expect(checks.newPassword(' '.repeat(8))).toBe('auth.errors.password_too_short');
  expect(checks.newPassword(' a b c d e f g ')).toBe('auth.errors.password_too_short');
  // Expects four letters to count as four, although each has separate code points for its accents.
  expect(checks.newPassword('ế'.normalize('NFD').repeat(4))).toBe('auth.errors.password_too_short');
  expect(checks.newPassword('mật khẩu dài')).toBe(true);
  expect(checks.repeated('', { password: 'a' })).toBe('auth.errors.confirm_password_required');
  expect(checks.repeated('b', { password: 'a' })).toBe('auth.errors.passwords_do_not_match');
  expect(checks.repeated('a', { password: 'a' })).toBe(true);
});

test('the sign-in form requires a username and a password', () => {
  expect(checks.required(' ')).toBe('auth.errors.required');
  expect(checks.required('an.nguyen')).toBe(true);
  expect(checks.password('')).toBe('auth.errors.password_required');
  expect(checks.password('x')).toBe(true);
});
