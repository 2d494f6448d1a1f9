import { describe, expect, it } from 'vitest';
import { decodedPath } from './decoded-path.ts';
import { type GivenRequest, readRequestMatch } from './match-schema.ts';
import { parsePathPattern, pathParameters } from './path-pattern.ts';
import { describeRequest, differencesOf, matchesRequest, type ReceivedRequest } from './request-match.ts';
import { type FieldErrors, SyntaxFault } from './syntax-fault.ts';

function parsed(given: GivenRequest) {
  const errors: FieldErrors = {};
  const match = readRequestMatch(errors, given, 'request');
  expect(errors).toEqual({});
  return match;
}

const request: ReceivedRequest = {
  method: 'POST',
  path: '/api/v1/orders/7',
  query: { page: ['2'], tag: ['a', 'b'] },
  headers: { 'x-kind': 'mobile app', 'content-length': '12' },
  body: { name: 'An', count: 7, due: '2026-03-16T02:00:00Z', items: [{ price: 5 }, { price: 9 }], none: null },
};

describe('Stub conditions that a request meets or fails', () => {
  it.each<[match: GivenRequest, other: GivenRequest]>([
    [{}, { method: 'GET' }],
    [{ method: 'POST' }, { method: 'post' }],
    [{ path: '/api/v1/orders/{id}' }, { path: '/api/v1/orders' }],
    [
      { path: '/api/v1/orders/{id}', method: 'POST' },
      { path: '/api/v1/orders/{id}', method: 'PUT' },
    ],
    [{ query: { page: 2 } }, { query: { page: 3 } }],
    [{ query: { page: '2' } }, { query: { pages: 2 } }],
    [{ query: { tag: 'b' } }, { query: { tag: 'c' } }],
    [{ query: { tag: { oneOf: ['x', 'a'] } } }, { query: { tag: { oneOf: ['x', 'y'] } } }],
    [{ query: { size: { absent: true } } }, { query: { page: { absent: true } } }],
    [{ query: { page: { absent: false } } }, { query: { size: { absent: false } } }],
    [{ query: { page: { absent: false, equals: 2 } } }, { query: { page: { absent: false, equals: 3 } } }],
    [{ headers: { 'X-Kind': { contains: 'app' } } }, { headers: { 'X-Kind': { contains: 'web' } } }],
    [{ headers: { 'x-kind': { matches: '^mobile' } } }, { headers: { 'x-kind': { matches: '^app' } } }],
    [{ headers: { 'content-length': 12 } }, { headers: { 'content-length': 13 } }],
    [{ body: { '$.count': 7 } }, { body: { '$.count': '7' } }],
    [{ body: { '$.none': null } }, { body: { '$.name': null } }],
    [{ body: { '$.count': { contains: '7' } } }, { body: { '$.count': { contains: '8' } } }],
    [{ body: { '$.items[1].price': 9 } }, { body: { '$.items[0].price': 9 } }],
    [{ body: { '$.items[0]': { equals: { price: 5 } } } }, { body: { '$.items[0]': { equals: { price: '5' } } } }],
    [
      { body: { '$.due': { after: '2026-03-16T01:59:59Z' } } },
      { body: { '$.due': { after: '2026-03-16T02:00:00Z' } } },
    ],
    [{ body: { '$.due': { before: '2026-03-17' } } }, { body: { '$.due': { before: '2026-03-16T02:00:00Z' } } }],
    [{ body: { '$.name': { matches: '^A' } } }, { body: { '$.name': { after: '2020-01-01' } } }],
    [{ body: { '$.name': { matches: 'n$' } } }, { body: { '$.count': { before: '2030-01-01' } } }],
    [{ body: { '$.count': { schema: { type: 'integer' } } } }, { body: { '$.count': { schema: { type: 'string' } } } }],
    [
      { body: { '$.name': { oneOf: ['An'], contains: 'A' } } },
      { body: { '$.name': { oneOf: ['An'], contains: 'B' } } },
    ],
  ])('the example request meets the condition %j, but not the condition %j', (given, unlike) => {
    const [match, other] = [parsed(given), parsed(unlike)];
    expect([matchesRequest(match, request), differencesOf(match, request)]).toEqual([true, []]);
    expect([matchesRequest(other, request), differencesOf(other, request).length]).toEqual([false, 1]);
  });
});

