import { expect, test } from 'vitest';
import { mergeQueries } from './merge-queries.ts';

test('filters added to a saved tab narrow it: search words are combined and the added order comes first', () => {
  const merged = new URLSearchParams(
    mergeQueries('tab=asked&filter=a||$eq||1&q=late&sort=a,ASC', 'filter=b||$eq||2&q=hanoi&sort=b,DESC'),
  );
  expect(merged.getAll('filter')).toEqual(['b||$eq||2', 'a||$eq||1']);
  expect([merged.get('q'), merged.getAll('sort'), merged.get('tab')]).toEqual(['late hanoi', ['b,DESC'], 'asked']);
});
