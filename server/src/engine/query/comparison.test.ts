import { zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { type MessageParams, Problem } from '../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { comparison } from './comparison.ts';
import { viewOf } from './view.ts';

const model = libraryModel();
const books = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'books');
const view = viewOf(model, books, zoneNamed('Asia/Ho_Chi_Minh'));
const asked = (field: string, operator: string, raw: unknown, parameter = 'filter') =>
  comparison(view, parameter, field, operator, raw);

function refusal(...args: Parameters<typeof asked>): MessageParams | undefined {
  try {
    asked(...args);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.params;
  }
}

describe('Relative days in a list query', () => {
  // 20:00 UTC on 31 March is 03:00 on Wednesday, 1 April, in Hanoi.
  const early = () => new Date('2026-03-31T20:00:00Z');
  const loans = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'loans');
  const then = viewOf(model, loans, zoneNamed('Asia/Ho_Chi_Minh'), early);

  it.each([
    ['today', '2026-04-01'],
    ['today-7', '2026-03-25'],
    ['today+1', '2026-04-02'],
    ['week', '2026-03-30'],
    ['week-1', '2026-03-23'],
    ['month', '2026-04-01'],
    ['month+1', '2026-05-01'],
  ])('%s is a day in the time zone of the project', (text, day) => {
    expect(comparison(then, 'where', 'due_on', '$lt', text)).toEqual({ field: 'due_on', operator: '$lt', value: day });
  });

  it('a relative day compared with a moment means the whole day', () => {
    expect(comparison(then, 'where', 'created_at', '$eq', 'today')).toEqual({
      all: [
        { field: 'created_at', operator: '$gte', value: '2026-03-31T17:00:00.000Z' },
        { field: 'created_at', operator: '$lt', value: '2026-04-01T17:00:00.000Z' },
      ],
    });
  });

  it('a text named like a relative day is compared as a text', () => {
    expect(comparison(then, 'where', 'reader', '$eq', 'today')).toMatchObject({ value: 'today' });
  });
});

