import { describe, expect, it } from 'vitest';
import { Differences } from './differences.ts';
import { NO_RENAMES, type Renames } from './renames.ts';

function found(before: unknown, after: unknown, renames: Partial<Renames> = {}) {
  const differences = new Differences({ ...NO_RENAMES, ...renames }, ['vi', 'en'], ['en', 'vi', 'de']);
  differences.compare(before, after);
  return differences.found;
}

const said = (...of: Parameters<typeof found>) =>
  found(...of).map(({ how, path, before, after }) => [how, path.join('/'), before, after]);

describe('Comparison of objects in two project revisions', () => {
  it('objects in two revisions are compared key by key, at any depth', () => {
    expect(said({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2, d: 4 }, e: null })).toEqual([
      ['removed', 'a', 1, undefined],
      ['changed', 'b/d', 3, 4],
    ]);
    expect(said({}, { e: false })).toEqual([['added', 'e', undefined, false]]);
    expect(said({ a: {} }, { a: {} })).toEqual([]);
    expect(said({ a: {} }, { a: 5 })).toEqual([['changed', 'a', {}, 5]]);
  });

  it.each(['when', 'filter', 'options', 'default', 'examples', 'create'])(
    'objects in the key %s are compared as a whole',
    (key) => {
      expect(said({ [key]: { a: 1, b: 2 } }, { [key]: { a: 1, b: 3 } })).toEqual([
        ['changed', key, { a: 1, b: 2 }, { a: 1, b: 3 }],
      ]);
      expect(said({ [key]: ['a'] }, { [key]: ['a', 'b'] })).toEqual([['changed', key, ['a'], ['a', 'b']]]);
    },
  );

  it('objects inside a JSON Schema keyword are compared as a whole', () => {
    const of = (maximum: number) => ({ schema: { items: { minimum: 1, maximum } } });
    expect(said(of(2), of(3))).toEqual([
      ['changed', 'schema/items', { minimum: 1, maximum: 2 }, { minimum: 1, maximum: 3 }],
    ]);
  });

  it('a change inside a locale file is reported as one change of all its texts', () => {
    const of = (home: string) => ({ texts: { fr: { admin: { menu: { home, end: 'x' } } } } });
    expect(said(of('a'), of('b'))).toEqual([
      ['changed', 'texts/fr/admin', { menu: { home: 'a', end: 'x' } }, { menu: { home: 'b', end: 'x' } }],
    ]);
    expect(said({ texts: { fr: { admin: 1 } } }, { texts: { fr: { portal: 1 } } })).toEqual([
      ['removed', 'texts/fr/admin', 1, undefined],
      ['added', 'texts/fr/portal', undefined, 1],
    ]);
  });
});

describe('Comparison of lists in two project revisions', () => {
  it('lists of named items are compared by name, and items that both revisions have are also compared inside', () => {
    const before = { views: [{ name: 'a', tone: 1 }, { name: 'b' }] };
    const after = { views: [{ name: 'a', tone: 2 }, { name: 'c' }] };
    expect(found(before, after)).toEqual([
      {
        how: 'changed',
        path: ['views', 'a', 'tone'],
        template: 'views/*/tone',
        before: 1,
        after: 2,
        items: [{ name: 'a', template: 'views/*', before: before.views[0], after: after.views[0] }],
      },
      {
        how: 'added',
        path: ['views', 'c'],
        template: 'views/*',
        before: undefined,
        after: { name: 'c' },
        items: [{ name: 'c', template: 'views/*', before: undefined, after: { name: 'c' } }],
      },
      {
        how: 'removed',
        path: ['views', 'b'],
        template: 'views/*',
        before: { name: 'b' },
        after: undefined,
        items: [{ name: 'b', template: 'views/*', before: { name: 'b' }, after: undefined }],
      },
    ]);
  });

  it('lists of plain values are compared as ordered sets', () => {
    expect(said({ list: ['a', 'b'] }, { list: ['b', 'c', 'a'] })).toEqual([
      ['added', 'list/c', undefined, 'c'],
      ['reordered', 'list', ['a', 'b'], ['b', 'c', 'a']],
    ]);
  });

  it('a list that exists in only one revision is reported item by item', () => {
    expect(said({}, { list: ['a'] })).toEqual([['added', 'list/a', undefined, 'a']]);
    expect(said({ list: ['a'] }, {})).toEqual([['removed', 'list/a', 'a', undefined]]);
  });

  it('lists of items without names are compared as a whole', () => {
    expect(said({ list: [{ a: 1 }] }, { list: [{ a: 2 }] })).toEqual([['changed', 'list', [{ a: 1 }], [{ a: 2 }]]]);
    expect(said({ list: ['a'] }, { list: 'a' })).toEqual([['changed', 'list', ['a'], 'a']]);
  });

  it('a list item that changes from a text to an object with that name is compared with the text', () => {
    expect(said({ list: ['a'] }, { list: [{ name: 'a', tone: 1 }] })).toEqual([
      ['changed', 'list/a', 'a', { tone: 1 }],
    ]);
    expect(said({ list: [{ name: 'a', tone: 1 }] }, { list: ['a'] })).toEqual([]);
  });

  it('a renamed item is reported once with its earlier name, and other changes of the item are reported separately', () => {
    const before = { enums: [{ name: 'old', label: 'x', value: 1 }] };
    const after = { enums: [{ name: 'now', label: 'y', value: 2, renamedFrom: 'old' }] };
    expect(said(before, after)).toEqual([
      ['renamed', 'enums/now', before.enums[0], after.enums[0]],
      ['changed', 'enums/now/label', 'x', 'y'],
    ]);
  });

  it("a change of an item's `renamedFrom` is reported, even if the item is otherwise unchanged", () => {
    const of = (renamedFrom: string) => ({ enums: [{ name: 'now', renamedFrom }] });
    expect(said(of('a'), of('b'))).toEqual([['changed', 'enums/now/renamedFrom', 'a', 'b']]);
  });
});

