import { expect, test } from 'vitest';
import { errorMessage, FIELD_NOT_VALID, fieldErrors, type Words } from './errors.ts';

const words: Words = {
  exists: (key) => ['errors.unauthorized', 'errors.not_permitted', 'errors.duplicate_entry'].includes(key),
  t: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
};

test('messages by path stay on their fields', () => {
  expect(fieldErrors({ errors: { plate: 'Thiếu biển số', 'stops.0.order': 'Sai thứ tự' } })).toEqual({
    plate: 'Thiếu biển số',
    'stops.0.order': 'Sai thứ tự',
  });
});

test('pointers, brackets and nested objects become dotted paths', () => {
  expect(fieldErrors({ errors: { '/stops/0/order': 'a', 'stops[1].order': 'b', address: { city_id: 'c' } } })).toEqual({
    'stops.0.order': 'a',
    'stops.1.order': 'b',
    'address.city_id': 'c',
  });
});

test('true becomes a sentence; null, false and empty texts are no errors', () => {
  expect(fieldErrors({ errors: { a: true, b: null, c: false, d: '', e: { f: null, g: true } } })).toEqual({
    a: FIELD_NOT_VALID,
    'e.g': FIELD_NOT_VALID,
  });
});

test('a list of messages is grouped by the first word of each', () => {
  expect(fieldErrors({ message: ['plate is required', 'seats must be >= 1', 'plate is too short'] })).toEqual({
    plate: 'plate is required\nplate is too short',
    seats: 'seats must be >= 1',
  });
});

test('anything else has no field errors', () => {
  for (const body of [null, undefined, 'text', 7, {}, { errors: null }, { errors: 'x' }])
    expect(fieldErrors(body)).toEqual({});
});

test('the message is found by code, then by status, then said by the server, then by number', () => {
  expect(errorMessage(409, { code: 'duplicate_entry', message: 'x' }, words)).toBe('errors.duplicate_entry');
  expect(errorMessage(403, {}, words)).toBe('errors.not_permitted');
  expect(errorMessage(401, null, words)).toBe('errors.unauthorized');
  expect(errorMessage(400, { code: 'odd', message: 'Trường lạ' }, words)).toBe('Trường lạ');
  expect(errorMessage(502, 'Bad gateway', words)).toBe('errors.status {"status":502}');
});

test('what the server says about sales is shown as it stands', () => {
  expect(errorMessage(409, { code: 'sale_disabled', message: 'Tháng này chưa mở bán' }, words)).toBe(
    'Tháng này chưa mở bán',
  );
});
