import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import type { Row } from '../../domain.ts';
import { hashToken } from '../passwords/passwords.ts';
import { adjustableClock } from '@tuyen/server-mock';
import { ANCHOR } from '@tuyen/server-mock';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

const NEW_PASSWORD = 'Another#2026';

onEachDatabase('End of sessions', (databaseUrl) => {
  let library: Library;
  let made = 0;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => library.app.close());

  const root = async (...request: Parameters<Library['anyone']>) => (await library.as('root'))(...request);
  const login = (account: unknown, password: string = PASSWORD) =>
    library.anyone('POST', 'auth/login', { account, password });
  const tokenOf = async (account: unknown, password?: string) => {
    const { status, body } = await login(account, password);
    expect(status).toBe(200);
    return { authorization: `Bearer ${body['authToken']}` };
  };
  const reads = async (token: Record<string, string>) =>
    (await library.anyone('GET', 'books?limit=1', undefined, token)).status;

  async function person(more: Row = {}): Promise<{ user: Row; tokens: Record<string, string>[] }> {
    made += 1;
    const main = library.office('Main');
    const { status, body: user } = await root('POST', 'users', {
      username: `person${made}`,
      email: `person${made}@library.example`,
      password: PASSWORD,
      office_id: main,
      offices: [{ office_id: main, permissions: ['book.read', 'book.create', 'user.update'] }],
      ...more,
    });
    expect(status).toBe(201);
    return { user, tokens: [await tokenOf(user['username']), await tokenOf(user['username'])] };
  }

  async function resetLinkOf(email: unknown): Promise<Row> {
    expect((await library.anyone('POST', 'auth/forgot-password', { email })).status).toBe(204);
    const mails = await library.engine.records.database.rows('SELECT * FROM "_outbox" ORDER BY "id"');
    const mail = mails.findLast(({ recipient }) => recipient === email);
    const link = new URL(/http\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
    return { id: link.searchParams.get('id'), key: link.searchParams.get('key') };
  }
  const reset = (link: Row, password = NEW_PASSWORD) =>
    library.anyone('POST', 'auth/reset-password', { ...link, password });

  it.each([
    ['a new password set by an administrator', { password: NEW_PASSWORD }],
    ['the password taken away', { password: null }],
    ['a lock', { status: 'INACTIVE' }],
  ])('%s ends every session and every outstanding reset link', async (_, change) => {
    const { user, tokens } = await person();
    const link = await resetLinkOf(user['email']);
    expect((await root('PATCH', `users/${user['id']}`, change)).status).toBe(200);
    for (const token of tokens) expect(await reads(token)).toBe(401);
    expect((await reset(link)).body).toMatchObject({ code: 'reset_invalid' });
  });

  it('a session of a locked account is rejected', async () => {
    const locked = await library.as('locked');
    expect((await locked('GET', 'books?limit=1')).status).toBe(401);
  });

  it('deleting an account deletes its sessions and reset links', async () => {
    const { user, tokens } = await person();
    const link = await resetLinkOf(user['email']);
    expect((await root('DELETE', `users/${user['id']}`)).status).toBe(200);
    for (const token of tokens) expect(await reads(token)).toBe(401);
    expect((await reset(link)).body).toMatchObject({ code: 'reset_invalid' });
    const left = await library.engine.records.database.rows('SELECT "user_id" FROM "_sessions"');
    expect(left.map((row) => row['user_id'])).not.toContain(user['id']);
  });

  it('a token from before a lock stays invalid after the unlock', async () => {
    const { user, tokens } = await person();
    await root('PATCH', `users/${user['id']}`, { status: 'INACTIVE' });
    await root('PATCH', `users/${user['id']}`, { status: 'ACTIVE' });
    for (const token of tokens) expect(await reads(token)).toBe(401);
    expect(await reads(await tokenOf(user['username']))).toBe(200);
  });

  it("changing one's own password ends all sessions except the current one", async () => {
    const { user, tokens } = await person();
    const [here = {}, elsewhere = {}] = tokens;
    const changed = await library.anyone('PATCH', `users/${user['id']}`, { password: NEW_PASSWORD }, here);
    expect(changed.status).toBe(200);
    expect([await reads(here), await reads(elsewhere)]).toEqual([200, 401]);
    expect((await login(user['username'])).status).toBe(401);
    expect((await login(user['username'], NEW_PASSWORD)).status).toBe(200);
  });

  it('a new e-mail address invalidates links sent to the old address and keeps sessions', async () => {
    const { user, tokens } = await person();
    const link = await resetLinkOf(user['email']);
    await root('PATCH', `users/${user['id']}`, { email: `moved${made}@library.example` });
    expect((await reset(link)).body).toMatchObject({ code: 'reset_invalid' });
    expect(await reads(tokens[0] as Record<string, string>)).toBe(200);
  });

  it('revoked permissions no longer apply from the next request on', async () => {
    const { user, tokens } = await person({ is_superuser: true });
    const [token = {}] = tokens;
    const add = () => library.anyone('POST', 'books', { title: 'Sách' }, token);
    const authors = () => library.anyone('POST', 'authors', { name: 'Tác giả' }, token);
    expect([(await add()).status, (await authors()).status]).toEqual([201, 201]);
    await root('PATCH', `users/${user['id']}`, { is_superuser: false });
    expect([(await add()).status, (await authors()).status]).toEqual([201, 403]);
    await root('PATCH', `users/${user['id']}`, {
      offices: [{ office_id: library.office('Main'), permissions: ['book.read'] }],
    });
    expect([(await add()).status, await reads(token)]).toEqual([403, 200]);
  });

  it('a reset link sets a password only once, even for concurrent requests', async () => {
    const { user, tokens } = await person();
    const link = await resetLinkOf(user['email']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422]);
    for (const token of tokens) expect(await reads(token)).toBe(401);
  });

  it('using a reset link invalidates the other links of the account', async () => {
    const { user } = await person();
    const [first, second] = [await resetLinkOf(user['email']), await resetLinkOf(user['email'])];
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).body).toMatchObject({ code: 'reset_invalid' });
  });

  it('a sign-in during the lock of its account opens no session', async () => {
    const { user } = await person();
    const signingIn = login(user['username']);
    const locking = root('PATCH', `users/${user['id']}`, { status: 'INACTIVE' });
    const [{ body }] = await Promise.all([signingIn, locking]);
    await root('PATCH', `users/${user['id']}`, { status: 'ACTIVE' });
    const token = { authorization: `Bearer ${body['authToken'] ?? 'none'}` };
    expect(await reads(token)).toBe(401);
  });
});

