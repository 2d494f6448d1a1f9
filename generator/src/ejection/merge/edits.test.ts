import { expect, test } from 'vitest';
import { outermost } from './edits.ts';

test('an edit inside another is dropped, also one that begins or ends with it', () => {
  const edit = (start: number, end: number) => ({ start, end, text: '' });
  const [whole, overlapping] = [edit(0, 10), edit(2, 12)];
  expect(outermost([edit(0, 4), whole, edit(6, 10), edit(3, 5), overlapping])).toEqual([whole, overlapping]);
});
