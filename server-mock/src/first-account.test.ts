import { type MockServer, openMockServer } from '@tuyen/server-mock';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { openTexts } from './seed/sample/texts.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const text = { type: 'string' };
const slugs = labeled('Permissions', { type: 'array', items: text });
const email = labeled('Email', { type: 'string', format: 'email', 'x-unique': true });
const username = labeled('User name', { type: 'string', 'x-unique': true });
const password = labeled('Password', { type: 'string', 'x-secret': true });
const superuser = labeled('Superuser', { type: 'boolean', default: false });
const roles = resource('roles', { name: labeled('Name', text), permissions: slugs });
const notes = resource('notes', { text: labeled('Text', text) });
const office = labeled('Office', { ...text, 'x-reference': 'offices' });
const members = labeled('Offices', {
  type: 'array',
  items: {
    type: 'object',
    properties: { office_id: office, role_id: labeled('Role', { ...text, 'x-reference': 'roles' }) },
  },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const PROJECTS = {
  'that sign in with an email address': modelOf(
    { users: 'users', roles: 'roles' },
    { 'resources/users': resource('users', { email, password, is_superuser: superuser }), 'resources/roles': roles },
  ),
  'with a role': modelOf(
    { users: 'staff', roles: 'roles' },
    {
      'resources/staff': resource('staff', {
        email,
        password,
        role_ids: labeled('Roles', { type: 'array', items: text, 'x-reference': 'roles' }),
      }),
      'resources/roles': roles,
    },
  ),
  'with permissions of their own': modelOf(
    { users: 'users' },
    { 'resources/users': resource('users', { username, password, permissions: slugs }), 'resources/notes': notes },
  ),
  'with a role in an office': modelOf(
    { users: 'users', roles: 'roles', offices: 'offices' },
    {
      'resources/users': resource('users', { username, password, offices: members }),
      'resources/roles': roles,
      'resources/offices': resource('offices', { name: labeled('Name', text) }),
      'resources/notes': { ...notes, scope: 'office' },
    },
  ),
};

/** Signs in with the printed account. Returns the resources that the account cannot read. */
async function unreadableResources({ app, notes, engine }: MockServer): Promise<readonly string[]> {
  const [account = '', secret = ''] = notes.join().split(' / ');
  const payload = { account, password: secret };
  const login = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  expect(login.statusCode, login.body).toBe(200);
  const authorization = `Bearer ${login.json<{ authToken: string }>().authToken}`;
  const unreadable: string[] = [];
  for (const { name } of engine.model.resources) {
    const { statusCode } = await app.inject({ url: `/api/v1/${name}`, headers: { authorization } });
    if (statusCode !== 200) unreadable.push(name);
  }
  return unreadable;
}

describe('Account that the server prints for a project without fixtures', () => {
  const CASES = Object.entries(PROJECTS).flatMap(([words, model]) => [
    [`${words}, with plain records`, model, undefined] as const,
    [`${words}, with natural records`, model, () => openTexts(model)] as const,
  ]);

  it.each(CASES)(
    'for accounts %s, the printed account signs in and can read every resource',
    async (_, model, open) => {
      const server = await openMockServer({ model, openTexts: open, rateLimits: false });
      try {
        expect(await unreadableResources(server)).toEqual([]);
      } finally {
        await server.app.close();
      }
    },
  );

  it.each(Object.entries(PROJECTS))(
    'for accounts %s, a start with the rows of an earlier start prints an account that can read every resource',
    async (_, model) => {
      const databaseUrl = `file:${join(temporaryFolder(), 'kept.db')}`;
      const first = await openMockServer({ model, databaseUrl });
      await first.app.close();
      const server = await openMockServer({ model, databaseUrl, rateLimits: false });
      const unreadable = await unreadableResources(server);
      await server.app.close();
      expect(unreadable).toEqual([]);
    },
  );

  it('a start with existing rows prints how to create an account if none has the demonstration password', async () => {
    const databaseUrl = `file:${join(temporaryFolder(), 'kept.db')}`;
    const model = PROJECTS['that sign in with an email address'];
    const first = await openMockServer({ model, databaseUrl });
    await first.engine.records.transaction(async (rows) => {
      for (const user of await rows.find('users')) await rows.replace('users', user, { ...user, password: null });
    });
    await first.app.close();
    const server = await openMockServer({ model, databaseUrl });
    await server.app.close();
    expect(server.notes).toEqual([
      `No account of this database signs in with the demonstration password. To create one: npx tuyen admin create --another --database-url ${databaseUrl}`,
    ]);
  });

  it('no account is printed at the start if accounts have no password', async () => {
    const model = modelOf(
      { users: 'users' },
      { 'resources/users': resource('users', { username, permissions: slugs }) },
    );
    const server = await openMockServer({ model });
    expect(server.notes).toEqual([]);
    await server.app.close();
  });
});
