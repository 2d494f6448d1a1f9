import type { Model, Operation, Print } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { type Library, libraryModel, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

function model(): Model {
  const read = libraryModel();
  const [given] = read.resources.flatMap(({ name, fields }) =>
    name === 'loans' ? fields.filter((field) => field.name === 'office_id') : [],
  );
  if (!given) throw new Error('Loans have no office.');
  const office = { ...given, readOnly: false };
  const weigh: Operation = {
    name: 'weigh',
    label: { en: 'Weigh' },
    on: 'resource',
    slug: 'book.update',
    input: [],
    answer: [],
    tone: 'neutral',
  };
  const resources = read.resources.map((resource) => {
    if (resource.name === 'authors') return { ...resource, actions: ['list', 'show'] as const };
    if (resource.name === 'rules')
      return { ...resource, scope: 'office' as const, fields: [...resource.fields, office] };
    return ['books', 'loans'].includes(resource.name) ? { ...resource, operations: [weigh] } : resource;
  });
  const slip: Print = {
    name: 'slip',
    source: 'schemas/prints/slip.json',
    label: { en: 'Slip' },
    resource: 'loans',
    list: false,
    permission: 'loan.update',
    papers: ['A5'],
    blocks: [],
  };
  return { ...read, resources, prints: [slip] };
}

const PRINTS = { prints: [{ name: 'slip', label: 'Slip' }] };
const CHOICES = { choices: { status: ['ACTIVE'] } };
const READ_ONLY = 'This belongs to another office and can only be read.';
let library: Library;
let root: Send;
let clerk: Send;
let book: string;
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    domain: {
      hooks: {
        loans: {
          operations: { weigh: () => ({}) },
          choices: { state: ({ office_id }) => (office_id === undefined ? undefined : ['ASKED']) },
        },
        books: {
          operations: { weigh: () => ({}) },
          guards: {
            delete(record) {
              if (record['title'] === 'Broken') throw new Error('a fault of the domain');
              if (record['title'] === 'Reserved') throw new Problem(409, 'still_in_use');
            },
          },
          choices: { status: () => ['ACTIVE'] },
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

describe('Permitted actions of a record (?can=1)', () => {
  it('if a business rule locks fields, ?can=1 lists only the locked fields that the caller could otherwise change', async () => {
    const { fixed } = (await can(`books/${book}`)) as { fixed: Row };
    expect(Object.keys(fixed).toSorted().join(' ')).toBe(
      'author_id chapters cover isbn pages price published_on rare read_at related_ids safe shelf_mark status summary title vault_code weight',
    );
    expect(new Set(Object.values(fixed))).toEqual(new Set([READ_ONLY]));
  });

  it('?can=1 lists only transitions for staff from the current state of the record', async () => {
    const id = await made('loans', { book_id: book });
    expect(await can(`loans/${id}`)).toEqual({
      actions: ['edit', 'delete', 'lend', 'refuse'],
      refused: {},
      fixed: {},
      assign: true,
      choices: { state: ['ASKED'] },
      ...PRINTS,
    });
    expect((await root('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' })).status).toBe(200);
    expect(await can(`loans/${id}`)).toEqual({
      actions: ['edit', 'delete'],
      refused: {},
      fixed: {},
      assign: true,
      choices: { state: ['ASKED'] },
      ...PRINTS,
    });
  });

  it('?can=1 lists no actions for a record of a read-only office and states the reason', async () => {
    const id = await made('loans', { book_id: book }, await library.as('helper'));
    const refusal = { code: 'read_only_office', message: READ_ONLY };
    expect(await can(`loans/${id}`, clerk)).toEqual({
      actions: [],
      refused: { edit: refusal, lend: refusal, refuse: refusal },
      fixed: {},
      assign: false,
      ...PRINTS,
    });
  });

  it('?can=1 includes the choices of enum fields if any action is permitted', async () => {
    const reserved = await made('books', { title: 'Reserved' });
    expect(await can(`books/${reserved}`)).toEqual({
      actions: ['edit'],
      refused: { delete: { code: 'still_in_use', message: expect.stringMatching(/\S/u) } },
      fixed: {},
      ...CHOICES,
    });
    const reader = await library.as('reader');
    expect(await can(`books/${reserved}`, reader)).toEqual({ actions: [], refused: {}, fixed: {} });
    expect(await canHere('books', reader)).toEqual({ actions: [], refused: {}, fixed: {} });
    expect(await canHere('books')).toEqual({ actions: ['create', 'weigh'], refused: {}, fixed: {}, ...CHOICES });
  });

  it('?can=1 lists neither edit nor delete for a resource that supports neither', async () => {
    await library.engine.write.transaction({}, (tx) => tx.create('authors', { name: 'An' }));
    const [author] = (await root('GET', 'authors?limit=1&can=1')).body as unknown as readonly Row[];
    expect(author?.['can']).toEqual({ actions: [], refused: {}, fixed: {} });
  });

  it('a request with ?can=1 fails with 500 if a business rule throws an internal error', async () => {
    const id = await made('books', { title: 'Broken' });
    expect(await root('GET', `books/${id}?can=1`)).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect((await root('DELETE', `books/${id}`)).status).toBe(500);
  });

  it('?can=1 accepts at most one hundred records per request', async () => {
    expect((await clerk('GET', 'loans?limit=100&can=1')).status).toBe(200);
    const { status, body } = await clerk('GET', 'loans?limit=101&can=1');
    expect([status, body['code']]).toEqual([400, 'bad_query']);
    expect(body['message']).toContain('100');
  });
});

describe('Permitted actions on a resource (?can=1)', () => {
  it('?can=1 lists no actions for read-only resources and settings with one record per office', async () => {
    expect(await canHere('authors')).toEqual({ actions: [], refused: {}, fixed: {} });
    expect(await canHere('preferences')).toEqual({ actions: [], refused: {}, fixed: {} });
    expect(await canHere('loans')).toEqual({
      actions: ['create', 'weigh'],
      refused: {},
      fixed: {},
      choices: { state: ['ASKED'] },
    });
  });

  it('?can=1 does not offer to create records of an office if the caller has no office', async () => {
    await made('users', { username: 'free', password: PASSWORD, is_superuser: true });
    const free = await library.as('free');
    const refusal = { code: 'office_required', message: expect.stringMatching(/\S/u) };
    expect(await canHere('loans', free)).toEqual({
      actions: [],
      refused: { create: refusal, weigh: refusal },
      fixed: {},
    });
    expect(await canHere('books', free)).toEqual({ actions: ['create', 'weigh'], refused: {}, fixed: {}, ...CHOICES });
    expect(await canHere('rules', free)).toEqual({ actions: ['create'], refused: {}, fixed: {} });
  });

  it('?can=1 lists each action and operation only if the caller has its permission', async () => {
    expect(await canHere('books', clerk)).toEqual({ actions: ['create', 'weigh'], refused: {}, fixed: {}, ...CHOICES });
  });
});
