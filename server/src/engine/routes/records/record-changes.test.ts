import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('Changes of a record', (databaseUrl) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => library.app.close());

  it("a record's changes since a known version name the accounts and fields, without values", async () => {
    const clerk = await library.as('clerk');
    const root = await library.as('root');
    const { id } = (await clerk('POST', 'books', { title: 'Tắt đèn', pages: 200 })).body;
    await root('PATCH', `books/${String(id)}`, { pages: 210, vault_code: '1234' });
    await clerk('PATCH', `books/${String(id)}`, { title: 'Tắt đèn (tái bản)' });
    const changes = (await clerk('GET', `books/${String(id)}/changes?since=1`)).body;
    expect(changes).toEqual([
      { at: expect.any(String), by: 'root', action: 'update', fields: ['pages'] },
      { at: expect.any(String), by: 'clerk', action: 'update', fields: ['title'] },
    ]);
    expect((await clerk('GET', `books/${String(id)}/changes?since=3`)).body).toEqual([]);
    for (const query of ['', '?since=', '?since=x', '?since=1&since=2']) {
      expect((await clerk('GET', `books/${String(id)}/changes${query}`)).status, query).toBe(400);
    }
  });

  it('the change list of a record contains at most the latest hundred changes', async () => {
    const clerk = await library.as('clerk');
    const { id } = (await clerk('POST', 'books', { title: 'Số đỏ', pages: 1 })).body;
    for (let pages = 2; pages <= 102; pages += 1) await clerk('PATCH', `books/${String(id)}`, { pages });
    const listed = async (since: number) => (await clerk('GET', `books/${String(id)}/changes?since=${since}`)).body;
    expect([await listed(1), await listed(2), await listed(3)]).toMatchObject([
      { length: 100 },
      { length: 100 },
      { length: 99 },
    ]);
  });

  it('callers who cannot read a record cannot read its changes', async () => {
    const clerk = await library.as('clerk');
    const helper = await library.as('helper');
    const loan = (await clerk('GET', 'loans?limit=1&page=1')).body['data'] as readonly { id: string }[];
    const made = loan[0] ?? ((await clerk('POST', 'loans', {})).body as unknown as { id: string });
    expect((await helper('GET', `loans/${made.id}/changes?since=0`)).status).toBe(404);
    expect((await library.anyone('GET', `loans/${made.id}/changes?since=0`)).status).toBe(401);
  });
});