it('the comparison of a request with a stub names each unmet condition and the value found', () => {
  const match: GivenRequest = {
    method: 'GET',
    path: '/api/v1/books',
    query: { page: 3, size: 5 },
    headers: { 'X-Kind': { absent: true } },
    body: { '$.items[*].price': { oneOf: [1, 2] }, '$.name': { equals: 'Bo', contains: 'B' } },
  };
  expect(differencesOf(parsed(match), request)).toEqual([
    { part: 'method', expected: 'GET', found: 'POST' },
    { part: 'path', expected: '/api/v1/books', found: '/api/v1/orders/7' },
    { part: 'query.page', expected: '3', found: '"2"' },
    { part: 'query.size', expected: '5', found: 'absent' },
    { part: 'headers.X-Kind', expected: 'absent', found: '"mobile app"' },
    { part: 'body.$.items[*].price', expected: 'one of [1,2]', found: '5, 9' },
    { part: 'body.$.name', expected: '"Bo" and containing "B"', found: '"An"' },
  ]);
});

it('the conditions of a stub on requests are described in one line', () => {
  expect(describeRequest(parsed({}))).toBe('any method any path');
  const match: GivenRequest = {
    method: 'POST',
    path: '/orders',
    query: { page: { absent: false, matches: '^1' } },
    body: { '$.at': { after: '2026-01-01', before: '2026-02-01' }, '$.n': { schema: { type: 'integer' } } },
  };
  expect(describeRequest(parsed(match))).toBe(
    'POST /orders with query.page present and matching /^1/, body.$.at after 2026-01-01 and before 2026-02-01, ' +
      'body.$.n fitting the schema {"type":"integer"}',
  );
});

describe('Path patterns with parameters', () => {
  it.each([
    ['/a/{id}', '/a/7', { id: '7' }],
    ['/a/:id/b', '/a/7/b', { id: '7' }],
    ['/a/{id}', '/a/7/b', undefined],
    ['/a/{id}', '/a/', undefined],
    ['/a/*', '/a/b', {}],
    ['/a/*', '/a/b/c', undefined],
    ['/a/**', '/a/b/c', {}],
    ['/a.b', '/a.b', {}],
    ['/a.b', '/axb', undefined],
    ['/a', '/b/a', undefined],
    ['/{one}/{two}', '/1/2', { one: '1', two: '2' }],
    ['/{one}-{two}', '/1-2', { one: '1', two: '2' }],
    // A colon begins a parameter only at the start of a segment, and a name does not begin with a digit.
    ['/time/10:30', '/time/10:30', {}],
    ['/time/10:30', '/time/10x', undefined],
    ['/time/:30', '/time/:30', {}],
    ['/a/:id:7', '/a/b:7', { id: 'b' }],
  ])('the path pattern %s extracts from the path %s these parameters: %j', (pattern, path, parameters) => {
    expect(pathParameters(pattern, path)).toEqual(parameters);
    expect(parsePathPattern(pattern).test(path)).toBe(parameters !== undefined);
  });

  it.each([
    ['/café/{name}', '/caf%C3%A9/vi%E1%BB%87t%20nam', { name: 'việt nam' }],
    ['/caf%c3%a9/{name}', '/café/a', { name: 'a' }],
    ['/a b', '/a%20b', {}],
    // An encoded slash does not end a segment, and an encoded percent sign is not decoded twice.
    ['/a/{id}', '/a/b%2fc', { id: 'b/c' }],
    ['/a/{id}', '/a/b%252Fc', { id: 'b%2Fc' }],
    ['/a/b%2Fc', '/a/b%2fc', {}],
    ['/a/b%2Fc', '/a/b/c', undefined],
    ['/a/100%25', '/a/100%25', {}],
    ['/a/%2A', '/a/b', undefined],
    ['/a/%7Bid%7D', '/a/{id}', {}],
    ['/a/{id}', '/a/%zz', { id: '%zz' }],
    ['/a/**', '/a/%ff/%', {}],
    ['/a/**', '/a/b%0Ac', {}],
  ])('the path pattern %s extracts from the encoded path %s these parameters: %j', (pattern, path, parameters) => {
    expect(pathParameters(pattern, decodedPath(path))).toEqual(parameters);
  });

  it.each([
    ['/p/{a}/{a}', 'path_name_twice', 7, '{a}'],
    ['/p/{a', 'path_pattern', 3, '{a'],
    ['/p/{}', 'path_pattern', 3, '{}'],
    ['/p/{a-b}', 'path_pattern', 3, '{a-b}'],
    ['/p/***', 'path_pattern', 3, '***'],
    ['/p?a', 'path_query', 2, '?a'],
    ['/p/%e1%bb/a', 'path_encoding', 3, '%e1%bb'],
    ['/p/%C3{a}', 'path_encoding', 3, '%C3'],
  ])('the path pattern %s is rejected with %s at position %i: %s', (pattern, code, position, part) => {
    let fault: unknown;
    try {
      parsePathPattern(pattern);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(SyntaxFault);
    expect(fault).toMatchObject({ code, position, part });
  });
});
