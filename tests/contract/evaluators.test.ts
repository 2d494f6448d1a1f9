import {
  type Assertion,
  type Field,
  holds,
  type JsonSchema,
  type Model,
  type FlowStep,
  type Resource,
  sampleOf,
  STANDARD_FORMATS,
} from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import { loadProject } from '@tuyen/model/load';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { interpreterFor } from '../../apps/admin-kit/src/validation/interpreter.ts';
import { validationOf } from '../../server/src/engine/validation/validation.ts';

const { model } = loadProject(fileURLToPath(new URL('../..', import.meta.url))) as { readonly model: Model };
/**
 * Absolute address of the package `@tuyen/model/validation`. The test loads the generated module from a folder outside
 * the project, where the package name cannot be resolved.
 */
const PARTS = new URL('../../model/src/model/fields/validation.ts', import.meta.url).href;
/** Loads Tuyến's code generator by URL, because it is type-checked with other compiler settings than the tests. */
const COMPILER = new URL('../../generator/src/emit/validators/compile.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'tuyen-evaluators-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Values = Record<string, unknown>;

async function printed(name: string, schema: JsonSchema): Promise<CompiledValidator> {
  const { compile } = (await import(/* @vite-ignore */ COMPILER)) as {
    readonly compile: (schema: JsonSchema, options: object) => string;
  };
  const path = join(folder, `${name}.mjs`);
  const code = compile(schema, { name: 'validate', kinds: model.kinds, path });
  writeFileSync(path, code.replace('@tuyen/model/validation', PARTS));
  return ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { validate: CompiledValidator }).validate;
}

const validation = validationOf(model);

function onServer({ schema, fields }: Pick<Resource, 'schema' | 'fields'>, values: Values): boolean {
  try {
    validation.check(schema, fields, values);
    return true;
  } catch {
    return false;
  }
}

const ODD = [null, '', ' x', -1, 0.5, 1e9, true, [], {}, 'Đ'.repeat(300), ['a', 'a'], [{}], '2024-02-30', '12:61'];

function sample({ fields }: Resource, round: number): Values {
  const random = seeded(round);
  const written = fields.filter((field) => !field.readOnly && !field.system);
  const value = (field: Field) => sampleOf(field, random, round) ?? 'some-id';
  const wrong = round % 4 === 0 ? undefined : written[Math.floor(random() * written.length)];
  return Object.fromEntries(
    written.flatMap((field) => {
      if (field !== wrong) return [[field.name, value(field)]];
      return round % 4 === 1 ? [] : [[field.name, ODD[Math.floor(random() * ODD.length)]]];
    }),
  );
}

