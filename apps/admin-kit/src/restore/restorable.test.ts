import { expect, test } from 'vitest';
import { chosenFields } from './restorable.ts';
import { restorePath } from './restore-target.ts';

const value = (field: string, refused?: string) => ({
  field,
  now: 1,
  logged: 2,
  ...(refused !== undefined && { refused }),
});

test('all fields that the user may change are restored unless the user leaves them out', () => {
  const fields = [value('title'), value('pages'), value('status', 'not yours')];
  expect(chosenFields(fields, new Set())).toEqual(['title', 'pages']);
  expect(chosenFields(fields, new Set(['pages']))).toEqual(['title']);
});

test('the path of a restoration names the record and the log entry', () => {
  expect(restorePath({ resource: 'books', id: 'a/b', entry: '7' })).toBe('books/a%2Fb/restore/7');
});
