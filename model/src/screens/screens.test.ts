import { describe, expect, test } from 'vitest';
import { type Edit, loadExample, property, set } from '../example/example.fixture.ts';
import { type Field } from '../model/fields/field.ts';
import { resourceNamed } from '../model/model.ts';
import { deriveColumns, deriveResource, deriveScreens } from './derive.ts';
import { formInput } from '../kinds/form-input.ts';
import { listFilters } from '../kinds/list-filters.ts';
import { mapElement } from '../kinds/map-element.ts';
import type { ScreenElement } from './screens.ts';
import { viewElement } from '../view-kinds/view-element.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const label = { vi: 'Thử', en: 'Trial' };
const edited =
  (...edits: readonly Edit[]): Edit =>
  (file) =>
    edits.reduce((done, edit) => edit(done), file);

const weight = { type: 'integer', 'x-unit': { vi: 'gam', en: 'grams' }, 'x-label': label };
const { model, diagnostics } = loadExample({
  [BOOKS]: edited(
    property('weight', { ...weight, 'x-help': label }),
    property('key', { type: 'string', 'x-secret': true }),
    property('scan', { type: 'string', 'x-kind': 'file' }),
    property('cover', { type: 'string', 'x-kind': 'image' }),
    property('parts', {
      type: 'array',
      items: { type: 'object', properties: { weight, pin: { type: 'string', 'x-secret': true, 'x-label': label } } },
    }),
  ),
  [LOANS]: set(
    ['views'],
    [
      { name: 'bare', kind: 'queue', label, fields: ['number'] },
      {
        name: 'full',
        kind: 'queue',
        label,
        row: ['book_id', 'number'],
        fields: ['number'],
        evidence: ['book.scan', 'book.cover'],
      },
      { name: 'days', kind: 'timeline', label, lanes: 'book_id', from: 'created_at', fields: ['number'] },
      { name: 'states', kind: 'board', label, fields: ['book_id', 'number', 'book.weight'] },
    ],
  ),
});
const [books, loans] = ['books', 'loans'].map((name) => model && resourceNamed(model, name));
if (!model || !books || !loans) throw new Error(JSON.stringify(diagnostics));
const fieldOf = (name: string): Field => {
  const found = books.fields.find((field) => field.name === name);
  if (!found) throw new Error(name);
  return found;
};
const sources = (elements: readonly { readonly source: string }[] | undefined) => elements?.map(({ source }) => source);

describe('Columns of lists', () => {
  test('list columns skip unknown fields and secrets', () => {
    expect(sources(deriveColumns(books, ['weight', 'key', 'nothing', 'name']))).toEqual(['weight', 'name']);
  });

  test('list columns state their alignment and whether they are sortable', () => {
    const [pages, authors, bought] = deriveColumns(books, ['pages', 'authors', 'bought_on']);
    expect(pages).toEqual({
      source: 'pages',
      numeric: true,
      sortable: true,
      cell: { source: 'pages', widget: 'number', props: { source: 'pages' } },
    });
    expect(authors).toMatchObject({ source: 'authors', numeric: false, sortable: false });
    expect(authors?.cell?.children?.map(({ source }) => source)).toEqual(['name', 'born']);
    expect(bought).toMatchObject({ numeric: false, sortable: true });
  });

  test('a list column refers to the unit of its field', () => {
    const [column] = deriveColumns(books, ['weight']);
    expect(column?.cell?.props).toEqual({ source: 'weight', unit: 'resources.books.units.weight' });
  });

  test("a column of a kind implemented in code is shown by the kind's component, else as text", () => {
    const coded = { ...fieldOf('mark'), coded: true } as const;
    const [column] = deriveColumns({ ...books, fields: [coded] }, ['mark']);
    expect(column?.cell).toEqual({
      source: 'mark',
      widget: 'project-kind',
      props: { source: 'mark', kind: 'shelf-mark' },
      children: [{ source: 'mark', widget: 'text', props: { source: 'mark' } }],
    });
  });
});

