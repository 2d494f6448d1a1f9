import { expect, test } from 'vitest';
import { reasonOfRow, undoEdits } from './edited-row.ts';

test('an undo restores the former values of the edited fields at the version of the change', () => {
  const changes = { pages: { from: 10, to: 20 }, price: { from: 1, to: 2 } };
  expect(undoEdits([{ action: 'update', id: 'a', base: 1, version: 2, changes }], ['pages'])).toEqual([
    { id: 'a', version: 2, values: { pages: 10 } },
  ]);
});

test('an undo leaves out records that were refused, unchanged or changed in other fields alone', () => {
  const rows = [
    { action: 'refuse', id: 'a', message: 'No.' },
    { action: 'none', id: 'b', version: 1, changes: {} },
    { action: 'update', id: 'c', version: 2, changes: { price: { from: 1, to: 2 } } },
  ] as const;
  expect(undoEdits(rows, ['pages'])).toEqual([]);
});

test('the reason of a refusal is the errors of the fields, or else the message', () => {
  const row = { action: 'refuse', id: 'a', message: 'Invalid.' } as const;
  expect(reasonOfRow(row)).toBe('Invalid.');
  expect(reasonOfRow({ ...row, errors: { pages: 'Too many.', title: 'Too many.' } })).toBe('Too many.');
});
