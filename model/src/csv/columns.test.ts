import { describe, expect, test } from 'vitest';
import { type Edit, loadExample, property, set } from '../example/example.fixture.ts';
import { type Model, resourceNamed } from '../model/model.ts';
import { csvFields, csvHeadings, fieldOfHeading, fitsInCell, identifyingFields, importedFields } from './columns.ts';

const BOOKS = 'schemas/resources/books.json';

function load(name: string, edits: Readonly<Record<string, Edit>> = {}) {
  const { model, diagnostics } = loadExample(edits);
  const resource = model && resourceNamed(model, name);
  if (!resource) throw new Error(JSON.stringify(diagnostics));
  return { model, resource };
}

const edited =
  (...edits: readonly Edit[]): Edit =>
  (file) =>
    edits.reduce((done, edit) => edit(done), file);
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe('Columns of exported CSV files', () => {
  test('a CSV file omits secrets and uploads, and ids if another field identifies the record', () => {
    const { resource } = load('users', {
      'schemas/resources/users.json': property('photo', { type: 'string', 'x-kind': 'image' }),
    });
    expect(names(csvFields(resource))).toEqual(['name', 'email', 'created_at', 'updated_at', 'created_by']);
    expect(names(importedFields(resource))).toEqual(['name', 'email']);
  });

  test('the id is the first CSV column if nothing else identifies an editable record', () => {
    const own = ['number', 'book_id', 'state', 'due_on', 'by_post', 'address'];
    const system = ['office_id', 'created_at', 'updated_at', 'created_by'];
    const { resource } = load('loans');
    expect(names(csvFields(resource))).toEqual(['id', ...own, ...system]);
    expect(names(csvFields({ ...resource, actions: ['list', 'create'] }))).toEqual([...own, ...system]);
    expect(names(importedFields(resource))).toEqual(['book_id', 'due_on', 'by_post', 'address']);
  });

  test('a record is identified by its unique readable text fields, or else by its id', () => {
    const unique = (type: string, more: object = {}) => ({ type, 'x-unique': true, ...more });
    const edits = edited(
      property('code', unique('string')),
      property('count', unique('integer')),
      property('pin', unique('string', { 'x-secret': true })),
    );
    expect(names(identifyingFields(load('books', { [BOOKS]: edits }).resource))).toEqual(['mark', 'code']);
    expect(names(identifyingFields(load('loans').resource))).toEqual(['id']);
  });
});

test('an object with a secret or an upload cannot be written into a CSV cell', () => {
  const object = (more: object) => ({
    type: 'object',
    properties: { a: { type: 'string', 'x-label': { vi: 'A', en: 'A' }, ...more } },
  });
  const { resource } = load('books', {
    [BOOKS]: edited(
      property('open', object({})),
      property('secret', object({ 'x-secret': true })),
      property('photo', { type: 'array', items: object({ 'x-kind': 'image' }) }),
    ),
  });
  const fits = Object.fromEntries(resource.fields.map((field) => [field.name, fitsInCell(field)]));
  expect(fits).toMatchObject({ name: true, authors: true, open: true, secret: false, photo: false });
});

describe('Headings of CSV columns', () => {
  const label = { vi: 'Ký hiệu', en: 'Code' };
  const { model, resource } = load('books', {
    [BOOKS]: edited(
      property('code', { type: 'string', 'x-label': label }),
      property('note', { type: 'string', 'x-label': { vi: 'Ghi chú', en: 'PAGES' } }),
      set(['schema', 'properties', 'price', 'x-label'], { vi: 'Giá', en: '=Price' }),
    ),
  });
  const languages: Pick<Model, 'languages'> = model;

  test('a CSV heading is the field label, followed by the field name if the label is ambiguous', () => {
    const heading = (language: string) => {
      const of = csvHeadings(resource, languages, language);
      return Object.fromEntries(csvFields(resource).map((field) => [field.name, of(field)]));
    };
    expect(heading('vi')).toMatchObject({
      mark: 'Ký hiệu (mark)',
      code: 'Ký hiệu (code)',
      pages: 'Số trang',
      price: 'Giá',
    });
    // If the English label of a field is also the name or the label of another field, the heading adds the field's
    // name.
    expect(heading('en')).toMatchObject({
      mark: 'Shelf mark',
      code: 'Code',
      pages: 'Pages (pages)',
      note: 'PAGES (note)',
    });
  });

  test.each([
    ['mark', 'mark'],
    [' MARK ', 'mark'],
    ['\uFEFFmark', 'mark'],
    ['\u00A0mark\u200B', 'mark'],
    ['Shelf\u00A0 mark', 'mark'],
    ['Ký hiệu (mark)'.normalize('NFD'), 'mark'],
    ['So\u0302\u0301 trang', 'pages'],
    ['Shelf mark', 'mark'],
    ['Code', 'code'],
    ['Ký hiệu (mark)', 'mark'],
    ['code (Ký hiệu)', 'code'],
    ["'=Price", 'price'],
    // The column heading `pages` is the name of one field and the label of another. An import reads it as the name.
    ['pages', 'pages'],
    ['Ký hiệu', undefined],
    ['Ký hiệu (nothing)', undefined],
    ['nothing', undefined],
    ['', undefined],
  ])('the CSV heading %j belongs to the field %s', (heading, name) => {
    expect(fieldOfHeading(resource, heading, languages)?.name).toBe(name);
  });
});
