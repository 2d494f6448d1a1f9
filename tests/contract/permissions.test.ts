import type { Model, PermissionAction } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Server } from '@tuyen/server';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_KEY } from '../../domain/src/fixtures/catalog/clients.ts';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { openProduct } from '../support/product-server.ts';

const UNKNOWN_ID = '019f0000-0000-7000-8000-00000000ffff';

interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/**
 * Routes whose permission belongs neither to an action of a resource nor to a transition, so the test cannot derive the
 * route from the schemas.
 */
const OWN_ROUTES: Readonly<Record<string, Ask>> = {
  'api-client.issue-key': { method: 'POST', path: `api-clients/${UNKNOWN_ID}/issue-key` },
  'customer-card.register': { method: 'POST', path: 'customer-cards/register' },
  'customer-card.verify': { method: 'POST', path: 'customer-cards/verify' },
  'customer-card.sync': { method: 'GET', path: 'customer-cards/sync' },
  'ticket.validate': { method: 'POST', path: 'tickets/validate' },
  'ticket.sell-single': { method: 'POST', path: 'tickets/sell-single' },
};

/**
 * Actions without a route of their own. The permission for such an action may open a screen whose data the user can
 * read anyway. Or a hook may require it in addition to another permission.
 */
const WITHOUT_ROUTE = new Set(['monitor', 'supervise']);

const { model } = loadProject(fileURLToPath(new URL('../../', import.meta.url))) as { model: Model };
const actions: readonly PermissionAction[] = model.permissions.modules.flatMap((module) => module.actions);
const hasPermission = (group: string, slug: string) =>
  actions.some((action) => action.slug === slug && action.groups.includes(group));

/** Returns every route that a permission opens. There may be several, because a module may contain several resources. */
function routesOf(slug: string): readonly Ask[] {
  const own = OWN_ROUTES[slug];
  if (own) return [own];
  const at = slug.lastIndexOf('.');
  const [module, action] = [slug.slice(0, at), slug.slice(at + 1)];
  if (module === 'statistic') return [{ method: 'GET', path: `statistics/${action}` }];
  if (module === 'report') return [{ method: 'GET', path: `reports/${action}` }];
  return model.resources
    .filter((resource) => resource.module === module)
    .flatMap(({ name, actions: crudActions, workflow, operations, singleton }): Ask[] => {
      const has = (wanted: string) => (crudActions as readonly string[]).includes(wanted);
      const record = `${name}/${UNKNOWN_ID}`;
      if (action === 'read') {
        return [
          { method: 'GET', path: `${name}?limit=1` },
          { method: 'GET', path: record },
        ];
      }
      if (action === 'create' && has('create')) return [{ method: 'POST', path: name }];
      if (action === 'export') return [{ method: 'GET', path: `${name}/export?filter=id||$eq||${UNKNOWN_ID}` }];
      if (action === 'import' && has('create')) return [{ method: 'POST', path: `${name}/bulk` }];
      if (action === 'update' && has('edit')) {
        const one: Ask[] = [
          { method: 'PATCH', path: record },
          { method: 'POST', path: `${name}/edits` },
        ];
        return singleton ? [...one, { method: 'PATCH', path: `${name}/${singleton.path}` }] : one;
      }
      if (action === 'delete' && has('delete')) return [{ method: 'DELETE', path: record }];
      const moves = workflow?.transitions.some((transition) => transition.name === action);
      const operated = operations?.filter((operation) => operation.slug === slug) ?? [];
      return [
        ...(moves ? [{ method: 'POST', path: `${record}/transitions/${action}` } as const] : []),
        ...operated.map((one): Ask => {
          return { method: 'POST', path: `${one.on === 'record' ? record : name}/operations/${one.name}` };
        }),
      ];
    });
}

const guarded = actions.filter(({ name }) => !WITHOUT_ROUTE.has(name));

let server: Server;
beforeAll(async () => {
  server = await openProduct(model);
});
afterAll(() => server.app.close());

async function send({ method, path }: Ask, headers: Record<string, string>) {
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const answer = await server.app.inject({ method, url: `/api/v1/${path}`, headers, ...payload });
  const code: unknown = answer.statusCode >= 400 ? answer.json().code : undefined;
  return { status: answer.statusCode, code };
}

async function signIn(account: string, kind?: string): Promise<Record<string, string>> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: kind ? { 'x-client-kind': kind } : {},
    payload: { account, password: DEMO_PASSWORD },
  });
  const { authToken, office_id, offices } = answer.json();
  return { authorization: `Bearer ${authToken}`, 'x-office-id': office_id ?? offices[0].id };
}

async function disagreements(
  headers: Record<string, string>,
  allowed: (action: PermissionAction) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const action of guarded) {
    for (const route of routesOf(action.slug)) {
      const { status, code } = await send(route, headers);
      const refused = status === 403 && (code === 'not_permitted' || code === 'client_kind_closed');
      const isExpected = status < 500 && status !== 401;
      if (!isExpected || refused === allowed(action))
        found.push(`${action.slug}: ${route.method} ${route.path} → ${status}`);
    }
  }
  return found;
}

