import { resourceNamed } from '@tuyen/model';
import { expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { withReferences } from './references.ts';

const BOOKS = resourceNamed(libraryModel(), 'books')?.fields ?? [];

it('all references of a row are replaced, and list entries without a replacement are removed', () => {
  const asked: string[] = [];
  const values = {
    title: 'Emma',
    author_id: 'jane',
    related_ids: ['a', 'gone', 7],
    chapters: [
      { name: 'One', written_by: 'jane' },
      { name: 'Two', written_by: null },
    ],
  };
  const replaced = withReferences(BOOKS, values, (resource, value) => {
    asked.push(`${resource}/${value}`);
    return value === 'gone' ? undefined : value.toUpperCase();
  });
  expect(replaced).toEqual({
    title: 'Emma',
    author_id: 'JANE',
    related_ids: ['A', '7'],
    chapters: [
      { name: 'One', written_by: 'JANE' },
      { name: 'Two', written_by: null },
    ],
  });
  expect(asked.toSorted()).toEqual(['authors/jane', 'authors/jane', 'books/7', 'books/a', 'books/gone']);
  expect(values.author_id).toBe('jane');
});

it('replacing the references of a row leaves empty references and malformed reference lists unchanged', () => {
  const values = { author_id: null, related_ids: 'a' };
  expect(withReferences(BOOKS, values, () => 'x')).toEqual(values);
  expect(withReferences(BOOKS, { author_id: 'gone' }, () => undefined)).toEqual({ author_id: undefined });
});
