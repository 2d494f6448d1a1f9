import { describe, expect, it } from 'vitest';
import { pathParameters, pathPattern } from './path-pattern.ts';
import {
  describeRequest,
  differencesOf,
  matchesRequest,
  type ReceivedRequest,
  type RequestMatch,
} from './request-match.ts';

const request: ReceivedRequest = {
  method: 'POST',
  path: '/api/v1/orders/7',
  query: { page: ['2'], tag: ['a', 'b'] },
  headers: { 'x-kind': 'mobile app', 'content-length': '12' },
  body: { name: 'An', count: 7, due: '2026-03-16T02:00:00Z', items: [{ price: 5 }, { price: 9 }], none: null },
};

describe('a request is one that is asked for', () => {
  it.each<[match: RequestMatch, RequestMatch]>([
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
  ])('%j, unlike %j', (match, other) => {
    expect([matchesRequest(match, request), differencesOf(match, request)]).toEqual([true, []]);
    expect([matchesRequest(other, request), differencesOf(other, request).length]).toEqual([false, 1]);
  });
});

it('says in what a request is not as expected, and what was found instead', () => {
  const match: RequestMatch = {
    method: 'GET',
    path: '/api/v1/books',
    query: { page: 3, size: 5 },
    headers: { 'X-Kind': { absent: true } },
    body: { '$.items[*].price': { oneOf: [1, 2] }, '$.name': { equals: 'Bo', contains: 'B' } },
  };
  expect(differencesOf(match, request)).toEqual([
    { part: 'method', expected: 'GET', found: 'POST' },
    { part: 'path', expected: '/api/v1/books', found: '/api/v1/orders/7' },
    { part: 'query.page', expected: '3', found: '"2"' },
    { part: 'query.size', expected: '5', found: 'absent' },
    { part: 'headers.X-Kind', expected: 'absent', found: '"mobile app"' },
    { part: 'body.$.items[*].price', expected: 'one of [1,2]', found: '5, 9' },
    { part: 'body.$.name', expected: '"Bo" and containing "B"', found: '"An"' },
  ]);
});

it('describes what is asked for in one line', () => {
  expect(describeRequest({})).toBe('any method any path');
  const match: RequestMatch = {
    method: 'POST',
    path: '/orders',
    query: { page: { absent: false, matches: '^1' } },
    body: { '$.at': { after: '2026-01-01', before: '2026-02-01' }, '$.n': { schema: { type: 'integer' } } },
  };
  expect(describeRequest(match)).toBe(
    'POST /orders with query.page present and matching /^1/, body.$.at after 2026-01-01 and before 2026-02-01, ' +
      'body.$.n fitting the schema {"type":"integer"}',
  );
});

describe('the pattern of a path', () => {
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
  ])('%s of %s names %j', (pattern, path, parameters) => {
    expect(pathParameters(pattern, path)).toEqual(parameters);
    expect(pathPattern(pattern).test(path)).toBe(parameters !== undefined);
  });
});
