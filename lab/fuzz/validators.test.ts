// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import type { JsonSchema } from '@tuyen/model';
import { expect, it } from 'vitest';
import { openValidators } from './three-validators.ts';
import { disagreements } from './validators-agree.ts';

it('the compiled validator, the schema interpreter and ajv agree on values of 150 random schemas', async () => {
  const { found, checked } = await disagreements(1, 150);
  expect(found).toEqual([]);
  expect(checked).toBe(6_000);
});

it.each<[title: string, schema: JsonSchema, good: unknown, bad: unknown]>([
  [
    "a project's format in a condition",
    {
      properties: { code: { type: 'string' } },
      if: { properties: { code: { format: 'card-code' } }, required: ['code'] },
      then: { required: ['name'] },
    },
    { code: 'x' },
    { code: 'ABCD1234' },
  ],
  ['limits of both number types inside a rule', { allOf: [{ type: ['integer', 'number'], minimum: 2 }] }, 2.5, 1.5],
  ['a required property with an inherited name', { required: ['toString'] }, { toString: 1 }, {}],
  [
    'an inherited name that depends on another',
    { dependentRequired: { a: ['constructor'] } },
    { a: 1, constructor: 1 },
    { a: 1 },
  ],
  ['a property with an inherited name', { properties: { toString: { type: 'string' } } }, {}, { toString: 1 }],
  [
    'equal items with a property named toString',
    { uniqueItems: true },
    [{ toString: 'a' }, { toString: 'b' }],
    [{ toString: 'a' }, { toString: 'a' }],
  ],
  ['an enum value of another type', { type: 'string', enum: ['a', 1] }, 'a', 1],
])('the compiled validator, the schema interpreter and ajv agree on %s', async (_, schema, good, bad) => {
  const validators = openValidators();
  try {
    const verdictsOf = await validators.validatorsOf(schema);
    expect(verdictsOf(good)).toEqual({ printed: true, interpreter: true, ajv: true });
    expect(verdictsOf(bad)).toEqual({ printed: false, interpreter: false, ajv: false });
  } finally {
    validators.close();
  }
});
