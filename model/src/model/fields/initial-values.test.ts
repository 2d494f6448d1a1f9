import { expect, test } from 'vitest';
import { buildFields } from '../../build/field.ts';
import { initialValues } from './initial-values.ts';

test('a new record starts with field defaults, defaults of required objects and empty required lists', () => {
  const inner = { a: { type: 'integer', default: 0 }, b: { type: 'string' } };
  const box = { type: 'object', properties: inner };
  const schema = {
    required: ['needed', 'empty', 'own', 'rows'],
    properties: {
      flag: { type: 'boolean', default: false },
      free: { type: 'string' },
      code: { type: 'string', default: 'x', 'x-computed': true },
      needed: box,
      optional: box,
      empty: { type: 'object', properties: { b: inner.b } },
      own: { ...box, default: { a: 5 } },
      rows: { type: 'array', items: box },
      more: { type: 'array', items: box },
    },
  };
  const fields = buildFields(schema, { languages: [], enums: new Map(), kinds: new Map() }, 'books');
  expect(initialValues(fields)).toEqual({ flag: false, needed: { a: 0 }, own: { a: 5 }, rows: [] });
  expect(initialValues([])).toEqual({});
});
