import { expect, it } from 'vitest';
import { dong } from './money.ts';

it.each([
  [0, '0đ'],
  [999, '999đ'],
  [1_000, '1.000đ'],
  [1_234_567, '1.234.567đ'],
  [-200_000, '-200.000đ'],
])('prints %d as %s', (amount, printed) => expect(dong(amount)).toBe(printed));