describe('Filters of lists', () => {
  test('list filters have a search box only for searchable fields, and skip secrets', () => {
    const fields = ['weight', 'key', 'authors', 'lent'].map(fieldOf);
    expect(sources(listFilters(books, fields))).toEqual(['q', 'weight', 'lent']);
    const unsearched = books.fields.map((field) => ({ ...field, searchable: false }));
    expect(sources(listFilters({ ...books, fields: unsearched }, fields))).toEqual(['weight', 'lent']);
  });
});

describe('Inputs of forms', () => {
  const props = (name: string, more: Partial<Field> = {}) =>
    formInput(books, Object.assign({}, fieldOf(name), more)).props;

  test('form inputs have a unit, a help text and a required flag', () => {
    expect(props('weight')).toEqual({
      source: 'weight',
      unit: 'resources.books.units.weight',
      helperText: 'resources.books.help.weight',
    });
    expect(props('name')).toEqual({ source: 'name', isRequired: true });
  });

  test('the form input of a secret field is the same for every kind', () => {
    const secret = formInput(books, { ...fieldOf('key'), coded: true as const, format: 'shelf-mark' });
    expect(secret).toEqual({
      source: 'key',
      widget: 'secret-input',
      props: { source: 'key' },
    });
    const coded = formInput(books, { ...fieldOf('mark'), coded: true as const });
    expect([coded.widget, coded.children?.[0]?.props['isRequired']]).toEqual(['project-kind-input', true]);
  });

  test('form inputs of nested fields refer to units by the path of the field', () => {
    expect(formInput(books, fieldOf('parts')).children?.map(({ widget, props: own }) => [widget, own])).toEqual([
      ['quantity-input', { source: 'weight', unit: 'resources.books.units.parts.weight' }],
      ['secret-input', { source: 'pin' }],
    ]);
  });
});

test('a change of page elements visits parents before children, and skips elements without a field', () => {
  const seen: string[] = [];
  const element = (source: string, children?: readonly ScreenElement[]): ScreenElement => ({
    source,
    widget: 'text',
    props: {},
    ...(children && { children }),
  });
  const changed = mapElement(
    element('parts', [element('weight'), element('other')]),
    fieldOf('parts'),
    (one, _, path) => {
      seen.push(path);
      return { ...one, widget: 'number' };
    },
  );
  expect(seen).toEqual(['parts', 'parts.weight']);
  expect(changed.widget).toBe('number');
  expect(changed.children?.map(({ widget }) => widget)).toEqual(['number', 'text']);
});

describe('Pages of a resource', () => {
  test('pages are generated for every resource, or only for the requested resource', () => {
    expect(deriveScreens(model).map(({ resource }) => resource)).toEqual(model.resources.map(({ name }) => name));
    expect(deriveScreens(model, 'loans').map(({ resource }) => resource)).toEqual(['loans']);
    expect(deriveScreens(model, 'nothing')).toEqual([]);
  });

  test('create, edit and show pages exist only for the actions of the resource', () => {
    const pages = (...actions: typeof books.actions) =>
      Object.keys(deriveResource({ ...books, actions })).filter((key) => key !== 'resource' && key !== 'list');
    expect([pages('create'), pages('edit'), pages('show'), pages('list', 'delete')]).toEqual([
      ['create'],
      ['edit'],
      ['show'],
      [],
    ]);
  });

  test('a show page contains the configured related lists, attachments and timeline', () => {
    const related = [{ resource: 'loans', by: 'book_id', limit: 5, label }];
    const shown = (more: Partial<typeof books>) => deriveResource({ ...books, ...more }).show;
    expect(shown({})).toMatchObject({ related: [], attachments: false, timeline: false });
    expect(shown({ attachments: true })).toMatchObject({ attachments: true });
    expect(shown({ related, timeline: true })).toMatchObject({
      related: [{ resource: 'loans', by: 'book_id' }],
      timeline: true,
    });
  });

  test('page sections have a label and a condition, and empty sections are omitted', () => {
    const sections = [
      { name: 'one', label, fields: ['name', 'key', 'nothing'], when: { lent: true } },
      { name: 'two', fields: ['nothing'] },
      { name: 'three', fields: ['key'] },
    ];
    const { create, show } = deriveResource({ ...books, form: { sections }, show: { sections } });
    expect(
      create?.sections.map(({ name, parts, ...more }) => [name, sources(parts.map(({ element }) => element)), more]),
    ).toEqual([
      ['one', ['name', 'key'], { label, when: { lent: true } }],
      ['three', ['key'], {}],
    ]);
    expect(show?.sections.map(({ name, parts }) => [name, sources(parts)])).toEqual([['one', ['name']]]);
  });
});

