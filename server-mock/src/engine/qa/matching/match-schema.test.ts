import { describe, expect, it } from 'vitest';
import { type FieldError, Problem } from '../../problem.ts';
import { readRequestMatch, readValueMatches } from './match-schema.ts';

function problemOf(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code, error.errors];
    throw error;
  }
  return undefined;
}

describe('what has to hold of values', () => {
  it('is read as it was given', () => {
    const all = {
      equals: 0,
      contains: 'a',
      matches: '^a',
      oneOf: [1],
      schema: { type: 'string' },
      after: '2026-01-01',
      before: '2026-02-01T00:00:00Z',
      absent: false,
    };
    const given = { text: 'a', number: 0, boolean: false, nothing: null, all, none: {} };
    expect(readValueMatches(given, 'about')).toStrictEqual({ ...given, none: { equals: undefined } });
    expect(readValueMatches(undefined, 'about')).toBeUndefined();
  });

  it('has only parts of the type that they must have', () => {
    const wrong = { contains: 1, matches: 2, oneOf: 'a', schema: 'b', after: 3, before: 4, absent: 'no' };
    expect(readValueMatches({ wrong }, 'about')).toStrictEqual({ wrong: { equals: undefined } });
  });

  it('is refused with each part that can never hold', () => {
    const given = {
      a: { matches: '(' },
      b: { schema: { type: 'nothing' } },
      c: { after: 'soon', before: 'late' },
      d: { after: '2026-01-01' },
    };
    expect(problemOf(() => readValueMatches(given, 'about'))).toEqual([
      422,
      'validation_failed',
      {
        'about.a.matches': { code: 'regexp', params: { position: 0, part: '(' } },
        'about.b.schema': { code: 'json_schema' },
        'about.c.after': { code: 'moment' },
        'about.c.before': { code: 'moment' },
      },
    ]);
  });

  it.each([
    ['a(?=b)', 1, '(?='],
    ['a(?!b)', 1, '(?!'],
    ['ab(?<=b)', 2, '(?<=b)'],
    [String.raw`(a)\1`, 3, String.raw`\1`],
    ['a{1,2000}', 1, '{1,2000}'],
    ['a++', 1, '++'],
    ['(?P<x>a)', 0, '(?P<x>a)'],
  ])(
    'refuses the pattern %s, which needs backtracking or is malformed, with its position',
    (matches, position, part) => {
      const error = { code: 'regexp', params: { position, part } };
      expect(problemOf(() => readValueMatches({ a: { matches } }, 'about'))).toEqual([
        422,
        'validation_failed',
        { 'about.a.matches': error },
      ]);
      const schema = { properties: { name: { type: 'string', pattern: matches } } };
      expect(problemOf(() => readValueMatches({ a: { schema } }, 'about'))).toEqual([
        422,
        'validation_failed',
        { 'about.a.schema.properties.name.pattern': error },
      ]);
      expect(
        problemOf(() => readValueMatches({ a: { schema: { patternProperties: { [matches]: {} } } } }, 'about')),
      ).toEqual([422, 'validation_failed', { 'about.a.schema.patternProperties': error }]);
    },
  );

  it('is not refused by itself where its errors are collected', () => {
    const errors: Record<string, FieldError> = {};
    expect(readValueMatches({ a: { matches: '(' } }, 'about', errors)).toEqual({ a: { matches: '(' } });
    expect(errors).toEqual({ 'about.a.matches': { code: 'regexp', params: { position: 0, part: '(' } } });
  });
});

describe('what a request has to be', () => {
  it('is read with all its parts', () => {
    const given = {
      method: 'GET',
      path: '/books',
      query: { page: 1 },
      headers: { accept: { contains: 'json' } },
      body: { '$.a': null },
    };
    expect(readRequestMatch(given, 'request')).toEqual(given);
    expect(readRequestMatch({}, 'request')).toEqual({});
  });

  it('is refused with the errors of all groups at once', () => {
    const wrong = { x: { matches: '(' } };
    expect(problemOf(() => readRequestMatch({ query: wrong, headers: wrong, body: wrong }, 'order.1'))).toEqual([
      422,
      'validation_failed',
      {
        'order.1.query.x.matches': { code: 'regexp', params: { position: 0, part: '(' } },
        'order.1.headers.x.matches': { code: 'regexp', params: { position: 0, part: '(' } },
        'order.1.body.x.matches': { code: 'regexp', params: { position: 0, part: '(' } },
      },
    ]);
  });
});
