import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharingBooks } from '../../csv/books.fixture.ts';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

onEachDatabase('Edits of several records in one request', (databaseUrl) => {
  let library: Library;
  let root: Send;
  let told: string[] = [];
  beforeAll(async () => {
    library = await openLibrary({
      model: sharingBooks(),
      databaseUrl: await databaseUrl(),
      domain: {
        hooks: {
          books: {
            afterWrite({ after }, { tx }) {
              tx.after(() => void told.push(String(after?.['isbn'])));
            },
          },
        },
      },
    });
    root = await library.as('root');
  });
  afterAll(() => library.app.close());

  async function shelf(prefix: string, count = 3): Promise<readonly Row[]> {
    const books = Array.from({ length: count }, (_, index) => ({
      title: prefix,
      isbn: `${prefix}-${index}`,
      pages: 10,
    }));
    const { body } = await root('POST', 'books/bulk', { bulk: books });
    told = [];
    return listOf(body);
  }
  const edit = (records: readonly Row[], values: Row, more: Row = {}, headers?: Record<string, string>) =>
    root(
      'POST',
      'books/edits',
      { edits: records.map(({ id, version }) => ({ id, version, values })), ...more },
      headers,
    );
  const stored = async ({ id }: Row) => (await root('GET', `books/${String(id)}`)).body;

  it('a dry run says what would change and why records are refused, and writes nothing', async () => {
    const books = await shelf('dry');
    await root('PATCH', `books/${String(books[1]?.['id'])}`, { pages: 11 });
    const { status, body } = await edit(books, { pages: 20 }, { dry_run: true });
    expect(status).toBe(200);
    expect(listOf(body['rows']).map(({ action, code, changes }) => [action, code, changes])).toEqual([
      ['update', undefined, { pages: { from: 10, to: 20 } }],
      ['refuse', 'version_conflict', undefined],
      ['update', undefined, { pages: { from: 10, to: 20 } }],
    ]);
    expect((await stored(books[0] ?? {}))['pages']).toBe(10);
  });

  it('refused records do not stop the others, and leave neither a value nor an effect', async () => {
    const books = await shelf('part');
    const [first, second] = books;
    const { body } = await edit(books, { isbn: 'the-one' });
    expect(listOf(body['rows']).map(({ action, code }) => [action, code])).toEqual([
      ['update', undefined],
      ['refuse', 'duplicate_entry'],
      ['refuse', 'duplicate_entry'],
    ]);
    expect(listOf(body['rows'])[1]?.['errors']).toEqual({ isbn: 'This value is already in use.' });
    expect((await stored(first ?? {}))['isbn']).toBe('the-one');
    expect(await stored(second ?? {})).toMatchObject({ isbn: 'part-1', version: 1 });
    expect(told).toEqual(['the-one']);
  });

  it('values and versions of the answer undo an edit, except for records that changed since', async () => {
    const books = await shelf('undo');
    const { body } = await edit(books, { pages: 99 });
    const done = listOf(body['rows']);
    await root('PATCH', `books/${String(books[2]?.['id'])}`, { pages: 7 });
    const edits = done.map(({ id, version, changes }) => ({ id, version, values: formerOf(changes) }));
    const { body: undone } = await root('POST', 'books/edits', { edits });
    expect(listOf(undone['rows']).map(({ action }) => action)).toEqual(['update', 'update', 'refuse']);
    expect(await Promise.all(books.map(async (book) => (await stored(book))['pages']))).toEqual([10, 10, 7]);
  });

  it('a repeated request with the same idempotency key returns the first answer and changes nothing', async () => {
    const books = await shelf('again', 2);
    const key = { 'idempotency-key': 'edits again' };
    const { body } = await edit(books, { pages: 12 }, {}, key);
    expect((await edit(books, { pages: 12 }, {}, key)).body).toEqual(body);
    expect((await stored(books[0] ?? {}))['version']).toBe(2);
  });

  it('each changed record has its own audit entry', async () => {
    const books = await shelf('audit', 2);
    await edit(books, { pages: 13 });
    for (const { id } of books) {
      const { body } = await root('GET', `books/${String(id)}/changes?since=1`);
      expect(listOf(body).map(({ fields }) => fields)).toEqual([['pages']]);
    }
  });

  it('unchanged, unknown and read-only records are named as such', async () => {
    const books = await shelf('same', 1);
    const unknown = { id: '018f0000-0000-7000-8000-000000000000' };
    const { body } = await edit([...books, unknown], { pages: 10 });
    expect(listOf(body['rows']).map(({ action, code }) => [action, code])).toEqual([
      ['none', undefined],
      ['refuse', 'not_found'],
    ]);
    const reader = await library.as('reader');
    expect((await reader('POST', 'books/edits', { edits: [{ id: unknown.id, values: {} }] })).status).toBe(403);
  });

  it.each([
    ['no list', {}, 'edits'],
    ['an empty list', { edits: [] }, 'edits'],
    ['more than 500 records', { edits: Array.from({ length: 501 }, () => ({})) }, 'edits'],
    ['a text', { edits: ['x'] }, 'edits.0'],
    ['no id', { edits: [{ values: {} }] }, 'edits.0.id'],
    ['a version that is a text', { edits: [{ id: 'x', version: '1', values: {} }] }, 'edits.0.version'],
    ['no values', { edits: [{ id: 'x' }] }, 'edits.0.values'],
    ['a record twice', { edits: [1, 2].map(() => ({ id: 'x', values: {} })) }, 'edits.1.id'],
    ['a secret', { edits: [{ id: 'x', values: { vault_code: 's' } }] }, 'edits.0.values.vault_code'],
  ])('edits with %s are refused', async (_, body, path) => {
    const answer = await root('POST', 'books/edits', body);
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([422, [path]]);
  });
});

function listOf(value: unknown): readonly Row[] {
  return value as readonly Row[];
}

function formerOf(changes: unknown): Row {
  const of = changes as Readonly<Record<string, { readonly from: unknown }>>;
  return Object.fromEntries(Object.entries(of).map(([name, { from }]) => [name, from]));
}