it('every permission in the permission matrix is required by a known route', () => {
  expect(guarded.filter(({ slug }) => routesOf(slug).length === 0).map(({ slug }) => slug)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(150);
});

it('no role may export, monitor or supervise records that it may not read', () => {
  const wider = actions
    .filter(({ name }) => name === 'export' || WITHOUT_ROUTE.has(name))
    .flatMap(({ slug, groups }) =>
      groups.filter((group) => !hasPermission(group, `${slug.slice(0, slug.lastIndexOf('.'))}.read`)),
    );
  expect(wider).toEqual([]);
});

describe('Permissions of each role group, compared with the permission matrix', () => {
  it.each(model.permissions.groups.map(({ name }) => name))(
    'the role group %s has exactly the permissions in the permission matrix',
    async (group) => {
      expect(await disagreements(await signIn(group), ({ groups }) => groups.includes(group))).toEqual([]);
    },
  );

  it.each(model.permissions.groups.map(({ name }) => name))(
    'the account %s-admin has every permission in its own office',
    async (group) => {
      expect(await disagreements(await signIn(`${group}-admin`), () => true)).toEqual([]);
    },
  );

  it('the superuser has every permission', async () => {
    expect(await disagreements(await signIn('superuser'), () => true)).toEqual([]);
  });
});

describe('Limits on permissions by the kind of client app', () => {
  const NEVER_AT_A_TILL = ['role', 'user', 'api-client', 'audit-log'];
  const READ_ONLY_AT_A_TILL = [
    'setting',
    'office',
    'agency',
    'serial',
    'ticket-price',
    'object-group',
    'policy',
    'app-release',
  ];
  const atATill = ({ slug, name }: PermissionAction): boolean => {
    const module = slug.slice(0, slug.lastIndexOf('.'));
    if (NEVER_AT_A_TILL.includes(module)) return false;
    return !(READ_ONLY_AT_A_TILL.includes(module) && ['create', 'update', 'delete', 'import'].includes(name));
  };

  it("the client kind ADMIN_WEB does not limit an account's permissions", async () => {
    expect(await disagreements(await signIn('superuser', 'ADMIN_WEB'), () => true)).toEqual([]);
  });

  it.each(['POS', 'POS_WEB'])(
    'the client kind %s allows staff permissions except those for accounts, keys, audit log and settings',
    async (kind) => {
      expect(await disagreements(await signIn('superuser', kind), atATill)).toEqual([]);
      expect(
        await disagreements(
          await signIn('company', kind),
          (action) => action.groups.includes('company') && atATill(action),
        ),
      ).toEqual([]);
    },
  );

  it('the client kind OPEN_API allows only the permissions of the API key', async () => {
    const open = [
      'city.read',
      'district.read',
      'route.read',
      'trip.read',
      'ticket.read',
      'station.read',
      'setting.read',
      'ticket.sell-single',
      'customer-card.register',
      'customer-card.verify',
      'customer-card.sync',
    ];
    expect(
      actions
        .filter(({ openApi }) => openApi)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(open.toSorted());
    expect(await disagreements({ 'x-api-key': DEMO_KEY }, ({ slug }) => open.includes(slug))).toEqual([]);
    for (const claim of [{}, { 'x-client-kind': 'ADMIN_WEB' }, { 'x-client-kind': 'OPEN_API' }]) {
      const account = { account: 'superuser', password: DEMO_PASSWORD };
      const headers = { 'x-api-key': DEMO_KEY, ...claim };
      const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload: account });
      expect(answer.json(), JSON.stringify(claim)).toMatchObject({ statusCode: 403, code: 'client_kind_closed' });
    }
    expect(await send({ method: 'GET', path: 'public/routes' }, { 'x-api-key': DEMO_KEY })).toMatchObject({
      status: 403,
    });
  });

  it.each(['PUBLIC_WEB', 'CUSTOMER_APP'])('the client kind %s allows only public endpoints', async (kind) => {
    const headers = { 'x-client-kind': kind };
    for (const { slug } of guarded) {
      for (const route of routesOf(slug)) {
        expect((await send(route, headers)).status, `${slug}: ${route.method} ${route.path}`).toBe(401);
      }
    }
    for (const path of ['public/ticket-prices', 'public/routes', 'public/cities', 'settings/site-config']) {
      expect((await send({ method: 'GET', path }, headers)).status, path).toBe(200);
    }
  });

  it('a request is rejected if its client kind does not match the credentials', async () => {
    const path = { method: 'GET', path: 'routes?limit=1' } as const;
    const till = await signIn('company', 'POS');
    expect(await send(path, { ...till, 'x-client-kind': 'ADMIN_WEB' })).toMatchObject({ status: 403 });
    expect(await send(path, { 'x-api-key': DEMO_KEY, 'x-client-kind': 'ADMIN_WEB' })).toMatchObject({ status: 403 });
    expect(await send({ method: 'GET', path: 'public/routes' }, { 'x-client-kind': 'POS' })).toMatchObject({
      status: 401,
    });
  });
});
