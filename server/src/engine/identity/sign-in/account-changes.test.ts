import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Row } from '../../domain.ts';
import { hashToken } from '../passwords/passwords.ts';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

let meanwhile: (id: string) => Promise<unknown> = async () => undefined;
const domain: Domain = {
  identity: {
    client: async (_, hash) => (hash === hashToken('key') ? { id: 'shelf', permissions: ['book.read'] } : undefined),
    async sessionSeconds(_, { id }) {
      await meanwhile(id);
      return 60;
    },
  },
};

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ domain });
});
afterAll(() => library.app.close());
afterEach(() => {
  meanwhile = async () => undefined;
});

const change = (id: string, values: Row) =>
  library.engine.records.transaction(async (rows) => {
    const now = await rows.lock('users', id);
    if (now) await rows.replace('users', now, { ...now, ...values });
  });
const login = async () => {
  const { status, body } = await library.anyone('POST', 'auth/login', { account: 'reader', password: PASSWORD });
  return [status, body['code']];
};

describe('An account that changes while its password is checked', () => {
  it('a sign-in rejects the previous password if the password changes during the check', async () => {
    const reader = await library.engine.store.first('users', { username: 'reader' });
    meanwhile = (id) => change(id, { password: 'scrypt$x$y' });
    expect(await login()).toEqual([401, 'login_failed']);
    meanwhile = async () => undefined;
    await change(String(reader?.['id']), { password: reader?.['password'] });
    expect(await login()).toEqual([200, undefined]);
  });

  it('a sign-in is rejected if the account is locked during the password check', async () => {
    meanwhile = (id) => change(id, { status: 'INACTIVE' });
    expect(await login()).toEqual([403, 'account_locked']);
    const reader = await library.engine.store.first('users', { username: 'reader' });
    await change(String(reader?.['id']), { status: 'ACTIVE' });
  });
});

it('only the first of two concurrent requests to change a password succeeds', async () => {
  const helper = await library.as('helper');
  const set = (to: string) => helper('POST', 'auth/change-password', { password: PASSWORD, new_password: to });
  const answers = await Promise.all([set('Helper#2027'), set('Helper#2028')]);
  const [refused] = answers.filter(({ status }) => status !== 200);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(refused?.body['code']).toBe('version_conflict');
});

it('an API client cannot read a profile or change a password', async () => {
  const key = { 'x-api-key': 'key' };
  const body = { password: PASSWORD, new_password: 'Client#2027' };
  for (const answer of [
    await library.anyone('GET', 'auth/profile', undefined, key),
    await library.anyone('POST', 'auth/change-password', body, key),
  ])
    expect([answer.status, answer.body['code']]).toEqual([403, 'not_permitted']);
});
