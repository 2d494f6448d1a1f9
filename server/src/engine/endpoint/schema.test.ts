import { expect, it } from 'vitest';
import { ANYBODY, isOpen, problems, record } from './schema.ts';

it('an endpoint is public if one of its alternative OpenAPI security requirements is empty', () => {
  expect(isOpen({})).toBe(false);
  expect(isOpen({ security: [] })).toBe(false);
  expect(isOpen({ security: [{ bearer: [] }] })).toBe(false);
  expect(isOpen({ security: ANYBODY })).toBe(true);
  expect(isOpen({ security: [{ bearer: [] }, ...ANYBODY] })).toBe(true);
});

it('the error responses of an endpoint are documented for each status', () => {
  expect(record('Book')).toEqual({ $ref: '#/components/schemas/Book' });
  expect(problems()).toEqual({});
  const refusal = { $ref: '#/components/schemas/ApiProblem' };
  expect(problems(404, 429)).toEqual({
    404: { description: expect.any(String), headers: { 'X-Request-Id': expect.any(Object) }, ...refusal },
    429: {
      description: expect.any(String),
      headers: { 'Retry-After': expect.any(Object), 'X-Request-Id': expect.any(Object) },
      ...refusal,
    },
  });
});
