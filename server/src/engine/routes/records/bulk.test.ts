import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharingBooks } from '../../csv/books.fixture.ts';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let clerk: Send;
let root: Send;
beforeAll(async () => {
  library = await openLibrary({
    model: sharingBooks(),
    domain: {
      hooks: {
        books: {
          guards: {
            edit(record) {
              if (record['title'] === 'Broken') throw new Error('a fault of the domain');
            },
          },
          beforeUpdate: ({ title }) => (title === 'Steady' ? { title } : {}),
        },
      },
    },
  });
  clerk = await library.as('clerk');
  root = await library.as('root');
});
afterAll(() => library.app.close());

const bulk = (body: unknown, path = 'books') => root('POST', `${path}/bulk`, body);
const titles = async () => listOf((await root('GET', 'books?sort=title,ASC')).body).map(({ title }) => title);
const refused = async (body: unknown) => {
  const { status, body: answer } = await bulk(body);
  return [status, answer['code'], answer['errors']];
};
const wrongType = (path: string) => [422, 'validation_failed', { [path]: 'This is not the right type of value.' }];
const bad = 'A list “bulk” of 1 to 1000 rows is needed.';

describe('Bulk creation of records', () => {
  it('a bulk request creates its records and returns them in the same order', async () => {
    const { status, body } = await bulk({
      bulk: [
        { title: 'B', vault_code: 's' },
        { title: 'A', pages: 3 },
      ],
    });
    expect(status).toBe(201);
    const made = listOf(body);
    expect(made.map(({ title, pages, version }) => [title, pages, version])).toEqual([
      ['B', undefined, 1],
      ['A', 3, 1],
    ]);
    expect(made[0]).not.toHaveProperty('vault_code');
  });

  it.each([
    ['no list', {}],
    ['another value', { bulk: {} }],
    ['an empty list', { bulk: [] }],
    ['more than a thousand rows', { bulk: Array.from({ length: 1001 }, () => ({})) }],
  ])('a bulk request is rejected if its rows are %s', async (_, body) => {
    expect(await refused(body)).toEqual([422, 'bulk_invalid', { bulk: bad }]);
    expect((await bulk(body)).body['message']).toBe(bad);
  });

  it('a bulk request may have a thousand rows', async () => {
    const { status, body } = await bulk({ bulk: Array.from({ length: 1000 }, () => ({})) });
    expect([status, body['code'], Object.keys(body['errors'] as Row)]).toEqual([
      422,
      'validation_failed',
      Array.from({ length: 1000 }, (_, index) => `bulk.${index}.title`),
    ]);
  });

  it.each([
    [10, 5000, 'bulk.499.unknown_9'],
    [9, 5009, 'bulk.500.unknown_9'],
  ])(
    'a bulk request checks no further rows after 5000 errors: %i errors in row one, %i reported',
    async (first, count, last) => {
      const unknown = (many: number) =>
        Object.fromEntries(Array.from({ length: many }, (_, index) => [`unknown_${index}`, 1]));
      const rows = Array.from({ length: 502 }, (_, index) => ({ title: 'A', ...unknown(index === 0 ? first : 10) }));
      const paths = Object.keys((await bulk({ bulk: rows })).body['errors'] as Row);
      expect([paths.length, paths.at(-1)]).toEqual([count, last]);
    },
  );

  it('a bulk request may be up to eight megabytes in size', async () => {
    const sized = async (bytes: number) => {
      const around = JSON.stringify({ bulk: '' }).length;
      return (await bulk({ bulk: 'x'.repeat(bytes - around) })).status;
    };
    expect(await sized(8 * 1024 * 1024)).toBe(422);
    expect(await sized(8 * 1024 * 1024 + 1)).toBe(413);
  });

  it('a bulk request is rejected if a row is not an object', async () => {
    expect(await refused({ bulk: [{}, 'text'] })).toEqual(wrongType('bulk.1'));
    expect(await refused({ bulk: [[]] })).toEqual(wrongType('bulk.0'));
  });

  it('all invalid rows of a bulk request are rejected together, each with its errors', async () => {
    const before = await titles();
    expect(await refused({ bulk: [{ title: 'C' }, { pages: 0 }, { title: 'D', nope: 1 }] })).toEqual([
      422,
      'validation_failed',
      {
        'bulk.1.title': 'This is required.',
        'bulk.1.pages': 'This must be at least 1.',
        'bulk.2.nope': 'This field does not exist.',
      },
    ]);
    expect(await titles()).toEqual(before);
  });

  it('a bulk request fails at once if the caller may not create records', async () => {
    const reader = await library.as('reader');
    expect((await reader('POST', 'books/bulk', { bulk: [{ title: 'A' }] })).status).toBe(403);
    const book = listOf((await root('GET', 'books?limit=1')).body)[0]?.['id'];
    const rows = [{}, { book_id: book, office_id: library.office('Branch') }];
    const { status, body } = await clerk('POST', 'loans/bulk', { bulk: rows });
    expect([status, body['code'], body['errors']]).toEqual([403, 'read_only_office', undefined]);
  });

  it('a row of a bulk creation may specify only the initial state of the workflow', async () => {
    const book = listOf((await root('GET', 'books?limit=1')).body)[0]?.['id'];
    const rows = [
      { book_id: book, state: 'ASKED' },
      { book_id: book, state: 'LENT' },
    ];
    const { status, body } = await bulk({ bulk: rows }, 'loans');
    expect([status, Object.keys(body['errors'] as object)]).toEqual([422, ['bulk.1.state']]);
  });
});

