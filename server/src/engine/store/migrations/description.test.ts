import { describe, expect, it } from 'vitest';
import { describeModel, descriptionDigest } from './description.ts';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { choiceProperty, type JsonObject, numberProperty, project, textProperty } from './stored-database.fixture.ts';

const fieldOf = (value: JsonObject, more: JsonObject = {}) =>
  describeModel(project({ code: textProperty(), value }, more)).resources['tools']?.fields['value'];

describe('Stored description of a field', () => {
  const plain = { kind: 'text', column: 'text', needed: false, unique: false, secret: false };

  it.each<[what: string, value: JsonObject, more: JsonObject, expected: JsonObject]>([
    [
      'has its type and its assertions',
      textProperty({ maxLength: 3 }),
      {},
      { schema: { type: 'string', maxLength: 3 } },
    ],
    ['not its texts and default', textProperty({ default: 'x', description: 'd' }), {}, { schema: { type: 'string' } }],
    [
      'says that each row has a value',
      textProperty(),
      { schema: { required: ['value'] } },
      { needed: true, schema: { type: 'string' } },
    ],
    [
      'that no two rows have the same',
      textProperty({ 'x-unique': true }),
      {},
      { unique: true, schema: { type: 'string' } },
    ],
    ['that it is a secret', textProperty({ writeOnly: true }), {}, { secret: true, schema: { type: 'string' } }],
    ['its earlier name', textProperty({ 'x-renamed-from': 'old' }), {}, { from: 'old', schema: { type: 'string' } }],
    ['another column', numberProperty(), {}, { kind: 'integer', column: 'bigint', schema: { type: 'integer' } }],
    ['its values', choiceProperty(['A', 'B']), {}, { kind: 'enum', schema: { type: 'string', enum: ['A', 'B'] } }],
    [
      'what is asserted of its inside, also of a property that is named like an annotation',
      labeled('Box', { type: 'object', properties: { title: textProperty({ minLength: 1 }) }, required: ['title'] }),
      {},
      {
        kind: 'nested-object',
        column: 'jsonb',
        schema: { type: 'object', properties: { title: { type: 'string', minLength: 1 } }, required: ['title'] },
      },
    ],
    [
      'what is asserted of its elements',
      labeled('List', { type: 'array', items: { type: 'string', title: 'T', maxLength: 2 } }),
      {},
      { kind: 'text-list', column: 'jsonb', schema: { type: 'array', items: { type: 'string', maxLength: 2 } } },
    ],
  ])('the stored description of a field contains what matters for migrations: %s', (_, value, more, expected) => {
    expect(fieldOf(value, more)).toEqual({ ...plain, ...expected });
  });
});

describe('Stored description of a resource', () => {
  it('the stored description of a resource contains its module, earlier name and fields', () => {
    const model = project({ code: textProperty() }, { 'x-renamed-from': 'tools', module: 'equipment' }, 'devices');
    const { devices, users } = describeModel(model).resources;
    expect([devices?.module, devices?.from, users?.from]).toEqual(['equipment', 'tools', undefined]);
    expect(Object.keys(devices?.fields ?? {})).toEqual(
      model.resources.find(({ name }) => name === 'devices')?.fields.map(({ name }) => name),
    );
    expect(devices?.fields['id']?.needed).toBe(false);
  });
});

it('the digest of a schema description has sixteen characters and differs between descriptions', () => {
  const resources = { tools: { module: 'tools', fields: {} } };
  expect(descriptionDigest({ resources })).toMatch(/^[\w-]{16}$/u);
  expect(descriptionDigest({ resources })).toBe(
    descriptionDigest({ resources: { tools: { module: 'tools', fields: {} } } }),
  );
  expect(descriptionDigest({ resources })).not.toBe(descriptionDigest({ resources: {} }));
  // The expected digest must never change. Databases store digests of schemas, and a build that computes another digest
  // for the same schema would not recognize the stored one.
  expect(descriptionDigest({ resources: {} })).toBe('msypCC6GXWSPQIAc');
});
