import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

test.each([
  ['{code} – {name}', { code: '02', name: 'Bác Cổ' }, '02 – Bác Cổ'],
  ['{a.b}', { a: { b: 3 } }, '3'],
  ['{missing}', {}, ''],
  ['{toString}', {}, ''],
])('the text template %j filled from the row %j becomes %j', (template, row, text) =>
  expect(fillTemplate(template, row)).toBe(text),
);
