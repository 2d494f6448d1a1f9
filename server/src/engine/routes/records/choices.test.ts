import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

onEachDatabase('Records that a reference field offers as choices', (databaseUrl) => {
  let opened: Library;
  let root: Send;
  let clerk: Send;
  const ids: Record<string, string> = {};

  async function made(path: string, body: Row): Promise<string> {
    const answer = await root('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return String(answer.body['id']);
  }
  async function namesOf(send: Send, list: string, choice: Row): Promise<readonly unknown[]> {
    const { status, body } = await send('GET', `${list}&for=${encodeURIComponent(JSON.stringify(choice))}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body['data'] as readonly Row[]).map((row) => row['name'] ?? row['username']).toSorted();
  }
  const officesFor = (send: Send, more: Row = {}) =>
    namesOf(send, 'offices?limit=50&page=1', { resource: 'users', field: 'offices.office_id', ...more });
  const rolesFor = (send: Send, more: Row = {}) =>
    namesOf(send, 'roles?limit=50&page=1', { resource: 'users', field: 'offices.role_id', ...more });

  beforeAll(async () => {
    opened = await openLibrary({ databaseUrl: await databaseUrl() });
    root = await opened.as('root');
    ids['boss'] = await made('roles', { name: 'Boss', permissions: ['office.delete'] });
    const reading = ['office.read', 'role.read', 'user.read', 'user.create', 'user.update', 'office.update'];
    for (const [name, office] of [
      ['chief', 'Main'],
      ['sub', 'Branch'],
    ] as const) {
      const offices = [{ office_id: opened.office(office), permissions: reading }];
      ids[name] = await made('users', {
        username: name,
        password: PASSWORD,
        office_id: opened.office(office),
        offices,
      });
    }
    clerk = await opened.as('chief');
  });
  afterAll(() => opened.app.close());

  it('a reference field to offices offers only offices in which the caller may act', async () => {
    expect(await officesFor(clerk)).toEqual(['Branch', 'Main']);
    expect(await officesFor(await opened.as('sub'))).toEqual(['Branch']);
    expect(await officesFor(root)).toEqual(['Branch', 'Main', 'Other']);
  });

  it('a role field offers only roles whose permissions the caller has in the chosen office', async () => {
    const admin = await opened.as('admin');
    expect(await rolesFor(clerk)).toEqual([]);
    expect(await rolesFor(admin)).toEqual(['Boss', 'Clerk']);
    expect(await rolesFor(admin, { beside: { office_id: opened.office('Branch') } })).toEqual(['Boss', 'Clerk']);
    expect(await rolesFor(admin, { beside: { office_id: opened.office('Other') } })).toEqual([]);
    expect(await officesFor(clerk, { beside: { role_id: ids['boss'] } })).toEqual([]);
  });

  it("a reference field also offers the record's current value, even beyond the caller's permissions", async () => {
    const offices = [{ office_id: opened.office('Main'), role_id: ids['boss'] }];
    const id = await made('users', {
      username: 'keeper',
      password: PASSWORD,
      office_id: opened.office('Main'),
      offices,
    });
    const beside = { office_id: opened.office('Main') };
    expect(await rolesFor(clerk, { id, beside })).toEqual(['Boss']);
  });

  it('the parent field of an office does not offer the offices below that office', async () => {
    const choice = { resource: 'offices', field: 'parent_id', id: opened.office('Main') };
    expect(await namesOf(root, 'offices?limit=50&page=1', choice)).toEqual(['Other']);
  });

  it('the choices of a reference field can be searched, paged and counted like any list', async () => {
    expect(await namesOf(root, 'offices?limit=50&page=1&q=mai', { resource: 'users', field: 'office_id' })).toEqual([
      'Main',
    ]);
    const { body } = await clerk(
      'GET',
      `offices?limit=1&page=1&for=${encodeURIComponent(JSON.stringify({ resource: 'users', field: 'offices.office_id' }))}`,
    );
    expect(body).toMatchObject({ total: 2, count: 1 });
  });

  it.each([
    'office_id',
    '[]',
    '{"resource":"users"}',
    '{"resource":"users","field":"username"}',
    '{"resource":"nothing","field":"office_id"}',
    '{"resource":"users","field":"offices.role_id"}',
    '{"resource":"users","field":"office_id","more":1}',
    '{"resource":"users","field":"office_id","id":7}',
    '{"resource":"users","field":"office_id","transition":"lend"}',
  ])('a list rejects a parameter "for" that is malformed or names no reference to the list: %s', async (choice) => {
    const answer = await root('GET', `offices?limit=5&page=1&for=${encodeURIComponent(choice)}`);
    expect([answer.status, answer.body['code']]).toEqual([400, 'bad_query']);
  });
});
