import { readdirSync, readFileSync } from 'node:fs';
import { ANNOTATIONS, ASSERTIONS, isObject, isScalar, type JsonSchema } from '@tuyen/model';
import { expect, it } from 'vitest';
import { openValidators } from './three-validators.ts';
import { disagreements } from './validators-agree.ts';

it('the compiled validator, the schema interpreter and ajv agree on 100,000 values of 2,500 random schemas', async () => {
  const { found, checked, accepted } = await disagreements(2_026, 2_500);
  expect(found).toEqual([]);
  expect(checked).toBe(100_000);
  // Both valid and invalid values must be frequent. Otherwise the validators could agree by always returning the same
  // result.
  expect(accepted).toBeGreaterThan(20_000);
  expect(accepted).toBeLessThan(80_000);
});

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const SUITE = new URL('json-schema-test-suite/', import.meta.url);
const KEYWORDS: ReadonlySet<string> = new Set([...ASSERTIONS, ...ANNOTATIONS]);
const OF_ONE_SCHEMA = ['items', 'not', 'if', 'then', 'else'];
const OF_SCHEMAS = ['allOf', 'anyOf'];

it('the compiled validator, the schema interpreter and ajv pass the supported tests of JSON-Schema-Test-Suite', async () => {
  const validators = openValidators();
  const wrong: string[] = [];
  let checked = 0;
  try {
    for (const file of readdirSync(SUITE).filter((name) => name.endsWith('.json'))) {
      const groups = JSON.parse(readFileSync(new URL(file, SUITE), 'utf8')) as readonly Group[];
      for (const { description, schema: whole, tests } of groups) {
        const schema = withoutDialect(whole);
        if (!isSupported(schema)) continue;
        const verdictsOf = await validators.validatorsOf(schema);
        for (const test of tests) {
          checked += 1;
          const verdicts = verdictsOf(test.data);
          if (Object.values(verdicts).some((verdict) => verdict !== test.valid))
            wrong.push(JSON.stringify({ file, description, test: test.description, ...verdicts }));
        }
      }
    }
  } finally {
    validators.close();
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(350);
});

function withoutDialect(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { $schema: _, ...rest } = schema;
  return rest;
}

function isSupported(schema: unknown): schema is JsonSchema {
  if (!isObject(schema) || !Object.keys(schema).every((keyword) => KEYWORDS.has(keyword))) return false;
  const { properties = {}, additionalProperties = false, format, enum: values = [], const: constant = null } = schema;
  const schemas = [
    ...(isObject(properties) ? Object.values(properties) : []),
    ...OF_ONE_SCHEMA.flatMap((keyword) => (keyword in schema ? [schema[keyword]] : [])),
    ...OF_SCHEMAS.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
  ];
  // ajv ignores the schema of a property named `__proto__`, so such schemas are not compared.
  if (Object.hasOwn(properties ?? {}, '__proto__')) return false;
  const scalars = [...(Array.isArray(values) ? values : []), constant];
  return (
    additionalProperties === false && format === undefined && scalars.every(isScalar) && schemas.every(isSupported)
  );
}
