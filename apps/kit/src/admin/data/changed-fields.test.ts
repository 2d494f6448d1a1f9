import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is sent', () => {
  expect(changedFields({ id: '1', plate: 'A', seats: 20 }, { id: '1', plate: 'B', seats: 20 })).toEqual({ plate: 'B' });
});

test('an emptied field is sent as null, an untouched empty one is not', () => {
  expect(changedFields({ note: 'x' }, { note: null, phone: null, fax: '' })).toEqual({ note: null });
});

test('lists and objects are compared by content and sent whole', () => {
  const stops = [{ stop_point_id: 'a', order: 1 }];
  expect(changedFields({ stops }, { stops: structuredClone(stops) })).toEqual({});
  expect(changedFields({ stops }, { stops: [...stops, { stop_point_id: 'b', order: 2 }] })).toEqual({
    stops: [...stops, { stop_point_id: 'b', order: 2 }],
  });
  expect(changedFields({ stops }, { stops: [] })).toEqual({ stops: [] });
});
