import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkKey, Row } from '../../domain.ts';
import type { Store } from '../../store/store.ts';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { openIdentity } from './accounts.ts';
import { exposedAccounts } from '../passwords/exposed-accounts.ts';
import { heldRoles } from './held-roles.ts';
import { endKeys, issueKey, type KeyUse, readKey, redeemKey, USED_KEY_RETENTION_MS } from '../passwords/link-keys.ts';
import { openRevocation } from '../sessions/revocation.ts';
import { userNameField } from './user-name.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

const NOW = new Date('2026-03-16T02:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const database = () => library.engine.records.database;
const issue = (use: Partial<KeyUse> = {}): Promise<LinkKey> =>
  issueKey(database(), NOW, { purpose: 'password', subject: 'ann', seconds: 60, ...use });
const refused = (code: string) => expect.objectContaining({ status: 422, code });

describe('Secret key in a mailed link', () => {
  it('a key in a mailed link can be used once and returns the stored value', async () => {
    const key = { ...(await issue({ value: 'a@b.example' })), purpose: 'password' };
    expect(await readKey(database(), NOW, key)).toEqual({ subject: 'ann', value: 'a@b.example' });
    expect(await redeemKey(database(), NOW, key)).toEqual({ subject: 'ann', value: 'a@b.example' });
    await expect(redeemKey(database(), NOW, key)).rejects.toEqual(refused('link_used'));
    await expect(readKey(database(), NOW, key)).rejects.toEqual(refused('link_used'));
  });

  it('a mailed link key that was issued without a value returns no value', async () => {
    const key = { ...(await issue()), purpose: 'password' };
    expect(await readKey(database(), NOW, key)).toEqual({ subject: 'ann', value: undefined });
  });

  it('a key in a mailed link is valid until it expires', async () => {
    const key = { ...(await issue()), purpose: 'password' };
    expect(await readKey(database(), later(59_999), key)).toMatchObject({ subject: 'ann' });
    await expect(readKey(database(), later(60_000), key)).rejects.toEqual(refused('link_expired'));
  });

  it('a key in a mailed link is invalid if the purpose, the id or the key itself differs', async () => {
    const { id, key } = await issue();
    for (const wrong of [
      { purpose: 'register', id, key },
      { purpose: 'password', id: 'x', key },
      { purpose: 'password', id, key: 'x' },
    ])
      await expect(readKey(database(), NOW, wrong)).rejects.toEqual(refused('link_unknown'));
  });

  it('invalidating the mailed link keys of a user and purpose also deletes the values stored with them', async () => {
    const all = [
      await issue({ subject: 'bo', value: 'x' }),
      await issue({ subject: 'bo', purpose: 'register' }),
      await issue({ subject: 'cy' }),
    ];
    await endKeys(database(), NOW, ['password', 'other'], 'bo');
    const rows = await database().rows('SELECT "id", "used_at", "value" FROM "_keys" ORDER BY "id"');
    const used = all
      .map(({ id }) => rows.find((row) => row['id'] === id))
      .map((row) => [row?.['used_at'], row?.['value']]);
    expect(used).toEqual([
      [NOW.getTime(), null],
      [null, null],
      [null, null],
    ]);
    expect(USED_KEY_RETENTION_MS).toBe(604_800_000);
  });
});

describe('Sessions and links ended by a change of an account', () => {
  const ANN = { id: 'ann', password: 'a', email: 'ann@b.example', status: 'ACTIVE' };
  /**
   * Creates two sessions of an account, a password link and another link. Then changes the account and returns the
   * sessions and links that are still valid.
   */
  async function left(after: object | undefined, more: { ownSession?: boolean; isNew?: boolean } = {}) {
    const { sessions, model, records } = library.engine;
    const revoke = openRevocation(sessions, model.identity);
    await database().run('DELETE FROM "_keys"');
    await database().run('DELETE FROM "_sessions"');
    const own = await records.transaction(({ connection }) => sessions.open(connection, 'ann', 60, undefined));
    const other = await records.transaction(({ connection }) => sessions.open(connection, 'ann', 60, undefined));
    const ownSession = more.ownSession ? (await sessions.find(own))?.hash : undefined;
    await issue();
    await issue({ purpose: 'register' });
    await records.transaction(({ connection }) =>
      revoke(connection, NOW, {
        before: more.isNew ? undefined : ANN,
        after: after && { ...ANN, ...after },
        ownSession,
      }),
    );
    const open = await Promise.all([own, other].map((token) => sessions.find(token)));
    const keys = await database().rows('SELECT "purpose" FROM "_keys" WHERE "used_at" IS NULL ORDER BY "purpose"');
    return [...open.map((session) => session !== undefined), ...keys.map(({ purpose }) => purpose)];
  }

  it('an account change ends no sessions or links if password, status and address stay the same', async () => {
    expect(await left({ name: 'Ann' })).toEqual([true, true, 'password', 'register']);
    expect(await left({}, { isNew: true })).toEqual([true, true, 'password', 'register']);
  });

  it('a password change ends password links and all sessions except the one that makes the change', async () => {
    expect(await left({ password: 'b' })).toEqual([false, false, 'register']);
    expect(await left({ password: 'b' }, { ownSession: true })).toEqual([true, false, 'register']);
  });

  it('a lock or deletion of an account ends all its sessions', async () => {
    expect(await left({ status: 'INACTIVE' }, { ownSession: true })).toEqual([false, false, 'register']);
    expect(await left(undefined, { ownSession: true })).toEqual([false, false, 'register']);
  });

  it('a change of the email address ends password links but no sessions', async () => {
    expect(await left({ email: 'new@b.example' })).toEqual([true, true, 'register']);
  });
});

describe('Active roles that an account holds', () => {
  const names = async (account: string, office: string | null) => {
    const { model, store } = library.engine;
    const { profile } = await sessionOf(library.engine, account);
    return (await heldRoles(model, store, profile, office)).map(({ name }) => name);
  };

  it('an account holds its active roles in an office, and a superuser holds all active roles', async () => {
    await library.engine.write.transaction({}, (tx) => tx.create('roles', { name: 'Former', status: 'INACTIVE' }));
    expect(await names('clerk', library.office('Main'))).toEqual(['Clerk']);
    expect(await names('clerk', library.office('Branch'))).toEqual([]);
    expect(await names('clerk', null)).toEqual([]);
    expect(await names('reader', library.office('Main'))).toEqual([]);
    expect(await names('root', null)).toEqual(['Clerk']);
    const [role] = await library.engine.store.find('roles', { name: 'Clerk' });
    await library.engine.write.transaction({}, (tx) =>
      tx.update('roles', String(role?.['id']), { status: 'INACTIVE' }),
    );
    expect(await names('clerk', library.office('Main'))).toEqual([]);
    await library.engine.write.transaction({}, (tx) => tx.update('roles', String(role?.['id']), { status: 'ACTIVE' }));
  });

  it('a deleted account, or an account in a project without roles, holds no roles', async () => {
    const { model, store } = library.engine;
    const { profile } = await sessionOf(library.engine, 'clerk');
    const office = library.office('Main');
    expect(await heldRoles(model, store, { ...profile, id: 'gone' }, office)).toEqual([]);
    const { roles: _, ...identity } = model.identity;
    expect(await heldRoles({ ...model, identity }, store, profile, office)).toEqual([]);
  });
});

it('an account is found by each of its sign-in fields', async () => {
  const { identity } = library.engine;
  const found = async (typed: string) => (await identity.user(typed))?.['username'];
  expect(await found('clerk')).toBe('clerk');
  expect(await found('clerk@library.example')).toBe('clerk');
  expect(await found('gone')).toBeUndefined();
  expect(await found('')).toBeUndefined();
});

it('the username field is the first sign-in field that exists and is not an email address', () => {
  const model = libraryModel();
  const withSignIn = (signIn: readonly string[]) => {
    const users = { ...model.identity.users, signIn };
    return userNameField({ ...model, identity: { ...model.identity, users } });
  };
  expect(withSignIn(['email', 'username'])).toBe('username');
  expect(withSignIn(['email', 'gone'])).toBeUndefined();
});

it('the warning about published passwords names five accounts and the number of further accounts', async () => {
  const { hashPublishedPassword } = await import('../passwords/passwords.ts');
  const { store, records, model } = library.engine;
  const users = await store.find('users');
  await records.transaction(async (rows) => {
    for (const user of users)
      await rows.replace('users', user, { ...user, password: hashPublishedPassword('Tuyen#2026') });
  });
  const warning = await exposedAccounts(library.engine, '0.0.0.0');
  expect(warning).toMatch(
    /^WARNING: http:\/\/0\.0\.0\.0 can be reached by others, .* password: (?:\w+, ){4}\w+\.\nChange/u,
  );
  expect(warning).not.toContain('locked,');
  const [locked] = await store.find('users', { username: 'locked' });
  await records.transaction(async (rows) => {
    if (locked) await rows.replace('users', locked, { ...locked, status: 'ACTIVE' });
  });
  expect(await exposedAccounts(library.engine, '0.0.0.0')).toMatch(/password: (?:\w+, ){4}\w+ and 1 more\./u);
  const { password: _, ...plain } = model.identity.users;
  const without = { ...library.engine, model: { ...model, identity: { ...model.identity, users: plain } } };
  expect(await exposedAccounts(without, '0.0.0.0')).toBeUndefined();
});

describe('Cached accounts', () => {
  it('cached accounts become outdated only when an account, a role or an office changes', async () => {
    const { identity, write } = library.engine;
    const at = await identity.epoch();
    const before = await identity.accounts();
    expect(identity.localEpoch()).toBe(at);
    const create = (resource: string, values: Row) => write.transaction({}, (tx) => tx.create(resource, values));
    await create('authors', { name: 'Jane' });
    expect([await identity.epoch(), identity.localEpoch()]).toEqual([at, at]);
    expect(await identity.accounts()).toBe(before);
    await create('users', { username: 'later', status: 'ACTIVE' });
    await create('roles', { name: 'Later', status: 'ACTIVE' });
    await create('offices', { name: 'Later', organisation_type: 'MAIN' });
    expect([await identity.epoch(), identity.localEpoch()]).toEqual([at + 3, at + 3]);
    const after = await identity.accounts();
    expect(after).not.toBe(before);
    expect(await identity.accountsAt(at + 3)).toBe(after);
  });

  it('accounts are read from the database again after a failed read', async () => {
    const { records } = library.engine;
    let fails = true;
    const reader: Store['reader'] = {
      ...records.reader,
      find: (...asked) => (fails ? Promise.reject(new Error('away')) : records.reader.find(...asked)),
    };
    const identity = openIdentity({ ...records, reader, onCommit: () => undefined, beforeCommit: () => undefined });
    await expect(identity.accounts()).rejects.toThrow('away');
    fails = false;
    expect((await identity.accounts()).officeName(library.office('Main'))).toBe('Main');
  });
});
