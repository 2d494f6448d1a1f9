import { describe, expect, it } from 'vitest';
import { breaking, type SchemaChange, safe } from './change.ts';
import { condensed, withoutConsequences } from './condense.ts';
import { type ModelDifference, shortTemplate } from './difference.ts';

type How = ModelDifference['how'];

const NAMES = new Set(['books', 'loans', 'isbn', 'title', 'born', 'main', 'lend']);

function at(path: string, how: How = 'changed', before: unknown = 1, after: unknown = 2): ModelDifference {
  const steps = path.split('/');
  const template = shortTemplate(steps.map((step) => (NAMES.has(step) ? '*' : step)).join('/'));
  return { how, path: steps, template, before, after, items: [] };
}

const left = (...found: readonly ModelDifference[]) => withoutConsequences(found).map(({ path }) => path.join('/'));

describe('Schema changes that only follow from another change', () => {
  it('if the kind of a field changed, the report omits changes of that field’s limits', () => {
    expect(
      left(
        at('resources/books/fields/isbn/kind'),
        at('resources/books/fields/isbn/schema/maxLength'),
        at('resources/books/fields/isbn/minimum'),
        at('resources/books/fields/isbn/label'),
        at('resources/books/fields/isbn/default'),
        at('resources/books/fields/title/minimum'),
        at('resources/loans/fields/isbn/minimum'),
      ),
    ).toEqual([
      'resources/books/fields/isbn/kind',
      'resources/books/fields/isbn/label',
      'resources/books/fields/isbn/default',
      'resources/books/fields/title/minimum',
      'resources/loans/fields/isbn/minimum',
    ]);
  });

  it('if the kind of a field changed, the report omits changed bounds of that field, such as its maximum length', () => {
    expect(
      left(
        at('resources/books/fields/isbn', 'added'),
        at('resources/books/list/columns/isbn', 'added'),
        at('resources/books/list/filters/isbn', 'added'),
        at('resources/books/form/sections/main/fields/isbn', 'added'),
        at('resources/books/show/sections/main/fields/isbn', 'added'),
        at('resources/books/list/columns/title', 'added'),
        at('resources/loans/list/columns/isbn', 'added'),
      ),
    ).toEqual([
      'resources/books/fields/isbn',
      'resources/books/list/columns/title',
      'resources/loans/list/columns/isbn',
    ]);
  });

  it('an added nested field does not hide an added list column of the same name in the report', () => {
    const found = ['resources/books/fields/title/fields/isbn', 'resources/books/list/columns/isbn'];
    expect(left(...found.map((path) => at(path, 'added')))).toEqual(found);
  });

  it('if the order of fields changed, the report omits the changed order of columns', () => {
    expect(
      left(
        at('resources/books/fields', 'reordered'),
        at('resources/books/list/columns', 'reordered'),
        at('resources/books/views', 'reordered'),
        at('resources/loans/list/columns', 'reordered'),
      ),
    ).toEqual(['resources/books/fields', 'resources/books/views', 'resources/loans/list/columns']);
  });

  it('the report omits a changed order of resources or permission modules, but not of languages', () => {
    expect(left(at('resources', 'reordered'), at('permissions/modules', 'reordered'), at('flows', 'added'))).toEqual([
      'flows',
    ]);
    expect(left(at('languages', 'reordered'))).toEqual(['languages']);
  });
});

describe('Schema changes without an effect on API, data or custom files', () => {
  const change = (path: string, how: How, more: Partial<SchemaChange> = {}): SchemaChange => {
    const name = path.split('/').at(-1) ?? '';
    const [before, after] = how === 'removed' ? [name, undefined] : [undefined, name];
    const place = { file: '', line: 1, column: 1, pointer: '', removed: false };
    const difference = { how, path: path.split('/'), template: path.replace(/\w+$/u, '*'), before, after, items: [] };
    return { code: 'TUC802', text: how, subject: `books ${name}`, place, difference, ...more };
  };
  const said = (...changes: readonly SchemaChange[]) =>
    condensed(changes).map(({ subject, text }) => `${subject}: ${text}`);

  it('harmless changes to one list are reported as a single change', () => {
    const first = change('list/columns/isbn', 'added');
    const found = condensed([first, change('list/filters/isbn', 'added'), change('list/columns/title', 'removed')]);
    expect(found).toEqual([
      { ...first, text: 'added isbn, removed title', subject: 'books' },
      change('list/filters/isbn', 'added'),
    ]);
  });

  it.each([{ api: breaking('gone') }, { data: safe('more') }, { owned: safe('more') }])(
    'changes to one list are reported separately if they have an effect: %j',
    (effect) => {
      expect(said(change('list/columns/isbn', 'added', effect), change('list/columns/title', 'added', effect))).toEqual(
        ['books isbn: added', 'books title: added'],
      );
    },
  );

  it('harmless changes to a list are reported separately unless they only add names', () => {
    const first = change('list/columns/isbn', 'added');
    const value = { ...first, difference: { ...first.difference, after: 'other' } };
    expect(said(value, change('list/columns/title', 'added'))).toEqual(['books isbn: added', 'books title: added']);
    const key = { ...first, difference: { ...first.difference, template: 'list/columns/isbn' } };
    expect(said(key, change('list/columns/title', 'added'))).toEqual(['books isbn: added', 'books title: added']);
  });
});
