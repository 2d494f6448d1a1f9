import { resourceNamed } from '@tuyen/model';
import { expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { withReferences } from './references.ts';

const BOOKS = resourceNamed(libraryModel(), 'books')?.fields ?? [];

it('withReferences replaces every reference, and removes list entries without a replacement', () => {
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

it('withReferences keeps empty references and values that should be a list but are not', () => {
  const values = { author_id: null, related_ids: 'a' };
  expect(withReferences(BOOKS, values, () => 'x')).toEqual(values);
  expect(withReferences(BOOKS, { author_id: 'gone' }, () => undefined)).toEqual({ author_id: undefined });
});
