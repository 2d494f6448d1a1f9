import { type Resource, resourceNamed } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { fieldsOfHeadings, planRows, type RowPlan } from './rows.ts';

let library: Library;
let books: Resource;
let root: Caller;
let emma: Row;

beforeAll(async () => {
  library = await openLibrary();
  const found = resourceNamed(library.engine.model, 'books');
  if (!found) throw new Error('the library has books');
  books = found;
  const { profile } = await sessionOf(library.engine, 'root');
  root = {
    actor: { kind: 'staff', userId: profile.id, profile },
    profile,
    officeId: profile.office_id,
    readableOffices: undefined,
    language: 'en',
    clientKind: undefined,
  };
  emma = await library.engine.write.transaction({}, (tx) =>
    tx.create('books', { title: 'Emma', isbn: 'E-1', pages: 300, rare: true, shelf_mark: 'AB123', status: 'ACTIVE' }),
  );
});
afterAll(() => library.app.close());

describe('Columns of an imported CSV file', () => {
  const columns = (headings: readonly string[], rows: readonly (readonly string[])[] = []) =>
    fieldsOfHeadings(library.engine, books, headings, rows).map((field) => field?.name);

  it('CSV columns are identified by translated label or field name, and empty columns without heading are ignored', () => {
    expect(columns(['Title', 'Số trang', 'isbn'])).toEqual(['title', 'pages', 'isbn']);
    expect(columns(['Title', ' ', ''], [['Emma', '', ' '], ['Emma']])).toEqual(['title', undefined, undefined]);
  });

  it('an imported CSV file is rejected with an error for each unknown or repeated column', () => {
    const long = 'x'.repeat(101);
    const refused = (headings: readonly string[], rows?: readonly (readonly string[])[]) => {
      try {
        return columns(headings, rows);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { status, code, params, errors } = error;
        return { status, code, params, errors };
      }
    };
    const common = { status: 422, code: 'unknown_columns', params: {} };
    expect(refused(['Title', 'title', long, ''], [['', '', '', 'a']])).toEqual({
      ...common,
      errors: {
        'columns.1': { code: 'repeated_column', params: { name: 'title' } },
        'columns.2': { code: 'unknown_column', params: { name: 'x'.repeat(100) } },
        'columns.3': { code: 'unknown_column', params: { name: '' } },
      },
    });
    expect(refused(['Alarm code'])).toEqual({
      ...common,
      errors: { 'columns.0': { code: 'unknown_column', params: { name: 'Alarm code' } } },
    });
  });
});

describe('Row of an imported CSV file', () => {
  async function plan(headings: readonly string[], ...row: readonly string[]): Promise<RowPlan | undefined> {
    return (await planRows(library.engine, root, books, headings, [row]))[0];
  }
  const refused = (found: RowPlan | undefined) =>
    found?.action === 'refuse' ? [found.key, found.problem.errors] : found;

  it('an imported row with an unknown code creates a record, leaving out empty cells', async () => {
    expect(await plan(['isbn', 'title', 'pages', 'rare'], 'N-1', ' New\r\nbook ', '', 'Yes')).toEqual({
      action: 'create',
      key: 'isbn=N-1',
      values: { isbn: 'N-1', title: 'New\nbook', rare: true },
    });
    expect(await plan(['title'], 'New')).toEqual({ action: 'create', key: undefined, values: { title: 'New' } });
    expect(await plan(['title', 'pages'], 'New')).toEqual({
      action: 'create',
      key: undefined,
      values: { title: 'New' },
    });
  });

  it('an imported row updates the record with the same code and reports the previous values', async () => {
    expect(await plan(['isbn', 'title', 'pages', 'rare', 'weight'], 'E-1', 'Emma', '320', 'No', '')).toEqual({
      action: 'update',
      key: `id=${String(emma['id'])}`,
      id: emma['id'],
      values: { pages: 320, rare: false },
      changes: [
        { field: 'pages', from: '300', to: '320' },
        { field: 'rare', from: 'Yes', to: 'No' },
      ],
    });
  });

  it('an imported row with the stored values needs no action, in any language and after normalization', async () => {
    const none = { action: 'none', key: `id=${String(emma['id'])}`, id: emma['id'] };
    expect(await plan(['isbn', 'pages', 'rare'], 'E-1', '300', 'Có')).toEqual(none);
    expect(await plan(['isbn', 'shelf_mark'], 'E-1', 'ab123')).toEqual(none);
    expect(await plan(['isbn'], 'E-1')).toEqual(none);
  });

  it('an imported row is rejected, naming the field, for characters that no database can store', async () => {
    expect(refused(await plan(['isbn', 'title'], 'N-1', 'a\0b'))).toEqual([
      'isbn=N-1',
      { title: { code: 'not_storable' } },
    ]);
    // The row may update a book, so a missing title is not an error yet.
    for (const title of ['a', ''])
      expect(refused(await plan(['isbn', 'title'], 'N-\uD800', title))).toEqual([
        undefined,
        { isbn: { code: 'not_storable' } },
      ]);
  });

  it('an imported row is rejected, naming the field, if a reference does not exist', async () => {
    expect(refused(await plan(['isbn', 'Author'], 'E-1', 'No one'))).toEqual([
      `id=${String(emma['id'])}`,
      { author_id: { code: 'reference' } },
    ]);
  });

  it('an imported row ignores server-generated fields, and cannot change values too complex for a cell', async () => {
    const key = `id=${String(emma['id'])}`;
    expect(await plan(['isbn', 'loan_count'], 'E-1', '5')).toEqual({ action: 'none', key, id: emma['id'] });
    expect(refused(await plan(['isbn', 'chapters'], 'E-1', '[{"name": "One"}]'))).toEqual([
      key,
      { chapters: { code: 'not_by_file' } },
    ]);
  });

  it('an imported row with an overlong cell is rejected only by the later validation', async () => {
    const found = await plan(['title'], 'x'.repeat(121));
    expect(found).toEqual({ action: 'create', key: undefined, values: { title: 'x'.repeat(121) } });
    const endless = await plan(['title', 'pages'], 'x'.repeat(300_000), 'many');
    expect(refused(endless)).toEqual([
      undefined,
      { title: { code: 'maxLength', params: { limit: 120 } }, pages: { code: 'type', params: {} } },
    ]);
  });
});

it('imported rows are compared with the stored records in order and independently of each other', async () => {
  const rows = [
    ['E-1', 'Emma'],
    ['N-1', 'New'],
    ['E-1', 'Emma 2'],
  ];
  const plans = await planRows(library.engine, root, books, ['isbn', 'title'], rows);
  expect(plans.map(({ action }) => action)).toEqual(['none', 'create', 'update']);
});
