import { expect, it } from 'vitest';
import { shortTemplate } from './difference.ts';
import { subjectOf } from './subject.ts';

it.each([
  ['resources/books', 'resources/*', 'books'],
  ['resources/books/list/columns/name', 'resources/*/list/columns/*', 'books list columns name'],
  ['resources/books/workflow/transitions/lend', 'resources/*/workflow/transitions/*', 'books transition lend'],
  ['resources/books/workflow', 'resources/*/workflow', 'books workflow'],
  ['enums/state/values/LOST', 'enums/*/values/*', 'enum state LOST'],
  ['permissions/modules/book/actions/read', 'permissions/modules/*/actions/*', 'module book action read'],
  ['config/schemas', 'config/schemas', 'schemas'],
  ['menu', 'menu', 'menu'],
  ['resources/books/fields/isbn', 'field', 'books.isbn'],
  ['resources/books/fields/isbn/required', 'field/required', 'books.isbn'],
  ['resources/books/fields/isbn/schema/maxLength', 'field/schema/maxLength', 'books.isbn'],
  ['resources/books/fields/authors/fields/born', 'field', 'books.authors.born'],
  ['resources/books/workflow/transitions/lend/input/reason/label', 'field/label', 'books transition lend input reason'],
])('a change at the path %s with the path template %s gets a readable name', (path, template, subject) => {
  const difference = { how: 'changed', before: 1, after: 2, items: [] } as const;
  expect(subjectOf({ ...difference, path: path.split('/'), template })).toBe(subject);
});

it.each([
  ['resources/*/fields/*', 'field'],
  ['resources/*/fields/*/fields/*/fields/*/label', 'field/label'],
  ['resources/*/workflow/transitions/*/input/*/when', 'field/when'],
  ['resources/*/operations/*/answer/*', 'field'],
  ['resources/*/operations/*/input/*', 'field'],
  ['resources/*/fields', 'resources/*/fields'],
  ['flows/*/steps/*/fields/*/field/label', 'flows/*/steps/*/fields/*/field/label'],
])('the path template %s of a change is shortened to %s', (template, short) =>
  expect(shortTemplate(template)).toBe(short),
);
