// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { formatTests, sampleOf, type Field, type JsonSchema, type ProjectKind } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compile } from './compile.ts';

interface Validate {
  (data: unknown): boolean;
  errors: readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null;
}

/**
 * Absolute address of the package `@tuyen/model/validation`. The test loads the generated module from a folder outside
 * the project, where the package name cannot be resolved.
 */
const PARTS = import.meta.resolve('@tuyen/model/validation');
const KINDS = [{ name: 'card-code', base: 'text', pattern: '^[A-Z0-9]{8,12}$', message: {}, examples: [] }] as const;

/** Loads the emitted module as a browser would: without ajv and without eval. */
async function load(
  schema: JsonSchema,
  kinds: readonly ProjectKind[] = KINDS,
  modules: Readonly<Record<string, string>> = {},
): Promise<Validate> {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-validator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'kinds'));
  for (const [file, text] of Object.entries(modules)) writeFileSync(join(folder, file), text);
  const path = join(folder, 'validate.mjs');
  const code = compile(schema, { name: 'validateIt', kinds, path: 'validate.mjs' });
  writeFileSync(path, code.replace('@tuyen/model/validation', PARTS));
  return ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { validateIt: Validate }).validateIt;
}

const SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'kind'],
  properties: {
    code: { type: 'string', format: 'card-code', 'x-label': { vi: 'Mã', en: 'Code' } },
    kind: { type: 'string', enum: ['A', 'B'] },
    name: { type: ['string', 'null'], minLength: 2, maxLength: 3 },
    seats: { type: 'integer', minimum: 1, maximum: 200, default: 3 },
    rate: { type: 'number', multipleOf: 0.5 },
    on: { type: 'string', format: 'date' },
    email: { type: 'string', format: 'email' },
    home: { type: 'string', format: 'uri' },
    open: { type: 'string', format: 'time' },
    days: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: [1, 2, 3] } },
    stops: { type: 'array', items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
    place: { type: 'object', properties: { lat: { type: 'number' } }, required: ['lat'], additionalProperties: false },
  },
  allOf: [{ if: { properties: { kind: { const: 'B' } } }, then: { required: ['seats'] } }],
};

const VALUES: readonly unknown[] = [
  { code: 'HN26A001', kind: 'A' },
  { code: 'HN26A001', kind: 'B' },
  { code: 'HN26A001', kind: 'B', seats: 3 },
  { code: 'hn', kind: 'C', seats: 0.5, rate: 0.3 },
  { code: 'HN26A001', kind: 'A', name: '👍👍' },
  { code: 'HN26A001', kind: 'A', name: '👍' },
  { code: 'HN26A001', kind: 'A', name: null, days: [] },
  { code: 'HN26A001', kind: 'A', days: [1, 1], stops: [{ id: 'a' }, {}] },
  { code: 'HN26A001', kind: 'A', days: [4], place: { lat: 1, lng: 2 } },
  { code: 'HN26A001', kind: 'A', place: {}, on: '2024-02-30', email: 'a@b', home: 'x', open: '5:00' },
  {},
  [],
  null,
  'text',
];

function oracle(schema: JsonSchema, kinds: readonly ProjectKind[]): (data: unknown) => readonly string[] {
  const ajv = new Ajv.default({ allErrors: true, strict: false });
  addFormats.default(ajv, { mode: 'full' });
  for (const [name, format] of formatTests({ kinds }))
    ajv.addFormat(name, format.type === 'number' ? { type: 'number', validate: format.test } : format.test);
  const validate = ajv.compile(schema);
  return (data) => (validate(data) ? [] : comparable(validate.errors ?? []));
}

/**
 * Removes details that only ajv reports. An `if` error repeats the errors of its branch. A value outside an enum or of
 * the wrong type needs no further errors. The parameters of `uniqueItems` and of limits are left out, because the
 * keyword already states what is wrong.
 */
function comparable(errors: readonly { instancePath: string; keyword: string; params: object }[]): readonly string[] {
  const at = (wanted: string) =>
    new Set(errors.filter(({ keyword }) => keyword === wanted).map(({ instancePath }) => instancePath));
  const [outside, ofWrongType] = [at('enum'), at('type')];
  return errors
    .filter(({ keyword }) => keyword !== 'if')
    .filter(({ keyword, instancePath }) => keyword === 'enum' || !outside.has(instancePath))
    .filter(({ keyword, instancePath }) => ['enum', 'type'].includes(keyword) || !ofWrongType.has(instancePath))
    .map(({ instancePath, keyword, params }) => {
      const { comparison: _comparison, deps: _deps, depsCount: _count, ...said } = params as Record<string, unknown>;
      return JSON.stringify([instancePath, keyword, keyword === 'uniqueItems' ? {} : said]);
    })
    .sort();
}

