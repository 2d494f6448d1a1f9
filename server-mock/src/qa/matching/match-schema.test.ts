import { describe, expect, it } from 'vitest';
import { type GivenRequest, readRequestMatch, readValuesAtPaths } from './match-schema.ts';
import type { FieldErrors } from './syntax-fault.ts';

function read(given: Readonly<Record<string, unknown>> | undefined) {
  const errors: FieldErrors = {};
  const found = readValuesAtPaths(errors, given, 'about');
  return { errors, matches: found && Object.fromEntries(found.map(({ path, match }) => [path.text, match])) };
}

function readRequest(given: GivenRequest, place: string) {
  const errors: FieldErrors = {};
  return { errors, match: readRequestMatch(errors, given, place) };
}

describe('Stub conditions on values', () => {
  it('a valid condition on a value is parsed with all its parts', () => {
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
    expect(read(given)).toStrictEqual({ errors: {}, matches: { ...given, none: { equals: undefined } } });
    expect(read(undefined)).toEqual({ errors: {} });
  });

  it('a parsed condition omits each part whose value has the wrong type', () => {
    const wrong = { contains: 1, matches: 2, oneOf: 'a', schema: 'b', after: 3, before: 4, absent: 'no' };
    expect(read({ wrong }).matches).toStrictEqual({ wrong: { equals: undefined } });
  });

  it('an invalid or unsatisfiable condition is rejected with an error for each wrong part', () => {
    const given = {
      a: { matches: '(' },
      b: { schema: { type: 'nothing' } },
      c: { after: 'soon', before: 'late' },
      d: { after: '2026-01-01' },
      e: { after: '2026-01-02', before: '2026-01-02' },
      f: { absent: true, contains: 'a' },
      'g.': 1,
    };
    expect(read(given).errors).toEqual({
      'about.a.matches': { code: 'regexp', params: { position: 0, part: '(' } },
      'about.b.schema': { code: 'json_schema' },
      'about.c.after': { code: 'moment' },
      'about.c.before': { code: 'moment' },
      'about.e.before': { code: 'reversed', params: { from: '2026-01-02', to: '2026-01-02' } },
      'about.f.absent': { code: 'excluded', params: { other: 'contains' } },
      'about.g.': { code: 'json_path', params: { position: 2, part: '' } },
    });
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
    'a regular expression %s, which is malformed or needs backtracking, is rejected with the error position',
    (matches, position, part) => {
      const error = { code: 'regexp', params: { position, part } };
      expect(read({ a: { matches } }).errors).toEqual({ 'about.a.matches': error });
      const schema = { properties: { name: { type: 'string', pattern: matches } } };
      expect(read({ a: { schema } }).errors).toEqual({ 'about.a.schema.properties.name.pattern': error });
      expect(read({ a: { schema: { patternProperties: { [matches]: {} } } } }).errors).toEqual({
        'about.a.schema.patternProperties': error,
      });
    },
  );
});

describe('Stub conditions on requests', () => {
  it('a condition on requests is parsed with its method, path, query, headers and body', () => {
    const given = {
      method: 'GET',
      path: '/books',
      query: { page: 1 },
      headers: { accept: { contains: 'json' } },
      body: { '$.a': null },
    };
    const { errors, match } = readRequest(given, 'request');
    expect(errors).toEqual({});
    expect([match.method, match.path?.text, match.query, match.headers]).toEqual([
      'GET',
      '/books',
      given.query,
      given.headers,
    ]);
    expect(match.body?.map((at) => [at.path.text, at.match])).toEqual([['$.a', null]]);
    expect(readRequest({}, 'request')).toEqual({ errors: {}, match: {} });
  });

  it('an invalid condition on requests is rejected with the errors of path, query, headers and body together', () => {
    const wrong = { x: { matches: '(' } };
    const given = { path: '/{a', query: wrong, headers: { ...wrong, 'x y': 1 }, body: wrong };
    expect(readRequest(given, 'order.1').errors).toEqual({
      'order.1.path': { code: 'path_pattern', params: { position: 1, part: '{a' } },
      'order.1.query.x.matches': { code: 'regexp', params: { position: 0, part: '(' } },
      'order.1.headers.x y': { code: 'header_name', params: { position: 1, part: ' y' } },
      'order.1.headers.x.matches': { code: 'regexp', params: { position: 0, part: '(' } },
      'order.1.body.x.matches': { code: 'regexp', params: { position: 0, part: '(' } },
    });
  });
});
