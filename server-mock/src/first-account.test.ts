import { openMockServer } from '@tuyen/server-mock';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { openTexts } from './seed/sample/texts.ts';
import { describe, expect, it } from 'vitest';

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
        const [account = '', secret = ''] = server.notes.join().split(' / ');
        const login = await server.app.inject({
          method: 'POST',
          url: '/api/v1/auth/login',
          payload: { account, password: secret },
        });
        expect(login.statusCode, login.body).toBe(200);
        const authorization = `Bearer ${login.json<{ authToken: string }>().authToken}`;
        for (const { name } of model.resources) {
          const { statusCode } = await server.app.inject({ url: `/api/v1/${name}`, headers: { authorization } });
          expect([name, statusCode]).toEqual([name, 200]);
        }
      } finally {
        await server.app.close();
      }
    },
  );

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