describe('Views of a resource', () => {
  const { views = [] } = deriveResource(loans);
  const parts = (index: number) => views[index]?.parts.map(({ part, elements }) => [part, sources(elements)]);

  test('each view of a resource contains the parts that its kind defines, such as the row of a queue', () => {
    expect(views.map(({ name, kind }) => [name, kind])).toEqual([
      ['bare', 'queue'],
      ['full', 'queue'],
      ['days', 'timeline'],
      ['states', 'board'],
    ]);
    expect(parts(0)).toEqual([
      ['row', ['number', 'book_id']],
      ['fields', ['number']],
    ]);
    expect(parts(1)).toEqual([
      ['row', ['book_id', 'number']],
      ['fields', ['number']],
      ['evidence', ['book.scan', 'book.cover']],
    ]);
    expect(parts(2)).toEqual([['fields', ['number']]]);
    expect(parts(3)).toEqual([['card', ['book_id', 'number', 'book.weight']]]);
  });

  test('a queue view without configured row fields has no row part', () => {
    const [queue] = loans.views ?? [];
    if (queue?.kind !== 'queue') throw new Error('no queue');
    const [screen] =
      deriveResource({ ...loans, views: [{ ...queue, parts: { ...queue.parts, row: [] } }] }).views ?? [];
    expect(screen?.parts.map(({ part }) => part)).toEqual(['fields']);
  });

  test('fields in a queue row or board card do not link to other records', () => {
    const [row, card] = [views[1]?.parts[0]?.elements, views[3]?.parts[0]?.elements];
    for (const elements of [row, card]) {
      expect(elements?.[0]).toMatchObject({ widget: 'reference', props: { reference: 'books', link: false } });
      expect(elements?.[1]).toMatchObject({ widget: 'text' });
    }
  });

  test('the evidence in a queue view links to files and shows images', () => {
    const evidence = views[1]?.parts[2]?.elements.map(({ children }) => children?.[0]);
    expect(evidence).toEqual([
      { source: 'scan', widget: 'evidence', props: { source: 'scan', links: true } },
      { source: 'cover', widget: 'evidence', props: { source: 'cover' } },
    ]);
  });

  test('views show fields of referenced records together with their units', () => {
    expect(views[3]?.parts[0]?.elements[2]).toEqual({
      source: 'book.weight',
      widget: 'referenced-field',
      props: { source: 'book_id', reference: 'books', label: 'resources.books.fields.weight', link: false },
      children: [
        {
          source: 'weight',
          widget: 'quantity',
          props: { source: 'weight', unit: 'resources.books.units.weight' },
        },
      ],
    });
    const through = [
      { field: 'loan_id', resource: 'loans' },
      { field: 'book_id', resource: 'books' },
    ];
    const outer = viewElement({ path: 'loan.book.name', joined: { through, field: fieldOf('name') } }, books);
    expect([outer.props['source'], outer.children?.[0]?.props['source']]).toEqual(['loan_id', 'book_id']);
    expect(() => viewElement({ path: 'nothing' }, books)).toThrow('books has no field nothing.');
  });
});
