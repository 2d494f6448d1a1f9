import { expect, test } from 'vitest';
import { ImportError, type ImportOptions } from '../draft.ts';
import { BACKEND, listOf, object, OWN, TEXT } from '../testing/document.ts';
import { jsonSchemaSource as source } from './source.ts';

const bytesOf = (schema: object) => new TextEncoder().encode(JSON.stringify(schema));

async function imported(schema: object, options: ImportOptions = OWN, from = 'schemas/customer.schema.json') {
  const reading = await source.read({ from, bytes: bytesOf(schema) });
  const { files, notes } = source.draft(reading, options);
  const resources = new Map(files.map(({ path, value }) => [path.split('/').slice(1).join('/'), value]));
  return { resources, notes, listed: source.list(reading, options) };
}

test('a schema of an object is a resource with the name of the file', async () => {
  const { resources } = await imported(object({ name: TEXT, id: TEXT }, { required: ['name'] }));
  expect(resources.get('resources/customers.json')).toEqual({
    name: 'customers',
    label: { en: 'Customer' },
    plural: { en: 'Customers' },
    title: '{name}',
    schema: { type: 'object', properties: { name: { type: 'string', 'x-label': { en: 'Name' } } }, required: ['name'] },
  });
});

test('each definition of a schema without properties is a resource, and refers to the others', async () => {
  const $defs = {
    Customer: object({ name: TEXT }),
    Order: object({
      customer: { $ref: '#/$defs/Customer' },
      customerId: TEXT,
      lines: listOf({ $ref: '#/$defs/Line' }),
    }),
    Line: { type: 'array', items: TEXT },
  };
  const { resources, notes } = await imported({ $defs });
  expect([...resources.keys()]).toEqual(['resources/customers.json', 'resources/orders.json']);
  expect(resources.get('resources/orders.json')).toMatchObject({
    schema: {
      properties: { customer_id: { 'x-reference': 'customers' }, customer_id_2: { 'x-reference': 'customers' } },
    },
  });
  expect(notes).toContainEqual({ code: 'TUY849', place: '#/$defs/Line', message: 'It is no object with properties.' });
});

test('--only takes names of definitions, and other definitions are parts of the chosen ones', async () => {
  const definitions = {
    Patient: object({ name: { $ref: '#/definitions/HumanName' } }),
    HumanName: object({ family: TEXT }),
  };
  const { resources, listed } = await imported({ definitions }, { ...OWN, only: ['Patient'] });
  expect([...resources.keys()]).toEqual(['resources/patients.json']);
  expect(resources.get('resources/patients.json')).toMatchObject({
    schema: { properties: { name: { type: 'object', properties: { family: { type: 'string' } } } } },
  });
  expect(listed).toHaveLength(1);
});

test('a configuration is one record of the server', async () => {
  const { resources, listed } = await imported(
    object({ port: { type: 'integer' } }, { title: 'Configuration of the app' }),
    OWN,
    'app.json',
  );
  expect(resources.get('resources/app.json')).toMatchObject({ name: 'app', singleton: { path: 'current' } });
  expect(listed[0]?.actions).toEqual(['show', 'edit']);
});

test('a schema of an answer that contains a list becomes a resource for the items of the list', async () => {
  const { resources } = await imported(
    object({ version: TEXT, data: object({ stations: listOf(object({ name: TEXT })) }) }),
  );
  expect([...resources.keys()]).toEqual(['resources/stations.json']);
});

test('constants with titles are an enum, and patternProperties are JSON', async () => {
  const kind = {
    oneOf: [
      { const: 'a', title: 'First' },
      { const: 'b', title: 'Second' },
    ],
  };
  const { resources } = await imported(object({ kind, more: { type: 'object', patternProperties: { '^x': TEXT } } }));
  expect(resources.get('resources/customers.json')).toMatchObject({
    schema: {
      properties: { kind: { enum: ['a', 'b'], 'x-values': { a: { en: 'First' } } }, more: { 'x-kind': 'json' } },
    },
  });
});

test('records of a back end keep the names of the schema', async () => {
  const { resources } = await imported(object({ unitPrice: { type: 'number' }, taxRate: { type: 'number' } }), BACKEND);
  expect(resources.get('resources/customers.json')).toMatchObject({ at: { backend: 'shop', names: 'camel' } });
});

test('a schema without a resource is refused', async () => {
  await expect(imported({ type: 'string' })).rejects.toThrow(ImportError);
  await expect(source.read({ from: 'a.json', bytes: new TextEncoder().encode('[]') })).rejects.toThrow(
    'a.json is no JSON Schema.',
  );
});

test('a definition that contains itself many times is drafted in linear time', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `N${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const $defs = Object.fromEntries(names.map((name) => [name, object({ ...properties, label: TEXT })]));
  const { resources } = await imported({ $defs }, { ...OWN, only: ['N0'] });
  expect(resources.size).toBe(1);
});

test.each<[object, string, boolean]>([
  [{ $schema: 'https://json-schema.org/draft/2020-12/schema' }, 'a.json', true],
  [{ $schema: 'http://json-schema.org/draft-07/schema#' }, 'a.json', true],
  [{ type: 'object' }, 'customer.schema.json', true],
  [{ type: 'object' }, 'customer.json', false],
])('recognizes a JSON Schema by its content, then by its name: %j in %s', (schema, from, isSchema) => {
  expect(source.recognizes({ from, bytes: bytesOf(schema) })).toBe(isSchema);
});
