import { expect, it } from 'vitest';
import { money } from './money.ts';

it.each([
  [0, '0đ'],
  [999, '999đ'],
  [1_000, '1.000đ'],
  [1_234_567, '1.234.567đ'],
  [-200_000, '-200.000đ'],
])('prints %d as %s', (amount, printed) => expect(money(amount, 'VND')).toBe(printed));

it('writes another currency by its code', () => expect(money(1_234, 'USD')).toBe('1.234 USD'));
