import type { FixtureContext } from '@tuyen/server-mock/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMockServer, type MockServer } from '@tuyen/server-mock';
import type { Row } from '../../domain.ts';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';

const PASSWORD = 'Clinic#2026';
const text = { type: 'string' };
const unique = { type: 'string', 'x-unique': true };

const model = modelOf(
  {
    users: {
      resource: 'staff',
      signIn: ['login', 'phone'],
      name: 'called',
      password: 'secret',
      status: { field: 'enabled', active: [true] },
      superuser: 'owns_all',
      office: 'clinic_id',
      offices: { field: 'posts', office: 'clinic_id', role: 'duty_id', permissions: 'extra', admin: 'leads' },
      lastSignIn: 'seen_at',
    },
    roles: { resource: 'duties', permissions: 'allows' },
    offices: { resource: 'clinics', name: 'title', parent: 'above_id', type: 'sort' },
  },
  {
    'kinds/number': {
      base: 'phone',
      pattern: '^[0-9]{6,12}$',
      transform: 'compact',
      message: { en: 'Digits only.' },
      examples: ['301234567', '307654321'],
    },
    'permissions/role-groups': {
      groups: [
        { name: 'main', label: { en: 'Main' }, organisationType: 'MAIN' },
        { name: 'ward', label: { en: 'Ward' }, organisationType: 'WARD' },
      ],
    },
    'resources/staff': resource('staff', {
      login: labeled('User name', unique),
      phone: labeled('Phone', { ...unique, format: 'number' }),
      called: labeled('Name', text),
      secret: labeled('Password', { type: 'string', minLength: 10, 'x-secret': true }),
      enabled: labeled('Enabled', { type: 'boolean', default: true }),
      owns_all: labeled('Owner of everything', { type: 'boolean', default: false }),
      clinic_id: labeled('Home', { type: 'string', 'x-reference': 'clinics' }),
      seen_at: labeled('Seen', { type: 'string', format: 'date-time', 'x-computed': true }),
      posts: labeled('Posts', {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            clinic_id: labeled('Clinic', { type: 'string', 'x-reference': 'clinics' }),
            duty_id: labeled('Duty', { type: 'string', 'x-reference': 'duties' }),
            extra: labeled('Extra', { type: 'array', items: text }),
            leads: labeled('Leads', { type: 'boolean' }),
          },
        },
      }),
    }),
    'resources/duties': resource('duties', {
      title: labeled('Title', text),
      allows: labeled('Allows', { type: 'array', items: text }),
    }),
    'resources/clinics': resource('clinics', {
      title: labeled('Title', text),
      above_id: labeled('Above', { type: 'string', 'x-reference': 'clinics' }),
      sort: labeled('Sort', { type: 'string' }),
    }),
    'resources/patients': resource(
      'patients',
      { called: labeled('Name', text) },
      { scope: 'office', access: { groups: { read: 'all', create: ['main'] } } },
    ),
  },
);

