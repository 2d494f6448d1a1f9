import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { buildFields } from './field.ts';
import type { ResourceFile } from '../generated/resource.ts';
import { buildForm, buildList, buildShow, buildTab, defaultTitle } from './views.ts';
import { sortOf } from '../model/work/sort-order.ts';
import { namesInTitle } from '../placeholders/names-in-title.ts';

const label = { en: 'It' };
const VOCABULARY = { languages: ['en'], enums: new Map(), kinds: new Map() };

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, ...required: readonly string[]) {
  const labeled = Object.entries(properties).map(([name, schema]) => [name, { 'x-label': label, ...schema }] as const);
  const built = buildFields({ required, properties: Object.fromEntries(labeled) }, VOCABULARY, 'books');
  return built.map((field) => ({ ...field, system: properties[field.name]?.['x-system'] === true }));
}

const text = { type: 'string', maxLength: 20 };
const long = { type: 'string', 'x-multiline': true };
const flag = { type: 'boolean' };
const day = { type: 'string', format: 'date' };
const list = { type: 'array', items: { type: 'object', properties: { a: { type: 'integer', 'x-label': label } } } };
const secret = { ...text, 'x-secret': true };
const system = { ...text, 'x-system': true };
const file = (more: Partial<ResourceFile> = {}): ResourceFile => ({ name: 'books', label, schema: {}, ...more });
const workflow = { field: 'state', initial: 'OPEN', transitions: [] };

describe('Title of a record', () => {
  test.each([
    ['the first required text', fieldsOf({ a: text, n: flag, b: text, c: text }, 'n', 'b', 'c'), '{b}'],
    ['else the first text', fieldsOf({ n: flag, a: text, b: text }, 'n'), '{a}'],
    ['no secret, and nothing of the server', fieldsOf({ a: secret, b: system, c: text }, 'a', 'b'), '{c}'],
    ['else the id', fieldsOf({ n: flag, m: long }, 'm'), '{id}'],
  ])('the default title of a record is chosen from its fields: %s', (_, fields, title) =>
    expect(defaultTitle(fields)).toBe(title),
  );

  test('the fields in a record’s title template are the names in braces', () => {
    expect(namesInTitle('{mark} – {name}{}')).toEqual(['mark', 'name', '']);
    expect(namesInTitle('none')).toEqual([]);
  });
});

describe('Columns, filters and sort order of a list', () => {
  const build = (more: Partial<ResourceFile>, fields: ReturnType<typeof fieldsOf>, title = '{name}') =>
    buildList(file(more), fields, title);

  test('a list page uses the columns, filters and sort order of its schema file', () => {
    const written = { columns: ['a'], filters: ['b'], sort: '-c', refresh: 5 };
    expect(build({ list: written }, fieldsOf({ a: text }))).toEqual({
      ...written,
      sort: { field: 'c', order: 'DESC' },
    });
    expect(build({ list: { columns: [], filters: [] } }, fieldsOf({ a: text }))).toEqual({
      columns: [],
      filters: [],
      sort: { field: 'created_at', order: 'DESC' },
    });
  });

  test('a default list begins with the fields of the record’s title, followed by other simple fields', () => {
    const fields = fieldsOf({ a: text, b: list, c: long, d: secret, e: system, mark: text, name: text, f: flag });
    expect(build({}, fields, '{name} – {mark} – {b} – {x}').columns).toEqual(['name', 'mark', 'a', 'f']);
  });

  test('a list has seven columns by default, and prefers the state and required fields', () => {
    const names = ['a', 'b', 'c', 'state', 'd', 'e', 'f', 'g', 'name'];
    const fields = fieldsOf(Object.fromEntries(names.map((name) => [name, text])), 'g', 'f', 'e');
    expect(build({}, fields).columns).toEqual(['name', 'a', 'b', 'c', 'e', 'f', 'g']);
    expect(build({ workflow }, fields).columns).toEqual(['name', 'a', 'b', 'state', 'e', 'f', 'g']);
  });

  test('a default list has a column for the state even if there are many required fields', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'state'];
    const fields = fieldsOf(Object.fromEntries(names.map((name) => [name, text])), ...names.slice(0, 7));
    expect(build({ workflow }, fields, 'Book').columns).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'state']);
  });

  test('a default list has a column for every field of the record’s title, even more than seven', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const fields = fieldsOf(Object.fromEntries(names.map((name) => [name, text])));
    expect(build({}, fields, '{a}{b}{c}{d}{e}{f}{g}{h}').columns).toEqual(names.slice(0, 8));
  });

  test('a default list has up to six filters, and none for secrets and system fields', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const flags = Object.fromEntries(names.map((name) => [name, flag]));
    const others = { t: text, s: { ...flag, 'x-secret': true }, u: { ...day, 'x-system': true } };
    expect(build({}, fieldsOf({ ...others, ...flags })).filters).toEqual(names.slice(0, 6));
  });

  describe('Default sort order of a list', () => {
    const newest = { field: 'created_at', order: 'DESC' };
    const byName = { field: 'name', order: 'ASC' };
    const fields = fieldsOf({ id: text, mark: text, name: text, number: { ...text, 'x-serial': 'x' }, list });

    test.each<[string, Partial<ResourceFile>, string, object]>([
      ['by its title', {}, '{name}', byName],
      ['by the first field of its title', {}, '{name} {mark}', byName],
      ['by its title where records are only made', { actions: ['list', 'create'] }, '{name}', byName],
      ['by its title where records are only changed', { actions: ['list', 'edit'] }, '{name}', byName],
      [
        'newest first where records are only read and deleted',
        { actions: ['list', 'show', 'delete'] },
        '{name}',
        newest,
      ],
      ['newest first with a workflow', { workflow }, '{name}', newest],
      ['newest first with a serial as title', {}, '{number}', newest],
      ['newest first with the id as title', {}, '{id}', newest],
      ['newest first where the title cannot be sorted', {}, '{list}', newest],
      ['newest first where the title names no field', {}, 'Book', newest],
    ])('a list without its own sort order gets a default sort order: %s', (_, more, title, sort) =>
      expect(build(more, fields, title).sort).toEqual(sort),
    );

    test('a minus before the field name makes a sort order descending', () => {
      expect([sortOf('name'), sortOf('-name')]).toEqual([byName, { field: 'name', order: 'DESC' }]);
    });
  });
});

