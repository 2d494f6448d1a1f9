// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { readFileSync, readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ANNOTATIONS, ASSERTIONS, VOCABULARY } from '../../model/vocabulary.ts';
import { FILES } from '../../example/example.fixture.ts';
import { UNSUPPORTED_KEYWORDS } from '../checks/fields/unsupported-keywords.ts';
import { KEYWORDS } from './keywords.ts';
import type { Schema } from './violation.ts';
import { violationsOf } from './violations.ts';

const META = new URL('../../../meta/', import.meta.url);
const metaSchemas = new Map(
  readdirSync(META).map((file) => [file, JSON.parse(readFileSync(new URL(file, META), 'utf8')) as Schema]),
);

/** Supported keywords that are not in `KEYWORDS`: annotations, and keywords that the checks of `type` and `if` handle. */
const SILENT = new Set(['$schema', '$defs', 'title', 'description', 'default', 'examples', 'type', 'then', 'else']);

const OF_OTHER_DRAFTS = new Set([
  '$async',
  '$recursiveAnchor',
  '$recursiveRef',
  'definitions',
  'dependencies',
  'id',
  'nullable',
]);

describe("Project's JSON Schema validator compared with ajv", () => {
  test.each<[title: string, schema: Schema, values: readonly unknown[]]>([
    ['types', { type: ['integer', 'null'] }, [1, 1.5, '1', null, true, [], {}]],
    ['numbers', { minimum: 1, exclusiveMaximum: 9, multipleOf: 0.5 }, [0, 1, 1.3, 2.5, 9, '9']],
    ['texts', { minLength: 2, maxLength: 3, pattern: '^\\p{L}+$' }, ['', 'Đà', 'Đàn', 'Đàng', 'a1', 7, '👍👍']],
    [
      'lists',
      { minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string' } },
      [[], ['a'], ['a', 'a'], [1], ['a', 'b', 'c']],
    ],
    [
      'equal objects',
      { uniqueItems: true },
      [
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
        [{ a: 1 }, { a: 2 }],
        [[1], ['1']],
      ],
    ],
    [
      'objects',
      { required: ['a'], properties: { a: { const: 1 } }, additionalProperties: false },
      [{ a: 1 }, { a: 2 }, {}, { a: 1, b: 2 }, []],
    ],
    [
      'names',
      { propertyNames: { pattern: '^x' }, patternProperties: { '^x': { type: 'string' } }, minProperties: 1 },
      [{}, { x: 'a' }, { x: 1 }, { y: 'a' }],
    ],
    [
      'additional by schema',
      { patternProperties: { '^x': {} }, additionalProperties: { type: 'number' } },
      [{ x: 'a' }, { y: 'a' }, { y: 1 }],
    ],
    ['branches', { if: { type: 'string' }, then: { minLength: 1 }, else: { type: 'array' } }, ['', 'a', [], 1]],
    ['all of', { allOf: [{ minimum: 1 }, { maximum: 2 }] }, [0, 1, 3]],
    ['any of', { anyOf: [{ type: 'string' }, { minimum: 5 }] }, ['a', 4, 5]],
    ['not', { not: { enum: ['a', null] } }, ['a', 'b', null]],
    ['dependent', { dependentRequired: { a: ['b'] } }, [{ a: 1 }, { a: 1, b: 1 }, {}]],
    ['false', { properties: { a: false, b: true } }, [{ a: 1 }, { b: 1 }]],
  ])("the project's validator accepts and rejects the same values as ajv: %s", (_, schema, values) => {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    for (const value of values) {
      const found = violationsOf(value, schema, { resolve: () => ({}), formats: new Map() });
      expect([value, found.length === 0]).toEqual([value, validate(value)]);
    }
  });

  test("the project's validator checks multiples in decimal arithmetic, unlike ajv", () => {
    const found = (value: number, multipleOf: number) =>
      violationsOf(value, { multipleOf }, { resolve: () => ({}), formats: new Map() }).map(({ message }) => message);
    expect([found(19.9, 0.1), found(4.1, 0.1), found(19.99, 0.01)]).toEqual([[], [], []]);
    expect(found(1.000000000001, 1)).toHaveLength(1);
    expect(found(0.25, 0.1)).toHaveLength(1);
  });

  test("the project's validator agrees with ajv about the example project and its altered copies", () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [file, schema] of metaSchemas) ajv.addSchema({ ...schema, $id: file });
    const rules = { resolve: resolveMeta, formats: new Map() };
    let corrupted = 0;
    for (const [name, meta] of [
      ['books', 'resource'],
      ['loans', 'resource'],
      ['borrow', 'flow'],
      ['loan-state', 'enum'],
    ] as const) {
      const document = Object.entries(FILES).find(([file]) => file.endsWith(`/${name}.json`))?.[1];
      const validate = ajv.getSchema(`${meta}.schema.json`);
      for (const value of [document, ...corruptedCopies(document)]) {
        const verdict = violationsOf(value, resolveMeta(`${meta}.schema.json`), rules).length === 0;
        expect([JSON.stringify(value), verdict]).toEqual([JSON.stringify(value), validate?.(value)]);
        corrupted += 1;
      }
    }
    expect(corrupted).toBeGreaterThan(500);
  });
});

