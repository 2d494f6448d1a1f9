import { expect, test } from 'vitest';
import type { Document } from '../../problem.ts';
import { checkShape } from './shape.ts';

const document = (value: unknown): Document => ({ kind: 'menu', name: 'menu', file: 'menu.json', text: '', value });

test('the structure of a schema file that did not change is checked only once', () => {
  const wrong = document({ groups: 1 });
  expect(checkShape(wrong)).not.toEqual([]);
  expect(checkShape(wrong)).toBe(checkShape(wrong));
  expect(checkShape(document(wrong.value))).not.toBe(checkShape(wrong));
});

test('no structural problems are reported in a file that could not be parsed', () => {
  expect(checkShape(document(undefined))).toEqual([]);
});
