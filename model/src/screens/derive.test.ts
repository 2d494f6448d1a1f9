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

describe('a list without a description', () => {
  const { list } = screens('books');

  test('begins with what names a record and has no long or nested column', () => {
    expect(list.columns.map(({ source }) => source)).toEqual(['mark', 'name', 'pages', 'price', 'lent', 'bought_on']);
    expect(list.columns.find(({ source }) => source === 'price')).toMatchObject({ numeric: true, sortable: true });
    expect(list.columns.find(({ source }) => source === 'name')).not.toHaveProperty('cell');
  });

  test('has the search box first, then filters by choice, yes or no, and day', () => {
    expect(list.filters.map(({ source }) => source)).toEqual(['q', 'lent', 'bought_on']);
    expect(list.filters[0]).toMatchObject({ component: 'SearchInput', props: { source: 'q', alwaysOn: true } });
  });

  test('is sorted by what names a record, or newest first where things happen', () => {
    expect(list.sort).toEqual({ field: 'mark', order: 'ASC' });
    const described = screens('loans', { [LOANS]: set(['list'], undefined) });
    expect(described.list.sort).toEqual({ field: 'created_at', order: 'DESC' });
    const numbered = screens('loans', {
      [LOANS]: (text) =>
        set(['list'], undefined)(set(['workflow'], undefined)(set(['title'], '{number} – {due_on}')(text))),
      // Its steps move loans.
      'schemas/scenarios/book-lost.json': () => '',
    });
    // Serials do not sort as text.
    expect(numbered.list.sort).toEqual({ field: 'created_at', order: 'DESC' });
    const log = screens('books', { [BOOKS]: set(['actions'], ['list', 'show']) });
    expect(log.list.sort).toEqual({ field: 'created_at', order: 'DESC' });
  });

  test('keeps to seven columns, the required ones first', () => {
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

describe('a list that was described', () => {
  test('is as described', () => {
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

describe('forms', () => {
  test('ask for what a client may write, in roomy sections where there is much', () => {
    const { create, edit } = screens('books');
    const expected = ['main: name mark pages price lent bought_on', 'summary: summary', 'authors: authors'];
    expect(names(create?.sections, ({ element }) => element.source)).toEqual(expected);
    expect(edit).toEqual(create);
  });

  test('leave out the state, its history and serials, and carry conditions', () => {
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

  test('have required and the key of the help, inside nested lists too', () => {
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

  test('are absent where the resource does not offer them', () => {
    const only = screens('books', { [BOOKS]: set(['actions'], ['list']) });
    expect(only).not.toHaveProperty('create');
    expect(only).not.toHaveProperty('edit');
    expect(only).not.toHaveProperty('show');
  });
});

describe('a show page', () => {
  test('has the form, what the form leaves out, and where the record comes from', () => {
    expect(names(screens('loans').show?.sections, ({ source }) => source)).toEqual([
      'main: book_id due_on by_post address number state history',
      'system: office_id created_at updated_at created_by',
    ]);
  });
});

test('a secret is asked for and never shown', () => {
  const { list, create, show } = screens('users');
  const inputs = create?.sections.flatMap(({ parts }) => parts.map(({ element }) => element));
  expect(inputs?.find(({ source }) => source === 'password')?.component).toBe('SecretInput');
  expect(JSON.stringify([list, show])).not.toContain('password');
});

test('a secret inside a nested list is one too', () => {
  const secret = { type: 'string', 'x-secret': true, 'x-label': { vi: 'Mã', en: 'PIN' } };
  const edit = set(['schema', 'properties', 'authors', 'items', 'properties', 'pin'], secret);
  const { create, show } = screens('books', { [BOOKS]: edit });
  expect(JSON.stringify(create)).toContain('{"source":"pin","component":"SecretInput"');
  expect(JSON.stringify(show)).not.toContain('pin');
});

test('a field without a section of its own appears without another edit', () => {
  const { create, list, show } = screens('books', { [BOOKS]: property('isbn', { type: 'string' }) });
  for (const page of [create, list, show]) expect(JSON.stringify(page)).toContain('"isbn"');
});
