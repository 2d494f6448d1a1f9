import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Row } from '../../domain.ts';
import { adjustableClock } from '@tuyen/server-mock';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

const clock = adjustableClock({ now: () => ANCHOR });
const sessions = { seconds: 28_800 };
const domain: Domain = { identity: { sessionSeconds: async () => sessions.seconds } };

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ domain, clock, rateLimits: true });
});
afterAll(() => library.app.close());

let address = 0;
async function post(path: string, payload: Row, { from, ...headers }: Record<string, string> = {}) {
  const request: InjectOptions = {
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    payload,
    headers: { 'accept-language': 'en', ...headers },
    remoteAddress: from ?? `10.0.${Math.floor(address / 200)}.${(address += 1) % 200}`,
  };
  const answer = await library.app.inject(request);
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Row };
}
const login = (account: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  post('login', { account, password }, headers);
const codeOf = ({ status, body }: { status: number; body: Row }) => [status, body['code']];
const mails = async () => library.engine.records.database.rows('SELECT * FROM "_outbox" ORDER BY "id"');
const linkIn = (text: unknown): { id: string; key: string } => {
  const { searchParams } = new URL(/http\S+/u.exec(String(text))?.[0] ?? '');
  return { id: searchParams.get('id') ?? '', key: searchParams.get('key') ?? '' };
};

describe('Sign-in of accounts', () => {
  it('a sign-in returns the token, its lifetime, and the user with their permissions', async () => {
    const { body } = await login(' reader ');
    const { authToken, ...rest } = body;
    expect(authToken).toMatch(/^[\w-]{43}$/u);
    const main = library.office('Main');
    const profile = {
      id: expect.any(String),
      username: 'reader',
      full_name: 'reader',
      email: 'reader@library.example',
      sign_in: { username: 'reader', email: 'reader@library.example' },
      offices: [
        {
          id: main,
          name: 'Main',
          short_name: null,
          organisation_type: 'MAIN',
          permissions: ['book.read', 'loan.read'],
        },
      ],
      office_id: main,
      is_admin: false,
      is_superuser: false,
      avatar_url: null,
    };
    expect(rest).toEqual({ authExpiresIn: 28_800, ...profile });
    const asked = await library.anyone('GET', 'auth/profile', undefined, {
      authorization: `bearer  ${String(authToken)}`,
    });
    expect(asked.body).toEqual(profile);
  });

  it('a session lasts as long as configured by the project', async () => {
    sessions.seconds = 60;
    const { body } = await login('reader');
    sessions.seconds = 28_800;
    expect(body['authExpiresIn']).toBe(60);
    const ask = () =>
      library.anyone('GET', 'auth/profile', undefined, { authorization: `Bearer ${String(body['authToken'])}` });
    clock.move(59_000);
    expect((await ask()).status).toBe(200);
    clock.move(1000);
    expect((await ask()).status).toBe(401);
  });

  it('an unknown account and a wrong password get the same sign-in response', async () => {
    expect(codeOf(await login('reader', 'wrong'))).toEqual([401, 'login_failed']);
    expect(codeOf(await login('no one'))).toEqual([401, 'login_failed']);
    expect(codeOf(await login('locked', 'wrong'))).toEqual([401, 'login_failed']);
    expect(codeOf(await login('locked'))).toEqual([403, 'account_locked']);
  });

  it('a sign-in accepts passwords of up to 1,000 characters', async () => {
    expect((await login('reader', 'x'.repeat(1000))).status).toBe(401);
    expect((await login('reader', 'x'.repeat(1001))).status).toBe(422);
  });

  it('a sign-out ends a session only with the token of that session', async () => {
    const { body } = await login('reader');
    const bearer = { authorization: `Bearer ${String(body['authToken'])}` };
    const ask = async () => (await library.anyone('GET', 'auth/profile', undefined, bearer)).status;
    expect((await post('logout', {})).status).toBe(204);
    expect((await post('logout', {}, { authorization: 'Bearer x' })).status).toBe(204);
    expect(await ask()).toBe(200);
    expect((await post('logout', {}, bearer)).status).toBe(204);
    expect(await ask()).toBe(401);
    expect(codeOf(await library.anyone('GET', 'auth/profile'))).toEqual([401, 'unauthorized']);
  });
});

describe('Forgotten password', () => {
  it('a password reset sends an email whose link sets a new password once', async () => {
    const before = (await mails()).length;
    expect((await post('forgot-password', { email: ' Helper@library.example ' })).status).toBe(204);
    const mail = (await mails())[before];
    expect(mail).toMatchObject({ recipient: 'helper@library.example', topic: 'password', channel: 'MAIL' });
    expect(mail?.['text']).toContain(`${library.engine.origins.admin}/update-password?id=`);
    const link = linkIn(mail?.['text']);
    expect(codeOf(await post('reset-password', { ...link, key: 'x', password: 'Helper#2027' }))).toEqual([
      422,
      'reset_invalid',
    ]);
    const weak = await post('reset-password', { ...link, password: 'short' });
    expect([weak.status, Object.keys(weak.body['errors'] as Row)]).toEqual([422, ['password']]);
    expect((await post('reset-password', { ...link, password: 'Helper#2027' })).status).toBe(204);
    expect((await login('helper')).status).toBe(401);
    expect((await login('helper', 'Helper#2027')).status).toBe(200);
    expect(codeOf(await post('reset-password', { ...link, password: 'Helper#2028' }))).toEqual([422, 'reset_invalid']);
    const [entry] = await library.engine.records.database.rows(
      `SELECT * FROM "_audit" WHERE "action" = 'reset-password'`,
    );
    expect(entry).toMatchObject({ resource: 'users' });
    expect(JSON.stringify(entry)).not.toContain('scrypt');
  });

  it('the reset link works for an hour and only while the account is not locked', async () => {
    const ask = async (email: string) => {
      const before = (await mails()).length;
      await post('forgot-password', { email });
      return (await mails()).slice(before).map(({ text }) => linkIn(text));
    };
    expect(await ask('locked@library.example')).toEqual([]);
    expect(await ask('gone@library.example')).toEqual([]);
    const [link] = await ask('admin@library.example');
    clock.move(3_600_000);
    expect(codeOf(await post('reset-password', { ...link, password: 'Admin#2027' }))).toEqual([422, 'reset_invalid']);
    const [fresh] = await ask('admin@library.example');
    clock.move(3_599_000);
    const admin = await library.engine.store.first('users', { username: 'admin' });
    const set = (status: string) =>
      library.engine.records.transaction(async (rows) => {
        const now = await rows.lock('users', String(admin?.['id']));
        if (now) await rows.replace('users', now, { ...now, status });
      });
    await set('INACTIVE');
    expect(codeOf(await post('reset-password', { ...fresh, password: 'Admin#2027' }))).toEqual([422, 'reset_invalid']);
    await set('ACTIVE');
    expect((await post('reset-password', { ...fresh, password: 'Admin#2027' })).status).toBe(204);
  });

  it('password reset emails are limited to five per 15 minutes and client, and five per hour and mailbox', async () => {
    const email = (count: number) => ({ email: `many${count}@library.example` });
    const here: number[] = [];
    for (let count = 0; count < 6; count += 1)
      here.push((await post('forgot-password', email(count), { from: '10.9.0.1' })).status);
    expect(here).toEqual([204, 204, 204, 204, 204, 429]);
    clock.move(900_000);
    expect((await post('forgot-password', email(7), { from: '10.9.0.1' })).status).toBe(204);
    const mailbox: number[] = [];
    for (const written of [
      'full@b.example',
      ' Full@B.example',
      'full@b.example',
      'full@b.example',
      'full@b.example',
      'full@b.example',
    ])
      mailbox.push((await post('forgot-password', { email: written })).status);
    expect(mailbox).toEqual([204, 204, 204, 204, 204, 429]);
    clock.move(3_599_000);
    expect((await post('forgot-password', { email: 'full@b.example' })).status).toBe(429);
    clock.move(1000);
    expect((await post('forgot-password', { email: 'full@b.example' })).status).toBe(204);
  });

  it('attempts to set a password by a reset link are limited to twenty per 15 minutes and client', async () => {
    const set = () => post('reset-password', { id: 'x', key: 'x', password: 'Admin#2027' }, { from: '10.9.0.2' });
    const answers: number[] = [];
    for (let count = 0; count < 21; count += 1) answers.push((await set()).status);
    expect(answers.slice(18)).toEqual([422, 422, 429]);
    clock.move(900_000);
    expect((await set()).status).toBe(422);
  });
});
