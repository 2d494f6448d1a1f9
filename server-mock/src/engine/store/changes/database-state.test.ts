import { expect, it } from 'vitest';
import { descriptionOfTables } from './database-state.ts';
import type { Description, FieldDescription } from './description.ts';

const field: FieldDescription = {
  kind: 'text',
  column: 'text',
  needed: false,
  unique: false,
  secret: false,
  schema: { type: 'string' },
};
const now: Description = {
  resources: {
    books: { module: 'book', fields: { title: field, isbn: field } },
    authors: { module: 'author', fields: { name: field } },
  },
};

it('a database that does not describe itself has of the schemas what is in its tables', () => {
  expect(descriptionOfTables(now, new Map([['books', new Set(['id', 'title', 'old'])]]))).toEqual({
    resources: { books: { module: 'book', fields: { title: field } } },
  });
});
