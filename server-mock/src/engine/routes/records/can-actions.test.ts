import type { Model } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, library as plain, libraryModel, openLibrary, type Send } from '../../testing/library.ts';

/** The library, whose authors are read alone. */
function model(): Model {
  const read = libraryModel();
  const resources = read.resources.map((resource) =>
    resource.name === 'authors' ? { ...resource, actions: ['list', 'show'] as const } : resource,
  );
  return { ...read, resources };
}

const READ_ONLY = 'This belongs to another office and can only be read.';
let library: Library;
let root: Send;
let clerk: Send;
let book: string;
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    domain: {
      ...plain,
      hooks: {
        books: {
          guards: {
            delete(record) {
              if (record['title'] === 'Broken') throw new Error('a fault of the domain');
            },
          },
          fixed: ({ title }) =>
            title === 'Bound' ? { code: 'read_only_office', includes: (field) => field !== 'tags' } : undefined,
        },
      },
    },
  });
  root = await library.as('root', { 'x-office-id': library.office('Main') });
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  book = await made('books', { title: 'Bound' });
});
afterAll(() => library.app.close());

async function made(resource: string, values: Row, send = root): Promise<string> {
  const { status, body } = await send('POST', resource, values);
  expect([status, body['errors']]).toEqual([201, undefined]);
  return String(body['id']);
}
const can = async (path: string, send = root) => (await send('GET', `${path}?can=1`)).body['can'];
const canHere = async (resource: string, send = root) =>
  (await send('GET', `${resource}?limit=1&page=1&can=1`)).body['can'];

describe('what can be done with a record', () => {
  it('names as fixed the fields that could be changed otherwise, and no others', async () => {
    const { fixed } = (await can(`books/${book}`)) as { fixed: Row };
    expect(Object.keys(fixed).toSorted()).toEqual(
      [
        ...['title', 'isbn', 'shelf_mark', 'pages', 'weight', 'price', 'rare', 'published_on', 'read_at', 'status'],
        ...['author_id', 'related_ids', 'chapters', 'summary', 'cover', 'safe', 'vault_code'],
      ].toSorted(),
    );
    expect(new Set(Object.values(fixed))).toEqual(new Set([READ_ONLY]));
  });

  it('has the transitions of staff from its state alone', async () => {
    const id = await made('loans', { book_id: book });
    expect(await can(`loans/${id}`)).toEqual({
      actions: ['edit', 'delete', 'lend', 'refuse'],
      refused: {},
      fixed: {},
      assign: true,
    });
    expect((await root('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' })).status).toBe(200);
    expect(await can(`loans/${id}`)).toEqual({ actions: ['edit', 'delete'], refused: {}, fixed: {}, assign: true });
  });

  it('is nothing where the office of the record is read only, with the reason', async () => {
    const id = await made('loans', { book_id: book }, await library.as('helper'));
    const refusal = { code: 'read_only_office', message: READ_ONLY };
    expect(await can(`loans/${id}`, clerk)).toEqual({
      actions: [],
      refused: { edit: refusal, lend: refusal, refuse: refusal },
      fixed: {},
      assign: false,
    });
  });

  it('has neither changes nor deletion where the resource has none', async () => {
    await library.engine.write.transaction({}, (tx) => tx.create('authors', { name: 'An' }));
    const [author] = (await root('GET', 'authors?limit=1&can=1')).body as unknown as readonly Row[];
    expect(author?.['can']).toEqual({ actions: [], refused: {}, fixed: {} });
  });

  it('is not answered where a rule fails by a fault of its own', async () => {
    const id = await made('books', { title: 'Broken' });
    expect(await root('GET', `books/${id}?can=1`)).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect((await root('DELETE', `books/${id}`)).status).toBe(500);
  });

  it('is answered of a hundred records at once', async () => {
    expect((await clerk('GET', 'loans?limit=100&can=1')).status).toBe(200);
    const { status, body } = await clerk('GET', 'loans?limit=101&can=1');
    expect([status, body['code']]).toEqual([400, 'bad_query']);
    expect(body['message']).toContain('100');
  });
});

describe('what can be done with a resource', () => {
  it('is nothing where its records are read alone, or there is one of each office', async () => {
    expect(await canHere('authors')).toEqual({ actions: [], refused: {}, fixed: {} });
    expect(await canHere('preferences')).toEqual({ actions: [], refused: {}, fixed: {} });
    expect(await canHere('loans')).toEqual({ actions: ['create'], refused: {}, fixed: {} });
  });
});
