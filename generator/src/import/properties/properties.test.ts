import { describe, expect, test } from 'vitest';
import { importDocument, listOf, object, ref, resourcePaths, TEXT } from '../testing/document.ts';

async function drafted(properties: object, schemas: object = {}) {
  const imported = await importDocument({
    paths: resourcePaths('/things', object({ id: TEXT, ...properties })),
    components: { schemas },
  });
  return { ...imported, fields: imported.file('resources/things').schema.properties };
}

async function field(schema: object, schemas: object = {}) {
  const { 'x-label': _, ...written } = (await drafted({ thing: schema }, schemas)).fields.thing;
  return written;
}

describe('single values', () => {
  test.each<[object, object]>([
    [
      { type: 'string', maxLength: 40 },
      { type: 'string', maxLength: 40 },
    ],
    [
      { type: 'string', maxLength: 4000 },
      { type: 'string', maxLength: 4000, 'x-multiline': true },
    ],
    [
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date-time' },
    ],
    [
      { type: 'string', format: 'uri' },
      { type: 'string', format: 'uri' },
    ],
    [{ type: 'string', format: 'unheard-of' }, { type: 'string' }],
    [{ type: 'string', minLength: 5, maxLength: 3 }, { type: 'string' }],
    [
      { type: 'string', minLength: 0, maxLength: 30 },
      { type: 'string', maxLength: 30 },
    ],
    [
      { type: 'string', pattern: '^[A-Z]{3}$' },
      { type: 'string', pattern: '^[A-Z]{3}$' },
    ],
    [{ type: 'string', pattern: '^(a+)+$' }, { type: 'string' }],
    [{ type: 'string', pattern: '[' }, { type: 'string' }],
    [{ type: 'integer', format: 'int32', minimum: -2147483648, maximum: 2147483647 }, { type: 'integer' }],
    [
      { type: 'integer', minimum: 0, maximum: 1e300 },
      { type: 'integer', minimum: 0 },
    ],
    [
      { type: 'number', minimum: 0, exclusiveMinimum: true },
      { type: 'number', exclusiveMinimum: 0 },
    ],
    [{ type: 'number', minimum: 3, maximum: 1 }, { type: 'number' }],
    [
      { type: 'integer', enum: [1, 2, null] },
      { type: 'integer', enum: [1, 2] },
    ],
    [{ type: 'integer', enum: [1, 2 ** 63] }, { type: 'integer' }],
    [{ type: 'boolean', nullable: true }, { type: 'boolean' }],
    [listOf(TEXT), { type: 'array', items: { type: 'string' } }],
  ])('%j becomes %j', async (schema, expected) => {
    expect(await field(schema)).toEqual(expected);
  });

  test('examples and defaults are never copied', async () => {
    const { draft } = await drafted({
      token: { type: 'string', example: 'sk_live_secret', default: 'sk_live_secret' },
    });
    expect(JSON.stringify(draft)).not.toContain('sk_live');
  });

  test('a property is left out if its name has an invisible character', async () => {
    const { fields, draft } = await drafted({ name: TEXT, 'a\u001B[31m': TEXT, 'b\u202E': TEXT, 'c\uD800': TEXT });
    expect(Object.keys(fields)).toEqual(['name']);
    expect(draft.notes.filter(({ code }) => code === 'TUY842')).toHaveLength(3);
    expect(JSON.stringify(draft)).not.toMatch(/u001b|u202e|ud800/iu);
  });

  test('labels come from titles, help from short descriptions', async () => {
    const { fields } = await drafted({
      a: { type: 'string', title: 'Article', description: 'A short help.' },
      due_on: { type: 'string', description: 'x'.repeat(201) },
    });
    expect(fields).toEqual({
      a: { type: 'string', 'x-label': { en: 'Article' }, 'x-help': { en: 'A short help.' } },
      due_on: { type: 'string', 'x-label': { en: 'Due on' } },
    });
  });
});

