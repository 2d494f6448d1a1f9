import { expect, it } from 'vitest';
import { accountOfEnvironment } from './environment.ts';

const TUYEN_MAIL_FROM = 'desk@library.example';

it.each([
  ['smtps://desk:p%40ss@smtp.example.vn', { host: 'smtp.example.vn', port: 465, user: 'desk', password: 'p@ss' }],
  ['smtp://smtp.example.vn', { host: 'smtp.example.vn', port: 587 }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525 }],
])('the mail server URL %s in the environment is parsed', (url, account) => {
  expect(accountOfEnvironment({ TUYEN_MAIL_URL: url, TUYEN_MAIL_FROM })).toEqual({ ...account, from: TUYEN_MAIL_FROM });
});

it('no mail account is configured if the environment variables for mail are missing', () => {
  expect(accountOfEnvironment({})).toBeUndefined();
});

it.each([
  ['TUYEN_MAIL_URL', { TUYEN_MAIL_URL: 'smtp.example.vn', TUYEN_MAIL_FROM }],
  ['TUYEN_MAIL_URL', { TUYEN_MAIL_URL: 'https://smtp.example.vn', TUYEN_MAIL_FROM }],
  ['TUYEN_MAIL_FROM', { TUYEN_MAIL_URL: 'smtp://smtp.example.vn' }],
  ['TUYEN_MAIL_FROM', { TUYEN_MAIL_URL: 'smtp://smtp.example.vn', TUYEN_MAIL_FROM: 'desk' }],
  ['TUYEN_MAIL_URL', { TUYEN_MAIL_FROM }],
])('an invalid mail configuration is rejected with the name of the variable %s', (name, environment) => {
  expect(() => accountOfEnvironment(environment)).toThrow(name);
});
