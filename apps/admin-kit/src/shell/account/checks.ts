import { isPassword } from '@tuyen/model';

/** Email address: letters, digits, `_ . + -`, then @ and a domain with a dot. */
const EMAIL = /^[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/**
 * Validators for the inputs of the sign-in and account forms. Each returns true for a valid value, otherwise a message
 * key in `auth.errors`.
 */
export const checks = {
  email: (value: string) => {
    if (value.trim() === '') return 'auth.errors.email_required';
    return EMAIL.test(value.trim()) || 'auth.errors.email_invalid';
  },
  required: (value: string) => value.trim() !== '' || 'auth.errors.required',
  password: (value: string) => value !== '' || 'auth.errors.password_required',
  newPassword: (value: string) => {
    if (value === '') return 'auth.errors.password_required';
    return isPassword(value) || 'auth.errors.password_too_short';
  },
  repeated: (value: string, values: Readonly<Record<string, string>>) => {
    if (value === '') return 'auth.errors.confirm_password_required';
    return value === values['password'] || 'auth.errors.passwords_do_not_match';
  },
} as const;

export const CHECK_VALUES = { limit: 8 };