describe('enums', () => {
  test('values have labels, and null and empty text are no values', async () => {
    expect(await field({ type: 'string', enum: ['IN_USE', 'camelCase', null, ''] })).toEqual({
      type: 'string',
      enum: ['IN_USE', 'camelCase'],
      'x-values': { IN_USE: { en: 'In use' }, camelCase: { en: 'Camel Case' } },
    });
  });

  test('the labels of enum values come from x-enum-varnames if the document has such names', async () => {
    const named = await field({ type: 'string', enum: ['1', '2'], 'x-enum-varnames': ['One', 'Two'] });
    expect(named['x-values']).toEqual({ 1: { en: 'One' }, 2: { en: 'Two' } });
  });

  test('a component that two properties use is a file', async () => {
    const { fields, file } = await drafted(
      { a: ref('Color'), b: listOf(ref('Color')) },
      { Color: { type: 'string', enum: ['red'] } },
    );
    expect([fields.a.$ref, fields.b.items.$ref]).toEqual(['../enums/color.json', '../enums/color.json']);
    expect(file('enums/color')).toEqual({
      type: 'string',
      enum: ['red'],
      'x-label': { en: 'Color' },
      'x-values': { red: { en: 'Red' } },
    });
  });

  test('an enum with values that no field can store becomes a text field', async () => {
    expect(await field({ type: 'string', enum: ['x'.repeat(101)] })).toEqual({ type: 'string' });
  });
});

describe('objects', () => {
  test('objects and lists of objects have inputs for their fields', async () => {
    const { fields } = await drafted({
      address: object({ Street: TEXT }),
      lines: listOf(object({ amount: { type: 'number' } })),
    });
    expect(fields.address).toMatchObject({
      type: 'object',
      properties: { street: { type: 'string', 'x-at': 'Street' } },
    });
    expect(fields.lines).toMatchObject({
      type: 'array',
      items: { type: 'object', properties: { amount: { type: 'number' } } },
    });
  });

  test.each<[string, object, object]>([
    ['the names in it are free', { type: 'object', additionalProperties: TEXT }, {}],
    ['its values have several types', { oneOf: [TEXT, { type: 'integer' }] }, {}],
    ['"Node" contains itself', listOf(ref('Node')), { Node: object({ children: listOf(ref('Node')) }) }],
    ['it is more than 3 objects deep', object({ a: object({ b: object({ c: object({ d: TEXT }) }) }) }), {}],
    ['its items are no texts and no objects', listOf({ type: 'integer' }), {}],
    ['the document gives no type', {}, {}],
    ['it refers to another document (other.yaml#/A)', { $ref: 'other.yaml#/A' }, {}],
    [
      'it has more than 400 fields',
      object(Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`f${index}`, TEXT]))),
      {},
    ],
  ])('a property becomes a JSON field, and a note gives the reason: %s', async (reason, schema, schemas) => {
    const { draft } = await drafted({ thing: schema }, schemas);
    const notes = draft.notes.filter(({ code }) => code === 'TUY841').map(({ message }) => message);
    expect(notes).toContain(`The field is edited as JSON, because ${reason}.`);
    expect(JSON.stringify(draft.files)).toContain('"x-kind":"json"');
  });
});

describe('names', () => {
  test('a property that would get the name of another field is reported and renamed', async () => {
    const { fields, notes } = await drafted({ fooBar: TEXT, foo_bar: TEXT });
    expect([fields.foo_bar, fields.foo_bar_2]).toMatchObject([{}, { 'x-at': 'fooBar' }]);
    expect(notes).toEqual(['TUY842 things.fooBar']);
  });

  test('a property named like a member of every JavaScript object is renamed, and a name without Latin letters is left out', async () => {
    const { fields, notes } = await drafted({ constructor: TEXT, __proto__x: TEXT, 日本: TEXT, q: TEXT });
    expect(Object.keys(fields)).toEqual(['constructor_value', 'proto_x', 'q_value']);
    expect(notes).toContain('TUY842 things.日本');
  });
});
