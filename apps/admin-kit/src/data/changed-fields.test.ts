import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only changed fields are sent', () => {
  expect(changedFields({ id: '1', plate: 'A', seats: 20 }, { id: '1', plate: 'B', seats: 20 })).toEqual({ plate: 'B' });
});

test('a cleared field is sent as null, an untouched empty field is not sent', () => {
  expect(changedFields({ note: 'x' }, { note: null, phone: null, fax: '' })).toEqual({ note: null });
});

test('lists and objects are compared by value and sent whole', () => {
  const stops = [{ stop_point_id: 'a', order: 1 }];
  expect(changedFields({ stops }, { stops: structuredClone(stops) })).toEqual({});
  expect(changedFields({ stops }, { stops: [...stops, { stop_point_id: 'b', order: 2 }] })).toEqual({
    stops: [...stops, { stop_point_id: 'b', order: 2 }],
  });
  expect(changedFields({ stops }, { stops: [] })).toEqual({ stops: [] });
});
