import { expect, test } from 'vitest';
import { recordTitle } from './record-title.ts';

test('a record title combines the values of the title fields', () => {
  expect(recordTitle('{code} – {name}', { code: '02', name: 'Bác Cổ – Yên Nghĩa' })).toBe('02 – Bác Cổ – Yên Nghĩa');
});

test('a record title omits a missing part together with its dash', () => {
  expect(recordTitle('{code} – {name}', { code: '02', name: null })).toBe('02');
  expect(recordTitle('{code} – {name}', { name: 'Long Biên' })).toBe('Long Biên');
});

test('a record without a value in any title field is named by its id', () => {
  expect(recordTitle('{code}', { id: 'x1' })).toBe('x1');
});

test('a record title contains the text of a localized field in the language of the reader', () => {
  const name = { vi: 'Vé tháng', en: 'Monthly ticket' };
  expect(recordTitle('{code} – {name}', { code: 'VT', name }, () => 'Monthly ticket')).toBe('VT – Monthly ticket');
  expect(recordTitle('{name}', { name })).toBe('Vé tháng');
});