function found(validate: Validate, data: unknown): readonly string[] {
  return validate(data) ? [] : comparable(validate.errors ?? []);
}

describe('Compiled validators', () => {
  test('a compiled validator finds the same errors as ajv, with the same paths and parameters', async () => {
    const validate = await load(SCHEMA);
    const wanted = oracle(SCHEMA, KINDS);
    for (const value of VALUES) expect(found(validate, value), JSON.stringify(value)).toEqual(wanted(value));
  });

  test('compiled validators agree with ajv on valid and invalid records of every resource of this repository', async () => {
    const { model } = loadProject(fileURLToPath(new URL('../../../..', import.meta.url)));
    const random = seeded(7);
    for (const { name, schema, fields } of model?.resources ?? []) {
      const validate = await load(schema, model?.kinds);
      const wanted = oracle(schema, model?.kinds ?? []);
      for (let round = 0; round < 40; round++) {
        const record = broken(sample(fields, random, round), random);
        expect(found(validate, record), `${name} ${JSON.stringify(record)}`).toEqual(wanted(record));
      }
    }
  });

  test('a compiled validator checks `multipleOf` in decimal arithmetic', async () => {
    const validate = await load({
      type: 'object',
      properties: { tenths: { type: 'number', multipleOf: 0.1 }, cents: { type: 'number', multipleOf: 0.01 } },
    });
    for (const tenths of [0, 0.3, 4.1, 19.9, -0.7, 1e21])
      expect([tenths, validate({ tenths })]).toEqual([tenths, true]);
    for (const cents of [19.99, 0.07, 0.29]) expect([cents, validate({ cents })]).toEqual([cents, true]);
    expect(validate({ tenths: 0.25, cents: 1.005 })).toBe(false);
    expect(validate.errors).toEqual([
      { instancePath: '/tenths', keyword: 'multipleOf', params: { multipleOf: 0.1 } },
      { instancePath: '/cents', keyword: 'multipleOf', params: { multipleOf: 0.01 } },
    ]);
  });

  test.each<[title: string, schema: JsonSchema, values: readonly unknown[]]>([
    [
      'alternatives, of the whole value and of a property',
      {
        type: 'object',
        properties: {
          place: {
            anyOf: [
              { type: 'string', minLength: 2 },
              { type: 'object', required: ['lat'] },
            ],
          },
          lists: { type: 'array', items: { anyOf: [{ type: 'array', items: { type: 'string' } }, { const: 1 }] } },
        },
        anyOf: [
          { required: ['place'] },
          { type: 'object', required: ['lists'], properties: { lists: { minItems: 2 } } },
        ],
      },
      [
        {},
        { place: 'x' },
        { place: 'xy' },
        { place: {} },
        { place: { lat: 1 } },
        { lists: [1] },
        { lists: [1, ['a']] },
        { lists: [['a', 2], 3] },
      ],
    ],
    [
      'lists in lists in lists',
      {
        type: 'object',
        properties: {
          pages: {
            type: 'array',
            items: {
              type: 'array',
              minItems: 1,
              items: { type: 'array', uniqueItems: true, items: { type: 'array', items: { minimum: 1 } } },
            },
          },
        },
      },
      [
        { pages: [[[[1]]], [[[2], [3]]]] },
        { pages: [[[[1]]], []] },
        { pages: [[[[1], [1, 0]]], [[[2], [2]], 3]] },
        { pages: [[], [[], [[0]], [[5, 6, -1], [1]]]] },
      ],
    ],
    [
      'properties that need others',
      { type: 'object', dependentRequired: { a: ['b', 'c'], d: [] } },
      [{}, { a: 1 }, { a: 1, b: 1 }, { b: 1 }, { d: 1 }, { a: 1, b: 1, c: 1 }],
    ],
    [
      'a condition of any keyword',
      {
        type: 'object',
        properties: { seats: { type: 'integer' } },
        if: { properties: { seats: { minimum: 10 } }, required: ['seats'] },
        then: { required: ['driver'] },
        else: { not: { required: ['driver'], properties: { driver: { pattern: '^A' } } } },
      },
      [{}, { seats: 9 }, { seats: 10 }, { seats: 10, driver: 'B' }, { seats: 9, driver: 'Ab' }, { driver: 'Ba' }],
    ],
    [
      'a condition about the type of a value that is an object',
      { type: 'object', if: { type: 'string' }, then: { required: ['a'] }, else: { not: { type: 'null' } } },
      [{}, { a: 1 }, 'x'],
    ],
  ])('a compiled validator accepts or rejects %s as ajv does', async (_, schema, values) => {
    const validate = await load(schema);
    const wanted = oracle(schema, KINDS);
    for (const value of values) expect(found(validate, value), JSON.stringify(value)).toEqual(wanted(value));
  });

  test('compiling a schema with an unsupported keyword or format fails', () => {
    const print = (schema: JsonSchema) => compile(schema, { name: 'validateIt', kinds: KINDS, path: 'validate.js' });
    expect(() => print({ properties: { a: { contains: {} } } })).toThrow('The keyword contains is not supported');
    expect(() => print({ type: 'string', format: 'ipv9' })).toThrow('The format ipv9 is not supported');
  });

  test('a compiled validator calls the code of project kinds', async () => {
    const isOdd = (value: string | number) => Number(String(value).at(-1)) % 2 === 1;
    const kind = { message: {}, examples: [], check: isOdd };
    const kinds: readonly ProjectKind[] = [
      { ...kind, name: 'bed', base: 'text', pattern: '^[A-Z]\\d{2}$', code: 'kinds/odd.mjs' },
      { ...kind, name: 'floor', base: 'integer', code: 'kinds/odd.mjs' },
      { ...kind, name: 'odd-day', base: 'date', code: 'kinds/odd.mjs' },
    ];
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        bed: { type: ['string', 'null'], format: 'bed' },
        floor: { type: 'integer', minimum: 0, format: 'floor' },
        beds: { type: 'array', items: { type: 'string', format: 'bed' } },
        on: { type: ['string', 'null'], format: 'date', allOf: [{ format: 'odd-day' }] },
      },
    };
    const text = 'export default { check: (value) => Number(String(value).at(-1)) % 2 === 1 };';
    const validate = await load(schema, kinds, { 'kinds/odd.mjs': text });
    const wanted = oracle(schema, kinds);
    for (const value of [
      { bed: 'A01', floor: 3, beds: ['B11'], on: '2026-07-01' },
      { bed: 'A02', floor: 2, beds: ['B11', 'B12'], on: '2026-07-02' },
      { bed: 'a01', floor: -1, beds: [7], on: '2026-02-31' },
      { bed: null, floor: 0.5, on: null },
      { bed: 3, floor: '3' },
    ]) {
      expect(found(validate, value), JSON.stringify(value)).toEqual(wanted(value));
    }
    expect(validate({ bed: 'A02', floor: 2 })).toBe(false);
    expect(validate.errors).toEqual([
      { instancePath: '/bed', keyword: 'format', params: { format: 'bed' } },
      { instancePath: '/floor', keyword: 'format', params: { format: 'floor' } },
    ]);
  });

  test('a compiled validator imports only the helpers it uses, and contains no labels', () => {
    const code = compile(SCHEMA, { name: 'validateIt', kinds: KINDS, path: 'validate.js' });
    expect(code.match(/^import .*/gm)).toEqual([
      "import { finding, hasDuplicates, isDate, isMultipleOf, isObject, isUri, lengthOf } from '@tuyen/model/validation';",
    ]);
    expect(code).not.toMatch(/require\(|Mã|schema\d|"use strict"/);
    expect(code).toContain('const cardCodePattern = ');
  });
});

type Json = Record<string, unknown>;

function sample(fields: readonly Field[], random: () => number, index: number): Json {
  const writable = fields.filter((field) => !field.readOnly && !field.system);
  return Object.fromEntries(writable.map((field) => [field.name, sampleOf(field, random, index) ?? 'some-id']));
}

function broken(record: Json, random: () => number): Json {
  const odd: readonly unknown[] = [
    null,
    '',
    ' x',
    -1,
    0.5,
    1e9,
    true,
    [],
    {},
    'Đ'.repeat(300),
    ['a', 'a'],
    [{}],
    '2024-02-30',
  ];
  const entries = Object.entries(record).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    const chance = random();
    if (chance < 0.15) return [];
    return [[name, chance < 0.4 ? odd[Math.floor(random() * odd.length)] : value]];
  });
  return Object.fromEntries(entries);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
