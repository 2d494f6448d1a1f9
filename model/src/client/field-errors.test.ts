import { expect, test } from 'vitest';
import { readFieldErrors } from './field-errors.ts';

test('error messages keyed by field path are shown at their fields', () => {
  expect(readFieldErrors({ errors: { plate: 'Thiếu biển số', 'stops.0.order': 'Sai thứ tự' } })).toEqual({
    plate: 'Thiếu biển số',
    'stops.0.order': 'Sai thứ tự',
  });
});

test('JSON pointers, brackets and nested objects in field errors become dotted paths', () => {
  const errors = { '/stops/0/order': 'a', 'stops[1].order': 'b', address: { city_id: 'c' } };
  expect(readFieldErrors({ errors })).toEqual({ 'stops.0.order': 'a', 'stops.1.order': 'b', 'address.city_id': 'c' });
});

test('the value true counts as a field error without a message, and null, false and an empty text count as no error', () => {
  expect(readFieldErrors({ errors: { a: true, b: null, c: false, d: '', e: { f: null, g: true } } })).toEqual({
    a: '',
    'e.g': '',
  });
});

test('error messages in a list are grouped by their first word, the field name', () => {
  expect(readFieldErrors({ message: ['plate is required', 'seats must be >= 1', 'plate is too short'] })).toEqual({
    plate: 'plate is required\nplate is too short',
    seats: 'seats must be >= 1',
  });
});

test('an error response with an unknown body has no field errors', () => {
  for (const body of [null, undefined, 'text', 7, {}, { errors: null }, { errors: 'x' }])
    expect(readFieldErrors(body)).toEqual({});
});
