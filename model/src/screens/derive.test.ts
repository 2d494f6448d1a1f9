import { describe, expect, test } from 'vitest';
import { loadExample, property, set } from '../example/example.fixture.ts';
import type { Edit } from '../example/example.fixture.ts';
import { deriveScreens } from './derive.ts';
import type { ResourceScreens, ScreenSection } from './screens.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';

function screens(resource: string, edits: Readonly<Record<string, Edit>> = {}): ResourceScreens {
  const { model, diagnostics } = loadExample(edits);
  const [found] = model ? deriveScreens(model, resource) : [];
  if (!found) throw new Error(JSON.stringify(diagnostics, null, 1));
  return found;
}

function names<T>(sections: readonly ScreenSection<T>[] | undefined, source: (part: T) => string) {
  return sections?.map(({ name, parts }) => `${name}: ${parts.map(source).join(' ')}`);
}

describe('Default list of a resource', () => {
  const { list } = screens('books');

  test('default list columns start with the fields of the record title and exclude nested fields', () => {
    expect(list.columns.map(({ source }) => source)).toEqual(['mark', 'name', 'pages', 'price', 'lent', 'bought_on']);
    expect(list.columns.find(({ source }) => source === 'price')).toMatchObject({ numeric: true, sortable: true });
    expect(list.columns.find(({ source }) => source === 'name')).not.toHaveProperty('cell');
  });

  test('default list filters start with the search box, then offer choices, booleans and dates', () => {
    expect(list.filters.map(({ source }) => source)).toEqual(['q', 'lent', 'bought_on']);
    expect(list.filters[0]).toMatchObject({ widget: 'search-input', props: { source: 'q' } });
  });

  test('a list is sorted by the title field by default, or newest first for event-like records', () => {
    expect(list.sort).toEqual({ field: 'mark', order: 'ASC' });
    const described = screens('loans', { [LOANS]: set(['list'], undefined) });
    expect(described.list.sort).toEqual({ field: 'created_at', order: 'DESC' });
    const numbered = screens('loans', {
      [LOANS]: (text) =>
        set(['list'], undefined)(set(['workflow'], undefined)(set(['title'], '{number} – {due_on}')(text))),
      // Removes this scenario, because its steps use transitions of loans that this test removes.
      'schemas/scenarios/book-lost.json': () => '',
    });
    // A list is not sorted by a serial, because serials do not sort correctly as texts.
    expect(numbered.list.sort).toEqual({ field: 'created_at', order: 'DESC' });
    const log = screens('books', { [BOOKS]: set(['actions'], ['list', 'show']) });
    expect(log.list.sort).toEqual({ field: 'created_at', order: 'DESC' });
  });

  test('a list has at most seven columns by default and prefers required fields', () => {
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`note_${index}`, { type: 'string', 'x-label': { vi: 'a', en: 'a' } }]),
    );
    const edit: Edit = (text) => {
      const file = JSON.parse(text) as { schema: { properties: object; required: string[] } };
      file.schema = {
        ...file.schema,
        properties: { ...many, ...file.schema.properties },
        required: ['mark', 'name', 'note_8'],
      };
      return JSON.stringify(file);
    };
    const columns = screens('books', { [BOOKS]: edit }).list.columns.map(({ source }) => source);
    expect(columns).toEqual(['mark', 'name', 'note_0', 'note_1', 'note_2', 'note_3', 'note_8']);
  });
});

describe('Configured list of a resource', () => {
  test('a list has the columns, filters and sort order that its resource configures', () => {
    const { list } = screens('loans');
    expect(list.columns.map(({ source, sortable }) => [source, sortable])).toEqual([
      ['number', true],
      ['book_id', true],
      ['state', true],
      ['due_on', true],
    ]);
    expect(list.filters.map(({ source }) => source)).toEqual(['state', 'book_id']);
    expect(list.sort).toEqual({ field: 'due_on', order: 'DESC' });
  });
});

describe('Create and edit forms', () => {
  test('forms contain the fields that clients may write, and give each large field its own section', () => {
    const { create, edit } = screens('books');
    const expected = ['main: name mark pages price lent bought_on', 'summary: summary', 'authors: authors'];
    expect(names(create?.sections, ({ element }) => element.source)).toEqual(expected);
    expect(edit).toEqual(create);
  });

  test('forms omit states, histories and serial numbers, and keep the conditions of fields', () => {
    const { create } = screens('loans');
    expect(create?.sections.map(({ label }) => label)).toEqual([{ vi: 'Phiếu', en: 'Loan' }]);
    expect(names(create?.sections, ({ element }) => element.source)).toEqual(['main: book_id due_on by_post address']);
    expect(create?.sections[0]?.parts.map(({ when }) => when)).toEqual([
      undefined,
      undefined,
      undefined,
      { by_post: true },
    ]);
  });

  test('forms mark required fields and show help texts, also in nested lists', () => {
    const help = { vi: 'Gợi ý', en: 'A hint' };
    const { create } = screens('books', {
      [BOOKS]: (text) =>
        set(
          ['schema', 'properties', 'authors', 'items', 'properties', 'born', 'x-help'],
          help,
        )(set(['schema', 'properties', 'mark', 'x-help'], help)(text)),
    });
    const parts = create?.sections.flatMap((section) => section.parts.map(({ element }) => element));
    expect(parts?.find(({ source }) => source === 'mark')?.props).toEqual({
      source: 'mark',
      format: 'shelf-mark',
      isRequired: true,
      helperText: 'resources.books.help.mark',
    });
    expect(parts?.find(({ source }) => source === 'authors')?.children?.map(({ props }) => props)).toEqual([
      { source: 'name', isRequired: true },
      { source: 'born', helperText: 'resources.books.help.authors.born' },
    ]);
  });

  test('a resource without the create, edit or show action does not have the page of that action', () => {
    const only = screens('books', { [BOOKS]: set(['actions'], ['list']) });
    expect(only).not.toHaveProperty('create');
    expect(only).not.toHaveProperty('edit');
    expect(only).not.toHaveProperty('show');
  });
});

describe('Show pages of records', () => {
  test('a show page contains the form fields, then fields omitted from forms, then system fields', () => {
    expect(names(screens('loans').show?.sections, ({ source }) => source)).toEqual([
      'main: book_id due_on by_post address number state history',
      'system: office_id created_at updated_at created_by',
    ]);
  });
});

test('a secret field has an input in forms but is never shown', () => {
  const { list, create, show } = screens('users');
  const inputs = create?.sections.flatMap(({ parts }) => parts.map(({ element }) => element));
  expect(inputs?.find(({ source }) => source === 'password')?.widget).toBe('secret-input');
  expect(JSON.stringify([list, show])).not.toContain('password');
});

test('a secret field inside a nested list has an input but is never shown', () => {
  const secret = { type: 'string', 'x-secret': true, 'x-label': { vi: 'Mã', en: 'PIN' } };
  const edit = set(['schema', 'properties', 'authors', 'items', 'properties', 'pin'], secret);
  const { create, show } = screens('books', { [BOOKS]: edit });
  expect(JSON.stringify(create)).toContain('{"source":"pin","widget":"secret-input"');
  expect(JSON.stringify(show)).not.toContain('pin');
});

test('a field without a configured section appears in the list, the form and the show page', () => {
  const { create, list, show } = screens('books', { [BOOKS]: property('isbn', { type: 'string' }) });
  for (const page of [create, list, show]) expect(JSON.stringify(page)).toContain('"isbn"');
});