test('account changes by another process on the same database file apply immediately', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-sessions-'));
  const databaseUrl = `file:${join(folder, 'library.db')}`;
  const here = await openLibrary({ databaseUrl });
  const other = await openLibrary({ databaseUrl });
  onTestFinished(async () => {
    await Promise.all([here.app.close(), other.app.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const reader = await here.as('reader');
  expect((await reader('GET', 'books?limit=1')).status).toBe(200);
  const user = await other.engine.store.first('users', { username: 'reader' });
  await (
    await other.as('root')
  )('PATCH', `users/${user?.['id']}`, { status: 'INACTIVE' });
  await (
    await other.as('root')
  )('PATCH', `users/${user?.['id']}`, { status: 'ACTIVE' });
  expect((await reader('GET', 'books?limit=1')).status).toBe(401);
});

describe('Stored sessions', () => {
  it('a session is stored only by a digest of its token', async () => {
    const library = await openLibrary();
    onTestFinished(() => library.app.close());
    const { body } = await library.anyone('POST', 'auth/login', { account: 'clerk', password: PASSWORD });
    const stored = await library.engine.records.database.rows('SELECT * FROM "_sessions"');
    expect(JSON.stringify(stored)).not.toContain(String(body['authToken']));
  });

  it('sessions expire after their lifetime, and can be ended individually or for a whole account', async () => {
    const clock = adjustableClock({ now: () => ANCHOR });
    const library = await openLibrary({ clock });
    onTestFinished(() => library.app.close());
    const { sessions, records } = library.engine;
    const open = (user: string, kind?: string) =>
      records.transaction(({ connection }) => sessions.open(connection, user, 60, kind));
    const found = async (token: string) => (await sessions.find(token))?.userId;
    const [one, two, other] = [await open('ann', 'DESK'), await open('ann'), await open('bo')];
    const session = await sessions.find(one);
    expect(session).toEqual({
      hash: hashToken(one),
      userId: 'ann',
      expiresAt: ANCHOR.getTime() + 60_000,
      clientKind: 'DESK',
    });
    expect((await sessions.find(two))?.clientKind).toBeUndefined();
    expect(await found('none')).toBeUndefined();

    const isOpen = () => session && sessions.isOpen(session);
    clock.move(59_999);
    expect([isOpen(), await found(one)]).toEqual([true, 'ann']);
    clock.move(1);
    expect([isOpen(), await found(one)]).toEqual([false, undefined]);
    clock.move(-60_000);

    await sessions.close(two);
    expect([await found(one), await found(two), await found(other)]).toEqual(['ann', undefined, 'bo']);
    const third = await open('ann');
    const all = (except?: string) =>
      records.transaction(({ connection }) => sessions.closeAll(connection, 'ann', except));
    await all(session?.hash);
    expect([await found(one), await found(third), await found(other)]).toEqual(['ann', undefined, 'bo']);
    expect(isOpen()).toBe(false);
    await all();
    expect([await found(one), await found(other)]).toEqual([undefined, 'bo']);
  });

  it('a session is read from the database again only after a change of accounts', async () => {
    const library = await openLibrary();
    onTestFinished(() => library.app.close());
    const { sessions, records, write } = library.engine;
    const token = await records.transaction(({ connection }) => sessions.open(connection, 'ann', 60));
    const session = await sessions.find(token);
    const isOpen = () => session && sessions.isOpen(session);
    await write.transaction({}, (tx) => tx.create('authors', { name: 'Jane' }));
    expect(isOpen()).toBe(true);
    await write.transaction({}, (tx) => tx.create('users', { username: 'new', status: 'ACTIVE' }));
    expect(isOpen()).toBe(false);
    expect(await sessions.find(token)).toEqual(session);
  });
});