describe('Comparison of translated texts', () => {
  it('translated texts are compared only in languages that both revisions have', () => {
    expect(said({ label: { vi: 'a', en: 'b' } }, { label: { vi: 'a', en: 'c', de: 'd' } })).toEqual([
      ['changed', 'label', { en: 'b' }, { en: 'c' }],
    ]);
    expect(said({ label: { vi: 'a' } }, { label: { vi: 'a', de: 'd' } })).toEqual([]);
  });

  it('objects with keys other than languages, and empty objects, are not compared as translated texts', () => {
    expect(said({ label: { vi: 'a', fr: 'b' } }, { label: { vi: 'c', fr: 'b' } })).toEqual([
      ['changed', 'label/vi', 'a', 'c'],
    ]);
    expect(said({ label: { vi: 1 } }, { label: { vi: 2 } })).toEqual([['changed', 'label/vi', 1, 2]]);
    expect(said({ label: {} }, { label: { vi: 'a' } })).toEqual([['added', 'label/vi', undefined, 'a']]);
  });
});

describe('References to renamed resources and fields', () => {
  const renames: Partial<Renames> = {
    resources: new Map([['titles', 'books']]),
    fields: new Map([['titles', new Map([['mark', 'code']])]]),
  };
  const titles = { name: 'titles', renamedFrom: 'books' };

  it('a reference that changes only because its target was renamed is not reported', () => {
    expect(said({ menu: { to: 'books' } }, { menu: { to: 'titles' } }, renames)).toEqual([]);
    expect(said({ columns: ['books', 'a'] }, { columns: ['titles', 'a'] }, renames)).toEqual([]);
    expect(said({ columns: ['books', 'a'] }, { columns: ['books', 'a', 'b'] }, renames)).toEqual([
      ['added', 'columns/b', undefined, 'b'],
    ]);
  });

  it('a list item whose name changed only because its resource was renamed is not reported, unlike other changes', () => {
    const columns = (before: readonly string[], after: readonly string[]) =>
      said({ columns: before }, { columns: after }, renames).map(([how, path]) => `${String(how)} ${String(path)}`);
    expect(columns(['books', 'a'], ['titles', 'a', 'b'])).toEqual(['added columns/b']);
    // The resource `books` was renamed to `titles`, and a new resource is now named `books`.
    expect(columns(['books', 'a'], ['titles', 'books'])).toEqual(['added columns/titles', 'removed columns/a']);
    // A removed entry is reported under its earlier name `books`, not under its new name `titles`.
    expect(columns(['books'], ['a'])).toEqual(['added columns/a', 'removed columns/books']);
  });

  it('a use of a renamed field counts as unchanged only in the resource of that field', () => {
    const of = (name: object, sort: string) => ({ resources: [{ ...name, sort, columns: ['x', sort] }] });
    expect(said(of({ name: 'books' }, 'code'), of(titles, 'mark'), renames).map(([how, path]) => [how, path])).toEqual([
      ['renamed', 'resources/titles'],
    ]);
    expect(said(of({ name: 'loans' }, 'code'), of({ name: 'loans' }, 'mark'), renames)).toEqual([
      ['changed', 'resources/loans/sort', 'code', 'mark'],
      ['added', 'resources/loans/columns/mark', undefined, 'mark'],
      ['removed', 'resources/loans/columns/code', 'code', undefined],
    ]);
  });
});
