import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('an update sends only the changed fields', () => {
  expect(changedFields({ id: '1', plate: 'A', seats: 20 }, { id: '1', plate: 'B', seats: 20 })).toEqual({ plate: 'B' });
});

test('an update sends a cleared field as null and omits an empty field that was not edited', () => {
  expect(changedFields({ note: 'x' }, { note: null, phone: null, fax: '' })).toEqual({ note: null });
});

test('changed lists and objects are detected by value and sent as a whole', () => {
  const stops = [{ stop_point_id: 'a', order: 1 }];
  expect(changedFields({ stops }, { stops: structuredClone(stops) })).toEqual({});
  expect(changedFields({ stops }, { stops: [...stops, { stop_point_id: 'b', order: 2 }] })).toEqual({
    stops: [...stops, { stop_point_id: 'b', order: 2 }],
  });
  expect(changedFields({ stops }, { stops: [] })).toEqual({ stops: [] });
});
