import type { Model, Operation, Scenario } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Domain, Row } from '../../../../server/src/engine/domain.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { type Library, libraryModel, openLibrary } from '../../testing/library.ts';

const scenario = (name: string, more: Partial<Scenario>): Scenario => ({
  name,
  source: `schemas/scenarios/${name}.json`,
  label: { vi: `vi ${name}`, en: `en ${name}` },
  parameters: { type: 'object', additionalProperties: false, properties: {} },
  steps: [],
  ...more,
});

const SCENARIOS: readonly Scenario[] = [
  scenario('overdue', {
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        title: { type: 'string' },
        pages: { type: 'integer' },
        tag: { type: 'string' },
        due_on: { type: 'string', format: 'date', default: '{clock.today-7}' },
      },
      required: ['title'],
    },
    steps: [
      {
        kind: 'create',
        name: 'book',
        resource: 'books',
        body: { title: '{title}', pages: '{pages}', tags: ['new', '{tag}'] },
      },
      { kind: 'create', name: 'loan', resource: 'loans', as: 'clerk', body: { book_id: '{book.id}' } },
      { kind: 'update', resource: 'loans', record: 'loan', body: { reader: '{book.title}, {book.pages}.' } },
      {
        kind: 'transition',
        resource: 'loans',
        record: 'loan',
        transition: 'lend',
        as: 'clerk',
        body: { due_on: '{due_on}' },
      },
      { kind: 'operation', name: 'counted', resource: 'loans', operation: 'count' },
      {
        kind: 'operation',
        resource: 'loans',
        record: 'loan',
        operation: 'remark',
        body: { reader: 'Number {counted.pages}' },
      },
      {
        kind: 'call',
        name: 'shown',
        method: 'GET',
        path: '/api/v1/books?limit=1&page=1&filter=title||$eq||{book.title}',
        as: 'clerk',
      },
      {
        kind: 'update',
        resource: 'preferences',
        office: '{loan.office_id}',
        body: { greeting: '{shown.data.0.title} {clock.month}' },
      },
      { kind: 'find', name: 'author', resource: 'authors', filter: {}, sort: { field: 'name', descending: true } },
    ],
  }),
  scenario('lent', {
    parameters: { type: 'object', additionalProperties: false, properties: { reader: { type: 'string' } } },
    steps: [
      {
        kind: 'find',
        name: 'loan',
        resource: 'loans',
        filter: { reader: '{reader}', state: 'LENT', due_on: { to: 'today' } },
        sort: { field: 'due_on', descending: true },
      },
    ],
  }),
  scenario('a-week-later', {
    steps: [
      { kind: 'call', method: 'POST', path: '/__qa/clock/move', body: { days: 7 } },
      { kind: 'create', name: 'book', resource: 'books', body: { title: '{clock.today}' } },
    ],
  }),
  scenario('by-an-unknown-account', {
    steps: [{ kind: 'create', resource: 'books', as: 'unknown', body: { title: 'None' } }],
  }),
  scenario('by-a-reader', {
    steps: [{ kind: 'create', resource: 'books', as: 'reader', body: { title: 'None' } }],
  }),
  scenario('asking-wrong', {
    steps: [{ kind: 'call', method: 'GET', path: '/api/v1/books?limit=none', as: 'clerk' }],
  }),
];

function model(): Model {
  const known = libraryModel();
  const field = (name: string) => known.resources.flatMap(({ fields }) => fields).filter((one) => one.name === name);
  const operation = {
    label: { en: 'Do' },
    slug: 'loan.update',
    input: [],
    answer: field('pages'),
    tone: 'neutral',
  } as const;
  const operations: readonly Operation[] = [
    { ...operation, name: 'count', on: 'resource' },
    { ...operation, name: 'remark', on: 'record', input: field('reader') },
  ];
  const resources = known.resources.map((one) => (one.name === 'loans' ? { ...one, operations } : one));
  return { ...known, resources, scenarios: SCENARIOS };
}

const domain: Domain = {
  hooks: {
    loans: {
      operations: {
        count: async (_loans, _input, { tx }) => ({ pages: await tx.count('loans', { state: 'LENT' }) }),
        async remark(loan, { reader }, { tx }) {
          await tx.update('loans', String(loan?.['id']), { reader });
          return {};
        },
      },
    },
  },
};

onEachDatabase('Scenarios over HTTP', (databaseUrl) => {
  let server: Library;
  beforeAll(async () => {
    server = await openLibrary({ qa: true, model: model(), domain, databaseUrl: await databaseUrl() });
  });
  afterAll(() => server.app.close());

  async function play(name: string, payload: object = {}) {
    const answer = await server.app.inject({ method: 'POST', url: `/__qa/scenarios/${name}`, payload });
    return { status: answer.statusCode, body: answer.json() };
  }
  const stored = (resource: string, { id }: Row) => server.engine.store.get(resource, String(id));

  it('later steps of a scenario use the records and results of its earlier steps', async () => {
    expect((await play('overdue', { pages: 3 })).body.errors).toHaveProperty('title');
    await (
      await server.as('root')
    )('POST', 'authors', { name: 'Tô Hoài' });
    const { status, body } = await play('overdue', { title: 'A & B' });
    expect(status, JSON.stringify(body)).toBe(200);
    const [book, loan, author] = body.records;
    expect(body.records).toMatchObject([
      { name: 'book', resource: 'books' },
      { name: 'loan', resource: 'loans' },
      { name: 'author', resource: 'authors' },
    ]);
    expect(await stored('books', book)).toMatchObject({ title: 'A & B', tags: ['new'] });
    expect((await stored('books', book))?.['pages'] ?? null).toBeNull();
    // The test sets the server's clock to the time from which the fixtures calculate their dates.
    const lent = await stored('loans', loan);
    expect(lent).toMatchObject({ state: 'LENT', due_on: '2026-03-09', reader: 'Number 1' });
    expect(lent?.['office_id']).toBe(server.office('Main'));
    expect(await server.engine.settings('preferences', server.office('Main'))).toMatchObject({
      greeting: 'A & B 2026-03',
    });
    expect((await stored('authors', author))?.['name']).toBe('Tô Hoài');
  });

  it('a find step finds a record by a given value, or else the first record', async () => {
    const { records } = (await play('overdue', { title: 'Later', due_on: '2026-03-12' })).body;
    expect((await play('lent')).body.records).toEqual([{ ...records[1], name: 'loan' }]);
    expect((await play('lent', { reader: 'Number 1' })).body.records).toHaveLength(1);
    const none = await play('lent', { reader: 'nothing' });
    expect([none.status, none.body.code]).toEqual([422, 'qa_scenario']);
    expect(none.body.message).toContain('no record of loans');
  });

  it('if a scenario step moves the clock, later steps use the new time', async () => {
    const { records } = (await play('a-week-later')).body;
    expect((await stored('books', records[0]))?.['title']).toBe('2026-03-23');
    await server.app.inject({ method: 'POST', url: '/__qa/clock/move', payload: { days: -7 } });
  });

  it('the report of a failed scenario names the failed request, such as a request without permission', async () => {
    expect((await play('by-an-unknown-account')).body.message).toContain('there is no account unknown');
    expect((await play('by-a-reader')).body.message).toContain('403');
    expect((await play('asking-wrong')).body.message).toContain('400');
    expect((await play('overdue', { title: 'Long ago', due_on: 'never' })).body.errors).toHaveProperty('due_on');
  });
});