function seeded(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test.each(model.resources.map((resource) => [resource.name, resource] as const))(
  'compiled validator, run-time validator and server accept the same records of %s',
  async (name, resource) => {
    const { schema } = resource;
    const validate = await printed(name, schema);
    const interpret = interpreterFor(schema, model.kinds);
    for (let round = 0; round < 60; round += 1) {
      const values = sample(resource, round);
      const verdicts = [validate(values), interpret(values).length === 0, onServer(resource, values)];
      expect(new Set(verdicts).size, JSON.stringify([values, verdicts])).toBe(1);
    }
  },
);

const KEYWORDS: Readonly<Record<Assertion, readonly [schema: JsonSchema, good: unknown, bad: unknown]>> = {
  type: [{ type: ['string', 'null'] }, null, 1],
  enum: [{ enum: ['a', 2] }, 2, 'b'],
  const: [{ const: true }, true, false],
  format: [{ format: 'email' }, 'a@b.vn', 'a@b'],
  minLength: [{ minLength: 2 }, 'Đà', '👍'],
  maxLength: [{ maxLength: 2 }, '👍👍', 'abc'],
  pattern: [{ pattern: '^\\p{Lu}' }, 'Đ', 'đ'],
  minimum: [{ minimum: 1 }, 1, 0.5],
  maximum: [{ maximum: 1 }, 1, 1.5],
  exclusiveMinimum: [{ exclusiveMinimum: 1 }, 2, 1],
  exclusiveMaximum: [{ exclusiveMaximum: 1 }, 0, 1],
  multipleOf: [{ multipleOf: 0.1 }, 0.3, 0.25],
  items: [{ items: { type: 'string' } }, ['a'], ['a', 1]],
  minItems: [{ minItems: 1 }, [0], []],
  maxItems: [{ maxItems: 1 }, [0], [0, 1]],
  uniqueItems: [
    { uniqueItems: true },
    [{ a: 1 }, { a: 2 }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  properties: [{ properties: { inner: { type: 'string' } } }, { inner: 'a' }, { inner: 1 }],
  additionalProperties: [{ type: 'object', properties: { a: {} }, additionalProperties: false }, { a: 1 }, { b: 1 }],
  required: [{ required: ['a'] }, { a: 1 }, {}],
  dependentRequired: [{ dependentRequired: { a: ['b'] } }, { b: 1 }, { a: 1 }],
  allOf: [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }, 1.5, 3],
  anyOf: [{ anyOf: [{ maximum: 1 }, { minimum: 3 }] }, 3, 2],
  not: [{ not: { maxLength: 1 } }, 'ab', 'a'],
  // oxlint-disable unicorn/no-thenable -- keywords of JSON Schema
  if: [{ if: { minimum: 5 }, then: { multipleOf: 5 } }, 10, 11],
  then: [{ if: { type: 'string' }, then: { minLength: 1 } }, 'a', ''],
  else: [{ if: { type: 'string' }, else: { type: 'array' } }, [], 1],
};

const FORMATS: Readonly<Record<string, readonly [good: string, bad: string]>> = {
  email: ['a@b.vn', 'a@b'],
  time: ['05:00', '5:00'],
  'year-month': ['2026-12', '2026-13'],
  password: ['mật khẩu dài', 'ngắn'],
  phone: ['+84 24 3825 1234', '12'],
  uuid: ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b'],
  date: ['2024-02-29', '2026-02-29'],
  'birth-date': ['2004-02-29', '1899-12-31'],
  'date-time': ['2026-05-04T08:30:00+07:00', '2026-05-04 08:30'],
  uri: ['https://tuyen.example/a', 'tuyen'],
};

const VALUE: Field = {
  name: 'value',
  kind: 'json',
  label: {},
  schema: {},
  required: false,
  unique: false,
  searchable: false,
  public: false,
  readOnly: false,
  writeOnly: false,
  system: false,
};

async function evaluatorsOf(name: string, schema: JsonSchema): Promise<(value: unknown) => readonly boolean[]> {
  const record: JsonSchema = { type: 'object', properties: { value: schema } };
  const validate = await printed(name, record);
  const interpret = interpreterFor(record, model.kinds);
  return (value) => [
    validate({ value }),
    interpret({ value }).length === 0,
    onServer({ schema: record, fields: [VALUE] }, { value }),
  ];
}

test.each(Object.entries(KEYWORDS))(
  'compiled validator, run-time validator and server agree on the JSON Schema keyword %s',
  async (keyword, [schema, good, bad]) => {
    const accept = await evaluatorsOf(`keyword-${keyword}`, schema);
    expect([accept(good), accept(bad)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  },
);

test.each(STANDARD_FORMATS)(
  'compiled validator, run-time validator and server agree on the format %s',
  async (format) => {
    const [good, bad] = FORMATS[format] ?? [];
    const accept = await evaluatorsOf(`format-${format}`, { type: 'string', format });
    expect([accept(good), accept(bad)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  },
);

const steps = model.flows.flatMap((page) => page.steps.map((step) => [`${page.name}/${step.name}`, step] as const));

test.each(steps)(
  'the compiled validator of the form step %s requires exactly the fields marked as required',
  async (name, { fields, schema }) => {
    const validate = await printed(name.replace('/', '-'), schema);
    for (const answers of answersTo(fields)) {
      const wanted = fields
        .filter(({ field, when }) => field.required && holds(when, answers))
        .map((field) => field.name);
      validate(answers);
      const missing = (validate.errors ?? [])
        .filter(({ keyword }) => keyword === 'required')
        .map(({ params }) => params['missingProperty']);
      const unanswered = wanted.filter((field) => answers[field] === undefined);
      expect([answers, missing.toSorted()]).toEqual([answers, unanswered.toSorted()]);
    }
  },
);

/**
 * Returns sets of answers to the questions on which conditions depend, with each value that a condition names. Some
 * sets contain one answer, others contain answers to all other questions.
 */
function answersTo(fields: FlowStep['fields']): readonly Values[] {
  const named = fields.flatMap(({ when = {} }) => Object.entries(when));
  const single = named.flatMap(([name, values]) =>
    [values, 'another'].flat().map((value): Values => ({ [name]: value })),
  );
  return [
    {},
    ...single,
    ...named.map(([name]) => Object.assign({}, ...single.filter((one) => !(name in one))) as Values),
  ];
}
