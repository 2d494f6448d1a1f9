import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

test('money has dots between thousands and đ behind the number', () => {
  expect(formatMoney(1_234_567)).toBe('1.234.567đ');
  expect(formatMoney(0)).toBe('0đ');
  expect(formatMoney(999)).toBe('999đ');
  expect(formatMoney(-45_000)).toBe('-45.000đ');
});

test('typed money is read with or without dots and suffix', () => {
  expect(parseMoney('1.234.567đ')).toBe(1_234_567);
  expect(parseMoney('200000')).toBe(200_000);
  expect(parseMoney('')).toBeNull();
  expect(parseMoney('đ')).toBeNull();
});
