import {
  type Field,
  meets,
  type Model,
  optionConditions,
  optionDrivers,
  type ProjectKind,
  resourceNamed,
} from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../server/src/engine/domain.ts';
import { libraryModel } from '../testing/library.ts';
import { validationOf } from '../../../server/src/engine/validation/validation.ts';
import { ANCHOR } from './anchor.ts';
import { DEMO_PASSWORD, syntheticRows } from './synthetic-rows.ts';
import { fixedId, seededRandom } from './random.ts';
import { syntheticValue } from './synthetic-value.ts';

const MANY = 60;

function projectModel(): Model {
  const { model } = loadProject(fileURLToPath(new URL('../../..', import.meta.url)));
  if (!model) throw new Error('The schemas of the project have errors.');
  return model;
}

function withManyRows(model: Model): Model {
  return { ...model, resources: model.resources.map((resource) => ({ ...resource, seed: MANY })) };
}

function rowsOf(model: Model): Record<string, readonly Row[]> {
  return syntheticRows(
    {
      model,
      anchor: ANCHOR,
      random: seededRandom(1),
      id: (resource, key) => fixedId(ANCHOR, resource, key),
      upload: (key) => `/api/v1/uploads/${key}`,
      password: (plain) => `hashed ${plain}`,
      hashKey: (plain) => plain,
    },
    {},
  );
}

function* referencesIn(fields: readonly Field[], row: Row): Iterable<readonly [resource: string, id: unknown]> {
  for (const field of fields) {
    const value = row[field.name];
    if (value === undefined || (field.system && field.name !== 'office_id')) continue;
    if (field.kind === 'reference' || field.kind === 'reference-list') {
      for (const id of [value].flat()) yield [field.resource, id];
    } else if (field.kind === 'nested-object' || field.kind === 'nested-list') {
      for (const inner of [value].flat()) yield* referencesIn(field.fields, inner as Row);
    }
  }
}

describe.each([
  ['the project', withManyRows(projectModel())],
  ['the library', withManyRows(libraryModel())],
])('Generated sample rows of %s', (_, model) => {
  const rows = rowsOf(model);
  const validation = validationOf(model);
  const resources = model.resources.filter(({ name }) => (rows[name] ?? []).length > 0);

  it.each(resources.map(({ name }) => name))('sample rows conform to the schema of %s', (name) => {
    const resource = resourceNamed(model, name);
    if (!resource) throw new Error(`no ${name}`);
    const writable = new Set(
      resource.fields.filter((field) => !field.readOnly && !field.system).map((one) => one.name),
    );
    for (const row of rows[name] ?? []) {
      const written = Object.fromEntries(Object.entries(row).filter(([field]) => writable.has(field)));
      expect(() => validation.check(resource.schema, resource.fields, written), JSON.stringify(row)).not.toThrow();
    }
  });

  it('references in sample rows point to existing rows', () => {
    const ids = new Map(Object.entries(rows).map(([name, all]) => [name, new Set(all.map((row) => row['id']))]));
    for (const { name, fields } of resources) {
      for (const [target, id] of (rows[name] ?? []).flatMap((row) => [...referencesIn(fields, row)])) {
        expect(ids.get(target)?.has(id), `${name} → ${target}/${String(id)}`).toBe(true);
      }
    }
  });

  it('values of unique fields in sample rows are unique', () => {
    for (const { name, fields } of resources) {
      for (const field of fields.filter(({ unique }) => unique)) {
        const values = (rows[name] ?? []).map((row) => row[field.name]).filter((value) => value !== undefined);
        expect(new Set(values).size, `${name}.${field.name}`).toBe(values.length);
      }
    }
  });

  it('references in sample rows fit their options and the other values of the row', () => {
    const find = (name: string, id: unknown) => rows[name]?.find((row) => row['id'] === id);
    for (const { name, fields } of resources)
      for (const field of fields) {
        if (field.kind !== 'reference' || !field.options || field.readOnly || field.required) continue;
        const drivers = optionDrivers(field.options);
        // Skip references whose options cannot be checked. Records of the same resource are not known yet when the
        // reference is filled. If the options depend on a hidden field, this field has no value.
        if (field.resource === name || fields.some((one) => one.when && drivers.includes(one.name))) continue;
        for (const row of rows[name] ?? []) {
          const chosen = row['is_superuser'] === true ? undefined : find(field.resource, row[field.name]);
          const conditions = optionConditions(field.options, row, () => ANCHOR.toISOString().slice(0, 10));
          const fitting = (rows[field.resource] ?? []).filter((one) => meets(conditions, one));
          if (chosen && fitting.length > 0 && !field.unique)
            expect(meets(conditions, chosen), `${name}.${field.name}`).toBe(true);
        }
      }
  });

  it('generated sample rows are the same on every run', () => expect(rowsOf(model)).toEqual(rows));
});

it('sample accounts can sign in, and the first account is a superuser of the top office', () => {
  const model = libraryModel();
  const users = rowsOf(model)['users'] ?? [];
  expect(users.length).toBeGreaterThan(1);
  for (const [index, row] of users.entries()) {
    expect(row).toMatchObject({ password: `hashed ${DEMO_PASSWORD}`, is_superuser: index === 0 });
  }
  expect(users[0]).toMatchObject({
    username: 'superuser',
    status: 'ACTIVE',
    office_id: rowsOf(model)['offices']?.[0]?.['id'],
  });
  for (const row of rowsOf(model)['books'] ?? []) expect(row).not.toHaveProperty('password');
});

it('a required unique field with few possible values reduces the number of sample rows', () => {
  const model = libraryModel();
  const state = model.enums.find(({ name }) => name === 'loan-state');
  const values = state?.values.map(({ value }) => value) ?? [];
  const resources = model.resources.map((resource) =>
    resource.name === 'authors'
      ? {
          ...resource,
          seed: 50,
          fields: resource.fields.map((field): Field =>
            field.name === 'name' ? { ...field, kind: 'enum', enum: 'loan-state', values, unique: true } : field,
          ),
        }
      : resource,
  );
  const names = rowsOf({ ...model, resources })['authors']?.map((row) => row['name']);
  expect(names?.toSorted()).toEqual(values.toSorted());
});

it('a field kind that the project implements in code provides its own sample value', () => {
  const field = resourceNamed(libraryModel(), 'books')?.fields.find(({ name }) => name === 'title');
  if (!field) throw new Error('no title');
  const kind: ProjectKind = {
    name: 'plate',
    base: 'text',
    message: { en: 'Not a plate.' },
    examples: [],
    sample: () => '29B-123.45',
  };
  const source = { random: seededRandom(1), idsOf: () => [], kinds: [kind] };
  expect(syntheticValue({ ...field, format: 'plate', coded: true }, source, 0)).toBe('29B-123.45');
  expect(syntheticValue({ ...field, format: 'plate' }, source, 0)).not.toBe('29B-123.45');
});
