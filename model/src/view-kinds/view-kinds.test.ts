import { expect, test } from 'vitest';
import { loadExample, set } from '../example/example.fixture.ts';
import { deriveResource } from '../screens/derive.ts';

const label = { vi: 'Đang mượn', en: 'On loan' };

function viewsOf(...views: readonly object[]) {
  const { model } = loadExample({ 'schemas/resources/loans.json': set(['views'], views) });
  const loans = model?.resources.find(({ name }) => name === 'loans');
  if (!loans?.views) throw new Error('The example has no views.');
  return { loans, views: loans.views };
}

test('a queue without settings has the list’s order and columns and offers every staff action', () => {
  const { views } = viewsOf({ name: 'all', kind: 'queue', label });
  expect(views).toEqual([
    {
      name: 'all',
      kind: 'queue',
      label,
      slugs: ['loan.give-back', 'loan.lose'],
      filter: {},
      sort: [{ field: 'due_on', order: 'DESC' }],
      parts: {
        row: [{ path: 'number' }, { path: 'book_id' }],
        fields: [{ path: 'number' }, { path: 'book_id' }, { path: 'state' }, { path: 'due_on' }],
        evidence: [],
      },
      actions: [{ name: 'give-back' }, { name: 'lose' }],
    },
  ]);
});

test('a view can show a field of a referenced record by its path', () => {
  const { loans, views } = viewsOf({
    name: 'open',
    kind: 'queue',
    label,
    sort: ['-by_post', 'due_on'],
    fields: ['number', 'book.mark'],
    actions: [{ name: 'give-back', key: 'G' }],
  });
  expect(views[0]).toHaveProperty('sort', [
    { field: 'by_post', order: 'DESC' },
    { field: 'due_on', order: 'ASC' },
  ]);
  const [screen] = deriveResource(loans).views ?? [];
  const fields = screen?.parts.find(({ part }) => part === 'fields')?.elements;
  expect(screen?.kind).toBe('queue');
  expect(fields?.map(({ widget, source }) => [widget, source])).toEqual([
    ['text', 'number'],
    ['referenced-field', 'book.mark'],
  ]);
  expect(fields?.[1]).toMatchObject({
    props: { source: 'book_id', reference: 'books', label: 'resources.books.fields.mark', link: false },
    children: [{ source: 'mark', widget: 'text' }],
  });
});

test('a timeline view shows the columns of the list, and has an input for each field that users can change there', () => {
  const { loans, views } = viewsOf({
    name: 'days',
    kind: 'timeline',
    label,
    lanes: 'book_id',
    from: 'created_at',
    assign: ['book_id'],
  });
  expect(views[0]).toMatchObject({ lanes: ['book_id'], exclusive: [], slugs: [] });
  const [screen] = deriveResource(loans).views ?? [];
  expect(screen?.parts.map(({ part, elements }) => [part, elements.map(({ source }) => source)])).toEqual([
    ['fields', ['number', 'book_id', 'state', 'due_on']],
    ['inputs', ['book_id']],
  ]);
});

test('a board has one column per state, the list’s sort order and three fields on each card', () => {
  const { loans, views } = viewsOf({ name: 'states', kind: 'board', label });
  expect(views[0]).toMatchObject({
    field: 'state',
    states: ['OPEN', 'RETURNED', 'LOST'],
    sort: [{ field: 'due_on', order: 'DESC' }],
    parts: { fields: [{ path: 'number' }, { path: 'book_id' }, { path: 'due_on' }] },
    slugs: [],
  });
  const [screen] = deriveResource(loans).views ?? [];
  expect(screen).toMatchObject({ kind: 'board', parts: [{ part: 'card' }] });
  expect(screen?.parts[0]?.elements[1]).toMatchObject({ widget: 'reference', props: { link: false } });
});

