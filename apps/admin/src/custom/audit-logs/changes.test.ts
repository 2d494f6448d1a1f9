import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('changed fields come first, and fields that every write changes are omitted', () => {
  const before = { name: 'A', note: null, seats: 40, version: 1, updated_at: '2026-01-01' };
  const after = { name: 'A', seats: 45, version: 2, updated_at: '2026-01-02' };
  expect(changesOf(before, after)).toEqual([
    { field: 'seats', changed: true },
    { field: 'name', changed: false },
    { field: 'note', changed: false },
  ]);
});

test('a created or deleted record lists the fields that had a value', () => {
  expect(changesOf(null, { name: 'A', note: null })).toEqual([{ field: 'name', changed: true }]);
  expect(changesOf({ name: 'A', note: null }, null)).toEqual([{ field: 'name', changed: true }]);
});

test('lists and objects are compared by value', () => {
  expect(changesOf({ stops: [{ order: 1 }] }, { stops: [{ order: 1 }] })).toEqual([{ field: 'stops', changed: false }]);
});
