import { describe, expect, it } from 'vitest';
import { type Edit, loadExample, replace, set } from '../example/example.fixture.ts';
import { earlierOf, followNames, NO_RENAMES, renamesOf } from './renames.ts';

const BOOKS = 'schemas/resources/books.json';

describe('Finding the earlier item of a renamed list item', () => {
  const [old, now] = [{ name: 'old' }, { name: 'now' }];
  const renamed = { name: 'now', renamedFrom: 'old' };

  it.each([
    ['the item with its current name', renamed, [old, now], [renamed], now],
    ['the item with its earlier name', renamed, [old], [renamed], old],
    ['none if another current item has the earlier name', renamed, [old], [old, renamed], undefined],
    ['none if there were no items', renamed, [], [renamed], undefined],
    ['none if the item declares no earlier name', now, [old], [now], undefined],
  ])('the earlier version of a list item is %s', (_, item, before, after, was) =>
    expect(earlierOf(item, before, after)).toBe(was),
  );
});

describe('Earlier revision whose names are replaced by the current ones', () => {
  const follow = followNames({
    resources: new Map([['titles', 'books']]),
    fields: new Map([['titles', new Map([['mark', 'code']])]]),
    modules: new Map([['title', 'book']]),
    enums: new Map([['titles-state', 'books-state']]),
    values: new Map([['titles', new Map([['OUT', 'LENT']])]]),
  });

  it.each([
    ['a resource', 'books', 'titles'],
    ['a module', 'book', 'title'],
    ['an enum', 'books-state', 'titles-state'],
    ['a field behind its resource', 'books.code', 'titles.mark'],
    ['several, inside of others', { a: ['books', { b: 'book' }] }, { a: ['titles', { b: 'title' }] }],
    ['whole words', 'books_old notebooks code', 'books_old notebooks code'],
    ['a value', 'LENT', 'OUT'],
  ])('earlier names in the previous revision are replaced by current ones everywhere: %s', (_, before, after) =>
    expect(follow(before, undefined)).toEqual(after),
  );

  it('earlier field names and enum values are replaced only for the resource that they belong to', () => {
    expect(follow(['code', 'LENT'], 'titles')).toEqual(['mark', 'OUT']);
    expect(follow(['code', 'LENT'], 'loans')).toEqual(['code', 'LENT']);
    expect(follow('code', undefined)).toBe('code');
  });

  it('names in the previous revision stay unchanged if nothing was renamed', () => {
    const value = { a: 'books' };
    expect(followNames(NO_RENAMES)(value, 'books')).toBe(value);
    expect(follow(undefined, 'titles')).toBeUndefined();
  });
});

describe('Finding renames between two revisions', () => {
  const model = (edits: Readonly<Record<string, Edit>> = {}) => {
    const { model: found, diagnostics } = loadExample(edits);
    if (!found) throw new Error(JSON.stringify(diagnostics));
    return found;
  };
  const kind = { enum: ['NEW'], 'x-label': { vi: 'Loại', en: 'Kind' }, 'x-values': { NEW: { vi: 'Mới', en: 'New' } } };
  const before = model({ [BOOKS]: set(['schema', 'properties', 'kind'], kind) });

  it('no renames are found between two equal revisions', () => {
    const { values, fields, ...others } = renamesOf(before, before);
    expect(others).toEqual({ resources: new Map(), modules: new Map(), enums: new Map() });
    expect([...fields.values(), ...values.values()].every(({ size }) => size === 0)).toBe(true);
    expect([...fields.keys()]).toEqual(before.resources.map(({ name }) => name));
  });

  it('a renamed field is found together with its inline enum and the values of that enum', () => {
    const sort = { ...kind, enum: ['FRESH'], 'x-values': { FRESH: { vi: 'Mới', en: 'New' } } };
    const renamed = { ...sort, 'x-renamed-from': 'kind', 'x-renamed-values': { FRESH: 'NEW' } };
    const found = renamesOf(before, model({ [BOOKS]: set(['schema', 'properties', 'sort'], renamed) }));
    expect(found.fields.get('books')).toEqual(new Map([['sort', 'kind']]));
    expect(found.enums).toEqual(new Map([['books-sort', 'books-kind']]));
    expect(found.values.get('books')).toEqual(new Map([['FRESH', 'NEW']]));
    expect(found.values.get('loans')).toEqual(new Map());
  });

  it('renaming a field does not rename an enum with its own file', () => {
    const named = { $ref: '../enums/loan-state.json', 'x-renamed-from': 'kind', 'x-label': { vi: 'Loại', en: 'Kind' } };
    const now = model({ [BOOKS]: set(['schema', 'properties', 'sort'], named) });
    expect(renamesOf(before, now).fields.get('books')).toEqual(new Map([['sort', 'kind']]));
    expect(renamesOf(before, now).enums).toEqual(new Map());
    const back = { ...kind, 'x-renamed-from': 'sort' };
    expect(renamesOf(now, model({ [BOOKS]: set(['schema', 'properties', 'kind'], back) })).enums).toEqual(new Map());
  });

  it('a renamed resource is found together with the inline enums of its fields', () => {
    const resources = before.resources.map((resource) => {
      if (resource.name !== 'books') return resource;
      const fields = resource.fields.map((field) =>
        field.name === 'kind' ? { ...field, enum: 'titles-kind' } : field,
      );
      return { ...resource, name: 'titles', renamedFrom: 'books', fields };
    });
    const found = renamesOf(before, { ...before, resources });
    expect(found.resources).toEqual(new Map([['titles', 'books']]));
    expect(found.enums).toEqual(new Map([['titles-kind', 'books-kind']]));
    expect([found.fields.get('titles'), found.modules]).toEqual([new Map(), new Map()]);
  });

  it('a permission module counts as renamed if no resource uses its earlier name any more', () => {
    const now = model({ [BOOKS]: replace('"module": "book"', '"module": "title"') });
    expect(renamesOf(before, now).modules).toEqual(new Map([['title', 'book']]));
    const shared = { 'schemas/resources/branches.json': replace('"module": "branch"', '"module": "role"') };
    expect(renamesOf(before, model(shared)).modules).toEqual(new Map([['role', 'branch']]));
    const others = { 'schemas/resources/loans.json': replace('"module": "loan"', '"module": "book"') };
    expect(renamesOf(model(others), before).modules).toEqual(new Map());
  });
});
