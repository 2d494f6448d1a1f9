import { expect, test } from 'vitest';
import { mergeQueries } from './merge-queries.ts';

test("the filters and search words of the user narrow a list tab, and the user's sort order replaces the order of the tab", () => {
  const merged = new URLSearchParams(
    mergeQueries('tab=asked&filter=a||$eq||1&q=late&sort=a,ASC', 'filter=b||$eq||2&q=hanoi&sort=b,DESC'),
  );
  expect(merged.getAll('filter')).toEqual(['b||$eq||2', 'a||$eq||1']);
  expect([merged.get('q'), merged.getAll('sort'), merged.get('tab')]).toEqual(['late hanoi', ['b,DESC'], 'asked']);
});
