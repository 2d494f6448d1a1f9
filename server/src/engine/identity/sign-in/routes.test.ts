import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOpen } from '../../endpoint/schema.ts';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

it('the OpenAPI document lists the responses of the sign-in endpoints and who may call them', () => {
  const documented = library.endpoints.flatMap(({ method, url, schema }) =>
    url.startsWith('/api/v1/auth/') && method !== 'HEAD' && schema
      ? [
          `${method} ${url.slice(13)}: ${Object.keys(schema.response ?? {}).join(' ')}, ` +
            (isOpen(schema) ? 'anybody' : 'signed in'),
        ]
      : [],
  );
  expect(documented.toSorted()).toEqual([
    'GET profile: 200, signed in',
    'POST change-password: 200 409, signed in',
    'POST forgot-password: 204 404 429, anybody',
    'POST grants: 200 403 404 422, signed in',
    'POST invitations: 200 403 404 409 429, signed in',
    'POST login: 200 401 403 429 503, anybody',
    'POST logout: 204, anybody',
    'POST reset-password: 204 429, anybody',
  ]);
});

it('a session lasts eight hours by default', async () => {
  const { body } = await library.anyone('POST', 'auth/login', { account: 'reader', password: PASSWORD });
  expect(body['authExpiresIn']).toBe(28_800);
});

it('a sign-in with an empty or missing password is rejected without checking the password', async () => {
  for (const password of ['', undefined]) {
    const { status, body } = await library.anyone('POST', 'auth/login', { account: 'reader', password });
    expect([status, body['code']]).toEqual([401, 'invalid_account']);
  }
});

it('a password reset for an unknown address also creates a key, so that the response takes equally long', async () => {
  const keys = async () => (await library.engine.records.database.rows('SELECT "subject" FROM "_keys"')).length;
  const before = await keys();
  expect((await library.anyone('POST', 'auth/forgot-password', { email: 'gone@library.example' })).status).toBe(204);
  expect(await keys()).toBe(before + 1);
  expect((await library.anyone('POST', 'auth/forgot-password', { email: 'reader@library.example' })).status).toBe(204);
  expect(await keys()).toBe(before + 2);
});

it('a password reset by email is logged as a change by the owner of the account', async () => {
  const { records, store } = library.engine;
  const before = await store.first('users', { username: 'helper' });
  await library.anyone('POST', 'auth/forgot-password', { email: 'helper@library.example' });
  const [mail] = await records.database.rows(
    `SELECT "text" FROM "_outbox" WHERE "recipient" = 'helper@library.example'`,
  );
  const { searchParams } = new URL(/http\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  const link = { id: searchParams.get('id'), key: searchParams.get('key') };
  expect((await library.anyone('POST', 'auth/reset-password', { ...link, password: 'Helper#2027' })).status).toBe(204);
  const after = await store.first('users', { username: 'helper' });
  expect(Number(after?.['version'])).toBe(Number(before?.['version']) + 1);
  expect(await records.database.rows(`SELECT * FROM "_audit" WHERE "action" = 'reset-password'`)).toEqual([
    expect.objectContaining({ resource: 'users', record_id: before?.['id'], office_id: library.office('Branch') }),
  ]);
});