onEachDatabase('Rows of a bulk request that the database rejects', (databaseUrl) => {
  let own: Library;
  let send: Send;
  beforeAll(async () => {
    own = await openLibrary({ model: sharingBooks(), databaseUrl: await databaseUrl() });
    send = await own.as('root');
    await send('POST', 'books', { title: 'Stored', isbn: 'x-0' });
  });
  afterAll(() => own.app.close());
  const inUse = 'This value is already in use.';
  const required = 'This is required.';

  it('all invalid rows of a bulk request are rejected together, each with its errors', async () => {
    const rows = [
      { pages: 3 },
      { title: 'E', isbn: 'x-1' },
      { title: 'F', isbn: 'x-1' },
      { title: 'G', nope: 1 },
      { title: 'H', isbn: 'x-0' },
      { title: 'I', isbn: 'x-2' },
      {},
    ];
    const { status, body } = await send('POST', 'books/bulk', { bulk: rows });
    expect([status, body['code'], body['errors']]).toEqual([
      409,
      'duplicate_entry',
      {
        'bulk.0.title': required,
        'bulk.2.isbn': inUse,
        'bulk.3.nope': 'This field does not exist.',
        'bulk.4.isbn': inUse,
        'bulk.6.title': required,
      },
    ]);
    expect(listOf((await send('GET', 'books?sort=title,ASC&filter=isbn||$starts||x-')).body)).toHaveLength(1);
  });

  it('after a rejected bulk request, the valid rows can be sent with the same idempotency key', async () => {
    const again = async (bulk: readonly Row[]) =>
      (await send('POST', 'books/bulk', { bulk }, { 'idempotency-key': 'rows-1' })).status;
    const good = { title: 'K', isbn: 'k-1' };
    expect(await again([good, { title: 'L', isbn: 'x-0' }])).toBe(409);
    expect(await again([good])).toBe(201);
  });
});

