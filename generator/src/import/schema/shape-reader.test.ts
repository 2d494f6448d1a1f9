import { expect, test } from 'vitest';
import { shapeReader } from './shape-reader.ts';

const SCHEMAS = {
  Pet: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, parent: { $ref: '#/components/schemas/Pet' } },
  },
  Dog: {
    allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { breed: { type: 'string' } }, required: ['breed'] }],
  },
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'object', properties: { a: { type: 'string' } } }] },
  'a/b c': { type: 'integer' },
};
const { shapeOf } = shapeReader({ components: { schemas: SCHEMAS } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('a reference to a component has the shape and the name of the component', () => {
  expect(shapeOf(ref('Pet'))).toMatchObject({ component: 'Pet', type: 'object' });
  expect(shapeOf({ $ref: '#/components/schemas/a~1b%20c' })).toMatchObject({ component: 'a/b c', type: 'integer' });
});

test('a description or nullable beside a reference does not change the component', () => {
  expect(shapeOf({ allOf: [ref('Pet')], nullable: true })).toMatchObject({ component: 'Pet', nullable: true });
  expect(shapeOf({ ...ref('Pet'), description: 'A pet' }).keywords).toMatchObject({ description: 'A pet' });
});

test('allOf merges properties and required, and knows the components that it includes', () => {
  const dog = shapeOf(ref('Dog'));
  expect([...dog.properties.keys()]).toEqual(['name', 'parent', 'breed']);
  expect([...dog.required]).toEqual(['name', 'breed']);
  expect([dog.component, dog.ancestors]).toEqual(['Dog', ['Pet']]);
});

test('a single alternative beside null is that alternative, made nullable', () => {
  expect(shapeOf({ anyOf: [ref('Pet'), { type: 'null' }] })).toMatchObject({ component: 'Pet', nullable: true });
  expect(shapeOf({ oneOf: [{ type: 'string' }, { type: 'null' }] })).toMatchObject({ type: 'string', nullable: true });
});

test('nullable of OpenAPI 3.0 and null among the types of 3.1 mean the same', () => {
  expect(shapeOf({ type: ['integer', 'null'] })).toMatchObject({ type: 'integer', nullable: true });
  expect(shapeOf({ type: 'integer', nullable: true })).toMatchObject({ type: 'integer', nullable: true });
});

test('alternatives that are objects become one object with all their properties, none of which is required', () => {
  const either = shapeOf({ oneOf: [ref('Pet'), { type: 'object', properties: { code: {} }, required: ['code'] }] });
  expect([[...either.properties.keys()], [...either.required], either.isUnion]).toEqual([
    ['name', 'parent', 'code'],
    [],
    true,
  ]);
});

test.each([
  [['string', 'integer'], 'mixed'],
  [['integer', 'number'], 'number'],
  [['string', 'string'], 'string'],
])('alternatives with the types %j have the type %s', (types, type) => {
  expect(shapeOf({ oneOf: types.map((one) => ({ type: one })) }).type).toBe(type);
});

test('alternatives of constants are an enum with their titles as labels', () => {
  const oneOf = [
    { const: 'A', title: 'First' },
    { const: 'B', title: 'Second' },
  ];
  expect(shapeOf({ oneOf }).keywords).toEqual({ enum: ['A', 'B'], 'x-enumNames': ['First', 'Second'] });
});

test('alternatives that only require properties say nothing about the type', () => {
  const shape = shapeOf({ type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] });
  expect([shape.type, [...shape.properties.keys()]]).toEqual(['object', ['a']]);
});

test('a schema that includes itself is read without its own part', () => {
  expect([...shapeOf(ref('Loop')).properties.keys()]).toEqual(['a']);
});

test('a reference to nothing, to another file or in a circle has no type', () => {
  const circle = shapeReader({ a: { $ref: '#/b' }, b: { $ref: '#/a' } });
  expect(shapeOf({ $ref: '#/components/schemas/Nothing' }).type).toBe('any');
  expect(shapeOf({ $ref: 'other.yaml#/Pet' })).toMatchObject({ type: 'any', keywords: { $ref: 'other.yaml#/Pet' } });
  expect(circle.shapeOf({ $ref: '#/a' }).type).toBe('any');
  expect(circle.follow({ $ref: '#/a' })).toEqual({});
});
