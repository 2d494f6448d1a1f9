// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { expect, test } from 'vitest';
import { schemasOfDocument } from '../documents/document-types.ts';
import type { Document } from './problem.ts';
import { patternsIn } from './patterns.ts';

const document = (kind: Document['kind'], name: string, value: unknown): Document => ({
  kind,
  name,
  file: `${name}.json`,
  text: '',
  value,
});

const found = (...documents: readonly Document[]) =>
  patternsIn(documents, schemasOfDocument).map(({ path, pattern, longest }) => [
    `/${path.join('/')}`,
    pattern,
    longest,
  ]);

test('regular expressions are collected from fields, rules, inputs and answers of a resource at any depth', () => {
  const field = (pattern: string) => ({ properties: { code: { type: 'string', pattern } } });
  const resource = {
    schema: {
      properties: {
        code: { type: 'string', pattern: '1' },
        tags: { type: 'array', items: { type: 'string', pattern: '2' } },
        place: { type: 'object', ...field('3') },
      },
      allOf: [{ if: field('4'), then: field('5'), else: { not: field('6'), anyOf: [field('7')] } }],
    },
    workflow: { transitions: [{ name: 'go', input: field('8') }] },
    operations: [{ name: 'do', input: field('9'), answer: field('10') }],
  };
  const patterns = found(document('resource', 'books', resource));
  expect(patterns.map(([, pattern]) => Number(pattern)).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(patterns).toContainEqual(['/schema/allOf/0/else/not/properties/code/pattern', '6', 1000]);
});

test('regular expressions are also collected from kinds and scenario parameters, and from no other file', () => {
  expect(
    found(
      document('kind', 'isbn', { pattern: '^1$' }),
      document('scenario', 'busy', { parameters: { code: { type: 'string', pattern: '^2$' } } }),
      document('locale', 'admin', { pattern: 'This does not have the right format.' }),
      document('config', 'tuyen.config', { region: { currency: { pattern: '{amount} €' } } }),
      document('resource', 'books', { schema: { properties: { pattern: { type: 'string', default: 'pattern' } } } }),
    ),
  ).toEqual([
    ['/pattern', '^1$', 1000],
    ['/parameters/code/pattern', '^2$', 1000],
  ]);
});

test('the longest text tested against a pattern depends on the maximum length of the field', () => {
  const resource = {
    schema: {
      properties: {
        code: { type: 'string', pattern: '^1$', maxLength: 10 },
        isbn: { type: 'string', format: 'isbn', maxLength: 2000 },
        note: { type: 'string', maxLength: 700 },
      },
      then: { properties: { note: { pattern: '^2$' } } },
    },
  };
  expect(found(document('resource', 'books', resource), document('kind', 'isbn', { pattern: '^3$' }))).toEqual([
    ['/schema/properties/code/pattern', '^1$', 120],
    ['/schema/then/properties/note/pattern', '^2$', 1500],
    ['/pattern', '^3$', 4100],
  ]);
});
