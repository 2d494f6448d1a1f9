import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { sharingBooks } from './books.fixture.ts';

onEachDatabase('CSV import', (databaseUrl) => {
  let library: Library;
  let root: Send;
  let authorId: string;
  beforeAll(async () => {
    library = await openLibrary({ model: sharingBooks(), databaseUrl: await databaseUrl() });
    root = await library.as('root');
    authorId = String((await create('authors', { name: 'Nguyễn Du' }))['id']);
  });
  afterAll(() => library.app.close());

  async function create(resource: string, values: Row): Promise<Row> {
    const answer = await root('POST', resource, values);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  }
  const bulk = (columns: readonly string[], rows: readonly string[][], more: Row = {}, as: Send = root) =>
    as('POST', 'books/bulk', { columns, bulk: rows, ...more });
  const check = async (columns: readonly string[], ...rows: string[][]) => {
    const answer = await bulk(columns, rows, { dry_run: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body['rows'] as readonly Row[];
  };
  const books = () => library.engine.store.find('books', {}, { sort: 'id' });
  const byIsbn = (isbn: string) => library.engine.store.first('books', { isbn });

  it('a dry run of a CSV import classifies rows as new, changed, unchanged or rejected, and writes nothing', async () => {
    await create('books', { isbn: 'I-1', title: 'Một', pages: 10 });
    await create('books', { isbn: 'I-2', title: 'Hai', pages: 20 });
    const before = await books();
    const rows = await check(
      ['ISBN', 'Tên sách', 'pages'],
      ['I-1', 'Một', '10'],
      ['I-2', 'Hai', '21'],
      ['I-3', 'Ba', '30'],
      ['I-4', 'Bốn', 'nhiều'],
      ['I-5', '', '5'],
    );
    expect(rows).toMatchObject([
      { action: 'none' },
      { action: 'update', changes: [{ field: 'pages', from: '20', to: '21' }] },
      { action: 'create', key: 'isbn=I-3' },
      { action: 'refuse', errors: { pages: 'This is not the right type of value.' } },
      { action: 'refuse', errors: { title: 'This is required.' } },
    ]);
    expect(await books()).toEqual(before);
    expect(await entriesOf('I-3')).toEqual([]);
  });

  it('a CSV import accepts column headings as labels in each language or as field names', async () => {
    const columns = [
      'isbn',
      'TITLE',
      'Trạng thái',
      'Rare',
      'Xuất bản',
      'Read at',
      'weight (Nặng)',
      'Giá',
      'Chương',
      'Thẻ',
    ];
    const cells = [
      'I-10',
      'Mười',
      'Ngừng',
      'Có',
      '5/7/2026',
      '05/07/2026 06:30',
      '12,5',
      '45.000đ',
      'Tên: Hồi 1 | Người viết: Nguyễn Du',
      'a; b',
    ];
    const status = library.engine.model.enums.find(({ name }) => name === 'status');
    cells[2] = String(status?.values[1]?.label['vi']);
    const answer = await bulk(columns, [cells]);
    expect(answer.body).toMatchObject({ rows: [{ action: 'create' }] });
    expect(await byIsbn('I-10')).toMatchObject({
      title: 'Mười',
      status: status?.values[1]?.value,
      rare: true,
      published_on: '2026-07-05',
      read_at: '2026-07-04T23:30:00.000Z',
      weight: 12.5,
      price: 45_000,
      chapters: [{ name: 'Hồi 1', written_by: authorId }],
      tags: ['a', 'b'],
    });
  });

  it('a CSV import resolves references by code, by code and title, by a unique title, or by id', async () => {
    const one = await create('books', { isbn: 'I-20', title: 'Gốc' });
    const namesake = await create('authors', { name: 'Trùng tên' });
    await create('authors', { name: 'Trùng tên' });
    const columns = ['isbn', 'title', 'author_id', 'related_ids'];
    const rows = await check(
      columns,
      ['I-21', 'x', 'Nguyễn Du', 'I-20'],
      ['I-22', 'x', authorId, 'I-20 – Gốc; Gốc'],
      ['I-23', 'x', `Trùng tên [${String(namesake['id'])}]`, ''],
      ['I-24', 'x', 'Trùng tên', ''],
      ['I-25', 'x', 'Không có', 'I-20 – Tên khác'],
    );
    expect(rows).toMatchObject([
      { action: 'create' },
      { action: 'refuse', errors: { related_ids: 'An entry appears twice.' } },
      { action: 'create' },
      { action: 'refuse', errors: { author_id: 'Several records have this name. Enter the code instead.' } },
      {
        action: 'refuse',
        errors: {
          author_id: 'The chosen record does not exist.',
          'related_ids.0': 'The code I-20 belongs to another record: I-20 – Gốc.',
        },
      },
    ]);
    await bulk(columns, [['I-21', 'x', 'Nguyễn Du', 'I-20']]);
    expect(await byIsbn('I-21')).toMatchObject({ author_id: authorId, related_ids: [one['id']] });
  });

  it('a CSV import reports every error of a row', async () => {
    await create('books', { isbn: 'I-26', title: 'Có rồi' });
    const columns = ['isbn', 'title', 'pages', 'author_id', 'related_ids', 'Xuất bản', 'tags', 'rare', 'shelf_mark'];
    const faulty = ['I-27', '', 'nhiều', 'Không có', 'I-26; Lạ', 'mai', 'a\0b', 'có lẽ', 'x'.repeat(400)];
    const errors = {
      author_id: 'The chosen record does not exist.',
      'related_ids.1': 'The chosen record does not exist.',
      tags: expect.any(String),
      title: 'This is required.',
      pages: 'This is not the right type of value.',
      published_on: expect.any(String),
      rare: 'This is not the right type of value.',
      shelf_mark: expect.any(String),
    };
    const changing = ['I-26', ...faulty.slice(1)];
    const [created, changed] = await check(columns, faulty, changing);
    expect(created).toMatchObject({ action: 'refuse', errors });
    expect(Object.keys(Object(created?.['errors'])).toSorted()).toEqual(Object.keys(errors).toSorted());
    const { title: _, ...others } = errors;
    expect(changed).toMatchObject({ action: 'refuse', errors: others });
    expect(Object.keys(Object(changed?.['errors'])).toSorted()).toEqual(Object.keys(others).toSorted());
    const refused = await bulk(columns, [faulty]);
    expect(refused.status).toBe(422);
    expect(refused.body['errors']).toEqual(
      Object.fromEntries(Object.entries(errors).map(([path, text]) => [`bulk.0.${path}`, text])),
    );
  });

  it('a CSV import rejects a reference with characters that the database cannot store, without looking it up', async () => {
    const rows = await check(['isbn', 'title', 'author_id'], ['I-28', 'x', 'a\0b'], ['I-29', 'x', 'Nguyễn Du']);
    expect(rows).toMatchObject([{ action: 'refuse', errors: { author_id: expect.any(String) } }, { action: 'create' }]);
  });

  it('a CSV import reports each row whose number of cells differs from the number of columns', async () => {
    for (const more of [{}, { dry_run: true }]) {
      const rows = [['I-32', 'x'], ['I-33', 'x', '1'], ['I-34'], ['I-35', 'x', '1', '2']];
      expect(await bulk(['ISBN', 'Title', 'Pages'], rows, more)).toMatchObject({
        status: 422,
        body: {
          errors: {
            'bulk.0': 'Cells in this row: 2. Columns: 3.',
            'bulk.2': 'Cells in this row: 1. Columns: 3.',
            'bulk.3': 'Cells in this row: 4. Columns: 3.',
          },
        },
      });
    }
    expect(await byIsbn('I-33')).toBeUndefined();
  });

  it('a CSV import writes a batch completely or not at all, and once per idempotency key', async () => {
    const columns = ['ISBN', 'Title'];
    const refused = await bulk(columns, [
      ['I-30', 'Ba mươi'],
      ['I-31', ''],
    ]);
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'bulk.1.title': 'This is required.' } } });
    expect(await byIsbn('I-30')).toBeUndefined();
    const rows = [['', 'Không mã']];
    const send = () => root('POST', 'books/bulk', { columns, bulk: rows }, { 'idempotency-key': 'part-1' });
    expect((await send()).body).toEqual((await send()).body);
    expect(await library.engine.store.count('books', { title: 'Không mã' })).toBe(1);
  });

  it('a CSV import changes only fields with a filled cell, and logs the change', async () => {
    await create('books', { isbn: 'I-40', title: 'Cũ', pages: 7, tags: ['a'] });
    await bulk(['ISBN', 'Tên sách', 'Thẻ', 'Tạo lúc'], [['I-40', 'Mới', '', '01/01/2020 00:00']]);
    expect(await byIsbn('I-40')).toMatchObject({ title: 'Mới', pages: 7, tags: ['a'], version: 2 });
    expect(await entriesOf('I-40')).toEqual(['create', 'update']);
  });

  it('a CSV import rejects a change of a value that a cell cannot represent completely', async () => {
    await create('books', { isbn: 'I-45', title: 'Két', safe: { room: 'A1', alarm: '1234' } });
    const rows = await check(['ISBN', 'Safe'], ['I-45', 'Room: A1'], ['I-45', 'Phòng: A2'], ['I-45', 'Alarm code: 1']);
    const refused = { safe: 'This cannot be changed by a file, only in the record itself.' };
    expect(rows).toMatchObject([{ action: 'none' }, { action: 'refuse', errors: refused }, { errors: refused }]);
  });

  it('a CSV import rejects a file with an unknown, secret, upload or repeated column', async () => {
    for (const [heading, code] of [
      ['Bánh xe', 'There is no column "Bánh xe".'],
      ['vault_code', 'There is no column "vault_code".'],
      ['Bìa', 'There is no column "Bìa".'],
      ['isbn', 'The column “isbn” appears twice.'],
    ] as const) {
      for (const more of [{}, { dry_run: true }]) {
        const answer = await bulk(['ISBN', 'Title', heading], [['I-50', 'x', '1']], more);
        expect(answer).toMatchObject({ status: 422, body: { code: 'unknown_columns', errors: { 'columns.2': code } } });
      }
    }
    expect(await byIsbn('I-50')).toBeUndefined();
    expect((await bulk(['ISBN', 'Title', ''], [['I-51', 'x', '']])).status).toBe(200);
  });

  it('a CSV import responds without a server error to malformed rows', async () => {
    const long = 'đ '.repeat(200_000);
    for (const rows of [[[1]], [{}], ['x'], [null], [['a', 'b', 'c']]])
      expect((await root('POST', 'books/bulk', { columns: ['ISBN'], bulk: rows })).status).toBe(422);
    expect((await root('POST', 'books/bulk', { columns: [1], bulk: [['a']] })).status).toBe(422);
    const rows = await check(
      ['ISBN', 'Title', 'Pages', 'Author', 'Published', 'Chapters'],
      ['I-60', long, long, long, long, long],
      ['I-61', 'a\0b', '', '', '', ''],
      ['I-\uD800', 'a', '', '', '', ''],
    );
    expect(rows.map(({ action }) => action)).toEqual(['refuse', 'refuse', 'refuse']);
  });

  it('a CSV import requires the import permission, and the update permission for existing records', async () => {
    await create('books', { isbn: 'I-70', title: 'Cũ' });
    const role = await library.engine.store.first('roles', {});
    const grant = (permissions: readonly string[]) => root('PATCH', `roles/${String(role?.['id'])}`, { permissions });
    const clerk = await library.as('clerk');
    const columns = ['ISBN', 'Title'];
    await grant(['book.read', 'book.create', 'book.update']);
    for (const more of [{}, { dry_run: true }])
      expect(await bulk(columns, [['I-71', 'x']], more, clerk)).toMatchObject({ status: 403 });
    await grant(['book.read', 'book.import']);
    const rows = [
      ['I-71', 'x'],
      ['I-70', 'Cũ'],
      ['I-70', 'Khác'],
    ];
    const { body } = await bulk(columns, rows, { dry_run: true }, clerk);
    expect(body['rows']).toMatchObject([{ action: 'create' }, { action: 'none' }, { action: 'refuse' }]);
    expect(await bulk(columns, [['I-70', 'Khác']], {}, clerk)).toMatchObject({ status: 403 });
    await grant(['book.read', 'book.import', 'book.update']);
    const seen = await bulk([...columns, 'author_id'], [['I-72', 'x', 'Nguyễn Du']], { dry_run: true }, clerk);
    expect(seen.body['rows']).toMatchObject([{ errors: { author_id: 'The chosen record does not exist.' } }]);
  });

  async function entriesOf(isbn: string): Promise<readonly string[]> {
    const found = await library.engine.records.database.rows('SELECT * FROM "_audit" ORDER BY "id"');
    const book = await byIsbn(isbn);
    return found
      .filter((entry) => String(entry['after']).includes(isbn) || entry['record_id'] === book?.['id'])
      .map(({ action }) => String(action));
  }

  it('a CSV import returns 500 for a server error, instead of an error of a row', async () => {
    const create = () => {
      throw new Error('the shelves are being counted');
    };
    const domain = { hooks: { books: { guards: { create } } } };
    const faulty = await openLibrary({ model: sharingBooks(), domain });
    const send = await faulty.as('root');
    for (const more of [{}, { dry_run: true }]) {
      const answer = await send('POST', 'books/bulk', { columns: ['ISBN', 'Title'], bulk: [['I-80', 'x']], ...more });
      expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    }
    await faulty.app.close();
  });
});
