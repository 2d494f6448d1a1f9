import { expect, test } from 'vitest';
import { recordTitle } from './record-title.ts';

test('a title is built from fields', () => {
  expect(recordTitle('{code} – {name}', { code: '02', name: 'Bác Cổ – Yên Nghĩa' })).toBe('02 – Bác Cổ – Yên Nghĩa');
});

test('a missing part of a record title leaves no dash behind', () => {
  expect(recordTitle('{code} – {name}', { code: '02', name: null })).toBe('02');
  expect(recordTitle('{code} – {name}', { name: 'Long Biên' })).toBe('Long Biên');
});

test('a record without any title field is named by its id', () => {
  expect(recordTitle('{code}', { id: 'x1' })).toBe('x1');
});
