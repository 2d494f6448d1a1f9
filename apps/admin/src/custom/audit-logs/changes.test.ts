import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('an audit log entry lists changed fields first and omits fields that every write changes', () => {
  const before = { name: 'A', note: null, seats: 40, version: 1, updated_at: '2026-01-01' };
  const after = { name: 'A', seats: 45, version: 2, updated_at: '2026-01-02' };
  expect(changesOf(before, after)).toEqual([
    { field: 'seats', changed: true },
    { field: 'name', changed: false },
    { field: 'note', changed: false },
  ]);
});

test('the audit log entry of a created or deleted record lists the fields that had a value', () => {
  expect(changesOf(null, { name: 'A', note: null })).toEqual([{ field: 'name', changed: true }]);
  expect(changesOf({ name: 'A', note: null }, null)).toEqual([{ field: 'name', changed: true }]);
});

test('audit log entries compare lists and objects by value', () => {
  expect(changesOf({ stops: [{ order: 1 }] }, { stops: [{ order: 1 }] })).toEqual([{ field: 'stops', changed: false }]);
});