describe('Meta-schemas that describe the schema files', () => {
  test.each([...metaSchemas.keys()])('%s is JSON Schema 2020-12 that ajv accepts in its strictest mode', (file) => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false });
    for (const annotation of ['x-names', 'x-names-of']) ajv.addKeyword(annotation);
    for (const [name, schema] of metaSchemas) ajv.addSchema({ ...schema, $id: name });
    expect(() => ajv.getSchema(file)).not.toThrow();
  });

  test("the meta-schemas use no keyword that the project's validator would ignore", () => {
    const used = new Set([...metaSchemas.values()].flatMap((schema) => keywordsIn(schema)));
    // The validator ignores these keywords, because editors use them to complete names. Other checks report wrong
    // names.
    const ofEditors = new Set(['x-names', 'x-names-of']);
    const ignored = [...used].filter((keyword) => !KEYWORDS.has(keyword) && !SILENT.has(keyword));
    expect(ignored.filter((keyword) => !ofEditors.has(keyword))).toEqual([]);
  });

  test("the meta-schemas allow only keywords that every validator supports, and the project's own keys", () => {
    const described = metaSchemas.get('property.schema.json')?.['properties'] as Record<string, Schema>;
    const own = VOCABULARY.filter((key) => key !== 'x-enum');
    const allowed = ['$ref', ...ANNOTATIONS, ...ASSERTIONS, ...own];
    expect(Object.keys(described).toSorted()).toEqual(allowed.toSorted());
    for (const key of own) expect(described[key]?.['description'], key).toBeTypeOf('string');
  });

  test('every standard keyword that validators do not support is rejected with a suggested replacement', () => {
    const known = new Set<string>(['$ref', ...ANNOTATIONS, ...ASSERTIONS]);
    const standard = new Ajv2020().RULES.keywords;
    const others = Object.keys(standard).filter((keyword) => !known.has(keyword) && !OF_OTHER_DRAFTS.has(keyword));
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((keyword) => !Object.hasOwn(UNSUPPORTED_KEYWORDS, keyword))).toEqual([]);
    expect(Object.keys(UNSUPPORTED_KEYWORDS).filter((keyword) => known.has(keyword))).toEqual([]);
  });
});

function resolveMeta(reference: string): Schema {
  const [file = '', inside = ''] = reference.split('#');
  const document = metaSchemas.get(file) ?? {};
  return inside
    .split('/')
    .slice(1)
    .reduce((schema, step) => schema[step] as Schema, document);
}

function* corruptedCopies(value: unknown): Iterable<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    for (const other of [null, 7, 'x', [], {}, undefined]) yield JSON.parse(JSON.stringify(put(other)));
    for (const copy of corruptedCopies(inner)) yield put(copy);
  }
  if (!Array.isArray(value)) yield { ...value, zzz: 1 };
}

const HOLDERS = new Set(['properties', 'patternProperties', '$defs']);

function keywordsIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (HOLDERS.has(keyword)) return [keyword, ...Object.values(value as object).flatMap(keywordsIn)];
    return ['enum', 'required', 'examples', 'default'].includes(keyword) ? [keyword] : [keyword, ...keywordsIn(value)];
  });
}
