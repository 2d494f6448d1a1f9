import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const DAY = 86_400_000;

onEachDatabase('Files attached to records', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  let helper: Send;
  let reader: Send;
  let root: Send;
  let loan: string;
  let now = Date.UTC(2026, 2, 10);
  beforeAll(async () => {
    const model = libraryModel();
    const resources = model.resources.map((one) =>
      one.name === 'loans' || one.name === 'users' ? { ...one, attachments: true as const } : one,
    );
    library = await openLibrary({
      databaseUrl: await databaseUrl(),
      model: { ...model, resources },
      clock: { now: () => new Date(now) },
    });
    const office = { 'x-office-id': library.office('Main'), 'accept-language': 'en' };
    [clerk, helper, reader, root] = await Promise.all([
      library.as('clerk', office),
      library.as('helper', { 'x-office-id': library.office('Branch') }),
      library.as('reader', office),
      library.as('root', office),
    ]);
  });
  afterAll(() => library.app.close());
  beforeEach(async () => {
    const book = (await clerk('POST', 'books', { title: 'Số đỏ' })).body['id'];
    loan = `loans/${String((await clerk('POST', 'loans', { book_id: book })).body['id'])}`;
  });
  const store = async (account: string, name = 'Biên bản.pdf') => {
    const userId = String((await library.engine.store.first('users', { username: account }))?.['id']);
    const profile = {
      id: userId,
      offices: [],
      office_id: null,
      is_admin: false,
      is_superuser: false,
      avatar_url: null,
    };
    const file = { name, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n') };
    return library.engine.uploads.put(file, { kind: 'staff', userId, profile });
  };
  const attach = async (send: Send, upload: unknown, to = loan) => send('POST', `${to}/attachments`, { upload });
  const files = async (send: Send, of = loan) => (await send('GET', `${of}/attachments`)).body;
  const links = async (send: Send, url: string) =>
    Object.keys((await send('POST', 'uploads/links', { uploads: [url] })).body['links'] as Row);
  const log = async () => {
    const rows = await library.engine.records.database.rows(
      `SELECT "action", "after", "before" FROM "_audit" WHERE "resource" = 'loans' AND "record_id" = '${loan.slice(6)}' ORDER BY "id"`,
    );
    return rows.map(({ action, before, after }) => [action, JSON.parse(String(after ?? before))]);
  };

  it('who may edit a record attaches and removes files, and the log names the upload', async () => {
    const [one, two] = [await store('clerk'), await store('clerk', 'Ảnh.pdf')];
    const made = await attach(clerk, one.url);
    expect([made.status, made.body]).toEqual([201, { id: one.id }]);
    expect((await attach(clerk, two.url)).status).toBe(201);
    const listed = await files(clerk);
    expect(listed).toMatchObject({ add: true });
    expect(listed['data']).toEqual([
      expect.objectContaining({ id: two.id, name: 'Ảnh.pdf' }),
      {
        id: one.id,
        url: one.url,
        name: 'Biên bản.pdf',
        type: 'application/pdf',
        size: 9,
        at: new Date(now).toISOString(),
        by: 'clerk',
        remove: true,
      },
    ]);
    expect((await clerk('DELETE', `${loan}/attachments/${one.id}`)).status).toBe(200);
    expect((await clerk('DELETE', `${loan}/attachments/${one.id}`)).status).toBe(404);
    expect((await files(clerk))['data']).toMatchObject([{ id: two.id }]);
    expect((await log()).slice(1)).toEqual([
      ['attach-file', { attachments: one.url }],
      ['attach-file', { attachments: two.url }],
      ['remove-file', { attachments: one.url }],
    ]);
  });

  it('readers of a record list and open its files but change nothing, and others find nothing', async () => {
    const { id, url } = await store('clerk');
    await attach(clerk, url);
    expect(await files(reader)).toMatchObject({ add: false, data: [{ id, remove: false }] });
    expect(await links(reader, url)).toEqual([url]);
    expect((await log()).at(-1)).toEqual(['open-document', { attachments: [url] }]);
    expect((await attach(reader, (await store('reader')).url)).status).toBe(403);
    expect((await reader('DELETE', `${loan}/attachments/${id}`)).status).toBe(403);
    expect((await helper('GET', `${loan}/attachments`)).status).toBe(404);
    expect((await attach(helper, (await store('helper')).url)).status).toBe(404);
    expect(await links(helper, url)).toEqual([]);
    expect((await library.anyone('GET', `${loan}/attachments`)).status).toBe(401);
  });

  it('an account without the permission to read accounts does not open files attached to its own', async () => {
    const account = String((await library.engine.store.first('users', { username: 'reader' }))?.['id']);
    const { url } = await store('root');
    expect((await attach(root, url, `users/${account}`)).status).toBe(201);
    expect((await reader('GET', `users/${account}/attachments`)).status).toBe(403);
    expect(await links(reader, url)).toEqual([]);
    expect(await links(clerk, url)).toEqual([url]);
  });

  it('only an own upload that no record holds can be attached, and a record has at most 50', async () => {
    const { url } = await store('clerk');
    const foreign = await store('helper');
    await attach(clerk, url);
    for (const upload of [url, foreign.url, `/api/v1/uploads/${'0'.repeat(32)}`, 'https://example.org/a.pdf'])
      expect((await attach(clerk, upload)).body, upload).toMatchObject({
        statusCode: 422,
        errors: { upload: expect.stringContaining('Upload the file again') },
      });
    for (const body of [{}, { upload: 1 }, { upload: url, name: 'a' }])
      expect((await clerk('POST', `${loan}/attachments`, body)).status).toBe(422);
    for (let count = 1; count < 50; count += 1) await attach(clerk, (await store('clerk')).url);
    const more = await attach(clerk, (await store('clerk')).url);
    expect(more.body).toMatchObject({ statusCode: 409, code: 'too_many_attachments' });
    expect(await files(clerk)).toMatchObject({ add: false, data: { length: 50 } });
  });

  it('files of a deleted record or an erasure are deleted, and attached files stay', async () => {
    const [kept, gone, erased] = [await store('clerk'), await store('clerk'), await store('clerk')];
    await attach(clerk, kept.url);
    const book = (await clerk('POST', 'books', { title: 'Giông tố' })).body['id'];
    const ids = await Promise.all(
      [gone, erased].map(async ({ url }) => {
        const id = String((await clerk('POST', 'loans', { book_id: book })).body['id']);
        await attach(clerk, url, `loans/${id}`);
        return id;
      }),
    );
    expect((await root('DELETE', `loans/${ids[0]}`)).status).toBe(200);
    await library.engine.write.transaction({}, (tx) => tx.attachments.forget('loans', String(ids[1])));
    now += 2 * DAY;
    await library.engine.uploads.removeOrphans();
    const bytes = await Promise.all([kept, gone, erased].map(({ id }) => library.engine.uploads.read(id)));
    expect(bytes.map((file) => file !== undefined)).toEqual([true, false, false]);
    expect(
      await library.engine.records.database.rows(
        `SELECT "upload_id" FROM "_upload_claims" WHERE "upload_id" = '${kept.id}'`,
      ),
    ).toHaveLength(1);
  });
});
