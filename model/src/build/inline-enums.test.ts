import { expect, test } from 'vitest';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { ResourceFile } from '../generated/resource.ts';
import { inlineEnumsOf, isInlineEnum } from './inline-enums.ts';

const label = { en: 'Kind' };
const values = { A: { en: 'First' } };
const own: JsonSchema = { enum: ['A'], 'x-values': values, 'x-label': label };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({ type: 'object', properties });
const found = (more: Partial<ResourceFile>) =>
  inlineEnumsOf({ name: 'books', source: 'books.json', value: { name: 'books', label, schema: {}, ...more } });

test('a property has an inline enum only if it has both enum values and labels for them', () => {
  expect([own, { enum: ['A'] }, { 'x-values': values }, {}].map(isInlineEnum)).toEqual([true, false, false, false]);
});

test('an inline enum is read like an enum file', () => {
  const file = { enum: ['A'], 'x-label': label, 'x-values': values };
  const named = (name: string, value: object = file) => ({ name, source: 'books.json', value });
  const { 'x-label': _, ...unlabeled } = own;
  const renamed = { 'x-ordered': true, 'x-all-label': label, 'x-renamed-values': { A: 'B' } };
  expect(
    found({
      schema: object({
        found_in: { ...own, ...renamed },
        tags: { type: 'array', 'x-label': { en: 'Tags' }, items: unlabeled },
        bare: unlabeled,
        plain: { enum: ['A'] },
      }),
    }),
  ).toEqual([
    named('books-found-in', { ...file, ...renamed }),
    named('books-tags', { ...file, 'x-label': { en: 'Tags' } }),
    named('books-bare', { ...file, 'x-label': {} }),
  ]);
});

test('inline enums in nested objects, lists, transition inputs and operations are found', () => {
  const move = { name: 'lend', label, from: 'A', to: 'B', by: 'staff' } as const;
  const inner = object({ deep: own });
  const names = found({
    schema: object({ box: inner, rows: { type: 'array', items: object({ part: own, box: inner }) } }),
    workflow: { field: 'a', initial: 'A', transitions: [{ ...move, input: object({ why: own }) }, move] },
    operations: [
      { name: 'count', label, input: object({ of: own }), answer: object({ of: own }) },
      { name: 'sum', label },
    ],
  }).map(({ name }) => name);
  expect(names).toEqual([
    'books-lend-why',
    'books-count-of',
    'books-count-answer-of',
    'books-box-deep',
    'books-rows-part',
    'books-rows-box-deep',
  ]);
});
