import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

onEachDatabase('Creating, reading, changing and deleting records', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  let root: Send;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    clerk = await library.as('clerk');
    root = await library.as('root');
  });
  afterAll(() => library.app.close());

  it('records can be created, read, updated and deleted', async () => {
    const created = await clerk('POST', 'books', {
      title: 'Số đỏ',
      pages: 200,
      tags: ['a', 'b'],
      read_at: '2026-01-01T07:00:00+07:00',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      title: 'Số đỏ',
      rare: false,
      status: 'ACTIVE',
      version: 1,
      read_at: '2026-01-01T00:00:00.000Z',
    });
    const path = `books/${created.body['id']}`;
    expect((await clerk('GET', path)).body).toEqual(created.body);
    const changed = await clerk('PATCH', path, { pages: 250, tags: null });
    expect(changed.body).toMatchObject({ pages: 250, version: 2 });
    expect(changed.body).not.toHaveProperty('tags');
    const replaced = await clerk('PUT', path, { ...changed.body, title: 'Giông tố' });
    expect(replaced.body).toMatchObject({ title: 'Giông tố', pages: 250, version: 3 });
    const deleted = await clerk('DELETE', path);
    expect(deleted).toMatchObject({ status: 200, body: { title: 'Giông tố' } });
    expect((await clerk('GET', path)).status).toBe(404);
  });

  it('a record names the account that created it, whatever creator the caller sends', async () => {
    const { body: own } = await clerk('POST', 'books', { title: 'Của ai' });
    const { body: other } = await root('POST', 'books', { title: 'Của gốc' });
    const [mine, theirs] = [own['created_by'], other['created_by']];
    expect(mine).not.toBe(theirs);
    const claimed = await clerk('POST', 'books', { title: 'Mạo danh', created_by: theirs });
    expect(claimed).toMatchObject({ status: 201, body: { created_by: mine } });
    const path = `books/${String(claimed.body['id'])}`;
    for (const method of ['PATCH', 'PUT'] as const) {
      const changed = await clerk(method, path, { title: `Mạo danh ${method}`, created_by: theirs });
      expect(changed).toMatchObject({ status: 200, body: { title: `Mạo danh ${method}`, created_by: mine } });
    }
    expect((await clerk('GET', path)).body['created_by']).toBe(mine);
    const bulk = await clerk('POST', 'books/bulk', { bulk: [{ title: 'Loạt', created_by: theirs }] });
    expect(bulk.body).toMatchObject([{ created_by: mine }]);
    // Hooks and domain code that act for a person cannot write another person into `created_by`. Nobody can change
    // `created_by` later.
    const actor = { kind: 'staff', userId: String(mine), profile: {} as never } as const;
    const written = await library.engine.write.transaction({ actor, officeId: null }, async (tx) => {
      const { id } = await tx.create('books', { title: 'Trong máy', created_by: theirs });
      return tx.update('books', String(id), { pages: 3, created_by: theirs });
    });
    expect(written).toMatchObject({ pages: 3, created_by: mine });
  });

  it('clients cannot set system fields of a record', () => {
    const { fields } = library.engine.model.resources.find(({ name }) => name === 'books') ?? { fields: [] };
    const system = fields.filter(({ system }) => system).map(({ name, readOnly }) => [name, readOnly]);
    expect(system).toEqual(['id', 'version', 'created_at', 'updated_at', 'created_by'].map((name) => [name, true]));
  });

  it('an object field counts as unchanged if only the order of its keys differs', async () => {
    const author = (await root('POST', 'authors', { name: 'Vũ Trọng Phụng' })).body['id'];
    const chapters = [
      { name: 'Một', written_by: author, draft: true },
      { name: 'Hai', draft: false },
    ];
    const { body } = await clerk('POST', 'books', { title: 'Vỡ đê', chapters });
    const path = `books/${body['id']}`;
    const turned = [
      { draft: true, written_by: author, name: 'Một' },
      { draft: false, name: 'Hai' },
    ];
    expect((await clerk('PATCH', path, { chapters: turned })).body).toMatchObject({ version: 1 });
    for (const other of [turned.toReversed(), turned.slice(1), [{ ...turned[0], name: 'Ba' }, turned[1]]]) {
      const changed = (await clerk('PATCH', path, { chapters: other })).body;
      expect(changed['chapters']).toEqual(other);
    }
    expect((await clerk('GET', path)).body).toMatchObject({ version: 4 });
  });

  it('an invalid record is rejected with all validation errors in the requested language', async () => {
    const wrong = { pages: 0, color: 1, shelf_mark: 'x', chapters: [{ name: '', odd: 1 }], author_id: 'unknown' };
    const { status, body } = await clerk('POST', 'books', wrong);
    expect(status).toBe(422);
    expect(body['code']).toBe('validation_failed');
    expect(Object.keys(body['errors'] as object).sort()).toEqual(
      ['author_id', 'chapters.0.name', 'chapters.0.odd', 'color', 'pages', 'shelf_mark', 'title'].sort(),
    );
    expect(body['errors']).toMatchObject({ shelf_mark: 'A shelf mark has two letters and three digits.' });
    expect(body['message']).toContain('title This is required.');
    const vi = await clerk('POST', 'books', wrong, { 'accept-language': 'vi' });
    expect(vi.body['errors']).toMatchObject({
      shelf_mark: 'Ký hiệu gồm hai chữ và ba số.',
      title: 'Bắt buộc nhập.',
    });
  });

  it('the server rejects duplicate values, deletion of referenced records, and references to missing records', async () => {
    for (const author_id of ['unknown', {}, [{}]])
      expect((await clerk('POST', 'books', { title: 'A', author_id })).body['errors']).toHaveProperty('author_id');
    expect((await clerk('POST', 'books', { title: 'A', isbn: 'x-1' })).status).toBe(201);
    const twice = await clerk('POST', 'books', { title: 'B', isbn: 'x-1' });
    expect(twice).toMatchObject({
      status: 409,
      body: { code: 'duplicate_entry', errors: { isbn: 'This value is already in use.' } },
    });
    const author = await root('POST', 'authors', { name: 'Nam Cao' });
    const id = author.body['id'];
    await clerk('POST', 'books', { title: 'Chí Phèo', chapters: [{ name: 'Một', written_by: id }] });
    const refused = await root('DELETE', `authors/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'still_referenced', errors: { books: '1' } } });
    expect(refused.body['message']).toContain('Book');
  });

  it('the deletion check returns the reason why a record cannot be deleted, and deletes nothing', async () => {
    const author = (await root('POST', 'authors', { name: 'Nguyên Hồng' })).body['id'];
    const book = (await clerk('POST', 'books', { title: 'Bỉ vỏ', author_id: author })).body['id'];
    const refused = await root('GET', `authors/${author}/deletion`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'still_referenced', errors: { books: '1' } } });
    expect(refused.body).toEqual((await root('DELETE', `authors/${author}`)).body);

    const entries = async () => (await root('GET', `books?filter=id||$eq||${book}`)).body;
    const before = await entries();
    for (const _ of [1, 2]) expect((await clerk('GET', `books/${book}/deletion`)).status).toBe(204);
    expect(await entries()).toEqual(before);
    const outdated = await clerk('GET', `books/${book}/deletion`, undefined, { 'if-match': '"7"' });
    expect(outdated).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const reader = await library.as('reader');
    expect((await reader('GET', `books/${book}/deletion`)).status).toBe(403);
    expect((await clerk('GET', 'books/nothing/deletion')).status).toBe(404);
    expect((await clerk('DELETE', `books/${book}`)).status).toBe(200);
    expect((await clerk('GET', `books/${book}/deletion`)).status).toBe(404);
  });

  it('secret fields are stored, but never returned and never searchable', async () => {
    const { body } = await clerk('POST', 'books', { title: 'Kho', vault_code: '1234' });
    expect(body).not.toHaveProperty('vault_code');
    expect(await library.engine.store.get('books', String(body['id']))).toMatchObject({ vault_code: '1234' });
    await clerk('PATCH', `books/${body['id']}`, { vault_code: '', pages: 3 });
    expect(await library.engine.store.get('books', String(body['id']))).toMatchObject({ vault_code: '1234', pages: 3 });
    expect((await clerk('GET', 'books?filter=vault_code||$eq||1234')).status).toBe(400);
    expect((await clerk('GET', 'books?fields=vault_code')).status).toBe(400);
  });

  it('scripts and unsafe URL schemes are removed from rich text', async () => {
    const summary =
      '<p onclick="x()">Hay <script>alert(1)</script><a href="javascript:x()">a</a><a href="/b?c#d">b</a><a href="mailto:a@b.vn">c</a></p>';
    const { body } = await clerk('POST', 'books', { title: 'Truyện', summary });
    expect(body['summary']).toBe('<p>Hay <a>a</a><a href="/b?c#d">b</a><a href="mailto:a@b.vn">c</a></p>');
  });

  it('an update leaves read-only fields unchanged and is rejected if the version is outdated', async () => {
    const { body } = await clerk('POST', 'books', { title: 'V', loan_count: 9, id: 'mine', version: 7 });
    expect(body).toMatchObject({ version: 1 });
    expect(body).not.toHaveProperty('loan_count');
    const path = `books/${body['id']}`;
    expect((await clerk('PATCH', path, { pages: 1 }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await clerk('PATCH', path, { pages: 2 }, { 'if-match': '"1"' })).body).toMatchObject({
      code: 'version_conflict',
    });
    expect((await clerk('PATCH', path, { pages: 2, version: 1 })).status).toBe(409);
    for (const version of [{}, [1]])
      expect((await clerk('PATCH', path, { pages: 2, version })).body).toMatchObject({
        statusCode: 422,
        errors: { version: expect.any(String) },
      });
    expect((await clerk('PATCH', path, { pages: 2 })).status).toBe(200);
  });

  it('bulk creation creates all records or none, and names the invalid rows', async () => {
    const good = await clerk('POST', 'books/bulk', { bulk: [{ title: 'B1' }, { title: 'B2' }] });
    expect(good.status).toBe(201);
    expect(good.body).toHaveLength(2);
    const bad = await clerk('POST', 'books/bulk', { bulk: [{ title: 'B3' }, { pages: 1 }, { title: 'B4', pages: 0 }] });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body['errors'] as object)).toEqual(['bulk.1.title', 'bulk.2.pages']);
    expect((await clerk('GET', 'books?filter=title||$eq||B3')).body).toEqual([]);
  });

  it.each([[['B5']], null, 5])('the server rejects %j in place of a record, alone and in bulk', async (other) => {
    const bulk = await clerk('POST', 'books/bulk', { bulk: [{ title: 'B5' }, other] });
    expect(bulk).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(Object.keys(bulk.body['errors'] as object)).toEqual(['bulk.1']);
    expect((await clerk('POST', 'books', other)).status).toBe(422);
    expect((await clerk('GET', 'books?filter=title||$eq||B5')).body).toEqual([]);
  });

  it('the audit log masks secret fields', async () => {
    const { body } = await clerk('POST', 'books', { title: 'Nhật ký', vault_code: 'secret' });
    const rows = await library.engine.records.database.rows(`SELECT * FROM "_audit" ORDER BY "id" DESC LIMIT 1`);
    expect(rows[0]).toMatchObject({ resource: 'books', record_id: body['id'], action: 'create' });
    expect(String(rows[0]?.['after'])).toContain('"vault_code":"***"');
  });

  it('a repeated idempotency key returns the first response, and is rejected for a different request', async () => {
    const key = { 'idempotency-key': 'k-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => clerk('POST', 'books', { title: 'Once' }, key)));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await clerk('GET', 'books?filter=title||$eq||Once')).body).toHaveLength(1);
    const other = await clerk('POST', 'books', { title: 'Twice' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const failed = await clerk('POST', 'books', {}, { 'idempotency-key': 'k-2' });
    expect(failed.status).toBe(422);
  });

  it('the total of a list stays correct when records are created in parallel', async () => {
    const before = Number((await clerk('GET', 'books?limit=1&page=1')).body['total']);
    await Promise.all(Array.from({ length: 20 }, (_, index) => clerk('POST', 'books', { title: `P${index}` })));
    expect((await clerk('GET', 'books?limit=1&page=1')).body['total']).toBe(before + 20);
  });
});