describe('Comparisons in a list query', () => {
  it.each<[string, string, unknown, object]>([
    ['pages', '$gt', '3', { operator: '$gt', value: 3 }],
    ['pages', 'lte', 3, { operator: '$lte', value: 3 }],
    ['rare', '$eq', true, { operator: '$eq', value: true }],
    ['title', '$cont', 'a,b', { operator: '$cont', value: 'a,b' }],
    ['title', '$in', 'a,b', { operator: '$in', values: ['a', 'b'] }],
    ['title', '$notin', ['a,b'], { operator: '$notin', values: ['a,b'] }],
    ['title', '$inL', 'a', { operator: '$inL', values: ['a'] }],
    ['title', '$notinL', 'a', { operator: '$notinL', values: ['a'] }],
    ['pages', '$between', '1,2', { operator: '$between', from: 1, to: 2 }],
    ['pages', '$isnull', '', { operator: '$isnull' }],
    ['pages', '$isnull', true, { operator: '$isnull' }],
    ['pages', '$isnull', false, { operator: '$notnull' }],
    ['pages', '$isnull', 'false', { operator: '$notnull' }],
    ['pages', '$notnull', '', { operator: '$notnull' }],
    ['pages', '$notnull', 'false', { operator: '$isnull' }],
    ['pages', '$eq', null, { operator: '$isnull' }],
    ['pages', '$ne', null, { operator: '$notnull' }],
  ])(
    'a query can compare %s by %s with %j, which is converted to the type of the field',
    (field, operator, raw, expected) => {
      expect(asked(field, operator, raw)).toEqual({ field, ...expected });
    },
  );

  it.each<[string, string, unknown, MessageParams]>([
    ['nope', '$eq', 'a', { reason: 'unknown_field', field: 'nope', resource: 'books' }],
    ['title', '$like', 'a', { reason: 'unknown_operator', field: 'title', operator: '$like' }],
    ['title', 'x'.repeat(150), 'a', { reason: 'unknown_operator', field: 'title', operator: 'x'.repeat(100) }],
    ['pages', '$cont', '1', { reason: 'operator_not_allowed', field: 'pages', operator: '$cont' }],
    ['pages', '$eq', 'x', { reason: 'invalid_value', field: 'pages', operator: '$eq', value: 'x' }],
    ['pages', '$eq', { a: 1 }, { reason: 'invalid_value', field: 'pages', operator: '$eq', value: '{"a":1}' }],
    ['pages', '$eq', undefined, { reason: 'invalid_value', field: 'pages', operator: '$eq', value: '' }],
    ['pages', '$gt', null, { reason: 'invalid_value', field: 'pages', operator: '$gt', value: 'null' }],
    [
      'pages',
      '$eq',
      'x'.repeat(150),
      { reason: 'invalid_value', field: 'pages', operator: '$eq', value: 'x'.repeat(100) },
    ],
    ['pages', '$in', '', { reason: 'invalid_value', field: 'pages', operator: '$in', value: '' }],
    ['pages', 'in', [], { reason: 'invalid_value', field: 'pages', operator: 'in', value: '[]' }],
    ['pages', '$in', '1,x', { reason: 'invalid_value', field: 'pages', operator: '$in', value: 'x' }],
    ['pages', '$between', '1', { reason: 'invalid_value', field: 'pages', operator: '$between', value: '1' }],
    ['pages', '$between', '1,2,3', { reason: 'invalid_value', field: 'pages', operator: '$between', value: '1,2,3' }],
    ['pages', '$between', '1,x', { reason: 'invalid_value', field: 'pages', operator: '$between', value: 'x' }],
  ])(
    'a query that compares %s by %j with %j is rejected, and the error names the cause',
    (field, operator, raw, params) => {
      expect(refusal(field, operator, raw)).toEqual({ parameter: 'filter', ...params });
    },
  );

  it.each<[string, string, unknown, object]>([
    ['title', '$eq', ' Na\u00a0\u2003b\t', { value: 'Na b' }],
    ['title', '$ne', 'Na  b', { value: 'Na b' }],
    ['title', '$eqL', 'Na  b', { value: 'Na b' }],
    ['title', '$gte', 'Na  b', { value: 'Na b' }],
    ['title', '$in', ' a ,b\u00a0c', { values: ['a', 'b c'] }],
    ['title', '$notinL', ['a  b'], { values: ['a b'] }],
    ['title', '$between', 'a\tb, c', { from: 'a b', to: 'c' }],
    ['title', '$starts', 'Na\u00a0\u00a0b\t', { value: 'Na b ' }],
    ['title', '$endsL', '\u00a0 b', { value: ' b' }],
    ['title', '$cont', '\t\u00a0', { value: ' ' }],
    ['title', '$excl', '  a  ', { value: ' a ' }],
    ['title', '$eq', '  ', { value: '  ' }],
    ['tags', '$cont', ' a\u00a0 b ', { value: 'a b' }],
    ['author_id', '$eq', 'a  b', { value: 'a  b' }],
  ])(
    'a query that compares %s by %s with %j normalizes the whitespace of that value',
    (field, operator, raw, expected) => {
      expect(asked(field, operator, raw)).toEqual({ field, operator, ...expected });
    },
  );

  it.each<[string, unknown, object]>([
    ['$eq', 'ab 12', { value: 'AB12' }],
    ['$ne', 'AB-12', { value: 'AB12' }],
    ['$in', 'ab 12,cd.34', { values: ['AB12', 'CD34'] }],
    ['$starts', 'ab', { value: 'ab' }],
  ])(
    'a query that compares by %s with %j normalizes this value by the kind of the field',
    (operator, raw, expected) => {
      const mark = { name: 'mark', base: 'text', message: {}, examples: [], transform: ['compact', 'upper'] } as const;
      const fields = books.fields.map((field) => (field.name === 'title' ? { ...field, format: 'mark' } : field));
      const marked = viewOf({ ...model, kinds: [mark] }, { ...books, fields }, zoneNamed('Asia/Ho_Chi_Minh'));
      expect(comparison(marked, 'filter', 'title', operator, raw)).toEqual({ field: 'title', operator, ...expected });
    },
  );

  it('a query keeps the line breaks of a value for a multiline field', () => {
    const fields = books.fields.map((field) => (field.name === 'title' ? { ...field, multiline: true } : field));
    const lines = viewOf(model, { ...books, fields }, zoneNamed('Asia/Ho_Chi_Minh'));
    expect(comparison(lines, 'filter', 'title', '$eq', ' a\r\nb  c ')).toMatchObject({ value: 'a\nb  c' });
    expect(comparison(lines, 'filter', 'title', '$cont', '\r\nb  c ')).toMatchObject({ value: '\nb  c ' });
  });

  it('a comparison with several values takes a JSON array in the parameter s, and a comma-separated text elsewhere', () => {
    expect(asked('title', '$in', ['a', 'b'], 's')).toEqual({ field: 'title', operator: '$in', values: ['a', 'b'] });
    expect(refusal('title', '$in', 'a,b', 's')).toEqual({
      reason: 'invalid_value',
      parameter: 's',
      field: 'title',
      operator: '$in',
      value: 'a,b',
    });
  });

  it('a comparison in a query may list 500 values and no more', () => {
    const list = (count: number) => Array.from({ length: count }, () => 'a');
    expect(refusal('title', '$in', list(500))).toBeUndefined();
    expect(refusal('title', '$in', list(501))).toEqual({ reason: 'too_many_values', parameter: 'filter', most: 500 });
  });
});

