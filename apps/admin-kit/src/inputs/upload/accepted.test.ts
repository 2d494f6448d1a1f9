import { expect, test } from 'vitest';
import { MAX_BYTES, refusalOf } from './accepted.ts';

const file = (type: string, bytes = 1) => ({ type, size: bytes }) as Blob;

test('an upload accepts the same MIME types, wildcards and extensions as an HTML file input', () => {
  expect(refusalOf(file('image/png'), 'a.png', ['image/*'])).toBeUndefined();
  expect(refusalOf(file('application/pdf'), 'a.pdf', ['image/*', 'application/pdf'])).toBeUndefined();
  expect(refusalOf(file(''), 'A.CSV', ['.csv'])).toBeUndefined();
  expect(refusalOf(file('text/html'), 'a.html', ['image/*'])?.key).toBe('upload.wrong_type');
  expect(refusalOf(file('anything'), 'a', [])).toBeUndefined();
});

test('an upload above the size limit is rejected before it is sent', () => {
  expect(refusalOf(file('image/png', MAX_BYTES), 'a.png', [])).toBeUndefined();
  expect(refusalOf(file('image/png', MAX_BYTES + 1), 'a.png', [])?.key).toBe('upload.too_large');
});
