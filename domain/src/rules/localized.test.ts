import { expect, test } from 'vitest';
import { listed, textFor } from './localized.ts';

test('a name without an English text is shown in Vietnamese to English readers too', () => {
  expect(textFor({ vi: 'Vé tháng', en: 'Monthly ticket' }, 'en')).toBe('Monthly ticket');
  expect(textFor({ vi: 'Vé tháng' }, 'en')).toBe('Vé tháng');
  expect(textFor({ vi: 'Vé tháng', en: 'Monthly ticket' })).toBe('Vé tháng');
  expect(textFor(undefined, 'en')).toBe('');
});

test('a list of names has each name in the language of the list', () => {
  expect(listed([{ vi: 'Giấy khai sinh', en: 'Birth certificate' }, { vi: 'Căn cước công dân' }])).toEqual({
    vi: 'Giấy khai sinh; Căn cước công dân',
    en: 'Birth certificate; Căn cước công dân',
  });
});
