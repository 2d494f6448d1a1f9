import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { DEMO_PASSWORD } from '../fixtures/catalog/accounts.ts';
import { openShop, type Shop } from '../shop.fixture.ts';

onEachDatabase('Content and access of the audit log', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  const entries = (resource: string, id: string): Promise<readonly Row[]> =>
    shop.engine.store.find('audit-logs', { resource, record_id: id }, { sort: 'created_at' });
  const send = async (method: 'PATCH' | 'DELETE', path: string, payload?: object, account = 'company-admin') =>
    shop.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: (await shop.signIn(account)).headers,
      ...(payload && { payload }),
    });

  it('a change is logged with the user, the office, the client kind and the changed values', async () => {
    const clerk = await shop.signIn('company-admin');
    const made = (await shop.post('object-groups', await group(), clerk)).json();
    expect(made.id, JSON.stringify(made)).toBeDefined();
    await send('PATCH', `object-groups/${made.id}`, { name: { vi: 'Nhóm khác' } });
    await send('DELETE', `object-groups/${made.id}`);
    const [created, changed, deleted] = await entries('object-groups', made.id);
    expect(created).toMatchObject({
      action: 'create',
      actor: expect.stringMatching(/^\p{Lu}.+ \(company-admin\)$/u),
      client_kind: 'ADMIN_WEB',
      office_id: clerk.officeId,
      at: shop.engine.clock.now().toISOString(),
      after: { name: { vi: 'Nhóm thử' } },
    });
    expect(created).not.toHaveProperty('before');
    expect(changed).toMatchObject({
      action: 'update',
      before: { name: { vi: 'Nhóm thử' } },
      after: { name: { vi: 'Nhóm khác' } },
    });
    expect(Object.keys(changed?.['after'] as Row).sort()).toEqual(['name', 'version']);
    expect(deleted).toMatchObject({ action: 'delete', before: { name: { vi: 'Nhóm khác' } } });
  });

  it('the audit log masks secrets, even in changed settings', async () => {
    const clerk = await shop.signIn('company-admin');
    const saved = await send('PATCH', 'settings/site-config', { mail_password: 'Bí mật 2026', issuance_fee: 31_000 });
    expect(saved.statusCode, saved.body).toBe(200);
    const [entry] = await entries('settings', saved.json().id);
    expect(entry).toMatchObject({ office_id: clerk.officeId, after: { issuance_fee: 31_000 } });
    expect(JSON.stringify(entry)).not.toContain('Bí mật');
  });

  it('changes by citizens and by the system are logged in the office of the record', async () => {
    const { code } = await shop.register();
    const order = await shop.order(code);
    const log = await entries('orders', order.id);
    expect(log.map(({ action }) => action)).toEqual(['create', 'open-payment']);
    expect(log[0]).toMatchObject({ actor: '@customer', client_kind: 'PUBLIC_WEB', office_id: order.office_id });
    expect(log[1]).toMatchObject({ actor: '@system:orders', before: { status: 'CREATED' } });
    await shop.pass({ days: 2 });
    expect((await entries('orders', order.id)).at(-1)).toMatchObject({
      action: 'expire',
      after: { status: 'CANCELED' },
    });
  });

  it('the audit log contains every row of a bulk import', async () => {
    const clerk = await shop.signIn('company-admin');
    const bulk = [await group(), await group()];
    const rows = (await shop.post('object-groups/bulk', { bulk }, clerk)).json();
    for (const { id } of rows) expect(await entries('object-groups', id)).toMatchObject([{ action: 'create' }]);
  });

  it('the audit log contains the kind of client that staff used to sign in', async () => {
    const answer = (
      await shop.post('auth/login', { account: 'company', password: DEMO_PASSWORD }, undefined, {
        'x-client-kind': 'POS',
      })
    ).json();
    const till = { officeId: answer.office_id, headers: { authorization: `Bearer ${answer.authToken}` } };
    const customer = await shop.post('customers', person(), till);
    expect(customer.statusCode, customer.body).toBe(201);
    expect(await entries('customers', customer.json().id)).toMatchObject([
      { actor: expect.stringMatching(/ \(company\)$/), client_kind: 'POS' },
    ]);
    expect((await shop.get('users', till)).statusCode).toBe(403);
  });

  it('reading the audit log requires a permission, and nobody can write to it through the API', async () => {
    const admin = await shop.signIn('company-root-admin');
    const list = await shop.get('audit-logs?filter=resource||$eq||orders&filter=client_kind||$eq||PUBLIC_WEB', admin);
    expect(list.statusCode, list.body).toBe(200);
    expect(list.json().length).toBeGreaterThan(0);
    expect(list.json().every((row: Row) => row['resource'] === 'orders')).toBe(true);
    expect((await shop.get('audit-logs', await shop.signIn('agency-ticket'))).statusCode).toBe(403);
    expect((await shop.post('audit-logs', {}, admin)).statusCode).toBe(405);
    expect((await send('DELETE', `audit-logs/${list.json()[0].id}`, undefined, 'superuser')).statusCode).toBe(405);
  });

  let count = 0;
  async function group(): Promise<Row> {
    count += 1;
    const like = await shop.rowOf('object-groups', {});
    const { id: _id, created_at: _c, updated_at: _u, version: _v, created_by: _b, ...rest } = like;
    return { ...rest, code: `THU${count}`, name: { vi: 'Nhóm thử' } };
  }
  function person(): Row {
    return { full_name: 'Lê Văn Thử', birth_date: '1990-01-02', phone: '0912345678', gender: 'MALE' };
  }
});
