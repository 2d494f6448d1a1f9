import { kindOf, type Field, type JsonSchema, type Model, type Resource } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { interpreterFor } from '../../apps/kit/src/admin/validation/interpreter.ts';
import { openValidation } from '../../server-mock/src/engine/write/values/validation.ts';

const { model } = loadProject(fileURLToPath(new URL('../..', import.meta.url))) as { readonly model: Model };
const RUNTIME = new URL('../../generator/src/emit/validators/runtime.js', import.meta.url).href;
/** Loaded by its address: the generator is checked with other settings of the compiler than the tests. */
const COMPILER = new URL('../../generator/src/emit/validators/compile.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'tuyen-evaluators-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Values = Record<string, unknown>;

async function printed(name: string, schema: JsonSchema): Promise<(values: Values) => boolean> {
  const { compile } = (await import(/* @vite-ignore */ COMPILER)) as {
    readonly compile: (schema: JsonSchema, options: object) => Promise<string>;
  };
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, await compile(schema, { name: 'validate', kinds: model.kinds, runtime: RUNTIME }));
  return ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { validate: (values: Values) => boolean })
    .validate;
}

const validation = openValidation(model);

function onServer({ schema, fields }: Resource, values: Values): boolean {
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
  const value = (field: Field) => kindOf(field).sample(field, random, round) ?? 'some-id';
  const spoilt = round % 4 === 0 ? undefined : written[Math.floor(random() * written.length)];
  return Object.fromEntries(
    written.flatMap((field) => {
      if (field !== spoilt) return [[field.name, value(field)]];
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
  'the printed validator, the interpreter and the server agree about records of %s',
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
