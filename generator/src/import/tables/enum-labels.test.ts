import { expect, test } from 'vitest';
import { enumSchema } from './field-schema.ts';

const labels = (...texts: readonly string[]) =>
  Object.values(Object(enumSchema(texts, (text) => ({ en: text }))['x-values'])).map((label) => Object(label).en);

test('a code in small letters gets a readable label, and other texts stay as they are in the source', () => {
  expect(labels('open', 'in_progress', 'no show')).toEqual(['Open', 'In progress', 'No show']);
  expect(labels('S', 'iPad', 'Behind the scenes', 'đã trả')).toEqual(['S', 'iPad', 'Behind the scenes', 'đã trả']);
});
