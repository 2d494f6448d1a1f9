import type { Field, JsonSchema } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { findings, openAjv } from './ajv.ts';
import type { Row } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { type FieldError, Problem } from '../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { fieldErrors, validationOf } from './validation.ts';

const model = libraryModel();
const validation = validationOf(model);
const books = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'books');

function errors(values: Row, stored?: Row, fields = books.fields, schema: JsonSchema = books.schema) {
  try {
    validation.check(schema, fields, values, stored);
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect([error.status, error.code, error.params]).toEqual([422, 'validation_failed', {}]);
    return error.errors;
  }
}

describe('Validation errors of a record', () => {
  it.each<[Row, Readonly<Record<string, FieldError>>]>([
    [{ title: 'a' }, {}],
    [{}, { title: { code: 'required' } }],
    [{ title: null }, { title: { code: 'required' } }],
    [{ title: 5 }, { title: { code: 'type', params: { type: 'string' } } }],
    [{ title: 'a', pages: 0 }, { pages: { code: 'minimum', params: { comparison: '>=', limit: 1 } } }],
    [{ title: 'x'.repeat(121) }, { title: { code: 'maxLength', params: { limit: 120 } } }],
    [{ title: 'a', published_on: 'x' }, { published_on: { code: 'format', params: { format: 'date' } } }],
    [{ title: 'a', status: 'GONE' }, { status: { code: 'enum', params: {} } }],
    [
      { title: 'a', nope: 1, chapters: [{ name: 'b', more: 2 }] },
      { nope: { code: 'unknown' }, 'chapters.0.more': { code: 'unknown' } },
    ],
    [{ title: 'a', chapters: [{ name: 'b' }, {}] }, { 'chapters.1.name': { code: 'required' } }],
  ])('validating the record %j reports each error at its field', (values, expected) => {
    expect(errors(values)).toEqual(expected);
  });

  it('validating a record reports at most a hundred errors', () => {
    const unknown = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`n${index}`, 1]));
    expect(Object.keys(errors({ title: 'a', ...unknown }) ?? {})).toHaveLength(100);
    const chapters = Array.from({ length: 101 }, () => ({}));
    expect(Object.keys(errors({ title: 'a', chapters }) ?? {})).toHaveLength(100);
  });

  it('an invalid value that is already stored is accepted in a changed record until the value itself changes', () => {
    const stored = { title: 'a', pages: 0 };
    expect(errors({ title: 'b', pages: 0 }, stored)).toEqual({});
    expect(Object.keys(errors({ title: 'b', pages: -1 }, stored) ?? {})).toEqual(['pages']);
    expect(errors({}, {})).toEqual({ title: { code: 'required' } });
    expect(Object.keys(errors({ title: 'b', pages: 0 }, { title: 'a', pages: 1 }) ?? {})).toEqual(['pages']);
  });

  it('validating against a partial schema requires no values', () => {
    const partial = validation.partial(books.schema);
    expect(errors({}, undefined, books.fields, partial)).toEqual({});
    expect(Object.keys(errors({ pages: 0 }, undefined, books.fields, partial) ?? {})).toEqual(['pages']);
    expect(validation.partial(books.schema)).toBe(partial);
  });
});

describe('List rows whose values must not decrease', () => {
  const rising = books.fields.map((field): Field =>
    field.kind === 'nested-list' && field.name === 'chapters'
      ? { ...field, rows: { ...field.rows, ascending: 'page' } }
      : field,
  );
  const schema: JsonSchema = { type: 'object' };
  const chapters = (...pages: number[]) => ({ chapters: pages.map((page) => ({ name: 'a', page })) });
  const falls = (values: Row, stored?: Row) =>
    Object.entries(errors(values, stored, rising, schema) ?? {}).filter(([, error]) =>
      JSON.stringify(error).includes('ascending'),
    );

  it('a list row with a lower value than the previous row is reported with its position and that value', () => {
    expect(falls(chapters(1, 2, 2))).toEqual([]);
    expect(falls(chapters(5, 3, 4))).toEqual([
      ['chapters.1.page', { code: 'ascending', params: { row: 2, before: 5 } }],
    ]);
  });

  it('a stored list with decreasing values is accepted while it stays unchanged', () => {
    expect(falls(chapters(5, 3), chapters(5, 3))).toEqual([]);
    expect(falls(chapters(5, 3), chapters(5, 4))).toHaveLength(1);
  });
});

describe('Errors of a compiled JSON Schema', () => {
  const ajv = openAjv(model);
  const found = (schema: JsonSchema, value: unknown) => fieldErrors(findings(ajv.compile(schema), value));

  it('each validation error names the path of the value and the code of the violated rule', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { 'a/b': { type: 'object', properties: { 'c~d': { type: 'number' } } } },
    };
    expect(found(schema, { 'a/b': { 'c~d': 'x' } })).toEqual({
      'a/b.c~d': { code: 'type', params: { type: 'number' } },
    });
    expect(found({ type: 'object', additionalProperties: false }, { more: 1 })).toEqual({ more: { code: 'unknown' } });
    expect(found({ type: 'object', required: ['a'] }, {})).toEqual({ a: { code: 'required' } });
    expect(found({ type: 'string' }, null)).toEqual({ '': { code: 'required' } });
  });

  it('only the first error of a value is reported, and a failed `anyOf` is reported only without other errors', () => {
    const either: JsonSchema = { not: { type: 'string' } };
    expect(found(either, 'a')).toEqual({ '': { code: 'invalid' } });
    const both: JsonSchema = {
      type: 'object',
      properties: { a: { type: 'number', minimum: 5 }, b: { anyOf: [{ type: 'number' }] } },
    };
    expect(found(both, { a: 'x', b: 'x' })).toEqual({
      a: { code: 'type', params: { type: 'number' } },
      b: { code: 'type', params: { type: 'number' } },
    });
  });

  it('a compiled JSON Schema reports at most a hundred errors', () => {
    const value = Array.from({ length: 101 }, () => 'x');
    expect(Object.keys(found({ type: 'array', items: { type: 'number' } }, value))).toHaveLength(100);
  });
});

it('the JSON Schemas are compiled only once per model', () => {
  expect(validationOf(model)).toBe(validation);
  expect(validationOf({ ...model })).not.toBe(validation);
});
