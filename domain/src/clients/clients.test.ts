import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { PORTAL_KEY } from './portal-key.ts';
import { openShop, type Shop } from '../shop.fixture.ts';
import { DEMO_PASSWORD } from '../fixtures/catalog/accounts.ts';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';

it('the file .env.development contains the API key that the fixtures give to the portal', () => {
  const variables = readFileSync(new URL('../../../.env.development', import.meta.url), 'utf8').split('\n');
  expect(variables).toContain(`PORTAL_API_KEY=${PORTAL_KEY}`);
});

describe('API clients and their keys', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.app.close());

  const call = (path: string, key: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'GET', url: `/api/v1/${path}`, headers: { 'x-api-key': key, ...headers } });
  const create = async (more = {}, as = 'company-admin') =>
    shop.post(
      'api-clients',
      {
        name: `Đối tác ${Math.random()}`,
        client_kind: 'OPEN_API',
        permissions: ['route.read'],
        rate_limit: 60,
        ...more,
      },
      await shop.signIn(as),
    );

  it('the demo API key printed at startup can read only the resources open to API clients', async () => {
    expect(shop.notes.join('\n')).toContain(DEMO_KEY);
    for (const path of ['cities', 'districts', 'routes', 'trips', 'tickets', 'stations', 'settings/site-config']) {
      expect((await call(path, DEMO_KEY)).statusCode, path).toBe(200);
    }
    for (const path of ['orders', 'customers', 'users', 'customer-cards', 'audit-logs', 'api-clients']) {
      expect((await call(path, DEMO_KEY)).statusCode, path).toBe(403);
    }
  });

  it('the server creates the key of an API client, shows it once and stores only a hash', async () => {
    const made = (await create({ key_hash: 'mine', key_prefix: 'mine' })).json();
    expect(made.key).toMatch(/^tuyen_[\w-]{43}$/);
    expect(made.key_prefix).toBe(made.key.slice(0, 12));
    expect(made).not.toHaveProperty('key_hash');
    const shown = (await shop.get(`api-clients/${made.id}`, await shop.signIn('company-admin'))).body;
    expect(shown).not.toContain(made.key);
    const stored = await shop.engine.store.get('api-clients', made.id);
    expect(stored?.['key_hash']).not.toBe('mine');
    expect(JSON.stringify(stored)).not.toContain(made.key);
    expect((await call('routes', made.key)).statusCode).toBe(200);
    expect((await call('cities', made.key)).statusCode).toBe(403);
  });

  it('issuing a new key for an API client invalidates the old key', async () => {
    const admin = await shop.signIn('company-admin');
    const made = (await create()).json();
    const issued = await shop.post(`api-clients/${made.id}/issue-key`, {}, admin);
    expect(issued.statusCode).toBe(200);
    const { key } = issued.json();
    expect(key).not.toBe(made.key);
    expect((await call('routes', made.key)).statusCode).toBe(401);
    expect((await call('routes', key)).statusCode).toBe(200);
    expect((await shop.post(`api-clients/${made.id}/issue-key`, {}, await shop.signIn('agency-card'))).statusCode).toBe(
      403,
    );
  });

  it('a caller with fewer permissions than an API client can neither obtain nor change the key of the client', async () => {
    const { headers, officeId } = await shop.signIn('company-admin');
    const permissions = [
      'api-client.read',
      'api-client.update',
      'api-client.delete',
      'api-client.issue-key',
      'route.read',
    ];
    const clerk = { username: 'giu.khoa', full_name: 'Người Giữ Khóa', email: 'giu.khoa@tuyen.example' };
    const offices = [{ office_id: officeId, permissions }];
    const hired = await shop.post(
      'users',
      { ...clerk, password: DEMO_PASSWORD, office_id: officeId, offices },
      { headers, officeId },
    );
    expect(hired.statusCode, hired.body).toBe(201);
    const keeper = await shop.signIn('giu.khoa');
    const ended = { expires_on: addDays(localDate(shop.engine.clock.now()), -1) };
    for (const state of [{ status: 'ACTIVE' }, { status: 'INACTIVE' }, ended]) {
      const small = (await create(state)).json();
      expect((await shop.post(`api-clients/${small.id}/issue-key`, {}, keeper)).statusCode).toBe(200);
      const large = (await create({ ...state, permissions: ['route.read', 'ticket.sell-single'] })).json();
      for (const refused of [
        await shop.post(`api-clients/${large.id}/issue-key`, {}, keeper),
        await shop.patch(`api-clients/${large.id}`, { status: 'ACTIVE' }, keeper),
        await shop.patch(`api-clients/${large.id}`, { allowed_ips: ['192.0.2.1'] }, keeper),
        await shop.patch(`api-clients/${small.id}`, { permissions: ['ticket.sell-single'] }, keeper),
        await shop.remove(`api-clients/${large.id}`, keeper),
      ]) {
        const { statusCode, code } = refused.json();
        // A request that activates a client that is already ACTIVE succeeds but changes nothing.
        if (statusCode !== undefined) expect([statusCode, code]).toEqual([403, 'grant_not_held']);
        else expect(refused.json()).toMatchObject({ id: large.id, status: 'ACTIVE', version: 1 });
      }
    }
  });

  it('an ordinary update of an API client does not change its key', async () => {
    const admin = await shop.signIn('company-admin');
    const made = (await create()).json();
    const changed = await shop.app.inject({
      method: 'PATCH',
      url: `/api/v1/api-clients/${made.id}`,
      headers: admin.headers,
      payload: { note: 'Đã gọi điện', key_hash: 'mine' },
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).not.toHaveProperty('key');
    expect((await call('routes', made.key)).statusCode).toBe(200);
  });

  it('an API client is rejected if it has a permission closed to API clients, or a client kind without API keys', async () => {
    expect((await create({ permissions: ['route.read', 'user.delete'] })).json()).toMatchObject({
      statusCode: 422,
      errors: { 'permissions.1': expect.any(String) },
    });
    expect((await create({ client_kind: 'ADMIN_WEB' })).json().errors).toHaveProperty('client_kind');
  });

  it('an API key is rejected after its last day, while inactive and from addresses not allowed', async () => {
    const day = localDate(shop.engine.clock.now());
    const ended = (await create({ expires_on: addDays(day, -1) })).json();
    const today = (await create({ expires_on: day })).json();
    const locked = (await create({ status: 'INACTIVE' })).json();
    const elsewhere = (await create({ allowed_ips: ['192.0.2.7'] })).json();
    expect((await call('routes', ended.key)).statusCode).toBe(401);
    expect((await call('routes', today.key)).statusCode).toBe(200);
    expect((await call('routes', locked.key)).statusCode).toBe(401);
    expect((await call('routes', elsewhere.key)).statusCode).toBe(403);
  });

  it('an API key works only for its own client kind and not for endpoints made for people', async () => {
    expect((await call('routes', DEMO_KEY, { 'x-client-kind': 'OPEN_API' })).statusCode).toBe(200);
    expect((await call('routes', DEMO_KEY, { 'x-client-kind': 'POS' })).statusCode).toBe(403);
    expect((await call('public/routes', DEMO_KEY)).statusCode).toBe(403);
  });

  it('an order stores the kind of client that placed it', async () => {
    const app = { 'x-client-kind': 'CUSTOMER_APP', 'x-token-captcha': await shop.captcha() };
    const placed = await shop.post('public/orders', await shop.form(), undefined, app);
    expect(placed.statusCode, placed.body).toBe(201);
    expect(await shop.rowOf('orders', { code: placed.json().code })).toMatchObject({ client_kind: 'CUSTOMER_APP' });
    const { code } = await shop.register();
    expect(await shop.rowOf('orders', { code })).toMatchObject({ client_kind: 'PUBLIC_WEB' });
  });

  it('a portal that sends an API key can use the same endpoints as without a key', async () => {
    const { key } = (await create({ client_kind: 'PUBLIC_WEB', permissions: ['route.read'] })).json();
    expect((await call('public/routes', key, { 'x-client-kind': 'PUBLIC_WEB' })).statusCode).toBe(200);
    expect((await call('routes', key)).statusCode).toBe(403);
    const site = { 'x-api-key': key, 'x-client-kind': 'PUBLIC_WEB', 'x-token-captcha': await shop.captcha() };
    const placed = await shop.post('public/orders', await shop.form(), undefined, site);
    expect(placed.statusCode, placed.body).toBe(201);

    // The portal reads the public settings of the office that the request names, like any visitor. The office of the
    // portal's API key does not matter.
    const named = (await shop.engine.store.find('settings')).filter((row) => row['office_display_name']);
    expect(named.length).toBeGreaterThan(1);
    for (const { office_id, office_display_name } of named) {
      const site = { 'x-client-kind': 'PUBLIC_WEB', 'x-office-id': String(office_id) };
      expect((await call('settings/site-config', key, site)).json()).toMatchObject({ office_display_name });
    }
  });

  it('the time of the last request is stored with the API client', async () => {
    await call('routes', DEMO_KEY);
    const { last_used_at } = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    expect(last_used_at).toBe(shop.engine.clock.now().toISOString());
  });
});
