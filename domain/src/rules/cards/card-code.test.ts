import { expect, it } from 'vitest';
import { normalizeCardCode } from './card-code.ts';

it.each([
  ['HN260001', 'HN260001'],
  ['hn26 0001 2345', 'HN2600012345'],
  ['HN-2600-01', 'HN260001'],
  ['HN26001', undefined],
  ['HN26000123456', undefined],
  ['HN26000Đ', undefined],
  ['HN26_0001', undefined],
  ['', undefined],
])('a typed card code is normalized, or rejected if malformed: %j becomes %j', (written, code) =>
  expect(normalizeCardCode(written)).toBe(code),
);
