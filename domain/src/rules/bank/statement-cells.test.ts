import { expect, it } from 'vitest';
import { statementAmount, statementDay } from './statement-cells.ts';

it.each([
  ['315000', 315_000],
  ['315.000', 315_000],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['1.234.567,00', 1_234_567],
  ['315000.00', 315_000],
  ['+ 315,000 VND', 315_000],
  ['315.000đ', 315_000],
  ['315 000 VNĐ', 315_000],
  ['-350.000', -350_000],
  ['(350,000)', -350_000],
  ['350,000-', -350_000],
  ['0', 0],
  ['12,5', undefined],
  ['1.2345', undefined],
  ['1.234,567', undefined],
  ['12.34.567', undefined],
  ['abc', undefined],
  ['', undefined],
])('the amount %j of a statement is %j', (text, amount) => expect(statementAmount(text)).toBe(amount));

it.each([
  ['30/11/2026', '2026-11-30'],
  ['30/11/2026 10:15:20', '2026-11-30'],
  ['30-11-26', '2026-11-30'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-30T10:15:00', '2026-11-30'],
  ['2026/11/30 10:15', '2026-11-30'],
  ['31/11/2026', undefined],
  ['11/30/2026', undefined],
  ['yesterday', undefined],
])('the day %j of a statement is %j', (text, day) => expect(statementDay(text)).toBe(day));
