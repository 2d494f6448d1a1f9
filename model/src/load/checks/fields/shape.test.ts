import { expect, test } from 'vitest';
import type { Document } from '../../problem.ts';
import { checkShape } from './shape.ts';

const document = (value: unknown): Document => ({ kind: 'menu', name: 'menu', file: 'menu.json', text: '', value });

test('a document that a watcher has already checked is not checked again', () => {
  const wrong = document({ groups: 1 });
  expect(checkShape(wrong)).not.toEqual([]);
  expect(checkShape(wrong)).toBe(checkShape(wrong));
  expect(checkShape(document(wrong.value))).not.toBe(checkShape(wrong));
});

test('a document that could not be parsed has no shape problems', () => {
  expect(checkShape(document(undefined))).toEqual([]);
});
