import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findings } from '@tuyen/server/extension';
import { openForeignApi } from '../answers/api.ts';
import { readDocument } from '../document/read-document.ts';
import { DOCUMENTS } from '../testing/mock-over-http.ts';
import { openLocale } from '../../seed/sample/locale.ts';
import { seededRandom } from '../../seed/random.ts';
import type { Schema } from '../document/open-api.ts';
import { openReferences } from '../document/references.ts';
import { sampleValue } from './sample-value.ts';

const locale = await openLocale('en');
const anchor = new Date('2026-03-16T02:00:00Z');
const source = (index: number, references = openReferences({})) => {
  locale.faker.seed(index);
  return { references, random: seededRandom(index), locale, anchor, index, rows: 25 };
};
const sample = (schema: object, name = '', index = 1) => sampleValue(schema, name, source(index));

describe('sample values', () => {
  it.each(['newsletter.yaml', 'pets.yaml'])('every sample of %s fits its schema', async (name) => {
    const { document } = await readDocument(join(DOCUMENTS, name));
    const { operations, references, validators } = openForeignApi(document);
    const media = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) => Object.values(content)),
    );
    const schemas = media.map(({ schema }) => schema).filter((schema) => schema !== undefined);
    expect(schemas.length).toBeGreaterThan(5);
    for (const schema of schemas)
      for (let index = 0; index < 20; index += 1)
        expect(findings(validators.response(schema), sampleValue(schema, '', source(index, references)))).toEqual([]);
  });

  it.each<readonly [schema: Schema]>([
    [{ type: 'integer', minimum: 5, exclusiveMaximum: 7 }],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 0.02 }],
    [{ type: 'integer', multipleOf: 25, minimum: 100, maximum: 200 }],
    [{ type: 'string', minLength: 80, maxLength: 90 }],
    [{ type: 'string', maxLength: 4 }],
    [{ type: 'string', pattern: '^[A-Z]{3}-\\d{2,4}$' }],
    [{ type: 'string', pattern: '^(red|green)-(?:1|2)$' }],
    [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 3, uniqueItems: true }],
    [{ type: 'object', additionalProperties: { type: 'integer' } }],
    [{ const: { a: 1 } }],
    [{ oneOf: [{ type: 'null' }, { type: 'boolean' }] }],
    ...['date', 'date-time', 'time', 'duration', 'uuid', 'email', 'uri', 'hostname', 'ipv4', 'ipv6', 'byte'].map(
      (format) => [{ type: 'string', format }] as const,
    ),
  ])('a sample of %j keeps to its limits', (schema) => {
    const { validators } = openForeignApi({ paths: {} });
    for (let index = 0; index < 20; index += 1) {
      const value = sample(schema, 'thing', index);
      expect(findings(validators.response(schema), value), JSON.stringify(value)).toEqual([]);
    }
  });

  it('the first record has the examples of the document, and the others have similar values', () => {
    const schema = {
      type: 'object',
      properties: { code: { type: 'string', example: 'AB-1234' }, rank: { enum: [1, 2] } },
    };
    expect(sample(schema, '', 0)).toEqual({ code: 'AB-1234', rank: 1 });
    expect(sample(schema, '', 1)).toEqual({ code: expect.stringMatching(/^AB-\d{4}$/u), rank: expect.any(Number) });
  });

  it('a sample text fits the name of its property', () => {
    expect(sample({ type: 'string' }, 'contactEmail')).toMatch(/@example\.(?:com|net|org)$/u);
    expect(sample({ type: 'string' }, 'createdAt')).toMatch(/^20\d\d-\d\d-\d\dT/u);
    expect(sample({ type: 'string' }, 'avatar_url')).toMatch(/^https:\/\/example\.com\//u);
  });

  it('a schema that contains itself ends, and write-only properties are left out', () => {
    const node = {
      type: 'object',
      properties: { child: { $ref: '#/node' }, secret: { type: 'string', writeOnly: true } },
    };
    const text = JSON.stringify(sampleValue(node, '', source(1, openReferences({ node }))));
    expect(text.length).toBeLessThan(200);
    expect(text).not.toContain('secret');
  });
});