describe('Date compared with a date-time field', () => {
  // Midnight in Hanoi is 17:00 UTC of the previous day.
  const start = '2026-03-15T17:00:00.000Z';
  const end = '2026-03-16T17:00:00.000Z';
  const moment = '2026-03-16T03:04:05.000Z';
  const at = (operator: string, value: string) => ({ field: 'read_at', operator, value });

  it.each<[string, unknown, object]>([
    ['$eq', '2026-03-16', { all: [at('$gte', start), at('$lt', end)] }],
    ['$ne', '2026-03-16', { any: [at('$lt', start), at('$gte', end)] }],
    ['$gt', '2026-03-16', at('$gte', end)],
    ['$gte', '2026-03-16', at('$gte', start)],
    ['$lt', '2026-03-16', at('$lt', start)],
    ['$lte', '2026-03-16', at('$lt', end)],
    ['$gt', moment, at('$gt', moment)],
    ['$eq', moment, at('$eq', moment)],
    ['$between', ['2026-03-16', '2026-03-16'], { all: [at('$gte', start), at('$lt', end)] }],
    ['$between', ['2026-03-16', moment], { all: [at('$gte', start), at('$lte', moment)] }],
    ['$between', [moment, '2026-03-16'], { all: [at('$gte', moment), at('$lt', end)] }],
    ['$between', [moment, moment], { field: 'read_at', operator: '$between', from: moment, to: moment }],
    ['$in', ['2026-03-16', moment], { any: [{ all: [at('$gte', start), at('$lt', end)] }, at('$eq', moment)] }],
    ['$notin', ['2026-03-16', moment], { all: [{ any: [at('$lt', start), at('$gte', end)] }, at('$ne', moment)] }],
    ['$in', [moment], { field: 'read_at', operator: '$in', values: [moment] }],
    ['$notin', [moment], { field: 'read_at', operator: '$notin', values: [moment] }],
  ])("a date compared by %s with %j covers the whole day in the project's time zone", (operator, raw, expected) => {
    expect(asked('read_at', operator, raw)).toEqual(expected);
  });

  it('a date field is compared with the given date without conversion to times', () => {
    expect(asked('published_on', '$lte', '2026-03-16')).toEqual({
      field: 'published_on',
      operator: '$lte',
      value: '2026-03-16',
    });
  });
});
