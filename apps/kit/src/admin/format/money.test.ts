import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test('money has dots between thousands and đ behind the number', () => {
  expect(formatMoney(1_234_567)).toBe('1.234.567đ');
  expect(formatMoney(0)).toBe('0đ');
  expect(formatMoney(999)).toBe('999đ');
  expect(formatMoney(-45_000)).toBe('-45.000đ');
});