describe('Import of rows from a CSV file', () => {
  it.each([
    ['columns that are no list', { columns: 'Title', bulk: [['a']] }, 'columns'],
    ['a column that is no text', { columns: ['Title', 1], bulk: [['a']] }, 'columns'],
    ['a row that is no list', { columns: ['Title'], bulk: [['a'], { title: 'b' }] }, 'bulk.1'],
    ['a cell that is no text', { columns: ['Title'], bulk: [[1]] }, 'bulk.0'],
  ])('an import is rejected if the file has %s', async (_, body, path) => {
    expect(await refused(body)).toEqual(wrongType(path));
  });

  it('an import of a file without rows is rejected', async () => {
    expect(await refused({ columns: ['Title'], bulk: [] })).toEqual([422, 'bulk_invalid', { bulk: bad }]);
  });

  it('a dry run of an import tries each row separately and writes nothing', async () => {
    const isbn = '9780000000017';
    const made = await root('POST', 'books', { title: 'Known', isbn, pages: 3 });
    const before = await titles();
    const { status, body } = await bulk({
      columns: ['ISBN', 'Title', 'Pages'],
      bulk: [
        [isbn, 'Known', '3'],
        [isbn, 'Renamed', '3'],
        ['9780000000024', 'New', '5'],
        ['9780000000031', 'Wrong', '0'],
      ],
      dry_run: true,
    });
    expect(status).toBe(200);
    const { id } = made.body;
    expect(body['rows']).toEqual([
      { action: 'none', key: expect.anything(), id },
      { action: 'update', key: expect.anything(), id, changes: expect.anything() },
      { action: 'create', key: expect.anything() },
      {
        action: 'refuse',
        key: expect.anything(),
        message: 'pages This must be at least 1.',
        errors: { pages: 'This must be at least 1.' },
      },
    ]);
    expect(await titles()).toEqual(before);
  });

  it('an import creates and updates records and reports the action of each row', async () => {
    const isbn = '9780000000048';
    const made = await root('POST', 'books', { title: 'Old', isbn });
    const { status, body } = await bulk({
      columns: ['ISBN', 'Title'],
      bulk: [
        [isbn, 'New'],
        ['9780000000055', 'Other'],
      ],
    });
    expect([status, body['rows']]).toEqual([
      200,
      [
        { action: 'update', id: made.body['id'] },
        { action: 'create', id: expect.any(String) },
      ],
    ]);
    expect((await root('GET', `books/${String(made.body['id'])}`)).body).toMatchObject({ title: 'New', version: 2 });
    expect((await bulk({ columns: ['ISBN', 'Title'], bulk: [[isbn, 'New']] })).body['rows']).toEqual([
      { action: 'none', id: made.body['id'] },
    ]);
  });

  it('an import writes its rows unless the parameter dry_run is exactly true', async () => {
    for (const [title, dry_run] of [
      ['Not tried', false],
      ['Not tried either', 'true'],
    ]) {
      const { body } = await bulk({ columns: ['Title'], bulk: [[title]], dry_run });
      expect(body['rows']).toEqual([{ action: 'create', id: expect.any(String) }]);
      expect(await titles()).toContain(title);
    }
  });

  it('imported rows may omit the last cells if their columns have no heading', async () => {
    const { body } = await bulk({ columns: ['Title', ' ', ''], bulk: [['Short row']], dry_run: true });
    expect(body['rows']).toMatchObject([{ action: 'create' }]);
  });

  it('all invalid rows of a bulk request are rejected together, each with its errors', async () => {
    const before = await titles();
    const file = {
      columns: ['Title', 'Pages'],
      bulk: [
        ['Good', '1'],
        ['Bad', '0'],
        ['Worse', 'many'],
      ],
    };
    const { status, body } = await bulk(file);
    expect([status, body['code'], Object.keys(body['errors'] as Row)]).toEqual([
      422,
      'validation_failed',
      ['bulk.1.pages', 'bulk.2.pages'],
    ]);
    expect(await titles()).toEqual(before);
  });

  it('an imported row is reported as unchanged if a business rule undoes the change of the row', async () => {
    const isbn = '9780000000086';
    const { id } = (await root('POST', 'books', { title: 'Steady', isbn })).body;
    const file = { columns: ['ISBN', 'Title'], bulk: [[isbn, 'Changed']] };
    expect((await bulk({ ...file, dry_run: true })).body['rows']).toEqual([
      { action: 'none', key: expect.anything(), id },
    ]);
    expect((await bulk(file)).body['rows']).toEqual([{ action: 'none', id }]);
  });

  it('an internal error in an import or its dry run is answered with 500', async () => {
    const isbn = '9780000000079';
    expect((await root('POST', 'books', { title: 'Broken', isbn })).status).toBe(201);
    const file = { columns: ['ISBN', 'Title'], bulk: [[isbn, 'Fixed']] };
    for (const dry_run of [true, false])
      expect(await bulk({ ...file, dry_run })).toMatchObject({ status: 500, body: { code: 'internal' } });
  });

  it("an import updates no record without the caller's update permission", async () => {
    const office_id = library.office('Main');
    const offices = [{ office_id, permissions: ['book.read', 'book.create', 'book.import'] }];
    const made = await root('POST', 'users', { username: 'importer', password: 'Library#2026', office_id, offices });
    expect(made.status).toBe(201);
    await root('POST', 'books', { title: 'Theirs', isbn: '9780000000062' });
    const importer = await library.as('importer');
    const file = { columns: ['ISBN', 'Title'], bulk: [['9780000000062', 'Mine']] };
    expect(await importer('POST', 'books/bulk', file)).toMatchObject({ status: 403, body: { code: 'not_permitted' } });
    expect((await clerk('POST', 'books/bulk', file)).status).toBe(403);
    expect((await importer('POST', 'books/bulk', { ...file, dry_run: true })).body['rows']).toMatchObject([
      { action: 'refuse', errors: {} },
    ]);
  });
});

function listOf(body: unknown): readonly Row[] {
  if (!Array.isArray(body)) throw new Error('the answer is a list');
  return body;
}
