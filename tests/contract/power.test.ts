import type { Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Row, Server } from '@tuyen/server';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_KEY } from '../../domain/src/fixtures/catalog/clients.ts';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { rng } from '../../domain/src/fixtures/random.ts';
import { openProduct } from '../support/product-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;
type Answer = { readonly status: number; readonly body: Row };

const { model } = loadProject(fileURLToPath(new URL('../../', import.meta.url))) as { model: Model };
const slugs = model.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));

let server: Server;
let top: Headers;
/** Office ids by code. */
const office: Record<string, string> = {};

async function send(headers: Headers, method: Method, path: string, body?: Row): Promise<Answer> {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
}

async function signIn(account: string): Promise<Headers> {
  const { body } = await send({}, 'POST', 'auth/login', { account, password: DEMO_PASSWORD });
  return { authorization: `Bearer ${String(body['authToken'])}`, 'x-office-id': String(body['office_id']) };
}

async function made(path: string, body: Row, headers = top): Promise<string> {
  const answer = await send(headers, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return String(answer.body['id']);
}

let people = 0;
async function account(username: string, offices: readonly Row[]): Promise<Headers> {
  people += 1;
  const name = { username, full_name: 'Người Thử', email: `thu${people}@tuyen.example`, password: DEMO_PASSWORD };
  const home = { ...top, 'x-office-id': String(offices[0]?.['office_id']) };
  await made('users', { ...name, office_id: offices[0]?.['office_id'], offices }, home);
  return signIn(username);
}

beforeAll(async () => {
  server = await openProduct(model);
  top = await signIn('superuser');
  for (const row of await server.engine.store.find('offices')) office[String(row['code'])] = String(row['id']);
});
afterAll(() => server.app.close());

describe('Protection of resources that grant permissions or have an owner', () => {
  interface Victim {
    readonly resource: string;
    id: string;
    /** Changes of the record that affect no permissions. A user who may change the record can write them. */
    readonly plain: Row;
    /** Request bodies with which the caller would gain permissions if the server accepted them. */
    readonly wicked: readonly Row[];
    /**
     * Returns a new record that the caller must not be able to create, because the rank of the record is not below the
     * rank of the caller.
     */
    readonly fresh: () => Row;
    /**
     * Whether an administrator who works in the parent office may change the record. False for records that belong to a
     * single office, because other offices can only read them.
     */
    readonly fromAbove: boolean;
  }
  const callers: Record<string, Headers> = {};
  const victims: Record<string, Victim> = {};
  let numbered = 0;

  beforeAll(async () => {
    const [XNTL, XNHH] = [office['XNTL'] as string, office['XNHH'] as string];
    Object.assign(callers, {
      'the admin of a sibling office': await account('ke.ben', [{ office_id: XNHH, is_admin: true }]),
      'a holder of every slug in a sibling office': await account('du.quyen', [
        { office_id: XNHH, permissions: slugs },
      ]),
      'the admin of an office below': await account('cap.duoi', [{ office_id: office['DLMD'], is_admin: true }]),
      'an API client of a sibling office': { 'x-api-key': await keyOf(XNHH) },
      'an API client of the same office': { 'x-api-key': DEMO_KEY },
      'the admin of the office above': await signIn('company-root-admin'),
    });
    const first = async (resource: string, where: Readonly<Record<string, string>>) =>
      String((await server.engine.store.first(resource, where))?.['id']);
    const copy = async (resource: string, id: string, more: Row): Promise<Row> => {
      const {
        id: _,
        version,
        created_at,
        updated_at,
        created_by,
        ...row
      } = (await server.engine.store.get(resource, id)) as Row;
      return { ...row, ...more };
    };
    const here = { ...top, 'x-office-id': XNTL };
    const number = () => String((numbered += 1));
    const role = await made('roles', {
      code: 'CHUNG',
      name: 'Vai trò dùng chung',
      organisation_types: ['COMPANY'],
      permissions: ['order.read'],
    });
    const user = { username: 'nan.nhan', full_name: 'Nạn Nhân', email: 'nan.nhan@tuyen.example', office_id: XNTL };
    const userId = await made('users', { ...user, offices: [{ office_id: XNTL, role_id: role }] }, here);
    const price = await first('ticket-prices', { issuer_id: XNTL });
    const route = await first('routes', { company_id: XNTL });
    const group = await first('object-groups', { issuer_id: XNTL });
    const policy = await first('policies', { tab: 'payment' });
    const serial = await first('serials', {});
    const setting = await send(here, 'PATCH', 'settings/site-config', { issuance_fee: 31_000 });
    const client = await made(
      'api-clients',
      { name: 'Nạn nhân', client_kind: 'OPEN_API', permissions: ['route.read'], rate_limit: 60 },
      here,
    );
    const freshGroup = { name: 'Nhóm lạ', card_kind: 'FREE', discount_percent: 100, issuer_id: XNTL };
    const victim = (
      resource: string,
      id: string,
      plain: Row,
      wicked: readonly Row[],
      fresh: () => Row,
      fromAbove: boolean,
    ) => void (victims[resource] = { resource, id, plain, wicked, fresh, fromAbove });
    victim(
      'offices',
      XNTL,
      { hotline: '1900 1291' },
      [{ parent_id: XNHH }, { parent_id: office['DLMD'] }, { parent_id: null }, { organisation_type: 'COMPANY_ROOT' }],
      () => ({
        code: `LA${number()}`,
        name: 'Đơn vị lạ',
        short_name: `LA${number()}`,
        organisation_type: 'COMPANY_ROOT',
        parent_id: XNTL,
      }),
      true,
    );
    victim(
      'roles',
      role,
      { description: 'Đổi mô tả' },
      [
        { permissions: [] },
        { permissions: ['order.read', 'user.update'] },
        { status: 'INACTIVE' },
        { organisation_types: ['AGENCY_CARD'] },
      ],
      () => ({
        code: `LA${number()}`,
        name: 'Vai trò lạ',
        organisation_types: ['COMPANY'],
        permissions: ['no-such.right'],
      }),
      true,
    );
    victim(
      'users',
      userId,
      { phone: '0912345678' },
      [
        { password: 'Cua#toi2026' },
        { email: 'cua.toi@tuyen.example' },
        { status: 'INACTIVE' },
        { office_id: XNHH },
        { offices: [] },
        { is_superuser: true },
      ],
      () => ({
        ...user,
        username: `la${number()}`,
        email: `la${number()}@tuyen.example`,
        offices: [{ office_id: XNTL, is_admin: true }],
      }),
      false,
    );
    victim(
      'api-clients',
      client,
      { note: 'Đổi ghi chú' },
      [{ permissions: [] }, { office_id: XNHH }, { office_id: null }, { status: 'INACTIVE' }],
      () => ({
        name: `Ứng dụng lạ ${number()}`,
        client_kind: 'OPEN_API',
        permissions: ['route.read'],
        rate_limit: 60,
        office_id: XNTL,
      }),
      false,
    );
    victim(
      'settings',
      String(setting.body['id']),
      { issuance_fee: 32_000 },
      [{ office_id: XNHH }, { payment_method: ['CASH'] }],
      () => ({ office_id: XNTL }),
      false,
    );
    victim(
      'serials',
      serial,
      { note: 'Đổi ghi chú' },
      [{ template: '{random:4}' }],
      () => ({ name: 'LA', template: 'x' }),
      true,
    );
    victim(
      'ticket-prices',
      price,
      { description: { vi: 'Đổi mô tả' } },
      [{ issuer_id: XNHH }, { price: 1, base_price: 1 }, { issuer_id: null }],
      () => pricesOfOthers(),
      true,
    );
    victim(
      'routes',
      route,
      { note: 'Đổi ghi chú' },
      [{ company_id: XNHH }, { status: 'INACTIVE' }, { company_id: null }],
      () => routesOfOthers(),
      true,
    );
    victim(
      'object-groups',
      group,
      { name: { vi: 'Đổi tên' } },
      [{ issuer_id: XNHH }, { discount_percent: 100, needs_approval: false }, { issuer_id: null }],
      () => ({ ...freshGroup, code: `L${number()}` }),
      true,
    );
    victim(
      'policies',
      policy,
      { title_en: 'Payments' },
      [{ issuer_id: XNHH }, { body_vi: '<p>Chuyển khoản cho tôi</p>' }, { status: 'INACTIVE' }, { issuer_id: null }],
      () => ({ tab: 'payment', title_vi: 'Lạ', body_vi: '<p>Lạ</p>', issuer_id: office['VTTD'] }),
      true,
    );
    const priceRow = await copy('ticket-prices', price, {});
    const pricesOfOthers = () => ({ ...priceRow, code: `LA-${number()}` });
    const routeRow = await copy('routes', route, {});
    const routesOfOthers = () => ({ ...routeRow, code: `L${number()}`, route_serial: `LA${number()}` });
  });

  async function keyOf(officeId: string): Promise<string> {
    const open = model.permissions.modules.flatMap(({ actions }) =>
      actions.filter(({ openApi }) => openApi).map(({ slug }) => slug),
    );
    const body = { name: 'Ứng dụng bên cạnh', client_kind: 'OPEN_API', permissions: open, rate_limit: 600 };
    return String((await send({ ...top, 'x-office-id': officeId }, 'POST', 'api-clients', body)).body['key']);
  }

  const RESOURCES = [
    'offices',
    'roles',
    'users',
    'api-clients',
    'settings',
    'serials',
    'ticket-prices',
    'routes',
    'object-groups',
    'policies',
  ];
  const BESIDE = [
    'the admin of a sibling office',
    'a holder of every slug in a sibling office',
    'the admin of an office below',
    'an API client of a sibling office',
    'an API client of the same office',
  ];

  describe.each(RESOURCES)('Protected resource %s', (resource) => {
    it.each(BESIDE)('the caller "%s" cannot change a record of the protected resource', async (caller) => {
      const { id, plain, wicked, fresh } = victims[resource] as Victim;
      const headers = callers[caller] as Headers;
      const before = await server.engine.store.get(resource, id);
      const count = await server.engine.store.count(resource);
      const path = `${resource}/${id}`;
      const tries: [Method, string, Row?][] = [
        ...[plain, ...wicked].flatMap((body): [Method, string, Row][] => [
          ['PATCH', path, body],
          ['PUT', path, { ...before, ...body }],
        ]),
        ['DELETE', path],
        ['POST', resource, fresh()],
        ['POST', `${resource}/bulk`, { bulk: [fresh()] }],
        ['POST', `${path}/transitions/activate`, {}],
        ...(resource === 'api-clients' ? ([['POST', `${path}/issue-key`, {}]] as [Method, string, Row][]) : []),
      ];
      for (const [method, at, body] of tries) {
        const { status } = await send(headers, method, at, body);
        expect([401, 403, 404, 405, 409, 422], `${method} ${at} ${JSON.stringify(body)} → ${status}`).toContain(status);
      }
      for (const values of [plain, ...wicked])
        await send(headers, 'POST', `${resource}/edits`, { edits: [{ id, values }] });
      expect(await server.engine.store.get(resource, id)).toEqual(before);
      expect(await server.engine.store.count(resource)).toBe(count);
    });

    it('an admin of the parent office can change shared records of subordinate offices, and can only read other records', async () => {
      const { id, plain, fromAbove } = victims[resource] as Victim;
      const { status } = await send(
        callers['the admin of the office above'] as Headers,
        'PATCH',
        `${resource}/${id}`,
        plain,
      );
      expect(status).toBe(fromAbove ? 200 : 403);
    });
  });

  it('the protected resources include every resource that has an owner or grants permissions', () => {
    const { users, roles, offices } = model.identity;
    const owned = model.resources.filter(({ owner }) => owner !== undefined).map(({ name }) => name);
    expect(RESOURCES).toEqual(expect.arrayContaining([users.resource, roles?.resource, offices?.resource, ...owned]));
  });

  it('every shared resource with an office field defines which office owns a record', () => {
    const naming = model.resources.filter(
      ({ name, scope, fields }) =>
        scope === 'global' &&
        name !== model.identity.offices?.resource &&
        fields.some((field) => field.kind === 'reference' && field.resource === model.identity.offices?.resource),
    );
    expect(naming.filter(({ owner }) => owner === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('no other office can edit, deactivate or delete an unused role of the top office', async () => {
    const unused = {
      code: 'CHUADUNG',
      name: 'Chưa dùng',
      organisation_types: ['COMPANY'],
      permissions: ['order.read'],
    };
    const path = `roles/${await made('roles', unused)}`;
    for (const caller of [callers['the admin of a sibling office'], callers['the admin of an office below']]) {
      const filled = { permissions: ['order.read', 'order.approve'] };
      for (const body of [filled, { status: 'INACTIVE' }, { issuer_id: office['XNHH'] }]) {
        expect((await send(caller as Headers, 'PATCH', path, body)).body).toMatchObject({ code: 'read_only_office' });
      }
      expect((await send(caller as Headers, 'DELETE', path)).status).toBe(403);
    }
    const own = await made('roles', { ...unused, code: 'RIENG' }, callers['the admin of a sibling office']);
    const changed = await send(callers['the admin of a sibling office'] as Headers, 'PATCH', `roles/${own}`, {
      name: 'Riêng',
    });
    expect(changed).toMatchObject({ status: 200, body: { issuer_id: office['XNHH'], name: 'Riêng' } });
  });

  it('a workflow state changes only by transitions and never by a create or edit request', async () => {
    for (const { name, workflow, fields, actions } of model.resources) {
      if (!workflow) continue;
      const field = fields.find((each) => each.name === workflow.field);
      expect(field?.readOnly, name).toBe(true);
      const other = workflow.transitions[0]?.to;
      const row = await server.engine.store.first(name, { [workflow.field]: workflow.initial });
      const body = { [workflow.field]: other };
      if (actions.includes('create')) {
        expect((await send(top, 'POST', name, body)).status, name).toBe(422);
        expect((await send(top, 'POST', `${name}/bulk`, { bulk: [body] })).status, name).toBe(422);
      }
      if (!row || !actions.includes('edit')) continue;
      for (const method of ['PATCH', 'PUT'] as const) {
        const { status, body: answer } = await send(top, method, `${name}/${String(row['id'])}`, body);
        expect([name, status, answer['code']]).toEqual([name, 422, 'state_by_transition_only']);
      }
    }
  });
});

describe('Random sequences of requests that could extend permissions', () => {
  /**
   * Permissions with the offices in which they apply, as texts of the form `office permission`. Offices below the
   * office of a grant are included.
   */
  type Reach = ReadonlySet<string>;

  async function reaches(): Promise<ReadonlyMap<string, { readonly now: Reach; readonly possible: Reach }>> {
    const accounts = await server.engine.identity.accounts();
    const spread = (
      powers: readonly { readonly office: string; readonly right: string }[],
      superuser: boolean,
    ): Reach =>
      new Set([
        ...(superuser ? ['superuser'] : []),
        ...powers.flatMap((power) => accounts.offices.under(power.office).map((at) => `${at} ${power.right}`)),
      ]);
    const roles = new Map((await server.engine.store.find('roles')).map((role) => [role['id'], role]));
    // Derives the powers that each account could have, from the stored records. Counts inactive records too, and
    // ignores that a role is valid only for certain types of offices. So the test also finds powers that take effect
    // only later.
    const givenTo = (user: Row) =>
      ((user['offices'] ?? []) as Row[]).flatMap((entry) => {
        const lists = [entry['permissions'], roles.get(entry['role_id'])?.['permissions']] as (string[] | undefined)[];
        const rights = [...lists.flatMap((list) => list ?? []), ...(entry['is_admin'] === true ? ['is_admin'] : [])];
        return rights.map((right) => ({ office: String(entry['office_id']), right }));
      });
    const users = (await server.engine.store.find('users')).map((user) => {
      const { id, offices, office_id, is_admin, is_superuser } = accounts.profileOf(user);
      const held = offices.flatMap((at) => at.permissions.map((right) => ({ office: at.id, right })));
      if (is_admin && office_id !== null)
        held.push(...[...slugs, 'is_admin'].map((right) => ({ office: office_id, right })));
      const now = spread(accounts.active(user) ? held : [], is_superuser && accounts.active(user));
      return [id, { now, possible: spread(givenTo(user), user['is_superuser'] === true) }] as const;
    });
    const clients = (await server.engine.store.find('api-clients')).map((client) => {
      const rights = (client['permissions'] as string[]).map((right) => ({
        office: String(client['office_id']),
        right,
      }));
      const possible = spread(rights, false);
      return [
        String(client['id']),
        { now: client['status'] === 'ACTIVE' ? possible : spread([], false), possible },
      ] as const;
    });
    return new Map([...users, ...clients]);
  }

  it('no random sequence of requests gives anyone more permissions than the requesters have', async () => {
    const random = rng('power');
    const RIGHTS = [
      'user.update',
      'role.update',
      'office.update',
      'route.read',
      'report.metro-revenue-daily',
      'serial.update',
      'order.read',
    ];
    const POWER = ['office', 'role', 'user', 'api-client'].flatMap((module) =>
      ['read', 'create', 'update', 'delete'].map((action) => `${module}.${action}`),
    );
    const tokens = new Map<string, string>();
    const admins = [
      'company-admin',
      'company-root-admin',
      'company-brt-admin',
      'agency-ticket-admin',
      'company',
      'company-root',
    ];
    for (const name of admins) {
      const { body } = await send({}, 'POST', 'auth/login', { account: name, password: DEMO_PASSWORD });
      tokens.set(String(body['id']), String(body['authToken']));
    }
    for (const [index, code] of ['XNTL', 'XNHH', 'VTTD', 'DLMD'].entries()) {
      const { authorization } = await account(`quyen${index}`, [
        { office_id: office[code], permissions: [...POWER, 'route.read'] },
      ]);
      const { body } = await send({ authorization: String(authorization) }, 'GET', 'auth/profile');
      tokens.set(String(body['id']), String(authorization).slice(7));
    }
    const types = model.permissions.groups.map(({ organisationType }) => organisationType);
    let serial = 0;
    const ids = async (resource: string) => (await server.engine.store.find(resource)).map((row) => String(row['id']));
    const rights = () => random.some(RIGHTS, random.int(0, 2));
    const status = () => (random.chance(0.5) ? 'ACTIVE' : 'INACTIVE');

    async function bodyFor(resource: string, own: string): Promise<Row> {
      const offices = await ids('offices');
      const place = () => (random.chance(0.6) ? own : random.pick(offices));
      serial += 1;
      if (resource === 'offices') {
        const name = { code: `N${serial}`, name: `Đơn vị ${serial}`, short_name: `N${serial}` };
        return { ...name, organisation_type: random.pick(types), parent_id: random.chance(0.9) ? place() : null };
      }
      if (resource === 'roles') {
        return {
          code: `R${serial}`,
          name: `Vai trò ${serial}`,
          organisation_types: [random.pick(types)],
          permissions: rights(),
          status: status(),
        };
      }
      if (resource === 'api-clients') {
        const permissions = random.some(['route.read', 'ticket.sell-single', 'station.read'], random.int(0, 2));
        return {
          name: `Ứng dụng ${serial}`,
          client_kind: 'OPEN_API',
          permissions,
          rate_limit: 60,
          status: status(),
          office_id: place(),
        };
      }
      const roles = await ids('roles');
      const entries = random.some([own, place()], random.int(1, 2)).map((office_id) => ({
        office_id,
        ...(random.chance(0.5) && { role_id: random.pick(roles) }),
        permissions: rights(),
        is_admin: random.chance(0.2),
      }));
      return {
        username: `u${serial}`,
        full_name: 'Người Thử',
        email: `u${serial}@tuyen.example`,
        status: status(),
        office_id: own,
        offices: entries.filter((entry, at) => entries.findIndex((one) => one.office_id === entry.office_id) === at),
        ...(random.chance(0.05) && { is_superuser: true }),
      };
    }

    const accepted: Record<string, number> = {};
    let before = await reaches();
    for (let round = 0; round < 500; round += 1) {
      const [requester, token] = random.pick([...tokens]);
      const user = await server.engine.store.get('users', requester);
      const homes = ((user?.['offices'] ?? []) as Row[]).map((entry) => String(entry['office_id']));
      const own = homes.length > 0 ? random.pick(homes) : String(user?.['office_id']);
      const headers = { authorization: `Bearer ${token}`, 'x-office-id': own };
      const resource = random.pick(['offices', 'roles', 'users', 'api-clients']);
      const body = await bodyFor(resource, own);
      const target = `${resource}/${random.chance(0.1) ? requester : random.pick(await ids(resource))}`;
      const some = Object.fromEntries(random.some(Object.entries(body), random.int(1, 2)));
      const [method, path, sent] = random.pick<[Method, string, Row?]>([
        ['POST', resource, body],
        ['POST', `${resource}/bulk`, { bulk: [body] }],
        ['PATCH', target, some],
        ['PATCH', target, some],
        ['PUT', target, body],
        ['DELETE', target],
      ]);
      const answer = await send(headers, method, path, sent);
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      if (answer.status >= 300) continue;
      accepted[resource] = (accepted[resource] ?? 0) + 1;
      const after = await reaches();
      const held = before.get(requester)?.now ?? new Set();
      const knownOffices = new Set(
        [...before.values()].flatMap(({ now, possible }) => [...now, ...possible]).map((power) => power.split(' ')[0]),
      );
      for (const [id, reach] of after) {
        for (const when of ['now', 'possible'] as const) {
          const was = before.get(id)?.[when] ?? new Set();
          // Ignores permissions in offices that the request created, because a parent office always gains access to a
          // new office, and that office has no data yet.
          const gained = [...reach[when]].filter(
            (power) =>
              !was.has(power) && !held.has(power) && (power === 'superuser' || knownOffices.has(power.split(' ')[0])),
          );
          expect(
            gained,
            `${when} after ${method} ${path} ${JSON.stringify(sent)} by ${String(user?.['username'])}`,
          ).toEqual([]);
        }
      }
      before = after;
    }
    // If the server rejected everything, the test would prove nothing.
    for (const resource of ['offices', 'roles', 'users', 'api-clients'])
      expect(accepted[resource], resource).toBeGreaterThan(8);
  });
});
