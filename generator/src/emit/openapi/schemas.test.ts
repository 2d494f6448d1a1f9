import { readFileSync } from 'node:fs';
import type { Field, Model, Resource } from '@tuyen/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { booksOf, library } from '../../testing/library.ts';
import { withOneWayFields } from './one-way-fields.ts';
import { enumSchemas, withoutOwnKeywords, property, recordSchemas, englishText, writable } from './schemas.ts';

let model: Model;
let books: Resource;

beforeAll(async () => {
  ({ model } = await library());
  books = booksOf(model);
});

function fieldNamed(name: string): Field {
  const found = books.fields.find((field) => field.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

const named = (
  name: string,
  more: Partial<Pick<Field, 'readOnly' | 'writeOnly' | 'system' | 'unique' | 'help' | 'examples' | 'default'>> = {},
): Field => ({
  ...fieldNamed(name),
  ...more,
});

describe('OpenAPI schema of a field', () => {
  const TITLE = { title: 'Title', type: 'string', minLength: 1, maxLength: 200 };

  test('the OpenAPI schema of a field is its JSON Schema with its label as title', () => {
    expect(property(model, named('title'), false)).toEqual(TITLE);
  });

  test('the OpenAPI schema of an optional field allows null', () => {
    expect(property(model, named('title'), true)).toEqual({ ...TITLE, type: ['string', 'null'] });
    expect(property(model, named('state'), true)).toEqual({
      title: 'State',
      readOnly: true,
      default: 'ON_SHELF',
      anyOf: [{ $ref: '#/components/schemas/BookState' }, { type: 'null' }],
    });
    const chosen: Field = { ...named('title'), schema: { type: 'string', enum: ['a', 'b'] } };
    expect(property(model, chosen, true)).toEqual({ title: 'Title', type: ['string', 'null'], enum: ['a', 'b', null] });
    const several: Field = { ...named('title'), schema: { type: ['string', 'null'] } };
    expect(property(model, several, true)).toEqual({
      title: 'Title',
      anyOf: [{ type: ['string', 'null'] }, { type: 'null' }],
    });
  });

  test.each([
    [{ readOnly: true }, { readOnly: true }],
    [{ system: true }, { readOnly: true }],
    [{ writeOnly: true }, { writeOnly: true }],
    [{ default: 'x' }, { default: 'x' }],
    [{ default: null }, { default: null }],
    [{ examples: ['a', 'b'] }, { examples: ['a', 'b'] }],
    [{ examples: [] }, {}],
    [{ help: { en: 'As printed.' } }, { description: 'As printed.' }],
    [{ unique: true }, { description: 'No two records share a value.' }],
    [{ help: { en: 'As printed.' }, unique: true }, { description: 'As printed. No two records share a value.' }],
  ])('the OpenAPI schema of a field with %j has %j', (more, expected) => {
    expect(property(model, named('title', more), false)).toEqual({ ...TITLE, ...expected });
  });

  test('a field of a project kind has the kind’s pattern and examples, unless it defines its own examples', () => {
    const isbn = model.kinds.find(({ name }) => name === 'isbn');
    expect(property(model, named('isbn'), false)).toMatchObject({ pattern: isbn?.pattern, examples: isbn?.examples });
    expect(property(model, named('isbn', { examples: ['1'] }), false)).toMatchObject({ examples: ['1'] });
    expect(isbn?.examples).not.toEqual([]);
  });

  test('the OpenAPI schema of a writable reference names the permission needed to set it', () => {
    const right = (more: object) =>
      Object(property(model, { ...named('author_id'), ...more }, false)).description ?? '';
    const needed = "Needs the permission `update` of that resource, in the caller's own office.";
    expect(right({ use: 'update' })).toContain(needed);
    expect(right({ use: 'update', readOnly: true })).not.toContain(needed);
    expect(right({ use: 'read' })).not.toContain('Needs');
    expect(right({ use: 'public' })).not.toContain('Needs');
  });
});

describe('OpenAPI schemas of a resource', () => {
  const keys = (value: unknown): readonly string[] => Object.keys(Object(value));

  test('a resource has separate OpenAPI schemas for responses, creation and changes', () => {
    const title = named('title');
    const note = { ...named('pages'), required: false };
    const secret = { ...named('isbn'), writeOnly: true };
    const id = fieldNamed('id');
    const { Book, BookInput, BookPatch, ...others } = recordSchemas(model, {
      ...books,
      fields: [id, title, note, secret],
    });
    expect(others).toEqual({});
    expect(Book).toMatchObject({ title: 'Book', type: 'object', required: ['id', 'title'] });
    expect(keys(Object(Book).properties)).toEqual(['id', 'title', 'pages', 'can']);
    expect(BookInput).toMatchObject({ title: 'Book, to create', type: 'object', required: ['title'] });
    expect(keys(Object(BookInput).properties)).toEqual(['title', 'pages', 'isbn']);
    expect(Object(BookInput).properties.title.type).toBe('string');
    expect(Object(BookInput).properties.pages.type).toEqual(['integer', 'null']);
    expect(BookPatch).toMatchObject({
      title: 'Book, to change: only the fields that change',
      type: 'object',
      minProperties: 1,
      properties: { version: { type: 'integer' } },
    });
    expect(keys(Object(BookPatch).properties)).toEqual(['title', 'pages', 'isbn', 'version']);
  });

  test('the response schema describes `can` and the referenced records, which a client can request', () => {
    const { Book } = recordSchemas(model, books);
    expect(Book).toMatchObject({
      properties: {
        can: { $ref: '#/components/schemas/ApiCan' },
        author: { $ref: '#/components/schemas/Author' },
      },
    });
    expect(Object(Book).required).not.toContain('can');
    expect(Object(Book).required).not.toContain('author');
  });

  test('a resource that nobody can write has only an OpenAPI schema for responses', () => {
    const fields = [named('title', { readOnly: true }), fieldNamed('id')];
    expect(keys(recordSchemas(model, { ...books, fields }))).toEqual(['Book']);
    expect(writable({ ...books, fields })).toEqual([]);
  });

  test('settings have an OpenAPI schema of effective values, which may be missing for an office', () => {
    const settings: Resource = { ...books, fields: [named('title')], singleton: { path: 'settings' } };
    const { EffectiveBook } = recordSchemas(model, settings);
    expect(EffectiveBook).toMatchObject({
      title: 'Book, in effect',
      type: 'object',
      properties: {
        id: { type: ['string', 'null'] },
        office_id: { type: ['string', 'null'] },
        version: { type: 'integer' },
      },
    });
    expect(keys(Object(EffectiveBook).properties)).toEqual(['title', 'id', 'office_id', 'version', 'origins']);
    expect(EffectiveBook).not.toHaveProperty('required');
  });
});

test('each enum has an OpenAPI schema that lists its values', () => {
  const [first] = model.enums;
  if (!first) throw new Error('No enum');
  const one = { ...first, name: 'color', label: { en: 'Color' }, values: [{ value: 'RED', label: { en: 'Red' } }] };
  expect(enumSchemas({ ...model, enums: [one] })).toEqual({ Color: { title: 'Color', enum: ['RED'] } });
});

test('project keywords are removed from an OpenAPI schema, but properties with the same names stay', () => {
  const schema = {
    $schema: 'a',
    $id: 'b',
    type: 'object',
    'x-label': { en: 'A' },
    properties: { 'x-own': { type: 'string', 'x-a': 1 }, $id: { type: 'string' } },
    items: { properties: { properties: { 'x-a': 1, type: 'null' } } },
    enum: ['a', 1, null, true],
    anyOf: [{ 'x-a': 1, const: 1 }],
  };
  expect(withoutOwnKeywords(schema)).toEqual({
    type: 'object',
    properties: { 'x-own': { type: 'string' }, $id: { type: 'string' } },
    items: { properties: { properties: { type: 'null' } } },
    enum: ['a', 1, null, true],
    anyOf: [{ const: 1 }],
  });
  expect(withoutOwnKeywords(schema)).toBe(withoutOwnKeywords(schema));
});

test('texts of the OpenAPI document are in English, or else in the project’s first language', () => {
  expect([englishText({ vi: 'Sách', en: 'Book' }), englishText({ vi: 'Sách' })]).toEqual(['Book', 'Sách']);
});

describe('Write-only and read-only fields inside a list', () => {
  function chapters(): Field {
    const list = fieldNamed('chapters');
    if (!('fields' in list) || list.kind !== 'nested-list') throw new Error('No list');
    const [heading, page] = list.fields;
    if (!heading || !page) throw new Error('No fields');
    return {
      ...list,
      fields: [
        heading,
        { ...page, writeOnly: true },
        { ...page, name: 'number', readOnly: true, schema: { type: 'integer', minimum: 1 } },
        { ...page, name: 'any', readOnly: true, schema: {} },
        { ...page, name: 'hidden', readOnly: true, writeOnly: true },
      ],
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['heading', 'page'],
          properties: { heading: { type: 'string' }, page: { type: 'integer' } },
        },
      },
    };
  }

  test('a response schema omits write-only fields inside a list and includes read-only fields', () => {
    expect(withOneWayFields(chapters(), 'hidden').schema).toEqual({
      type: 'array',
      items: {
        type: 'object',
        required: ['heading'],
        properties: {
          heading: { type: 'string' },
          number: { type: ['integer', 'null'], minimum: 1, readOnly: true },
          any: { readOnly: true },
        },
      },
    });
  });

  test('a request schema marks write-only fields inside a list and omits read-only fields', () => {
    expect(withOneWayFields(chapters(), 'marked').schema).toEqual({
      type: 'array',
      items: {
        type: 'object',
        required: ['heading', 'page'],
        properties: { heading: { type: 'string' }, page: { type: 'integer', writeOnly: true } },
      },
    });
  });

  test('a list without write-only or read-only fields inside keeps its schema unchanged', () => {
    const [list, title] = [fieldNamed('chapters'), named('title', { writeOnly: true })];
    expect(withOneWayFields(list, 'hidden')).toBe(list);
    expect(withOneWayFields(title, 'hidden')).toBe(title);
  });
});

test('in the OpenAPI document, schemas for changes have no defaults, and times of day have the format "hour-minute"', () => {
  const file = new URL('../../../../domain/src/generated/openapi.gen.json', import.meta.url);
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  const patches = Object.entries(components.schemas).filter(([name]) => name.endsWith('Patch'));
  expect(patches.length).toBeGreaterThan(10);
  for (const [name, schema] of patches) expect(JSON.stringify(schema), name).not.toContain('"default":');
  const text = JSON.stringify(components.schemas);
  expect(text).not.toContain('"format":"time"');
  expect(text).toContain('"format":"hour-minute"');
});
