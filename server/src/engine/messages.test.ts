import { expect, test } from 'vitest';
import { hasText, refusalCodes, textsOf } from './messages.ts';

const text = textsOf(['vi', 'en'], {
  vi: { left: 'còn {days} ngày' },
  en: { left: '{card}: 1 day left |||| {card}: {days} days left' },
});

test.each([
  ['en', 1, 'A1: 1 day left'],
  ['en', 0, 'A1: 0 days left'],
  ['en', 12, 'A1: 12 days left'],
  ['vi', 1, 'còn 1 ngày'],
])('a translated text in the language %s uses the plural form for the count %d', (language, days, shown) => {
  expect(text(language, 'left', { card: 'A1', days })).toBe(shown);
});

const WORDS = {
  vi: { errors: { own: 'riêng', deep: { inner: 'sâu' } }, only: 'chỉ có' },
  en: { errors: { not_found: 'There is no such book.' } },
};

test.each([
  ['en', 'errors.not_found', 'There is no such book.'],
  ['vi', 'errors.not_found', 'Không tìm thấy dữ liệu.'],
  ['en', 'csv.yes', 'Yes'],
  ['fr', 'csv.yes', 'Yes'],
  ['en', 'errors.own', 'riêng'],
  ['fr', 'errors.deep.inner', 'sâu'],
  ['vi', 'errors.deep', 'errors.deep'],
  ['vi', 'only.more', 'only.more'],
  ['vi', 'errors.toString', 'errors.toString'],
  ['en', 'nothing', 'nothing'],
])(
  'a text in the language %s with the key %s comes from the project, or else from the engine',
  (language, key, found) => {
    const own = textsOf(['vi', 'en'], WORDS);
    expect(own(language, key)).toBe(found);
    expect(hasText(own, language, key)).toBe(found !== key);
  },
);

test('translated texts keep placeholders without a value, and accept placeholders in double braces', () => {
  const own = textsOf(['en'], { en: { say: '{{name}} has {count} of {most}, {name}' } });
  expect(own('en', 'say', { name: 'Ann', count: 0 })).toBe('Ann has 0 of {most}, Ann');
  expect(own('en', 'say')).toBe('{{name}} has {count} of {most}, {name}');
});

test('the list of error codes contains each code of the engine and of the project once', () => {
  const codes = refusalCodes(WORDS);
  expect(codes).toEqual(expect.arrayContaining(['not_found', 'unauthorized', 'own', 'deep.inner']));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => code.includes('yes') || code.startsWith('errors.'))).toEqual([]);
});
