import { expect, it } from 'vitest';
import { parseObject, objectOrEmpty } from './json-object.ts';
import { getOrThrow } from './get-or-throw.ts';
import { Problem, tooManyRequests } from './problem.ts';
import { timingSafeEqualText } from './timing-safe-equal-text.ts';

const said = ({ name, message, status, code, params, errors, retryAfter }: Problem) => ({
  name,
  message,
  status,
  code,
  params,
  errors,
  retryAfter,
});

it('a problem (an error with a status) contains its code and the delay before a retry', () => {
  const common = { name: 'Problem', params: {}, errors: undefined };
  expect(said(new Problem(409, 'lent'))).toEqual({
    ...common,
    message: 'lent',
    status: 409,
    code: 'lent',
    retryAfter: undefined,
  });
  expect(said(new Problem(503, 'away'))).toEqual({
    ...common,
    message: 'away',
    status: 503,
    code: 'away',
    retryAfter: 5,
  });
  const own = new Problem(503, 'away', { book: 'Emma' }, { title: 'taken' }, 60);
  expect(said(own)).toMatchObject({ params: { book: 'Emma' }, errors: { title: 'taken' }, retryAfter: 60 });
  expect(said(tooManyRequests(7))).toEqual({
    ...common,
    message: 'too_many_requests',
    status: 429,
    code: 'too_many_requests',
    params: { seconds: 7 },
    retryAfter: 7,
  });
});

it('the constant-time comparison of secrets returns true only for equal texts', () => {
  expect([
    timingSafeEqualText('a', 'a'),
    timingSafeEqualText('a', 'b'),
    timingSafeEqualText('a', 'aa'),
    timingSafeEqualText('', ''),
    timingSafeEqualText('é', 'e'),
  ]).toEqual([true, false, false, true, false]);
});

it('objectOrEmpty returns {} for anything but an object, and objectIn throws for JSON that is not an object', () => {
  expect([{ a: 1 }, undefined, null, [1], 'a'].map(objectOrEmpty)).toEqual([{ a: 1 }, {}, {}, {}, {}]);
  expect(parseObject('{"a":1}')).toEqual({ a: 1 });
  expect(() => parseObject(`"${'x'.repeat(200)}"`)).toThrow(new Error(`no JSON object: "${'x'.repeat(99)}`));
  expect(() => parseObject('[]')).toThrow('no JSON object: []');
});

it('looking up an unknown resource throws an error that names it', () => {
  expect(getOrThrow(new Map([['books', 1]]), 'books')).toBe(1);
  expect(() => getOrThrow(new Map(), 'books')).toThrow('no resource is named "books"');
});
