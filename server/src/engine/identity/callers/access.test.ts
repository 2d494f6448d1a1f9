import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

describe('Access of accounts to records', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({ rateLimits: true });
  });
  afterAll(() => library.app.close());
  const lend = async (account: string, headers: Record<string, string> = {}) => {
    const send = await library.as(account, headers);
    const book = (await (await library.as('root'))('POST', 'books', { title: 'Sách' })).body['id'];
    return (await send('POST', 'loans', { book_id: book })).body;
  };

  it('a sign-in by username or e-mail returns the profile', async () => {
    const byName = await library.anyone('POST', 'auth/login', { account: 'clerk', password: PASSWORD });
    expect(byName).toMatchObject({
      status: 200,
      body: {
        username: 'clerk',
        authExpiresIn: 28_800,
        office_id: library.office('Main'),
        is_admin: false,
        is_superuser: false,
      },
    });
    expect(byName.body['offices']).toMatchObject([
      { id: library.office('Main'), name: 'Main', organisation_type: 'MAIN', permissions: expect.any(Array) },
      { name: 'Other', permissions: expect.any(Array) },
    ]);
    expect(byName.body).toMatchObject({ id: expect.any(String), avatar_url: null, authToken: expect.any(String) });
    const byMail = await library.anyone('POST', 'auth/login', { account: 'Clerk@Library.example', password: PASSWORD });
    expect(byMail.status).toBe(200);
    const headers = { authorization: `Bearer ${byMail.body['authToken']}` };
    const profile = (await library.anyone('GET', 'auth/profile', undefined, headers)).body;
    expect(profile).toMatchObject({ username: 'clerk', email: 'clerk@library.example' });
    expect(profile).not.toHaveProperty('password');
    expect((await library.anyone('POST', 'auth/logout', undefined, headers)).status).toBe(204);
    expect((await library.anyone('GET', 'auth/profile', undefined, headers)).status).toBe(401);
  });

  it('a sign-in is rejected for wrong credentials, missing or locked accounts, and too many attempts', async () => {
    const login = (account: string, password: string) => library.anyone('POST', 'auth/login', { account, password });
    expect(await login('clerk', 'wrong')).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(await login('unknown', 'wrong')).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(await login('locked', PASSWORD)).toMatchObject({ status: 403, body: { code: 'account_locked' } });
    for (let attempt = 0; attempt < 10; attempt += 1) await login('reader', 'wrong');
    expect(await login('reader', PASSWORD)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  it('a sign-in without an account or a password is rejected like a sign-in with wrong credentials', async () => {
    const messages = {
      vi: 'Tài khoản không hợp lệ: cần có tài khoản và mật khẩu.',
      en: 'Invalid account: an account and a password are required.',
    };
    for (const body of [
      {},
      { account: 'clerk' },
      { password: PASSWORD },
      { account: null, password: null },
      { account: '', password: '' },
      { account: ' \u00a0', password: PASSWORD },
      { account: 'clerk', password: '' },
    ]) {
      for (const [language, message] of Object.entries(messages)) {
        const answer = await library.anyone('POST', 'auth/login', body, { 'accept-language': language });
        expect(answer, JSON.stringify(body)).toMatchObject({ status: 401, body: { code: 'invalid_account', message } });
      }
    }
    expect(await library.anyone('POST', 'auth/login', { account: 7, password: PASSWORD })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { account: expect.any(String) } },
    });
  });

  it('every protected route requires its permission slug', async () => {
    const reader = await library.as('helper');
    for (const [method, path] of [
      ['GET', 'offices'],
      ['DELETE', 'loans/x'],
      ['POST', 'authors'],
      ['DELETE', 'users/x'],
      ['POST', 'authors/bulk'],
    ] as const) {
      expect((await reader(method, path, method === 'GET' ? undefined : {})).status, `${method} ${path}`).toBe(403);
      expect((await library.anyone(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
    }
    expect((await (await library.as('admin'))('GET', 'offices')).status).toBe(200);
  });

  it('a user of an office can edit records of the office, and can only read records of the offices below', async () => {
    const own = await lend('clerk');
    const below = await lend('helper');
    const other = await lend('clerk', { 'x-office-id': library.office('Other') });
    const clerk = await library.as('clerk');
    const seen = ((await clerk('GET', 'loans')).body as unknown as Row[]).map((loan) => loan['id']);
    expect(seen).toContain(own['id']);
    expect(seen).toContain(below['id']);
    expect(seen).not.toContain(other['id']);
    expect((await clerk('GET', `loans/${other['id']}`)).status).toBe(404);
    expect((await clerk('PATCH', `loans/${other['id']}`, { reader: 'x' })).status).toBe(404);
    expect((await clerk('GET', `loans/${below['id']}`)).status).toBe(200);
    expect(await clerk('PATCH', `loans/${below['id']}`, { reader: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'read_only_office' },
    });
    const helper = await library.as('helper');
    expect((await helper('GET', `loans/${own['id']}`)).status).toBe(404);
    expect(await helper('GET', 'loans', undefined, { 'x-office-id': library.office('Main') })).toMatchObject({
      status: 403,
      body: { code: 'foreign_office' },
    });
    expect(
      (await clerk('POST', 'loans', { book_id: own['book_id'], office_id: library.office('Branch') })).status,
    ).toBe(403);
  });

  it('a user cannot grant permissions that they lack', async () => {
    const clerk = await library.as('clerk');
    const main = library.office('Main');
    const grant = (more: Row) => clerk('POST', 'users', { username: `u${Math.random()}`, office_id: main, ...more });
    expect((await grant({ offices: [{ office_id: main, permissions: ['book.read'] }] })).status).toBe(201);
    expect(await grant({ offices: [{ office_id: main, permissions: ['office.delete'] }] })).toMatchObject({
      status: 403,
      body: { code: 'grant_not_held' },
    });
    expect((await grant({ is_superuser: true })).status).toBe(403);
    expect((await grant({ offices: [{ office_id: main, is_admin: true }] })).status).toBe(403);
    expect(
      (await grant({ offices: [{ office_id: library.office('Other'), permissions: ['book.read'] }] })).status,
    ).toBe(201);
    expect((await clerk('POST', 'roles', { name: 'r', permissions: ['book.read'] })).status).toBe(201);
    expect((await clerk('POST', 'roles', { name: 'r', permissions: ['office.delete'] })).status).toBe(403);
    const root = await library.engine.store.first('users', { username: 'root' });
    expect((await clerk('PATCH', `users/${root?.['id']}`, { password: 'Mine#2026' })).status).toBe(403);
  });

  it('a mailed link resets a password once and ends existing sessions', async () => {
    const helper = await library.as('helper');
    expect((await library.anyone('POST', 'auth/forgot-password', { email: 'unknown@x.vn' })).status).toBe(204);
    expect((await library.anyone('POST', 'auth/forgot-password', { email: 'helper@library.example' })).status).toBe(
      204,
    );
    const [mail] = await library.engine.records.database.rows(`SELECT * FROM "_outbox"`);
    const link = new URL(/http\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
    const [id, key] = [link.searchParams.get('id'), link.searchParams.get('key')];
    const reset = (password: string, secret = key) =>
      library.anyone('POST', 'auth/reset-password', { id, key: secret, password });
    expect((await reset('short')).body).toMatchObject({ statusCode: 422, code: 'validation_failed' });
    expect((await reset('Long#enough1', 'guess')).body).toMatchObject({ code: 'reset_invalid' });
    expect((await reset('Long#enough1')).status).toBe(204);
    expect((await reset('Long#enough2')).body).toMatchObject({ code: 'reset_invalid' });
    expect((await helper('GET', 'books')).status).toBe(401);
    expect((await library.anyone('POST', 'auth/login', { account: 'helper', password: 'Long#enough1' })).status).toBe(
      200,
    );
  });

  it('a password that an administrator sets is stored as a hash', async () => {
    const root = await library.as('root');
    const made = await root('POST', 'users', { username: 'fresh', password: 'Fresh#2026' });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('password');
    const password = { length: 12 };
    expect((await root('POST', 'users', { username: 'weak', password })).body['errors']).toHaveProperty('password');
    expect((await root('POST', 'users', { username: 'weak', password: 'x' })).body['errors']).toHaveProperty(
      'password',
    );
    expect((await library.anyone('POST', 'auth/login', { account: 'fresh', password: 'Fresh#2026' })).status).toBe(200);
  });
});
