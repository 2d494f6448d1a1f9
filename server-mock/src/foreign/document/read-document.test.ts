import { describe, expect, it } from 'vitest';
import { openReferences } from './references.ts';
import { parseDocument } from './read-document.ts';
import { upgradeSchemas } from './upgrade.ts';

const info = { title: 'T', version: '1' };
const parse = (value: unknown) => parseDocument(typeof value === 'string' ? value : JSON.stringify(value), 'api.yaml');

describe('reading a document', () => {
  it.each([
    ['a: [', 'api.yaml is neither JSON nor YAML'],
    ['text', 'api.yaml is no OpenAPI document: it must be an object.'],
    [
      { swagger: '2.0', info, paths: {} },
      'Convert it to OpenAPI 3 first: npx swagger2openapi api.yaml -o openapi.yaml',
    ],
    [{ openapi: '4.0.0', info, paths: {} }, 'Versions 3.0 and 3.1 are supported.'],
    [{ openapi: '3.1.0', info, components: {} }, 'api.yaml has no "paths", so there is nothing to serve.'],
  ])('the document %j is refused with a reason', async (value, message) => {
    await expect(parse(value)).rejects.toThrow(message);
  });

  it('a document with errors is served, and its errors are warnings', async () => {
    const paths = { '/a': { get: { responses: { 200: {} } } } };
    const { document, warnings } = await parse({ openapi: '3.0.0', info, paths });
    expect(Object.keys(document.paths)).toEqual(['/a']);
    expect(warnings.join()).toContain('description');
  });

  it('a reference that leaves the document or leads nowhere is reported', () => {
    const { resolve } = openReferences({ a: { b: 1 } });
    expect(() => resolve({ $ref: 'other.yaml#/a' })).toThrow('leaves the document. Bundle it into one file first.');
    expect(() => resolve({ $ref: '#/a/c' })).toThrow('names no part of the document.');
  });
});

describe('schemas of OpenAPI 3.0', () => {
  it.each([
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, { type: 'string' }],
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ nullable: true, allOf: [{ $ref: '#/a' }] }, { anyOf: [{ allOf: [{ $ref: '#/a' }] }, { type: 'null' }] }],
    [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [{ maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
    [{ exclusiveMinimum: 1 }, { exclusiveMinimum: 1 }],
  ])('%j becomes %j', (schema, upgraded) => {
    expect(upgradeSchemas(schema)).toEqual(upgraded);
  });

  it('examples stay as they are, and a property with the name of a keyword is a schema', () => {
    const data = { nullable: true, type: 'string' };
    const schema = { example: data, properties: { example: { type: 'string', nullable: true } } };
    expect(upgradeSchemas(schema)).toEqual({ example: data, properties: { example: { type: ['string', 'null'] } } });
  });
});
