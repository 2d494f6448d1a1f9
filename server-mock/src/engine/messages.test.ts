import { expect, test } from 'vitest';
import { textsOf } from './messages.ts';

const text = textsOf(['vi', 'en'], {
  vi: { left: 'còn {days} ngày' },
  en: { left: '{card}: 1 day left |||| {card}: {days} days left' },
});

test.each([
  ['en', 1, 'A1: 1 day left'],
  ['en', 0, 'A1: 0 days left'],
  ['en', 12, 'A1: 12 days left'],
  ['vi', 1, 'còn 1 ngày'],
])('a text in %s has the form that suits the number %d', (language, days, shown) => {
  expect(text(language, 'left', { card: 'A1', days })).toBe(shown);
});
