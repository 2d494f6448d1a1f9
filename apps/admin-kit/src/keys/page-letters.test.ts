import { expect, test } from 'vitest';
import { pageLetters } from './page-letters.ts';

test('each page has a letter of its name, without accents', () => {
  expect(pageLetters(['Đơn hàng', 'Đại lý', 'Điểm dừng', 'Xe'])).toEqual(['D', 'L', 'I', 'X']);
});

test('a page whose letters are used has another letter, and pages beyond the alphabet have none', () => {
  expect(pageLetters(['A', 'A', '车'])).toEqual(['A', 'B', 'C']);
  const many = pageLetters(Array.from({ length: 27 }, () => 'Thẻ'));
  expect(new Set(many.slice(0, 26)).size).toBe(26);
  expect(many.at(-1)).toBeUndefined();
});
