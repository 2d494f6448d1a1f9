import { expect, test } from 'vitest';
import { errorMessage, FIELD_NOT_VALID, fieldErrors, type ErrorTexts } from './errors.ts';

const words: ErrorTexts = {
  exists: (key) =>
    ['errors.unauthorized', 'errors.not_permitted', 'errors.duplicate_entry', 'errors.sale_disabled'].includes(key),
  t: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
};

test('a field that the server marks as invalid without a message gets a default message', () => {
  expect(fieldErrors({ errors: { a: true, e: { f: null, g: 'Sai' } } })).toEqual({ a: FIELD_NOT_VALID, 'e.g': 'Sai' });
});

test('an error message is looked up by error code, then by status, and otherwise comes from the server', () => {
  expect(errorMessage(409, { code: 'duplicate_entry', message: 'x' }, words)).toBe('errors.duplicate_entry');
  expect(errorMessage(403, {}, words)).toBe('errors.not_permitted');
  expect(errorMessage(401, null, words)).toBe('errors.unauthorized');
  expect(errorMessage(400, { code: 'odd', message: 'Trường lạ' }, words)).toBe('Trường lạ');
  expect(errorMessage(502, 'Bad gateway', words)).toBe('errors.status {"status":502}');
});

test("the server's message about disabled ticket sales is shown unchanged", () => {
  expect(errorMessage(409, { code: 'sale_disabled', message: 'Tháng này chưa mở bán' }, words)).toBe(
    'Tháng này chưa mở bán',
  );
});
