import { expect, test } from 'vitest';
import { readFieldErrors } from './field-errors.ts';

test('messages keyed by field path stay on their fields', () => {
  expect(readFieldErrors({ errors: { plate: 'Thiếu biển số', 'stops.0.order': 'Sai thứ tự' } })).toEqual({
    plate: 'Thiếu biển số',
    'stops.0.order': 'Sai thứ tự',
  });
});

test('JSON pointers, brackets and nested objects become dotted paths', () => {
  const errors = { '/stops/0/order': 'a', 'stops[1].order': 'b', address: { city_id: 'c' } };
  expect(readFieldErrors({ errors })).toEqual({ 'stops.0.order': 'a', 'stops.1.order': 'b', 'address.city_id': 'c' });
});

test('true is an error without a message; null, false and empty strings are not errors', () => {
  expect(readFieldErrors({ errors: { a: true, b: null, c: false, d: '', e: { f: null, g: true } } })).toEqual({
    a: '',
    'e.g': '',
  });
});

test('a list of messages is grouped by the first word of each message', () => {
  expect(readFieldErrors({ message: ['plate is required', 'seats must be >= 1', 'plate is too short'] })).toEqual({
    plate: 'plate is required\nplate is too short',
    seats: 'seats must be >= 1',
  });
});

test('any other response body has no field errors', () => {
  for (const body of [null, undefined, 'text', 7, {}, { errors: null }, { errors: 'x' }])
    expect(readFieldErrors(body)).toEqual({});
});