test('a tab of a list can have its own sort order, columns and permission', () => {
  const tab = { name: 'lent', label, filter: { lent: true } };
  const words = { module: 'book', fields: [], enums: new Map() };
  expect(buildTab(tab, words)).toEqual(tab);
  expect(buildTab({ ...tab, sort: '-name', columns: ['name'], slug: 'lend' }, words)).toEqual({
    ...tab,
    sort: { field: 'name', order: 'DESC' },
    columns: ['name'],
    slug: 'book.lend',
  });
});

describe('Sections of forms and show pages', () => {
  const fields = fieldsOf({ a: text, b: list, c: secret, id: system, version: system, created_at: system });
  const written = [
    { name: 'one', label, fields: ['a'], when: { c: 1 } },
    { name: 'two', fields: ['b'] },
  ];

  test('the resource’s file can define the sections of the form and the show page', () => {
    const more = { form: { sections: written }, show: { sections: written } };
    expect(buildForm(file(more), fields)).toEqual(written);
    expect(buildShow(file(more), fields, [], label)).toEqual(written);
  });

  test('by default, a form has one section for simple fields and one for each list field', () => {
    expect(buildForm(file(), fields)).toEqual([
      { name: 'main', fields: ['a', 'c'] },
      { name: 'b', label, fields: ['b'] },
    ]);
    expect(buildForm(file(), fieldsOf({ b: list }))).toEqual([{ name: 'b', label, fields: ['b'] }]);
    expect(buildForm(file(), fieldsOf({ a: text }))).toEqual([{ name: 'main', fields: ['a'] }]);
    expect(buildForm(file(), [])).toEqual([]);
  });

  test('by default, a show page has the sections of the form, the fields that the form omits, and the system fields', () => {
    const end = { name: 'system', label, fields: ['created_at'] };
    const show = (form: Parameters<typeof buildShow>[2], systemLabel = label) =>
      buildShow(file(), fields, form, systemLabel);
    expect(
      show([
        { name: 'one', fields: ['a'] },
        { name: 'two', fields: [] },
      ]),
    ).toEqual([{ name: 'one', fields: ['a', 'b'] }, { name: 'two', fields: [] }, end]);
    expect(show([{ name: 'one', fields: ['a', 'b'] }])).toEqual([{ name: 'one', fields: ['a', 'b'] }, end]);
    expect(show([{ name: 'one', fields: ['a'], when: { a: 1 } }])).toEqual([
      { name: 'main', fields: ['b'] },
      { name: 'one', fields: ['a'], when: { a: 1 } },
      end,
    ]);
    expect(show([])).toEqual([{ name: 'main', fields: ['a', 'b'] }, end]);
    expect(buildShow(file(), [], [], undefined)).toEqual([{ name: 'system', fields: [] }]);
  });
});
