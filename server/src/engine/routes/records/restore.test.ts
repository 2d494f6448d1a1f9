import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('Restoring values of a log entry', (databaseUrl) => {
  let library: Library;
  let root: Awaited<ReturnType<Library['as']>>;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    root = await library.as('root');
  });
  afterAll(() => library.app.close());

  const made = async (values: Row) => String((await root('POST', 'books', values)).body['id']);
  const entries = async (id: string) =>
    library.engine.records.database.rows(
      'SELECT "id", "action", "before", "after" FROM "_audit" WHERE "record_id" = $1 ORDER BY "id" DESC'.replace(
        '$1',
        library.engine.records.database.engine === 'sqlite' ? '?' : '$1',
      ),
      [id],
    );
  const path = async (id: string) => `books/${id}/restore/${String((await entries(id))[0]?.['id'])}`;

  it('a log entry is compared with the record and restored as a logged change of chosen fields', async () => {
    const id = await made({ title: 'Tắt đèn', pages: 200, vault_code: 'geheim' });
    await root('PATCH', `books/${id}`, { title: 'Tat den', pages: 20, weight: 3, vault_code: 'other' });
    const restore = await path(id);
    const compared = await root('GET', restore);
    expect(compared.status, JSON.stringify(compared.body)).toBe(200);
    expect(compared.body).toEqual({
      version: 2,
      at: expect.any(String),
      by: 'root',
      values: 'before',
      sides: ['before', 'after'],
      fields: [
        { field: 'title', now: 'Tat den', logged: 'Tắt đèn' },
        { field: 'pages', now: 20, logged: 200 },
        { field: 'weight', now: 3, logged: null },
      ],
    });
    expect((await root('GET', `${restore}?values=after`)).body['fields']).toEqual([]);
    const restored = await root('POST', restore, { version: 2, fields: ['title', 'weight'] });
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(restored.body).toMatchObject({ title: 'Tắt đèn', pages: 20, version: 3 });
    expect(restored.body['weight'] ?? null).toBeNull();
    const [entry] = await entries(id);
    expect(entry?.['action']).toBe('restore');
    expect(JSON.parse(String(entry?.['before']))).toMatchObject({ title: 'Tat den', weight: 3 });
  });

  it('a restoration is refused if the record has another version, and for fields that do not differ', async () => {
    const id = await made({ title: 'Số đỏ', pages: 1 });
    await root('PATCH', `books/${id}`, { pages: 2 });
    const restore = await path(id);
    await root('PATCH', `books/${id}`, { pages: 3 });
    expect((await root('POST', restore, { version: 2, fields: ['pages'] })).status).toBe(409);
    for (const fields of [undefined, [], ['title'], ['vault_code'], ['version'], 'pages'])
      expect((await root('POST', restore, { version: 3, fields })).status, String(fields)).toBe(422);
    expect((await root('POST', restore, { version: 3, fields: ['pages'], values: 'never' })).status).toBe(422);
    expect((await root('POST', restore, { version: 3, fields: ['pages'], values: 'after' })).status).toBe(200);
    expect((await root('GET', `${restore}?values=never`)).status).toBe(400);
  });

  it('only callers who may read the log and edit the record can restore its values', async () => {
    const id = await made({ title: 'Chí Phèo', pages: 1 });
    await root('PATCH', `books/${id}`, { pages: 2 });
    const restore = await path(id);
    const clerk = await library.as('clerk');
    expect((await clerk('GET', restore)).status).toBe(404);
    expect((await clerk('POST', restore, { fields: ['pages'] })).status).toBe(404);
    expect((await library.anyone('GET', restore)).status).toBe(401);
    expect((await root('GET', `books/${id}/restore/0`)).status).toBe(404);
    const other = await made({ title: 'Another', pages: 1 });
    expect((await root('GET', restore.replace(id, other))).status, 'entry of another record').toBe(404);
  });
});