const fixtures = ({ id, password }: FixtureContext) => {
  const person = (login: string, office: string, extra: Row): Row => ({
    id: id('staff', login),
    login,
    called: `Dr ${login}`,
    secret: password(PASSWORD),
    enabled: true,
    clinic_id: id('clinics', office),
    posts: [{ clinic_id: id('clinics', office), ...extra }],
  });
  const duty = { duty_id: id('duties', 'nurse') };
  return {
    rows: {
      clinics: [
        { id: id('clinics', 'main'), title: 'Main', sort: 'MAIN' },
        { id: id('clinics', 'ward'), title: 'Ward', sort: 'WARD', above_id: id('clinics', 'main') },
      ],
      duties: [{ id: id('duties', 'nurse'), title: 'Nurse', allows: ['patients.read', 'patients.create'] }],
      staff: [
        { ...person('root', 'main', {}), owns_all: true },
        { ...person('anna', 'main', duty), phone: '301234567' },
        person('bert', 'ward', duty),
        { ...person('away', 'ward', duty), enabled: false },
        person('head', 'main', { leads: true }),
        person('clerk', 'main', {
          extra: ['staff.read', 'staff.update', 'staff.create', 'clinics.read', 'duties.read'],
        }),
      ],
      patients: [
        { id: id('patients', 'of-main'), called: 'Max', office_id: id('clinics', 'main') },
        { id: id('patients', 'of-ward'), called: 'Moritz', office_id: id('clinics', 'ward') },
      ],
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
const login = (account: unknown, password = PASSWORD) => send('POST', 'auth/login', { account, password });

async function as(account: string) {
  if (!tokens.has(account)) tokens.set(account, (await sessionOf(server.engine, account)).token);
  const token = tokens.get(account);
  return (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: Row) => send(method, path, payload, token);
}
const idOf = async (table: string, field: string, value: string) =>
  String((await server.engine.store.first(table, { [field]: value }))?.['id']);

describe('Accounts without email', () => {
  it('accounts without email can sign in by each sign-in field, in any notation, such as spaced phone numbers', async () => {
    for (const account of ['anna', ' anna ', '301234567', '301 234-567'])
      expect((await login(account)).status, account).toBe(200);
    expect((await login('Dr anna')).body).toMatchObject({ statusCode: 401, code: 'login_failed' });
    expect((await login('anna', 'wrong')).body).toMatchObject({ statusCode: 401, code: 'login_failed' });
  });

  it('the profile of an account without email contains its name and sign-in fields', async () => {
    const { body } = await (await as('anna'))('GET', 'auth/profile');
    expect(body).toMatchObject({
      username: 'anna',
      full_name: 'Dr anna',
      email: null,
      sign_in: { login: 'anna', phone: '301234567' },
      is_superuser: false,
      offices: [{ name: 'Main', organisation_type: 'MAIN', permissions: ['patients.read', 'patients.create'] }],
    });
    expect(JSON.stringify(body)).not.toContain('scrypt');
  });

  it('accounts without email cannot sign in while inactive, and deactivation ends their sessions', async () => {
    expect((await login('away')).body).toMatchObject({ statusCode: 403, code: 'account_locked' });
    const bert = await as('bert');
    expect((await bert('GET', 'patients')).status).toBe(200);
    const path = `staff/${await idOf('staff', 'login', 'bert')}`;
    await (
      await as('root')
    )('PATCH', path, { enabled: false });
    expect((await bert('GET', 'patients')).status).toBe(401);
    await (
      await as('root')
    )('PATCH', path, { enabled: true });
    tokens.delete('bert');
  });

  it('accounts without email get no reset link, and the response says whom to ask', async () => {
    const { status, body } = await send('POST', 'auth/forgot-password', { email: 'anna@clinic.example' });
    expect([status, body['code']]).toEqual([404, 'password_reset_unavailable']);
    expect(body['message']).toContain('Ask an administrator');
  });

  it('accounts without email change their own password under the rules of the password field', async () => {
    const head = await as('head');
    const short = await head('POST', 'auth/change-password', { password: PASSWORD, new_password: 'Short#26' });
    expect([short.status, Object.keys(short.body['errors'] as Row)]).toEqual([422, ['new_password']]);
    const wrong = await head('POST', 'auth/change-password', {
      password: 'nothing like it',
      new_password: 'Longer#2026',
    });
    expect([wrong.status, Object.keys(wrong.body['errors'] as Row)]).toEqual([422, ['password']]);
    expect(
      (await head('POST', 'auth/change-password', { password: PASSWORD, new_password: 'Longer#2026' })).status,
    ).toBe(200);
    expect((await login('head')).status).toBe(401);
    expect((await login('head', 'Longer#2026')).status).toBe(200);
  });

  it('accounts without email have the last sign-in recorded and the password hashed and hidden', async () => {
    await login('anna');
    const anna = await server.engine.store.first('staff', { login: 'anna' });
    expect(anna?.['seen_at']).toEqual(expect.any(String));
    const made = await (await as('root'))('POST', 'staff', { login: 'new', secret: 'Brand#new2026' });
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toContain('scrypt');
    expect((await login('new', 'Brand#new2026')).status).toBe(200);
  });
});

describe('Offices and permissions in resources with custom names', () => {
  it('an office in a resource with a custom name sees its own records and those of child offices', async () => {
    const names = async (account: string) =>
      ((await (await as(account))('GET', 'patients')).body as unknown as Row[]).map(({ called }) => called).sort();
    expect(await names('anna')).toEqual(['Max', 'Moritz']);
    expect(await names('bert')).toEqual(['Moritz']);
  });

  it('an office type limits the permissions of its accounts', async () => {
    const { body } = await (await as('bert'))('GET', 'auth/profile');
    expect(body['offices']).toMatchObject([{ permissions: ['patients.read'] }]);
    expect((await (await as('bert'))('POST', 'patients', { called: 'Lisa' })).status).toBe(403);
    expect((await (await as('anna'))('POST', 'patients', { called: 'Lisa' })).status).toBe(201);
  });

  it('nobody can grant permissions that they lack', async () => {
    const clerk = await as('clerk');
    const main = await idOf('clinics', 'title', 'Main');
    const account = (login: string, more: Row) => clerk('POST', 'staff', { login, clinic_id: main, ...more });
    expect((await account('one', { posts: [{ clinic_id: main, extra: ['staff.read'] }] })).status).toBe(201);
    const duty = await account('two', {
      posts: [{ clinic_id: main, duty_id: await idOf('duties', 'title', 'Nurse') }],
    });
    expect(duty.body).toMatchObject({ statusCode: 403, code: 'grant_not_held' });
    const owner = await account('three', { owns_all: true });
    expect([owner.status, owner.body['message']]).toEqual([403, expect.stringContaining('Owner of everything')]);
    const leader = await account('four', { posts: [{ clinic_id: main, leads: true }] });
    expect([leader.status, leader.body['message']]).toEqual([403, expect.stringContaining('Leads')]);
    const unknown = await account('five', { posts: [{ clinic_id: main, extra: ['staff.fly'] }] });
    expect([unknown.status, Object.keys(unknown.body['errors'] as Row)]).toEqual([422, ['posts.0.extra.0']]);
  });

  it('an office cannot become a child of its own child', async () => {
    const [main, ward] = [await idOf('clinics', 'title', 'Main'), await idOf('clinics', 'title', 'Ward')];
    const { status, body } = await (await as('root'))('PATCH', `clinics/${main}`, { above_id: ward });
    expect([status, Object.keys(body['errors'] as Row)]).toEqual([422, ['above_id']]);
  });
});
