import { expect, test } from 'vitest';
import { commonValues } from './common-values.ts';

test('values that all records share are common, and an empty value equals a missing one', () => {
  const records = [
    { kind: 'a', pages: 1, note: null, tags: ['x'] },
    { kind: 'a', pages: 2, tags: ['x'] },
  ];
  expect(commonValues(records, ['kind', 'pages', 'note', 'tags'])).toEqual({ kind: 'a', note: null, tags: ['x'] });
  expect(commonValues([], ['kind'])).toEqual({});
});
