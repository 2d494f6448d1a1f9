import type { FixtureContext } from '@tuyen/server-mock/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMockServer, type MockServer } from '@tuyen/server-mock';
import type { Row } from '../../domain.ts';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';

const PASSWORD = 'Shop#2026';
const text = { type: 'string' };
const slugs = { type: 'array', items: text };

const model = modelOf(
  { users: 'users', roles: 'roles' },
  {
    'resources/users': resource('users', {
      username: labeled('User name', { type: 'string', 'x-unique': true }),
      password: labeled('Password', { type: 'string', 'x-secret': true }),
      is_superuser: labeled('Superuser', { type: 'boolean', default: false }),
      role_ids: labeled('Roles', { type: 'array', items: text, 'x-reference': 'roles' }),
      permissions: labeled('Permissions', slugs),
    }),
    'resources/roles': resource('roles', { name: labeled('Name', text), permissions: labeled('Permissions', slugs) }),
    'resources/notes': resource('notes', { text: labeled('Text', text) }),
    'resources/settings': resource(
      'settings',
      { greeting: labeled('Greeting', { type: 'string', default: 'Hello', 'x-public': true }) },
      { singleton: { path: 'current' }, actions: ['show', 'edit'] },
    ),
  },
);

const fixtures = ({ id, password }: FixtureContext) => {
  const user = (username: string, more: Row): Row => ({
    id: id('users', username),
    username,
    password: password(PASSWORD),
    ...more,
  });
  return {
    rows: {
      roles: [
        { id: id('roles', 'writer'), name: 'Writer', permissions: ['notes.read', 'notes.create'] },
        { id: id('roles', 'reader'), name: 'Reader', permissions: ['notes.read'] },
      ],
      users: [
        user('root', { is_superuser: true }),
        user('writer', { role_ids: [id('roles', 'writer')] }),
        user('chief', {
          role_ids: [id('roles', 'reader')],
          permissions: ['users.read', 'users.create', 'roles.read', 'roles.update', 'settings.update', 'settings.read'],
        }),
        user('powerless', {}),
      ],
      notes: [{ id: id('notes', 'one'), text: 'One' }],
    },
  };
};

let server: MockServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await openMockServer({ model, fixtures, rateLimits: false });
});
afterAll(() => server.app.close());

async function send(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: Row, token?: string) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Row };
}

async function as(account: string) {
  if (!tokens.has(account)) tokens.set(account, (await sessionOf(server.engine, account)).token);
  const token = tokens.get(account);
  return (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: Row) => send(method, path, payload, token);
}
const roleId = async (name: string) => String((await server.engine.store.first('roles', { name }))?.['id']);

describe('Project without offices', () => {
  it('in a project without offices, an account has its own permissions and the permissions of its roles', async () => {
    const writer = await as('writer');
    expect((await writer('GET', 'notes')).body).toMatchObject([{ text: 'One' }]);
    expect((await writer('POST', 'notes', { text: 'Two' })).status).toBe(201);
    expect((await (await as('chief'))('POST', 'notes', { text: 'No' })).status).toBe(403);
    expect((await (await as('powerless'))('GET', 'notes')).status).toBe(403);
    expect((await (await as('root'))('POST', 'notes', { text: 'Three' })).status).toBe(201);
  });

  it('a profile in a project without offices contains the sole built-in office as the current one', async () => {
    const { body } = await (await as('writer'))('GET', 'auth/profile');
    expect(body).toMatchObject({
      office_id: 'all',
      offices: [{ id: 'all', permissions: ['notes.read', 'notes.create'] }],
    });
    const answer = await server.app.inject({
      url: '/api/v1/notes',
      headers: { authorization: `Bearer ${tokens.get('writer')}`, 'x-office-id': 'all' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('nobody can grant permissions that they lack in a project without offices', async () => {
    const chief = await as('chief');
    const [writer, reader] = [await roleId('Writer'), await roleId('Reader')];
    expect((await chief('POST', 'users', { username: 'a', role_ids: [reader] })).status).toBe(201);
    expect((await chief('POST', 'users', { username: 'b', role_ids: [writer] })).body['code']).toBe('grant_not_held');
    expect((await chief('POST', 'users', { username: 'c', permissions: ['notes.create'] })).body['code']).toBe(
      'grant_not_held',
    );
    expect((await chief('POST', 'users', { username: 'd', is_superuser: true })).body['code']).toBe('grant_not_held');
    expect((await chief('PATCH', `roles/${reader}`, { permissions: ['notes.read', 'notes.create'] })).status).toBe(403);
    expect((await chief('PATCH', `roles/${reader}`, { permissions: ['notes.read', 'users.read'] })).status).toBe(200);
    const choice = encodeURIComponent(JSON.stringify({ resource: 'users', field: 'role_ids' }));
    const { body } = await chief('GET', `roles?for=${choice}`);
    expect((body as unknown as Row[]).map(({ name }) => name)).toEqual(['Reader']);
  });

  it('a settings resource has one record in a project without offices', async () => {
    expect((await send('GET', 'settings/current')).body).toEqual({ greeting: 'Hello' });
    const chief = await as('chief');
    expect((await chief('PATCH', 'settings/current', { greeting: 'Good day' })).body).toMatchObject({
      greeting: 'Good day',
    });
    expect((await chief('PATCH', 'settings/current', { greeting: 'Moin' })).status).toBe(200);
    expect((await send('GET', 'settings/current')).body).toEqual({ greeting: 'Moin' });
    const { body } = await chief('GET', 'settings/current?origins=1');
    expect(body['origins']).toEqual({ greeting: { from: 'own', fallback: { from: 'default', value: 'Hello' } } });
    expect(await server.engine.store.find('settings')).toHaveLength(1);
  });
});