test('a calendar has the colors of the workflow and moves records by fields that users can change', () => {
  const dates = { from: 'due_on' };
  const { loans, views } = viewsOf(
    { name: 'due', kind: 'calendar', label, ...dates },
    { name: 'still', kind: 'calendar', label, ...dates, move: false, mode: 'week', title: '{book_id}', color: 'state' },
    { name: 'made', kind: 'calendar', label, from: 'created_at' },
  );
  expect(views).toMatchObject([
    { from: 'due_on', days: true, endless: false, color: 'state', mode: 'month', moves: ['due_on'] },
    { moves: [], mode: 'week', title: '{book_id}', color: 'state' },
    { from: 'created_at', days: false, moves: [] },
  ]);
  const screens = deriveResource(loans).views ?? [];
  expect(screens.map(({ parts }) => parts.map(({ part }) => part))).toEqual([
    ['fields', 'inputs'],
    ['fields'],
    ['fields'],
  ]);
});

test('a map has the first geo-point, or the points of a list, of referenced records or of referring records', () => {
  const number = { type: 'integer', 'x-label': label };
  const place = { type: 'object', 'x-kind': 'geo-point', 'x-label': label };
  const { model, diagnostics } = loadExample({
    'schemas/resources/books.json': (text) =>
      set(
        ['views'],
        [
          { name: 'places', kind: 'map', label, filter: { lent: true } },
          { name: 'pairs', kind: 'map', label, point: ['pages', 'volumes'], fields: ['name'] },
          { name: 'inner', kind: 'map', label, line: { of: 'authors', point: ['born', 'born_in'] } },
          {
            name: 'loans',
            kind: 'map',
            label,
            line: { resource: 'loans', by: 'book_id', sort: 'due_on', point: 'at' },
          },
        ],
      )(
        set(['schema', 'properties'], {
          ...JSON.parse(text).schema.properties,
          place,
          volumes: number,
          authors: {
            type: 'array',
            'x-label': label,
            items: { type: 'object', properties: { born: number, born_in: number } },
          },
        })(text),
      ),
    'schemas/resources/loans.json': (text) =>
      set(
        ['views'],
        [{ name: 'books', kind: 'map', label, line: { of: 'books', point: 'place' } }],
      )(
        set(['schema', 'properties'], {
          ...JSON.parse(text).schema.properties,
          at: place,
          books: { type: 'array', 'x-reference': 'books', 'x-label': label },
        })(text),
      ),
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [books, loans] = ['books', 'loans'].map((name) => model?.resources.find((one) => one.name === name));
  expect(books?.views).toMatchObject([
    { point: 'place', filter: { lent: true } },
    { point: ['pages', 'volumes'], parts: { fields: [{ path: 'name' }] } },
    { line: { list: 'authors', point: ['born', 'born_in'] } },
    { line: { by: 'book_id', sort: 'due_on', resource: 'loans', point: 'at' } },
  ]);
  expect(books?.views?.[2]).not.toHaveProperty('point');
  expect(loans?.views?.[0]).toMatchObject({ line: { list: 'books', resource: 'books', point: 'place' } });
  const [screen] = (books && deriveResource(books).views) ?? [];
  expect(screen?.parts.find(({ part }) => part === 'filters')?.elements.map(({ source }) => source)).not.toContain(
    'lent',
  );
});

test('a view of any kind follows changes only if its file says so', () => {
  const { views } = viewsOf(
    { name: 'open', kind: 'queue', label, live: true },
    { name: 'states', kind: 'board', label, live: true },
    { name: 'all', kind: 'queue', label },
  );
  expect(views.map(({ live }) => live)).toEqual([true, true, undefined]);
});

test('a view of records that another back end keeps cannot follow changes', () => {
  const views = [{ name: 'all', kind: 'queue', label, live: true }];
  const { diagnostics } = loadExample({
    'schemas/resources/loans.json': (text) => set(['at'], 'shop')(set(['views'], views)(text)),
  });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'TUY530',
      message: 'Another back end keeps these records and does not say which of them changed.',
      hint: 'Remove "live". The page shows changes when it is opened again.',
    }),
  );
});
