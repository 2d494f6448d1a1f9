import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

onEachDatabase('Location header of created records', (databaseUrl) => {
  let library: Library;
  let root: Send;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    root = await library.as('root');
  });
  afterAll(() => library.app.close());

  const within = (location: unknown) => String(location).replace('/api/v1/', '');

  it('the response to a creation has a Location header, also when repeated by idempotency key', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await root('POST', 'books', { title: 'A' }, key);
    const { status, headers, body } = first;
    expect([status, headers['location']]).toEqual([201, `/api/v1/books/${String(body['id'])}`]);
    expect((await root('GET', within(headers['location']))).body).toEqual(body);
    const again = await root('POST', 'books', { title: 'A' }, key);
    expect([again.headers['idempotent-replayed'], again.headers['location']]).toEqual(['true', headers['location']]);
  });

  it('responses to bulk creation and updates have no Location header', async () => {
    const many = await root('POST', 'books/bulk', { bulk: [{ title: 'B' }] });
    expect([many.status, many.headers['location']]).toEqual([201, undefined]);
    const [book] = (await root('GET', 'books?limit=1')).body as unknown as readonly { id: string }[];
    expect((await root('PATCH', `books/${book?.id}`, { title: 'C' })).headers['location']).toBeUndefined();
  });

  it('the response to saving a tab has a Location header, whose URL accepts DELETE', async () => {
    const { status, headers } = await root('POST', 'books/tabs', { name: 'Mine', query: 'filter=rare||$eq||true' });
    expect([status, headers['location']]).toEqual([201, expect.stringMatching(/^\/api\/v1\/books\/tabs\/[\w-]+$/u)]);
    expect((await root('DELETE', within(headers['location']))).status).toBe(200);
  });
});
