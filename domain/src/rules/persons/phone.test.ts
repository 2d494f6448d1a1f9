import { expect, it } from 'vitest';
import { normalizePhone } from './phone.ts';

it.each([
  ['0912345678', '0912345678'],
  ['+84912345678', '0912345678'],
  ['+84 912 345 678', '0912345678'],
  ['0912.345.678', '0912345678'],
  ['(024) 3825-4321', '02438254321'],
  ['0220 3852 123', '02203852123'],
  ['０９１２３４５６７８', '0912345678'],
  ['0352345678', '0352345678'],
  ['01652345678', undefined],
  ['091234567', undefined],
  ['0112345678', undefined],
  ['0512345678', undefined],
  ['912345678', '0912345678'],
  ['84912345678', undefined],
  ['0955123456', undefined],
  ['0243825432', undefined],
  ['+840912345678', undefined],
  ['', undefined],
  ['số của tôi', undefined],
])('a typed phone number is normalized, or rejected if malformed: %j becomes %j', (written, normal) =>
  expect(normalizePhone(written)).toBe(normal),
);
